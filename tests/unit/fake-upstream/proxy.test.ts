import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask, askBare } from './raw-client';

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

const throughProxy = (address: string) => ask(upstream.proxyUrl + encodeURIComponent(address));

describe('the proxy', () => {
  test('answers JSON with the feed in contents, and the journal has it under the feed', async () => {
    const direct = await ask(`${upstream.url}/sports.xml`);
    const { status, headers, text } = await throughProxy(`${upstream.url}/sports.xml`);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text).contents).toBe(direct.text);
    expect(upstream.asked('sports')).toBe(2);
  });

  test('tells the status of a feed that fails, with its page as contents', async () => {
    upstream.setFault('sports', 'status-404');
    const { status, text } = await throughProxy(`${upstream.url}/sports.xml`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      status: { http_code: 404 },
      contents: expect.stringContaining('404 Not Found'),
    });
  });

  test('hangs where the feed hangs', async () => {
    upstream.setFault('sports', 'hang');
    const path = `/proxy?url=${encodeURIComponent(`${upstream.url}/sports.xml`)}`;
    const { socket, bytes } = askBare(upstream.port, path);
    await upstream.whenAsked('sports', 1);
    await throughProxy(`${upstream.url}/food.xml`);
    expect(bytes()).toHaveLength(0);
    socket.destroy();
  });

  test('streams a feed too large to hold inside the JSON', async () => {
    upstream.setFault('sports', '10k-items', { items: 400 });
    const { contents } = JSON.parse((await throughProxy(`${upstream.url}/sports.xml`)).text);
    expect(contents.split('<item>')).toHaveLength(401);
    expect(contents).toMatch(/<\/rss>\s*$/);
  });

  test("can itself be spoiled, as the feed 'proxy', and '*' leaves it alone", async () => {
    upstream.setFault('proxy', 'html-200');
    expect((await throughProxy(`${upstream.url}/sports.xml`)).text).toContain('<!doctype html>');
    upstream.setFault('proxy', null);
    upstream.setFault('*', 'html-200');
    const { contents } = JSON.parse((await throughProxy(`${upstream.url}/sports.xml`)).text);
    expect(contents).toContain('<!doctype html>');
  });

  test.each(['https://example.org/feed.xml', 'file:///etc/passwd', 'nonsense', ''])(
    'refuses the address "%s", which is not a feed of this upstream',
    async (address) => {
      const { status, text } = await throughProxy(address);
      expect([status, text]).toEqual([
        400,
        `"url" must be the address of a feed of this upstream; it was "${address}".\n`,
      ]);
    },
  );
});
