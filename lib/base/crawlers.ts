// Cubot makes phones.
export const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|archiver/i;
