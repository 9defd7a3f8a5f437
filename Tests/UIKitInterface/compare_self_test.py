def problems(api, headless):
  return []
