import { describe, expect, test } from '@jest/globals';
import { LateLook } from '@/lib/freshness/slots/late-look';
import { neverAsked, type Timed } from '@/lib/freshness/timed';

/** A record that was loaded at 1000 ms from a store that was in reach or not, or that has no such notion. */
function lateLook(inReach: boolean | undefined) {
  const state = { now: 1000, inReach, theirs: undefined as Timed | undefined };
  const asked: string[] = [];
  const late = new LateLook<Timed>({
    store: {
      load: async () => undefined,
      save: async () => {},
      shared: async (key) => {
        asked.push(`${key} at ${state.now}`);
        return state.theirs;
      },
      ...(inReach !== undefined && { inReach: () => state.inReach === true }),
    },
    now: () => state.now,
    random: () => 0,
  });
  late.noteLoad();
  return { late, state, asked, look: () => late.look('a-feed', () => neverAsked) };
}

describe('a look is due', () => {
  test('five seconds after a load that the shared store did not answer', () => {
    const { late, state } = lateLook(false);
    state.now = 5999;
    expect(late.isDue()).toBe(false);
    state.now = 6000;
    expect(late.isDue()).toBe(true);
  });

  test.each([true, undefined])('never where the store answered, or is not shared: %s', (inReach) => {
    const { late, state } = lateLook(inReach);
    state.now = 1e12;
    expect(late.isDue()).toBe(false);
  });

  test('never before the record was loaded', () => {
    const store = { load: async () => undefined, save: async () => {}, inReach: () => false };
    expect(new LateLook<Timed>({ store, now: () => 1e12, random: () => 0 }).isDue()).toBe(false);
  });
});

test('the store is not asked before a look is due', async () => {
  const { asked, look, state } = lateLook(false);
  state.now = 5999;
  expect(await look()).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a better copy is taken over, and that was the last look', async () => {
  const { late, look, state } = lateLook(false);
  Object.assign(state, { now: 6000, inReach: true, theirs: { ...neverAsked, goodAt: 500 } });
  expect(await look()).toMatchObject({ goodAt: 500 });
  state.now = 1e12;
  expect(late.isDue()).toBe(false);
});

test('a copy that is no better than ours is not', async () => {
  const { look, state } = lateLook(false);
  Object.assign(state, { now: 6000, inReach: true, theirs: neverAsked });
  expect(await look()).toBeUndefined();
});

test('a store that is still out of reach is asked every five seconds', async () => {
  const { asked, look, state } = lateLook(false);
  for (const now of [6000, 10_999, 11_000, 16_000]) {
    state.now = now;
    await look();
  }
  expect(asked).toEqual(['a-feed at 6000', 'a-feed at 11000', 'a-feed at 16000']);
});

test('while a look is under way there is no second one', async () => {
  const { asked, look, state } = lateLook(false);
  state.now = 6000;
  await Promise.all([look(), look()]);
  expect(asked).toHaveLength(1);
});
