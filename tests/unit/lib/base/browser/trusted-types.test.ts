import { describe, expect, test } from '@jest/globals';
import { beforePaint } from '@/lib/base/browser/before-paint';
import { harmlessHtml, ownScript } from '@/lib/base/browser/trusted-types';

const page = 'https://news.example/blog';

describe('HTML that is written in the browser', () => {
  test.each(['<script></script>', '{"@type":"NewsArticle"}', '[]', '""', '', beforePaint])(
    '%j may be',
    (text) => {
      expect(harmlessHtml(text)).toBe(text);
    },
  );

  test.each(['<b>', '<script>1</script>', '{"a":"<img onerror=x>"}', 'text'])('%j may not', (text) => {
    expect(() => harmlessHtml(text)).toThrow(TypeError);
  });
});

describe('a script that is loaded', () => {
  test.each(['/_next/static/chunks/a.js', 'https://news.example/_next/static/chunks/a.js'])(
    '%s may be',
    (one) => {
      expect(ownScript(one, page)).toBe(one);
    },
  );

  test.each([
    'https://stranger.example/_next/static/a.js',
    '//stranger.example/_next/static/a.js',
    '/pictures/a.js',
    '/_next/static/../../pictures/a.js',
    'data:text/javascript,1',
    'javascript:1',
  ])('%s may not', (one) => {
    expect(() => ownScript(one, page)).toThrow(TypeError);
  });
});
