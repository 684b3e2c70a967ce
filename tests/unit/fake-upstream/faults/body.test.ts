import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { ask } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

function askSpoiled(kind: FaultKind, options = {}) {
  upstream.setFault('business', kind, options);
  return ask(`${upstream.url}/business.xml`);
}

const whole = /<\/rss>\s*$/;

describe('bodies that are no feed', () => {
  test.each([
    ['empty-body', /^$/],
    ['whitespace', /^\s{1000,}$/],
    ['html-200', /^<!doctype html>.*Welcome/s],
    ['captcha-200', /^<!doctype html>.*human/s],
    ['error-page-200', /^<!doctype html>.*503/s],
    ['json-200', /^\{"error"/],
    ['png-200', /^.PNG\r\n/s],
    ['binary', /^\0/],
  ] as const)('%s is a 200 whose body matches %s', async (kind, pattern) => {
    const { status, body } = await askSpoiled(kind);
    expect(status).toBe(200);
    expect(body.toString('latin1')).toMatch(pattern);
  });

  test('captcha-200 says by a header that it is a challenge', async () => {
    expect((await askSpoiled('captcha-200')).headers['cf-mitigated']).toBe('challenge');
  });
});

describe('feeds with too little', () => {
  test.each([
    ['zero-items', 0],
    ['one-item', 1],
    ['older-items', 25],
  ] as const)('%s is whole and has %i items', async (kind, items) => {
    const { text } = await askSpoiled(kind);
    expect(text).toMatch(whole);
    expect(text.split('<item>')).toHaveLength(items + 1);
  });

  test('older-items are a year older', async () => {
    const { text } = await askSpoiled('older-items');
    expect(text).toContain('<pubDate>Thu, 20 Nov 2025 16:00:00 GMT</pubDate>');
    expect(text).not.toMatch(/<pubDate>[^<]*2026/);
  });

  test.each([
    ['truncated', 24],
    ['truncated-first-item', 0],
  ] as const)(
    '%s lacks the end tag, announces its own length, and has %i whole items',
    async (kind, items) => {
      const { headers, body, text } = await askSpoiled(kind);
      expect(text).not.toContain('</rss>');
      expect(text).not.toContain('</channel>');
      expect(text.split('</item>')).toHaveLength(items + 1);
      expect(Number(headers['content-length'])).toBe(body.length);
    },
  );
});

describe('feeds in a strange dress', () => {
  test.each([
    ['wrong-content-type', {}, 'text/html'],
    ['wrong-content-type', { type: 'text/plain' }, 'text/plain'],
    ['no-content-type', {}, undefined],
  ] as const)('%s %j is the feed as %s', async (kind, options, type) => {
    const { headers, text } = await askSpoiled(kind, options);
    expect(headers['content-type']).toBe(type);
    expect(text).toMatch(whole);
  });

  test.each([
    ['max-age-year', /max-age=31536000/],
    ['no-store', /no-store/],
  ] as const)('%s says %s', async (kind, cacheControl) => {
    const { headers, text } = await askSpoiled(kind);
    expect(headers['cache-control']).toMatch(cacheControl);
    expect(text).toMatch(whole);
  });

  test.each([
    ['php-warning-before-xml', /^<br \/>\n<b>Warning<\/b>.*<\?xml .*<\/rss>\n$/s],
    ['blank-before-xml', /^\s+<\?xml .*<\/rss>\n$/s],
    ['atom-instead', /^<\?xml [^>]*>\n<feed .*Business headline 25.*<\/feed>\n$/s],
    ['two-roots', /^<\?xml .*<\/rss>\n<\?xml .*<\/rss>\n$/s],
  ] as const)('%s matches %s', async (kind, pattern) => {
    const { headers, text } = await askSpoiled(kind);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toMatch(pattern);
  });
});
