import { describe, expect, test } from '@jest/globals';
import { latest } from '@/lib/outbound/feeds/feed-channel';

const noon = new Date('2026-11-22T12:00:00Z');
const before = new Date('2026-11-22T11:00:00Z');
const after = new Date('2026-11-22T12:00:01Z');

describe('the latest of some times', () => {
  test.each([
    ['of one it is that one', [before], before],
    ['of several the last', [before, noon, undefined], noon],
    ['a time of this moment counts', [noon], noon],
    ['one that is ahead does not', [before, after], before],
    ['nothing when all are ahead', [after], undefined],
    ['nothing of none', [undefined], undefined],
  ])('%s', (_, times, time) => {
    expect(latest(times, noon.getTime())).toEqual(time);
  });
});
