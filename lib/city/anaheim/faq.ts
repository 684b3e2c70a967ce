import type { FaqCategory } from '@/lib/city/city-type';
import { businessEconomy } from './faq/business-economy';
import { communityResources } from './faq/community-resources';
import { educationSchools } from './faq/education-schools';
import { entertainmentAttractions } from './faq/entertainment-attractions';
import { generalLocalNews } from './faq/general-local-news';
import { governmentServices } from './faq/government-services';
import { healthServices } from './faq/health-services';
import { housingRealEstate } from './faq/housing-real-estate';
import { parksRecreation } from './faq/parks-recreation';
import { tourism } from './faq/tourism';
import { transportationTraffic } from './faq/transportation-traffic';
import { weatherEmergency } from './faq/weather-emergency';

/** The FAQ: twelve categories in the order of requirements section 2. */
export const faq: readonly FaqCategory[] = [
  generalLocalNews,
  governmentServices,
  transportationTraffic,
  educationSchools,
  entertainmentAttractions,
  businessEconomy,
  weatherEmergency,
  communityResources,
  housingRealEstate,
  parksRecreation,
  healthServices,
  tourism,
];
