import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask } from './raw-client';

let upstream: FakeUpstream;
let small: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
  small = await startFakeUpstream({ itemsPerFeed: 3 });
});
afterAll(() => Promise.all([upstream.close(), small.close()]));

const feed = (name: string) => upstream.feedTemplate.replace('{section}', name);

describe('a healthy feed', () => {
  test('is RSS 2.0 with 25 items, newest first, each with its own https link', async () => {
    const { status, headers, text } = await ask(feed('business'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<title>Business headline 01, edition 1</title>');
    expect(text).toContain('<link>https://example.org/business/1-01</link>');
    const links = text.match(/<link>https:[^<]*\/\d-\d\d<\/link>/g) ?? [];
    expect(new Set(links).size).toBe(25);
    const dates = Array.from(text.matchAll(/<pubDate>([^<]*)</g), (match) => Date.parse(match[1] ?? ''));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(new Date(dates[0] ?? 0).toISOString().slice(0, 10)).toBe('2026-11-20');
    expect(text).toMatch(/<dc:creator>.*<source url="/s);
    expect(text.trimEnd().endsWith('</rss>')).toBe(true);
  });

  test('names a section of two words in capitals', async () => {
    expect((await ask(feed('real-estate'))).text).toContain('Real Estate headline 01, edition 1');
  });

  test.each([
    ['technology', 'application/atom+xml; charset=utf-8', '</feed>', '<entry>'],
    ['archives', 'application/rdf+xml; charset=utf-8', '</rdf:RDF>', '<item rdf:about'],
    ['any-other-name', 'application/rss+xml; charset=utf-8', '</rss>', '<item>'],
  ])('%s comes as %s', async (name, type, end, item) => {
    const { headers, text } = await ask(feed(name));
    expect(headers['content-type']).toBe(type);
    expect(text.trimEnd().endsWith(end)).toBe(true);
    expect(text.split(item)).toHaveLength(26);
  });

  test('answers 304 to its own ETag, strong, weak or in a list', async () => {
    const { headers } = await ask(feed('sports'));
    for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const again = await ask(feed('sports'), { 'If-None-Match': String(tag) });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    }
  });

  test('answers 304 to its own Last-Modified, and 200 to an earlier one', async () => {
    const { headers } = await ask(feed('sports'));
    const modified = headers['last-modified'] ?? '';
    expect((await ask(feed('sports'), { 'If-Modified-Since': modified })).status).toBe(304);
    const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await ask(feed('sports'), { 'If-Modified-Since': earlier })).status).toBe(200);
  });

  test('believes the ETag where it contradicts the date', async () => {
    const { headers } = await ask(feed('sports'));
    const asked = { 'If-None-Match': '"old"', 'If-Modified-Since': headers['last-modified'] ?? '' };
    expect((await ask(feed('sports'), asked)).status).toBe(200);
  });

  test('has other, younger headlines in its next edition, and no longer answers 304', async () => {
    const before = await ask(feed('health'));
    upstream.setEdition('health', 2);
    const after = await ask(feed('health'), { 'If-None-Match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(after.text).toContain('Health headline 01, edition 2');
    expect(after.text).not.toContain('edition 1');
    const newest = (answer: typeof after) => Date.parse(/<pubDate>([^<]*)</.exec(answer.text)?.[1] ?? '');
    expect(newest(after)).toBeGreaterThan(newest(before));
    expect((await ask(feed('food'))).text).toContain('edition 1');
  });

  test('has as many items as the test wants', async () => {
    const { text } = await ask(`${small.url}/business.xml`);
    expect(text.split('<item>')).toHaveLength(4);
  });
});
