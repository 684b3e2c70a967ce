import { openBlogDesk } from '@/lib/blog/blog-desk';
import { thisCity } from '@/lib/city/this-city';
import { frameHosts } from '@/lib/embeds/frame-hosts';
import { logLine } from '@/lib/log';
import { openNewsDesk } from '@/lib/news/freshness/news-desk';
import { builtAt } from '@/lib/outbound/crawlers/built-at';
import { expiryOf, expiryWarning } from '@/lib/outbound/crawlers/write-security';
import { documentLinks } from '@/lib/partners/document-links';
import { SettingError, settings } from '@/lib/settings';
import { protectAnswers } from '@/lib/web/headers/protect-answers';
import { keepHeadersPlain } from '@/lib/web/plain-headers';

/** The framework's tools for writing a site run scripts of their own: no policy there. */
function protect(): void {
  protectAnswers({
    frameHosts: frameHosts(thisCity()),
    secure: settings().siteUrl.startsWith('https:'),
    ownDocuments: thisCity().partners.some((document) => !documentLinks(document).foreign),
  });
}

/** Checks the settings and opens the two desks; a wrong setting is told in one sentence and ends the process. */
export function startUp(): void {
  try {
    settings();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  keepHeadersPlain();
  if (process.env.NODE_ENV === 'production') protect();
  const warning = expiryWarning(expiryOf(builtAt()), new Date());
  if (warning) logLine(warning);
  openNewsDesk();
  openBlogDesk();
}
