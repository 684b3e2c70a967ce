import { describe, expect, it } from '@jest/globals';
import { withoutUnclosed } from '@/lib/base/text/html/close-elements';

describe('withoutUnclosed', () => {
  it.each([
    ['a<object>b', 'a b'],
    ['a<SELECT name="x">b', 'a b'],
    ['a<iframe src="x">b<iframe src="y"></iframe>c', 'a b<iframe src="y"></iframe>c'],
    ['a<svg><svg></svg>b', 'a <svg></svg>b'],
  ])('takes the start tag out of %s', (html, rest) => {
    expect(withoutUnclosed(html)).toBe(rest);
  });

  it.each(['a<select><option>b</select>c', 'a<script>b', 'a<style>b', 'a<p>b', 'a</select>b', ''])(
    'leaves %s alone',
    (html) => {
      expect(withoutUnclosed(html)).toBe(html);
    },
  );
});
