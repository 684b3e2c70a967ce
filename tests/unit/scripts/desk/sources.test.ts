import '../../open-cities';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { fieldsIn, ORIGIN, openDesk, signIn } from './desk';

const anaheim = () => openDesk(['anaheim', 'anaheim-es'], 'lib/cities');

describe('the page for feeds', () => {
  test('lists the feeds of each section', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const html = await (await ana.get('/anaheim/sources')).text();
    const [feed] = desk.store.city('anaheim')?.feeds['local-news'] ?? [];
    expect(html).toContain(feed?.url.replaceAll('&', '&amp;') ?? '-');
  });

  test('marks a paused source in all editions, and ends the pause where it began', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const read = async (key: string) => (await ana.get(`/${key}/sources`)).text();
    const [{ name = '' } = {}] = desk.store.city('anaheim')?.feeds['local-news'] ?? [];
    expect(await read('anaheim')).not.toContain('Paused through');
    await ana.post('/anaheim/today/pause', { source: name.toUpperCase(), until: '2099-12-01' });
    const html = await read('anaheim');
    expect(html).toMatch(
      new RegExp(
        `<strong>${name}</strong><p[^>]*>[^<]*</p><p class="wrong">Paused through December 1, 2099</p>`,
      ),
    );
    const [, form = ''] = /action="\/anaheim\/today\/end"(.*?)<\/form>/s.exec(html) ?? [];
    expect(form).toContain('End the pause');
    const ofEdition = await read('anaheim-es');
    expect(ofEdition).toMatch(/Paused through|En pausa hasta/);
    expect(ofEdition).not.toContain('today/end');
    const referer = { referer: `${ORIGIN}/anaheim/sources` };
    const ended = await ana.post('/anaheim/today/end', fieldsIn(`<h1>${form}`), referer);
    expect(ended.headers.get('location')).toBe('/anaheim/sources');
    expect(await read('anaheim')).not.toContain('Paused through');
  });

  test('adds a feed below the others of its section', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const file = path.join(desk.citiesDir, 'anaheim/feeds.yaml');
    const before = readFileSync(file, 'utf8').split('\n');
    const source = { section: 'sports', url: 'https://sports.example/feed', name: 'Sports Desk' };
    expect((await ana.post('/anaheim/sources/add', source)).status).toBe(303);
    const after = readFileSync(file, 'utf8').split('\n');
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    expect(desk.store.city('anaheim')?.feeds.sports.some(({ url }) => url === source.url)).toBe(true);
  });

  test('refuses an invalid address', async () => {
    const ana = await signIn(await anaheim());
    const source = { section: 'sports', url: 'javascript:alert(1)', name: 'Bad' };
    expect((await ana.post('/anaheim/sources/add', source)).status).toBe(422);
  });

  test('fetches nothing from a private address', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end('<rss/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ana = await signIn(await anaheim());
    const fields = { section: 'sports', address: `http://127.0.0.1:${port}/feed` };
    const response = await ana.post('/anaheim/sources/find', fields);
    await new Promise((resolve) => server.close(resolve));
    expect([response.status, requests]).toEqual([303, 0]);
  });
});
