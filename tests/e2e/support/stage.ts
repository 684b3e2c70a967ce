import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { type Site, startSite } from './site';

/** A site with its own fake upstream. */
export type Stage = { upstream: FakeUpstream; site: Site; end: () => Promise<void> };

/** Starts a site with a fake upstream for a group of tests. `settings` can use the upstream's addresses. */
export async function startStage(
  settings: (upstream: FakeUpstream) => Record<string, string> = () => ({}),
): Promise<Stage> {
  const upstream = await startFakeUpstream();
  const site = await startSite({ FEEDS: upstream.feedTemplate, ...settings(upstream) });
  const end = async () => {
    await site.end();
    await upstream.close();
  };
  return { upstream, site, end };
}
