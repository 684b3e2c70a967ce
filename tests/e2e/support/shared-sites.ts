import { serve } from './serve';
import { type RunningSite, type Site, siteAt, startSite } from './site';
import { startStage } from './stage';

/** Public origin of the `published` site. */
export const publishedAt = 'https://news.example';

const starts: Readonly<Record<string, () => Promise<Site>>> = {
  /** A site with a healthy upstream. */
  site: async () => (await startStage()).site,
  /** The sample edition on a local host. */
  sample: () => startSite(),
  /** The sample edition at `publishedAt`. */
  published: () => startSite({ SITE_URL: publishedAt }),
};

/** Offers one site of each kind to all workers, started when the first test needs it. Returns a function that ends them. */
export default async function offerSites(): Promise<() => Promise<void>> {
  const sites = new Map<string, Promise<Site>>();
  const server = await serve(async (request, response) => {
    const kind = request.url?.slice(1) ?? '';
    const site = sites.get(kind) ?? starts[kind]?.() ?? Promise.reject(new Error(`no site ${kind}`));
    sites.set(kind, site);
    site.then(
      ({ port, startedAt }) => response.end(`${port} ${startedAt}`),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  process.env.SHARED_SITES = server.url;
  return async () => {
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.end();
    await server.close();
  };
}

/** Returns the shared site of a kind. */
export async function sharedSite(kind: string): Promise<RunningSite> {
  const response = await fetch(`${process.env.SHARED_SITES}/${kind}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  const [port = 0, startedAt = 0] = text.split(' ').map(Number);
  return siteAt(port, startedAt);
}
