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

/** ms. */
const betweenRenewals = 5000;

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

/** Development tools need scripts and requests that the filter and the policies would refuse. */
function serveDevelopment(server: Server, handle: RequestListener): void {
  server.on('request', (request, response) => {
    if (!streamResponse(request, response, (headers) => headers)) handle(request, response);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
}

function serveReaders(server: Server, handle: RequestListener): void {
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
}

export function serveSite(server: Server, handle: RequestListener): Promise<void> {
  Object.assign(globalThis, { [Symbol.for('local-news.changes-of')]: changesOf });
  if (process.env.NODE_ENV === 'production') serveReaders(server, handle);
  else serveDevelopment(server, handle);
  return listen(server, settings());
}
