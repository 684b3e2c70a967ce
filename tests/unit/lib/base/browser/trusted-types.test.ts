import { describe, expect, test } from '@jest/globals';
import { beforePaint } from '@/lib/base/browser/before-paint';
import { harmlessHtml, ownScript } from '@/lib/base/browser/trusted-types';

const page = 'https://news.example/blog';

describe('harmlessHtml', () => {
  test.each(['<script></script>', '{"@type":"NewsArticle"}', '[]', '""', '', beforePaint])(
    'allows %j',
    (text) => {
      expect(harmlessHtml(text)).toBe(text);
    },
  );

  test.each(['<b>', '<script>1</script>', '{"a":"<img onerror=x>"}', 'text'])('rejects %j', (text) => {
    expect(() => harmlessHtml(text)).toThrow(TypeError);
  });
});

describe('ownScript', () => {
  test.each(['/_next/static/chunks/a.js', 'https://news.example/_next/static/chunks/a.js'])(
    'allows %s',
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
  ])('rejects the script address %s', (one) => {
    expect(() => ownScript(one, page)).toThrow(TypeError);
  });
});
