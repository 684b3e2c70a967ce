import { openCities } from '@/lib/city/this-city';

// Imported by tests of code that asks for a city and does not mind which.
await openCities();
