// Cubot makes phones.
const crawlers = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|archiver/i;

export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
