import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask, askBare } from './raw-client';

let upstream: FakeUpstream;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'captured-'));
  writeFileSync(join(folder, 'a.rss'), '<rss>first</rss>');
  writeFileSync(join(folder, 'b.atom'), Buffer.from([0xff, 0xfe, 0x3c, 0x00]));
  writeFileSync(join(folder, 'readme.md'), 'not a feed');
  upstream = await startFakeUpstream({ folder });
});
afterAll(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

describe('a folder of captured feeds', () => {
  test('is served by name, byte for byte, with validators', async () => {
    const { body, headers } = await ask(`${upstream.url}/b.atom`);
    expect([...body]).toEqual([0xff, 0xfe, 0x3c, 0x00]);
    expect(headers['content-type']).toBe('application/atom+xml');
    const again = await ask(`${upstream.url}/b.atom`, { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  test('stands for the sections in order, and again from the start when it runs out', async () => {
    expect((await ask(`${upstream.url}/local-news.xml`)).text).toBe('<rss>first</rss>');
    expect((await ask(`${upstream.url}/national-news.xml`)).body).toHaveLength(4);
    expect((await ask(`${upstream.url}/world-news.xml`)).text).toBe('<rss>first</rss>');
    expect(upstream.asked('world-news')).toBe(1);
  });

  test('can still be spoiled', async () => {
    upstream.setFault('local-news', 'status-500');
    expect((await ask(`${upstream.url}/local-news.xml`)).status).toBe(500);
    upstream.setFault('local-news', null);
  });

  test.each(['/../package.json', '/%2e%2e%2fpackage.json', '/sub/a.rss'])(
    '%s leads to no file',
    async (path) => {
      const answer = askBare(upstream.port, path);
      await answer.ended;
      expect(answer.text()).toMatch(/^HTTP\/1.1 404 /);
    },
  );

  test('a folder that is not there stops the start', async () => {
    await expect(startFakeUpstream({ folder: join(folder, 'none') })).rejects.toThrow('ENOENT');
  });
});
