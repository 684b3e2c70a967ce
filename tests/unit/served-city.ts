import './with-anaheim';
import './open-cities';
import { thisCity } from './this-city';

/** Anaheim, as the site serves it when it is the only city. */
export const city = thisCity();
