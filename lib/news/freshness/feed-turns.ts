import { fetchesAtOnce } from '@/lib/freshness/schedule/spread';
import { type Turns, turns } from '@/lib/freshness/schedule/turns';
import { isSampleAddress } from '@/lib/news/sources/read-sample';
import type { Settings } from '@/lib/settings/settings';

type Asked = Pick<Settings, 'feeds' | 'feedProxyUrl' | 'feedRefreshSeconds'>;

/**
 * One fetch at a time from each host, whichever cities name it; several where all go to the operator's own, a template's
 * or a proxy's. Samples are files, and wait for nothing.
 */
export function feedTurns({ feeds, feedProxyUrl, feedRefreshSeconds }: Asked, sources: number): Turns {
  const most = fetchesAtOnce(sources, feedRefreshSeconds * 1000);
  const isOperators = feeds.kind === 'template' || feedProxyUrl !== undefined;
  const turn = turns(isOperators ? most : 1, undefined, most);
  return (address) => (isSampleAddress(address) ? (work) => work() : turn(address));
}
