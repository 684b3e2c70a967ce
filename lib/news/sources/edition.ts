import { type Settings, settings } from '@/lib/settings/settings';
import { isHomeName, isLiteralAddress, isPublicAddress } from '@/lib/web/guard/public-address';

type Edition = Pick<Settings, 'feeds' | 'siteUrl'>;

/** The page that explains the sample edition to readers. */
export const sampleEditionPath = '/sample-edition';

/** Whether headlines and events are the bundled samples. */
export function isSampleEdition({ feeds }: Pick<Edition, 'feeds'> = settings()): boolean {
  return feeds.kind === 'sample';
}

/** What every page, feed and file of the sample edition says of it; nothing in any other edition. */
export function editionNotice(): string | undefined {
  return isSampleEdition()
    ? 'Sample edition: These headlines and events are examples, not today’s news.'
    : undefined;
}

/** Whose the headlines are, in one line for footers and feeds. */
export function headlineRights(): string {
  return isSampleEdition()
    ? 'The sample headlines are our own. Each one links to a page about its subject.'
    : 'Headlines belong to their sources. Each one links to the full story.';
}

function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return isLiteralAddress(hostname) ? isPublicAddress(hostname) : !isHomeName(hostname);
}

/** The pages whose content is headlines or events: the front page, Local News, Community, Events, every section. */
const madeOfHeadlines = /^\/(?:(?:local-news|community|events|news)(?:\/.*)?)?$/;

/** Whether search engines may list the page at a path: on a public site, no page that is made of samples. */
export function mayBeListed(path: string, edition: Edition = settings()): boolean {
  return !(isSampleEdition(edition) && isPublic(edition.siteUrl) && madeOfHeadlines.test(path));
}
