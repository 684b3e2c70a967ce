import { LRUCache } from 'lru-cache';
import { type AskedRequest, judge, type Verdict } from '@/lib/server/requests/request-filter';

const mostKept = 2000;
const longestAddress = 200;

/**
 * Judges requests, and remembers what became of the addresses of ordinary pages: there the verdict depends on the
 * address alone, and most readers ask for few.
 */
export function rememberingJudge(trustedProxies: number): (asked: AskedRequest) => Verdict {
  const known = new LRUCache<string, Verdict>({ max: mostKept });
  return (asked) => {
    const { method, target, headers } = asked;
    const isOrdinary = method === 'GET' && headers.rsc === undefined && target.length <= longestAddress;
    const found = isOrdinary ? known.get(target) : undefined;
    if (found) return found;
    const verdict = judge(asked, trustedProxies);
    const isPage = verdict.kind === 'serve' && !verdict.counted && !verdict.url.startsWith('/api/');
    if (isOrdinary && isPage) known.set(target, { ...verdict, drop: [] });
    return verdict;
  };
}
