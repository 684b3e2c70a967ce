import path from 'node:path';
import { openBlogDesk } from '@/lib/blog/blog-desk';
import { thisCity } from '@/lib/city/this-city';
import { frameHosts } from '@/lib/embeds/frame-hosts';
import { sweepDrafts } from '@/lib/freshness/records/sweep-drafts';
import { log, outliveTheLog, setLogLevel } from '@/lib/log';
import { openNewsDesk } from '@/lib/news/freshness/news-desk';
import { builtAt } from '@/lib/outbound/crawlers/built-at';
import { expiryOf, expiryWarning } from '@/lib/outbound/crawlers/write-security';
import { openWebSub } from '@/lib/outbound/feeds/websub/open-websub';
import { documentLinks } from '@/lib/partners/document-links';
import { closeRadio } from '@/lib/radio/radio-desk';
import { SettingError, type Settings, settings } from '@/lib/settings';
import { protectAnswers } from '@/lib/web/headers/protect-answers';
import { rememberResponses } from '@/lib/web/live/node-response';
import { openRequestDoor } from '@/lib/web/requests/request-door';
import { compressAnswers } from '@/lib/web/serving/compress-answers';
import { partWell } from '@/lib/web/serving/goodbye';
import { keepHeadersPlain } from '@/lib/web/serving/plain-headers';

function checkedSettings(): Settings {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

// Only our own rooms: the folder itself may be one that other programs use too.
async function sweep(cacheDir: string): Promise<void> {
  for (const room of ['news', 'blog']) {
    const folder = path.resolve(/*turbopackIgnore: true*/ cacheDir, room);
    const files = await sweepDrafts(folder, Date.now());
    if (files > 0) log('info', 'removed what writes that were cut off had left', { files, folder });
  }
}

function protect(siteUrl: string): void {
  protectAnswers({
    frameHosts: frameHosts(thisCity()),
    secure: siteUrl.startsWith('https:'),
    ownDocuments: thisCity().partners.some((document) => !documentLinks(document).foreign),
  });
}

/** What stands between the readers and the framework, from the first byte of a request to the last of an answer. */
function guardTheDoor({ siteUrl, trustedProxies }: Settings): void {
  keepHeadersPlain();
  // The framework's tools for writing a site run scripts of their own and speak to their server as no reader may: with
  // the door closed to them no island would wake and no change would come.
  if (process.env.NODE_ENV === 'production') {
    openRequestDoor({ host: new URL(siteUrl).host, trustedProxies });
    protect(siteUrl);
  }
  rememberResponses('/api/stream');
  compressAnswers();
  partWell(log, closeRadio);
}

/** Checks the settings and opens door and desks; a wrong setting is told in one sentence and ends the process. */
export function startUp(): void {
  outliveTheLog();
  const checked = checkedSettings();
  setLogLevel(checked.logLevel);
  guardTheDoor(checked);
  const warning = expiryWarning(expiryOf(builtAt()), new Date());
  if (warning) log('warn', warning);
  void sweep(checked.cacheDir);
  openNewsDesk();
  openBlogDesk();
  openWebSub(checked);
}
