import type { RequestListener, Server } from 'node:http';
import { log } from '@/lib/base/log';
import { thisCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { frameHosts } from '@/lib/pages/embeds/frame-hosts';
import { documentLinks } from '@/lib/pages/partners/document-links';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { absentEntries, knownEntries } from '@/lib/server/addresses/absent-entries';
import { knownAddresses } from '@/lib/server/addresses/known-addresses';
import { ownFiles } from '@/lib/server/files/own-files';
import { topicsOf } from '@/lib/server/finished/page-topics';
import { askFramework } from '@/lib/server/framework/ask-framework';
import { requestHandler } from '@/lib/server/handle-requests';
import { protection, type SiteFacts } from '@/lib/server/headers/protect-response';
import { shutDownGracefully } from '@/lib/server/listening/graceful-shutdown';
import { listen } from '@/lib/server/listening/listen';
import { serverLimits } from '@/lib/server/listening/server-limits';
import { streamResponse } from '@/lib/server/stream-response';
import { settings } from '@/lib/settings/settings';

/** Pages that news has overtaken are looked for so often, ms. */
const betweenRenewals = 5000;

/** What tells when the things last changed that the page at a path shows. */
function changesOf(path: string): () => number {
  const topics = topicsOf(path);
  return () => newsChangedAt(topics);
}

function siteFacts(): SiteFacts {
  return {
    frameHosts: frameHosts(thisCity()),
    secure: settings().siteUrl.startsWith('https:'),
    ownDocuments: thisCity().partners.some((document) => !documentLinks(document).foreign),
  };
}

/**
 * The framework's tools for writing a site run scripts of their own and speak to their server as no reader may: with
 * the filter and the policies no island would wake and no change would come. The radio is ours there too.
 */
function serveDevelopment(server: Server, handle: RequestListener): void {
  server.on('request', (request, response) => {
    if (!streamResponse(request, response, (headers) => headers)) handle(request, response);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
}

/** Made before anybody asks: the page that most ask for, and the feed that takes longest, with all posts in it. */
const firstAnswers = ['/', '/rss.xml'];

/** Has a server answer readers; gives what makes the first answers ready. */
function serveReaders(server: Server, handle: RequestListener): () => Promise<void> {
  const { siteUrl, trustedProxies } = settings();
  const isKnown = knownAddresses(process.cwd());
  const absent = absentEntries(knownEntries);
  const site = { host: new URL(siteUrl).host, trustedProxies, isKnown, absent, changesOf };
  const protecting = protection(siteFacts());
  const file = ownFiles(process.cwd(), protecting);
  const { answer, finished } = requestHandler({ ...site, file }, askFramework(handle), protecting);
  setInterval(() => void finished.renew(), betweenRenewals).unref();
  const admit = shutDownGracefully(server, log, closeRadio);
  Object.assign(server, serverLimits);
  server.on('request', (request, response) => {
    admit(response, () =>
      answer(request, response)?.catch((error: Error) => {
        log('error', 'a request could not be answered', { reason: error.message });
        response.destroy();
      }),
    );
  });
  return async () => {
    for (const key of firstAnswers) await finished.get(key);
  };
}

/** Has a server answer requests, by the framework's handler where nothing else answers first, and then listen. */
export async function serveSite(server: Server, handle: RequestListener): Promise<void> {
  // The framework loads its page cache outside of the bundle.
  Object.assign(globalThis, { [Symbol.for('local-news.changes-of')]: changesOf });
  if (process.env.NODE_ENV !== 'production') {
    serveDevelopment(server, handle);
    return listen(server, settings());
  }
  const makeReady = serveReaders(server, handle);
  await listen(server, settings());
  await makeReady();
}
