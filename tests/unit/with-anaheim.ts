// For tests specific to Anaheim, so they pass whatever city other tests run with.
process.env.CITIES_DIR = '';
process.env.CITY = '';
