import { openCities } from '@/lib/city/this-city';

// Opens the cities, for tests that need any city.
await openCities();
