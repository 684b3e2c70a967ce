import '../../open-cities';
import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { onLoopback } from '../../on-loopback';
import { fieldsIn, ORIGIN, openDesk, signIn } from './desk';

async function open() {
  const desk = await openDesk({ cities: ['anaheim', 'anaheim-es'], from: 'lib/cities' });
  const ana = await signIn(desk);
  return { desk, ana, feeds: () => desk.store.city('anaheim')?.feeds };
}

const SPORTS = { section: 'sports', url: 'https://sports.example/feed', name: 'Sports Desk' };

describe('the page for feeds', () => {
  test('lists feeds and marks a paused source in all editions; only the city that paused it can end the pause', async () => {
    const { ana, feeds } = await open();
    const read = (key: string) => ana.read(`/${key}/sources`);
    const [{ name = '', url = '-' } = {}] = feeds()?.['local-news'] ?? [];
    const before = await read('anaheim');
    expect(before).toContain(url.replaceAll('&', '&amp;'));
    expect(before).not.toContain('Paused through');
    await ana.post('/anaheim/today/pause', { source: name.toUpperCase(), until: '2099-12-01' });
    const html = await read('anaheim');
    const paused = '<p class="wrong">Paused through December 1, 2099</p>';
    expect(html).toMatch(new RegExp(`<strong>${name}</strong><p[^>]*>[^<]*</p>${paused}`));
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
    const { desk, ana, feeds } = await open();
    const lines = () => desk.textOf('anaheim/feeds.yaml').split('\n');
    const before = lines();
    expect((await ana.post('/anaheim/sources/add', SPORTS)).status).toBe(303);
    const after = lines();
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    expect(feeds()?.sports.at(-1)?.url).toBe(SPORTS.url);
  });

  test('refuses to add a feed with an invalid address', async () => {
    const { ana } = await open();
    const response = await ana.post('/anaheim/sources/add', { ...SPORTS, url: 'javascript:alert(1)' });
    expect(response.status).toBe(422);
  });

  test('fetches nothing from a private address', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end('<rss/>');
    });
    const { href } = await onLoopback(server);
    const { ana } = await open();
    const response = await ana.post('/anaheim/sources/find', { section: 'sports', address: `${href}feed` });
    await new Promise((resolve) => server.close(resolve));
    expect([response.status, requests]).toEqual([303, 0]);
  });
});
