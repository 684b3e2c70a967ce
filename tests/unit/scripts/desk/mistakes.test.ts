import '../../open-cities';
import { expect, test } from '@jest/globals';
import { MARFA, signIn, start } from './desk';

const EMERGENCY = '- { text: Leave, level: emergency, from: 2026-11-20, until: later }\n';

test('a form shows the mistakes in its file, with links to the entries', async () => {
  const good = '- { text: The library is closed, from: 2026-11-20, until: 2026-12-01 }\n';
  const { ana } = await start({ 'boulder/notices.yaml': good + EMERGENCY });
  const html = await ana.read('/boulder/pages/notices');
  expect(html).toMatch(/<a href="#notices\.1">Leave: “Until” is “later”: write a day/);
  expect(html).toContain('<div id="notices.1"');
  expect(await ana.read('/boulder/pages/events')).not.toContain('problem-list');
});

test('the list of cities shows editors how many mistakes each city has', async () => {
  const { desk, ana } = await start({ ...MARFA, 'marfa/notices.yaml': EMERGENCY });
  const bo = await signIn(desk, 'writer', 'Bo');
  const html = await ana.read('/');
  expect(html).toMatch(/<a href="\/marfa">[^<]*<\/a><p class="help">One mistake in the files needs you/);
  expect(html.match(/One mistake/g)).toHaveLength(1);
  expect(await bo.read('/')).not.toContain('One mistake');
});

test('a mistake in a post is reported on every page of the desk', async () => {
  const { desk, ana } = await start();
  const bar = 'One mistake in the files needs you';
  expect(await ana.read('/boulder/pages')).not.toContain(bar);
  desk.write('boulder/posts/2026-11-20-bad.md', '---\ntitle: Bad\ndate: never\n---\nWords.\n');
  await desk.store.refresh();
  expect(await ana.read('/boulder/people')).toContain(bar);
});

const AD = 'ads:\n  - { slot: 250, text: Rides, link: nowhere, from: 2026-11-20, until: 2026-12-05 }\n';
const FEED = '  sports:\n    - { url: nowhere, name: Sports Desk }\n';

test.each([
  ['ad', 'desk.yaml', AD, /^\/boulder\/ads\/edit\/0$/, 'nowhere'],
  ['emergency', 'notices.yaml', EMERGENCY, /^\/boulder\/pages\/notices$/, 'later'],
  ['feed', 'city.yaml', FEED, /^\/boulder\/pages\/file\?name=city.yaml$/, 'nowhere'],
])('a broken %s is listed as a mistake with a link to repair it', async (_, file, text, place, value) => {
  const { desk, ana } = await start();
  const before = file === 'city.yaml' ? desk.textOf(`boulder/${file}`) : '';
  desk.write(`boulder/${file}`, before + text);
  await desk.store.refresh();
  const html = await ana.read('/boulder/mistakes');
  expect(html).toContain(`${file}:`);
  const [, href = ''] = /class="button" href="([^"]+)"/.exec(html) ?? [];
  expect(href).toMatch(place);
  const form = await ana.get(href);
  expect(form.status).toBe(200);
  expect(await form.text()).toContain(value);
});
