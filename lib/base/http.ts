/** Header with the city of a request, for Next.js; rewrites in next.config.mjs read it. */
export const CITY_HEADER = 'x-city';
/** Value of `x-city` for requests that belong to no city: to the network's own host, or for the health report. */
export const NO_CITY = '~network';
/** Request header with the page's path and query, which Next.js does not pass to layouts. */
export const PATH_HEADER = 'x-page-path';

// Cubot is a phone maker, not a bot.
export const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|archiver/i;
