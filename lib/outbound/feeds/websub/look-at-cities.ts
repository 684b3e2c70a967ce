import pLimit from 'p-limit';
import { inCity, servedCities } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';

/** In ms; events pass and posts come out without a change notice. Of many cities each rests longer. */
const leastRest = 60_000;
const restForEach = 200;
const roundsAtOnce = 4;

/** Of one city; never rejects. */
export type Round = () => Promise<void>;

/** The round of a city that is due; undefined while it has no news for the hub, or one is under way. */
type Watch = (now: number, rest: number) => Round | undefined;

function watch(key: string, round: Round): Watch {
  let looked = { at: 0, changed: -1 };
  let underWay = false;
  return (now, rest) => {
    const changed = newsChangedAt(key);
    const rested = now - looked.at >= rest;
    if (underWay || (changed === looked.changed && !rested)) return undefined;
    looked = { at: now, changed };
    underWay = true;
    return () =>
      round().finally(() => {
        underWay = false;
      });
  };
}

/** Call it often, with the time in monotonic ms: it starts a round for each city with news, those too that came later. */
export function lookAtCities(open: () => Round): (now: number) => void {
  const watches = new Map<string, Watch>();
  const few = pLimit(roundsAtOnce);
  return (now) => {
    const keys = new Set(servedCities().map(({ key }) => key));
    const rest = Math.max(leastRest, keys.size * restForEach);
    for (const key of watches.keys()) if (!keys.has(key)) watches.delete(key);
    for (const key of keys) {
      const look = watches.get(key) ?? watch(key, inCity(key, open));
      watches.set(key, look);
      const due = look(now, rest);
      if (due) void few(() => inCity(key, due));
    }
  };
}
