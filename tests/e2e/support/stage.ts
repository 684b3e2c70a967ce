import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { type Site, startSite } from './site';

/** A site on a fake upstream of its own. */
export type Stage = { upstream: FakeUpstream; site: Site; end: () => Promise<void> };

/** For a group of tests that share both: a site on that upstream's feeds, with settings that may name it. */
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
