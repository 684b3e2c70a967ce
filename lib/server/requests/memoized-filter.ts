import { LRUCache } from 'lru-cache';
import { cityStore, inCity } from '@/lib/city/this-city';
import { type AskedRequest, type Decision, filterRequest } from '@/lib/server/requests/request-filter';

const mostKept = 2000;
const longestAddress = 200;

/** By city and address, until the next edit: which spellings are known is the city's own. */
export function memoizedFilter(trustedProxies: number): (asked: AskedRequest, city: string) => Decision {
  const known = new LRUCache<string, Decision>({ max: mostKept });
  return (asked, city) => {
    const { method, target, headers } = asked;
    const key = `${cityStore().version} ${city}${target}`;
    const isOrdinary = method === 'GET' && headers.rsc === undefined && target.length <= longestAddress;
    const found = isOrdinary ? known.get(key) : undefined;
    if (found) return found;
    const decision = inCity(city, () => filterRequest(asked, trustedProxies));
    const isPage = decision.kind === 'serve' && !decision.counted && !decision.url.startsWith('/api/');
    if (isOrdinary && isPage) known.set(key, { ...decision, drop: [] });
    return decision;
  };
}
