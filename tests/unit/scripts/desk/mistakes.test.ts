import '../../open-cities';
import { appendFileSync } from 'node:fs';
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
