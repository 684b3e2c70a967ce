// Serves Anaheim in tests that are specific to it, whichever city the other tests run with.
process.env.CITIES_DIR = '';
process.env.CITY = '';
