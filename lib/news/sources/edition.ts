import { thisCity } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/edition-of';
import { type Settings, settings } from '@/lib/settings/settings';
import { isHomeName, isLiteralAddress, isPublicAddress } from '@/lib/web/guard/public-address';

type Edition = Pick<Settings, 'feeds' | 'siteUrl'>;

export const sampleEditionPath = '/sample-edition';

export function isSampleEdition({ feeds }: Pick<Edition, 'feeds'> = settings()): boolean {
  return editionOf(feeds, thisCity()) === 'sample';
}

/** On every page, feed and file of the sample edition; undefined in any other. */
export function editionNotice(): string | undefined {
  return isSampleEdition()
    ? 'Sample edition: These headlines and events are examples, not today’s news.'
    : undefined;
}

export function headlineRights(): string {
  return isSampleEdition()
    ? 'The sample headlines are our own. Each one links to a page about its subject.'
    : 'Headlines belong to their sources. Each one links to the full story.';
}

function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return isLiteralAddress(hostname) ? isPublicAddress(hostname) : !isHomeName(hostname);
}

const madeOfHeadlines = /^\/(?:(?:local-news|community|events|news)(?:\/.*)?)?$/;

/** False for pages of samples on a public site. */
export function mayBeListed(path: string, edition: Edition = settings()): boolean {
  return !(isSampleEdition(edition) && isPublic(edition.siteUrl) && madeOfHeadlines.test(path));
}
