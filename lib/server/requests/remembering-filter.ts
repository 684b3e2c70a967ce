import { LRUCache } from 'lru-cache';
import { type AskedRequest, type Decision, filterRequest } from '@/lib/server/requests/request-filter';

const mostKept = 2000;
const longestAddress = 200;

export function rememberingFilter(trustedProxies: number): (asked: AskedRequest) => Decision {
  const known = new LRUCache<string, Decision>({ max: mostKept });
  return (asked) => {
    const { method, target, headers } = asked;
    const isOrdinary = method === 'GET' && headers.rsc === undefined && target.length <= longestAddress;
    const found = isOrdinary ? known.get(target) : undefined;
    if (found) return found;
    const decision = filterRequest(asked, trustedProxies);
    const isPage = decision.kind === 'serve' && !decision.counted && !decision.url.startsWith('/api/');
    if (isOrdinary && isPage) known.set(target, { ...decision, drop: [] });
    return decision;
  };
}
