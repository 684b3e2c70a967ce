// One maker of telephones is called Cubot.
const crawlers = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|archiver/i;

/** Whether a browser says that it reads for an index or a preview, not for a person. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
