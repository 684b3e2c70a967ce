import './with-anaheim';

/** Anaheim, as the site serves it when it is the only city. */
export { city } from './any-city';
