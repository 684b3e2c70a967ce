import { type FaultKind, faultKinds, isFaultKind } from './faults/all-faults';
import type { FaultOptions } from './faults/fault';

/** A fault and its options. `turn`: number of the request since the fault was set, from 1. */
export type SetFault = { kind: FaultKind; options: FaultOptions; turn: number };

export type Switchboard = {
  /** Throws for an invalid feed name or an unknown kind. */
  setFault(feed: string, kind: string | null, options?: FaultOptions): void;
  /** Publishes an edition with newer headlines; the feed '*' means all feeds. */
  setEdition(feed: string, edition: number): void;
  /** Returns the fault for the next request; undefined if the feed is healthy. */
  takeTurn(feed: string): SetFault | undefined;
  editionOf(feed: string): number;
  /** Returns the current faults, described for people. */
  faultsNow(): Record<string, string>;
};

/** Stores faults by feed. A fault for '*' applies to all feeds and clears the faults of individual feeds. */
export function createSwitchboard(): Switchboard {
  const faults = new Map<
    string,
    { kind: FaultKind; options: FaultOptions; turns: Map<string, number> } | null
  >();
  const editions = new Map<string, number>();
  return {
    setFault(feed, kind, options = {}) {
      checkFeed(feed);
      if (kind !== null && !isFaultKind(kind))
        throw new Error(
          `"${kind}" is not one of the ${faultKinds.length} kinds of fault; GET /fault lists them.`,
        );
      if (feed === '*') faults.clear();
      faults.set(feed, kind === null ? null : { kind, options, turns: new Map() });
    },
    setEdition(feed, edition) {
      checkFeed(feed);
      if (!Number.isInteger(edition) || edition < 1) throw new Error('An edition is a whole number from 1.');
      if (feed === '*') editions.clear();
      editions.set(feed, edition);
    },
    takeTurn(feed) {
      const set = lookUp(faults, feed);
      if (!set) return undefined;
      const turn = (set.turns.get(feed) ?? 0) + 1;
      set.turns.set(feed, turn);
      return { kind: set.kind, options: set.options, turn };
    },
    editionOf: (feed) => lookUp(editions, feed) ?? 1,
    faultsNow: () => Object.fromEntries([...faults].map(([feed, set]) => [feed, set?.kind ?? 'healthy'])),
  };
}

// '*' does not include the proxy, which is not a feed.
function lookUp<T>(values: Map<string, T>, feed: string): T | undefined {
  return values.has(feed) || feed === 'proxy' ? values.get(feed) : values.get('*');
}

function checkFeed(feed: unknown): void {
  if (typeof feed !== 'string' || !/^(\*|[\w.-]+)$/.test(feed))
    throw new Error('"feed" must be the name of a feed, such as "business", or "*" for all.');
}
