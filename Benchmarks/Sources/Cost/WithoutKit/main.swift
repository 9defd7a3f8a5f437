import CostScreen

PostsScreen().show()
