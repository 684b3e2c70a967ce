import { describe, expect, test } from '@jest/globals';
import { changedOn } from '@/lib/blog/blog-post';

const now = Date.parse('2026-11-22T12:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('when a post was changed', () => {
  test.each([
    ['after its publication', at('01T08:00'), at('20T08:00'), at('20T08:00')],
    ['is not told of one that never was', at('01T08:00'), undefined, undefined],
    ['is not told where it is its publication', at('20T08:00'), at('20T08:00'), undefined],
    ['is not told while it is to come', at('01T08:00'), at('23T08:00'), undefined],
    ['of a post without a date', undefined, at('20T08:00'), at('20T08:00')],
  ])('%s', (_, date, updated, told) => {
    expect(changedOn({ date, updated }, now)).toEqual(told);
  });
});
