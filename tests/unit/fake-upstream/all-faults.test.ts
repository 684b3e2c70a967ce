import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type FakeUpstream,
  type FaultKind,
  faultKinds,
  faultTable,
  outcomesOf,
  startFakeUpstream,
} from '../../fake-upstream/fake-upstream';
import { faultGroups } from '../../fake-upstream/faults/all-faults';
import { ask, askBare } from './raw-client';

let upstream: FakeUpstream;
let crowded: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
  crowded = await startFakeUpstream();
});
// A test that ran out of time has closed nothing, and what listens keeps the process from its end.
afterAll(() => Promise.all([upstream.close(), crowded.close()]));

/** Kinds that say nothing, or not all they have to say, in the time that a test has. */
const slow: readonly FaultKind[] = ['hang', 'slow-5s'];
const enough = 2 * 1024 * 1024;

describe('the table of faults', () => {
  test('has more than a hundred kinds, each in one group only', () => {
    const names = Object.values(faultGroups).flatMap((group) => Object.keys(group));
    expect(new Set(names).size).toBe(names.length);
    expect([...faultKinds].sort()).toEqual(names.sort());
    expect(faultKinds.length).toBeGreaterThan(100);
  });

  test.each(faultKinds)('%s has a sentence and a outcome', (kind) => {
    expect(faultTable[kind].does).toMatch(/^[A-Z].{10,150}$/);
    expect(outcomesOf(kind).length).toBeGreaterThan(0);
  });
});

describe('every kind can be asked once', () => {
  test.each(faultKinds)('%s', async (kind) => {
    upstream.setFault(kind, kind);
    const answer = askBare(upstream.port, `/${kind}.xml`);
    await upstream.whenAsked(kind, 1);
    const silent = slow.includes(kind);
    if (!silent) await answer.until((bytes) => bytes.length > enough || isHeld(kind, bytes));
    answer.socket.destroy();
    expect(await upstream.whenEnded(kind)).toMatchObject({ feed: kind, fault: kind });
    expect((await ask(`${upstream.url}/healthy.xml`)).status).toBe(200);
  });

  test('and close ends them all in the middle', async () => {
    const answers = faultKinds.map((kind) => {
      crowded.setFault(kind, kind);
      const answer = askBare(crowded.port, `/${kind}.xml`);
      // Nobody reads: 10 MB each would only cost time.
      answer.socket.pause();
      return answer;
    });
    await crowded.whenAsked('*', faultKinds.length);
    // Resolves only when the last connection of the fake upstream has ended.
    await crowded.close();
    for (const { socket } of answers) socket.destroy();
    expect(crowded.journal.filter((entry) => entry.ended === 'open')).toEqual([]);
  });
});

/** For kinds that hold the connection open: whether what they have to say first is said. */
function isHeld(kind: FaultKind, bytes: Buffer): boolean {
  const holds: readonly FaultKind[] = [
    'hang-headers',
    'slow-header-drip',
    'hang-body',
    'slow-drip',
    'big-announced',
  ];
  return holds.includes(kind) && bytes.length > 0;
}
