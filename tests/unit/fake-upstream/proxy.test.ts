import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Newsroom, startNewsroom } from '../../fake-upstream/fake-upstream';
import { ask, askBare } from './raw-client';

let newsroom: Newsroom;
beforeEach(async () => {
  newsroom = await startNewsroom();
});
afterEach(() => newsroom.close());

const throughProxy = (address: string) => ask(newsroom.proxyUrl + encodeURIComponent(address));

describe('the proxy', () => {
  test('answers JSON with the feed in contents, and the journal has it under the feed', async () => {
    const direct = await ask(`${newsroom.url}/sports.xml`);
    const { status, headers, text } = await throughProxy(`${newsroom.url}/sports.xml`);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text).contents).toBe(direct.text);
    expect(newsroom.asked('sports')).toBe(2);
  });

  test('tells the status of a feed that fails, with its page as contents', async () => {
    newsroom.setFault('sports', 'status-404');
    const { status, text } = await throughProxy(`${newsroom.url}/sports.xml`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      status: { http_code: 404 },
      contents: expect.stringContaining('404 Not Found'),
    });
  });

  test('hangs where the feed hangs', async () => {
    newsroom.setFault('sports', 'hang');
    const path = `/proxy?url=${encodeURIComponent(`${newsroom.url}/sports.xml`)}`;
    const { socket, bytes } = askBare(newsroom.port, path);
    await newsroom.whenAsked('sports', 1);
    await throughProxy(`${newsroom.url}/food.xml`);
    expect(bytes()).toHaveLength(0);
    socket.destroy();
  });

  test('streams a feed too large to hold inside the JSON', async () => {
    newsroom.setFault('sports', '10k-items', { items: 400 });
    const { contents } = JSON.parse((await throughProxy(`${newsroom.url}/sports.xml`)).text);
    expect(contents.split('<item>')).toHaveLength(401);
    expect(contents).toMatch(/<\/rss>\s*$/);
  });

  test("can itself be spoiled, as the feed 'proxy', and '*' leaves it alone", async () => {
    newsroom.setFault('proxy', 'html-200');
    expect((await throughProxy(`${newsroom.url}/sports.xml`)).text).toContain('<!doctype html>');
    newsroom.setFault('proxy', null);
    newsroom.setFault('*', 'html-200');
    const { contents } = JSON.parse((await throughProxy(`${newsroom.url}/sports.xml`)).text);
    expect(contents).toContain('<!doctype html>');
  });

  test.each(['https://example.org/feed.xml', 'file:///etc/passwd', 'nonsense', ''])(
    'refuses the address "%s", which is not a feed of this newsroom',
    async (address) => {
      const { status, text } = await throughProxy(address);
      expect([status, text]).toEqual([
        400,
        `"url" must be the address of a feed of this newsroom; it was "${address}".\n`,
      ]);
    },
  );
});
