import '../../open-cities';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openDesk, signIn } from './desk';

const broken = {
  ad: [
    'desk.yaml',
    'ads:\n  - { slot: 250, text: Rides, link: nowhere, from: 2026-11-20, until: 2026-12-05 }\n',
  ],
  emergency: ['notices.yaml', '- { text: Leave, level: emergency, from: 2026-11-20, until: later }\n'],
  feed: ['city.yaml', '  sports:\n    - { url: nowhere, name: Sports Desk }\n'],
} as const;

test('a form shows the mistakes in its file, and links to the entry', async () => {
  const desk = await openDesk();
  const ana = await signIn(desk);
  const [file, text] = broken.emergency;
  const good = '- { text: The library is closed, from: 2026-11-20, until: 2026-12-01 }\n';
  writeFileSync(path.join(desk.citiesDir, 'boulder', file), good + text);
  await desk.store.refresh();
  const html = await (await ana.get('/boulder/pages/notices')).text();
  expect(html).toMatch(/<a href="#notices\.1">Leave: “Until” is “later”: write a day/);
  expect(html).toContain('<div id="notices.1"');
  expect(await (await ana.get('/boulder/pages/events')).text()).not.toContain('problem-list');
});

test('the list of cities shows editors how many mistakes each city has', async () => {
  const desk = await openDesk();
  const folder = path.join(desk.citiesDir, 'marfa');
  mkdirSync(folder);
  const city = readFileSync('tests/cities/boulder/city.yaml', 'utf8').replace('Boulder', 'Marfa');
  writeFileSync(path.join(folder, 'city.yaml'), city);
  writeFileSync(path.join(folder, 'notices.yaml'), broken.emergency[1]);
  await desk.store.refresh();
  const [ana, bo] = [await signIn(desk), await signIn(desk, 'writer', 'Bo')];
  const html = await (await ana.get('/')).text();
  expect(html).toMatch(/<a href="\/marfa">[^<]*<\/a><p class="help">One mistake in the files needs you/);
  expect(html.match(/One mistake/g)).toHaveLength(1);
  expect(await (await bo.get('/')).text()).not.toContain('One mistake');
});

test.each([
  ['ad', /^\/boulder\/ads\/edit\/0$/],
  ['emergency', /^\/boulder\/pages\/notices$/],
  ['feed', /^\/boulder\/pages\/file\?name=city.yaml$/],
] as const)('a broken %s is a mistake with a link to where it is mended', async (what, place) => {
  const desk = await openDesk();
  const ana = await signIn(desk);
  const [file, text] = broken[what];
  appendFileSync(path.join(desk.citiesDir, 'boulder', file), text);
  await desk.store.refresh();
  const html = await (await ana.get('/boulder/mistakes')).text();
  expect(html).toContain(`${file}:`);
  const [, href = ''] = /class="button" href="([^"]+)"/.exec(html) ?? [];
  expect(href).toMatch(place);
  const form = await ana.get(href);
  expect(form.status).toBe(200);
  expect(await form.text()).toContain(what === 'emergency' ? 'later' : 'nowhere');
});
