import { type FaultKind, faultKinds, faultTable, isFaultKind } from './faults/all-faults';
import { type FaultOptions, textOptions } from './faults/fault';

type SetFault = { kind: FaultKind; options: FaultOptions; turns: Map<string, number> };

export type Switchboard = {
  setFault(feed: string, kind: string | null, options?: FaultOptions): void;
  setEdition(feed: string, edition: number): void;
  /** The fault to play on this request, which counts as a turn of it; nothing for a healthy feed. */
  takeTurn(feed: string): { kind: FaultKind; options: FaultOptions; turn: number } | undefined;
  editionOf(feed: string): number;
  /** What is set now, for people. */
  faultsNow(): Record<string, string>;
};

/** What is set for which feed. '*' sets all feeds and forgets what was set for single ones. */
export function createSwitchboard(): Switchboard {
  const faults = new Map<string, SetFault | null>();
  const editions = new Map<string, number>();
  return {
    setFault(feed, kind, options = {}) {
      checkFeed(feed);
      if (kind !== null) checkFault(kind, options);
      if (feed === '*') faults.clear();
      faults.set(feed, kind === null ? null : { kind: kind as FaultKind, options, turns: new Map() });
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

// The proxy is no feed: '*' leaves it alone, so that the two can be spoiled one by one.
function lookUp<T>(values: Map<string, T>, feed: string): T | undefined {
  return values.has(feed) || feed === 'proxy' ? values.get(feed) : values.get('*');
}

function checkFeed(feed: unknown): void {
  if (typeof feed !== 'string' || !/^(\*|[\w.-]+)$/.test(feed)) {
    throw new Error('"feed" must be the name of a feed, such as "business", or "*" for all.');
  }
}

function checkFault(kind: string, options: FaultOptions): void {
  if (!isFaultKind(kind)) {
    throw new Error(
      `"${kind}" is not one of the ${faultKinds.length} kinds of fault; GET /fault lists them.`,
    );
  }
  const known = Object.keys(faultTable[kind].takes ?? {});
  for (const [name, value] of Object.entries(options)) {
    if (!known.includes(name)) {
      throw new Error(`"${kind}" takes ${known.join(', ') || 'no options'}; it does not know "${name}".`);
    }
    const fits =
      (typeof value === 'number' && value >= 0) || (typeof value === 'string' && textOptions.includes(name));
    if (!fits)
      throw new Error(`"${name}" must be a number from 0${textOptions.includes(name) ? ' or a text' : ''}.`);
  }
}
