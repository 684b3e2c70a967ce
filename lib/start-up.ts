import { openBlogDesk } from '@/lib/blog/blog-desk';
import { logLine } from '@/lib/log';
import { openNewsDesk } from '@/lib/news/freshness/news-desk';
import { builtAt } from '@/lib/outbound/crawlers/built-at';
import { expiryOf, expiryWarning } from '@/lib/outbound/crawlers/write-security';
import { SettingError, settings } from '@/lib/settings';
import { keepHeadersPlain } from '@/lib/web/plain-headers';
import { openRequestDoor } from '@/lib/web/requests/request-door';

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
  const { siteUrl, trustedProxies } = settings();
  openRequestDoor({ host: new URL(siteUrl).host, trustedProxies });
  const warning = expiryWarning(expiryOf(builtAt()), new Date());
  if (warning) logLine(warning);
  openNewsDesk();
  openBlogDesk();
}
