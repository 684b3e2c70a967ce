import { bodyFaults } from './body';
import { compressionFaults } from './compression';
import { encodingFaults } from './encoding';
import { entityFaults } from './entities';
import type { Fault, Outcomes } from './fault';
import { hostileFaults } from './hostile';
import { oddItemFaults } from './odd-items';
import { redirectFaults } from './redirect';
import { sizeFaults } from './size';
import { statusFaults } from './status';
import { transportFaults } from './transport';

const allFaults = {
  ...transportFaults,
  ...statusFaults,
  ...redirectFaults,
  ...bodyFaults,
  ...encodingFaults,
  ...compressionFaults,
  ...sizeFaults,
  ...entityFaults,
  ...hostileFaults,
  ...oddItemFaults,
};

export type FaultKind = keyof typeof allFaults;

/** All kinds of fault: how each is served, and the expected result of reading it. */
export const faultTable: Readonly<Record<FaultKind, Fault>> = allFaults;

/** Names of all kinds of fault, by group. */
export const faultKinds = Object.keys(allFaults) as readonly FaultKind[];

export function isFaultKind(text: unknown): text is FaultKind {
  return typeof text === 'string' && Object.hasOwn(allFaults, text);
}

/** Returns the acceptable results of reading a feed with this fault. */
export function outcomesOf(kind: FaultKind): readonly Outcomes[] {
  const { expect } = faultTable[kind];
  return typeof expect === 'string' ? [expect] : expect;
}
