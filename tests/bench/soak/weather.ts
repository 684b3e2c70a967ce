import { sections } from '../../../lib/sections';
import { type FakeUpstream, type FaultKind, faultKinds, outcomesOf } from '../../fake-upstream/fake-upstream';
import type { Chance } from './chance';

/** Who is told to stay away for a day stays away: these are played on the archives only, so that the others go on. */
const longRest = new Set<FaultKind>(['status-410', 'status-429', 'status-429-huge', 'status-503']);
const restingFeed = 'archives';

/** Feeds whose answers may be read and say less than before: only kinds that are read with odd items go there. */
export const oddFeeds: readonly string[] = ['sports', 'arts', 'food', 'automotive'];
const plainFeeds = sections
  .map(({ feedKey }) => feedKey as string)
  .filter((key) => !oddFeeds.includes(key) && key !== restingFeed);

/** Kinds after which every headline must still be there: they only fail, or say that nothing is new. */
function onlyFails(kind: FaultKind): boolean {
  return !outcomesOf(kind).includes('served') || kind === 'zero-items';
}

/** The kinds in an endless order, each once a round. */
function* rounds(kinds: readonly FaultKind[], chance: Chance): Generator<FaultKind> {
  for (;;) yield* chance.shuffled(kinds);
}

export type Weather = {
  /** One change: a feed breaks, heals, or has news. */
  change: () => void;
  /** Everything is well again. */
  clear: () => void;
  seen: Set<FaultKind>;
};

/** Feeds that fail at random, each kind of fault in its turn, from a seed. */
export function createWeather(upstream: FakeUpstream, chance: Chance): Weather {
  const seen = new Set<FaultKind>();
  const failing = rounds(faultKinds.filter(onlyFails), chance);
  const reading = rounds(
    faultKinds.filter((kind) => !onlyFails(kind)),
    chance,
  );
  let edition = 1;

  function breakOne(): void {
    const odd = chance.next() < 0.5;
    const kind = (odd ? reading : failing).next().value as FaultKind;
    const feeds = longRest.has(kind) ? [restingFeed] : odd ? oddFeeds : plainFeeds;
    upstream.setFault(chance.pick(feeds), kind);
    seen.add(kind);
  }

  return {
    change() {
      const now = chance.next();
      if (now < 0.6) return breakOne();
      if (now < 0.9) return upstream.setFault(chance.pick([...plainFeeds, ...oddFeeds]), null);
      edition += 1;
      upstream.setEdition(chance.pick(plainFeeds), edition);
    },
    clear: () => upstream.setFault('*', null),
    seen,
  };
}
