import { openCities } from '@/lib/city/this-city';

// For tests that need any city.
await openCities();
