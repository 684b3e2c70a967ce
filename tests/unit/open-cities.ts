import { openCities } from '@/lib/city/open-cities';

// Opens the cities, for tests that need any city.
await openCities();
