import path from 'node:path';
import { openBlogDesk } from '@/lib/blog/blog-desk';
import { sweepDrafts } from '@/lib/freshness/sweep-drafts';
import { log, setLogLevel } from '@/lib/log';
import { openNewsDesk } from '@/lib/news/freshness/news-desk';
import { builtAt } from '@/lib/outbound/crawlers/built-at';
import { expiryOf, expiryWarning } from '@/lib/outbound/crawlers/write-security';
import { closeRadio } from '@/lib/radio/radio-desk';
import { SettingError, type Settings, settings } from '@/lib/settings';
import { rememberResponses } from '@/lib/web/node-response';
import { keepHeadersPlain } from '@/lib/web/plain-headers';
import { openRequestDoor } from '@/lib/web/requests/request-door';
import { partWell } from '@/lib/web/serving/goodbye';

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

/** Checks the settings and opens the two desks; a wrong setting is told in one sentence and ends the process. */
export function startUp(): void {
  const { cacheDir, logLevel, siteUrl, trustedProxies } = checkedSettings();
  setLogLevel(logLevel);
  keepHeadersPlain();
  openRequestDoor({ host: new URL(siteUrl).host, trustedProxies });
  rememberResponses('/api/stream');
  // A stream has no end of its own, and the server waits for what is in flight.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, closeRadio);
  partWell(log);
  const warning = expiryWarning(expiryOf(builtAt()), new Date());
  if (warning) log('warn', warning);
  void sweep(cacheDir);
  openNewsDesk();
  openBlogDesk();
}
