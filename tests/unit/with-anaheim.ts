// Imported by a test of what is Anaheim's alone: it then holds whatever city the other tests run with.
process.env.CITIES_DIR = '';
process.env.CITY = '';
