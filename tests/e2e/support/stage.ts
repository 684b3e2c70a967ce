import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { type Site, startSite } from './site';

/** A site with its own fake upstream. */
export type Stage = { upstream: FakeUpstream; site: Site; end: () => Promise<void> };

/** Starts a site with an upstream's feeds for a group of tests; settings may refer to the upstream. */
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
