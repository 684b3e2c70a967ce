import './open-cities';
import { thisCity } from './this-city';

/** The only city of this test run, whichever it is. */
export const city = thisCity();
