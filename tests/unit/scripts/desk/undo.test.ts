import '../../open-cities';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pictureIn } from '../../lib/pictures/photos/photo-city';
import { EDITION, type Fields, fieldsIn, ORIGIN, start } from './desk';

const NOTICES =
  '- { level: emergency, text: Leave now, from: 2026-11-28T05:00, until: 2026-11-29T05:00 } # the fire\n';
const AD = '{ slot: 600, text: Rides, link: "https://fair.example/", from: 2026-11-20, until: 2026-12-05 }';
const BROKEN = 'title: A video\nNo key here\n';
const MENDED = `title: A video
text: A town in 1956.
src: https://archive.org/embed/town
href: https://archive.org/details/town
poster: palms-dusk
`;

const files = {
  ...EDITION,
  'boulder/posts/creek.md': '---\ntitle: Creek rises\ndate: 2026-11-20\n---\n\nIt rose.\n',
  'boulder/posts/fair.md': '---\ntitle: Fair # ours\ndraft: true\n---\n\nRides.\n',
  'boulder/notices.yaml': NOTICES,
  'boulder/desk.yaml': `ads: # sold by Ana\n  - ${AD}\npause:\n  - { source: Gazette, until: 2099-01-01 } # too many\n`,
  'boulder/video.yaml': BROKEN,
  'boulder/events.yaml': 'editors: # ours\n  - { title: Sale, start: 2026-12-05, place: Library }\n',
};

/** Tests share a desk; each undoes what it does. */
const started = start(files);
type Started = Awaited<typeof started>;

/** Returns the fields of the first form on a page that has this action. */
async function formOn({ ana }: Started, page: string, action: string): Promise<Fields> {
  const html = await ana.read(page);
  const [, form = ''] = new RegExp(`<form[^>]* action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? [];
  return fieldsIn(`<h1>${form}`);
}

/** Returns a function that sends a form to the desk. `page`: the page from which the form's other fields are taken. */
function sent(action: string, fields: Fields, page?: string) {
  return async (all: Started): Promise<Response> => {
    const form = page ? await formOn(all, page, action) : {};
    const referer = { referer: `${ORIGIN}${page ?? '/boulder/today'}` };
    return all.ana.post(action, { ...form, ...fields }, referer);
  };
}

const NEW_POST = '/boulder/posts/new/photos';
const newPost = { title: 'Fair', body: 'Rides.', seen: 'new', do: 'publish' };
const photo = async ({ ana }: Started) =>
  ana.upload(NEW_POST, { ...newPost, alt: 'Rides' }, await pictureIn('jpeg'));

const CREEK = '/boulder/posts/edit/creek';
const EMERGENCY = '/boulder/emergency';
const [EVENTS, SWITCHBOARD] = ['/boulder/pages/events', '/boulder/pages/switchboard'];
const link = 'https://gazette.example/library';
const title = 'The library';
const until = '2026-11-28T18:00';
const fire = { 'text-boulder': 'Fire', 'text-boulder-es': 'Fuego', until, confirmed: 'yes' };
const named = (list: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${list}.${name}`, value]));
const event = { title: 'Book sale', start: '2026-12-05 10:00', place: 'Main Library', '@': '' };
const parks = { name: 'Parks', need: 'Parks', text: 'A tree.', phones: '303-555-0100', '@': '' };
const checked = { checked: '2026-11-28', 'source.name': 'City', 'source.href': link };
const ad = { sponsor: 'Bank', text: 'Save', link, slot: '250', from: '2026-12-01', until: '2026-12-31' };

const actions: Record<string, (all: Started) => Promise<Response>> = {
  'writing a post': sent(NEW_POST, newPost),
  'writing a post with a photo': photo,
  'changing a post': sent(`${CREEK}/photos`, { body: 'It fell.', do: 'save' }, CREEK),
  'unpublishing a post': sent(`${CREEK}/photos`, { do: 'unpublish' }, CREEK),
  'scheduling a post': sent(NEW_POST, { ...newPost, date: '2026-12-24T10:00', do: 'schedule' }),
  'correcting a post': sent('/boulder/posts/correct/creek', { correction: 'It fell.' }, CREEK),
  'deleting a draft': sent('/boulder/posts/delete/fair', {}, '/boulder/posts/edit/fair'),
  'renaming a post': sent('/boulder/posts/rename/creek', { to: 'river' }, CREEK),
  'translating a post': sent('/boulder/posts/translate/creek', { to: 'boulder-es' }, CREEK),
  'putting a headline on top': sent('/boulder/today/pin', { link, title, until }),
  'hiding a headline': sent('/boulder/today/hide', { link, title, reason: 'false' }),
  'hiding a headline in all cities': sent('/boulder/today/hide', {
    link,
    reason: 'false',
    everywhere: 'true',
  }),
  'hiding a picture': sent('/boulder/today/hide', { picture: `${link}.jpg`, title }),
  'hiding headlines with a word': sent('/boulder/today/hide', { words: 'parade', reason: 'false' }),
  'pausing a source': sent('/boulder/today/pause', { source: 'Herald', until: '2026-12-01' }),
  'ending a pause': sent('/boulder/today/end', {}, '/boulder/today'),
  'raising an emergency in two languages': sent(EMERGENCY, fire),
  'raising an emergency in all cities': sent(EMERGENCY, { 'text-all': 'Fire', until, confirmed: 'yes' }),
  'changing an emergency': sent(
    `${EMERGENCY}/change`,
    { 'text-0@2026-11-28T05:00': 'Stay', do: 'change' },
    EMERGENCY,
  ),
  'ending an emergency': sent(`${EMERGENCY}/change`, { do: 'lower' }, EMERGENCY),
  'adding an event': sent(
    EVENTS,
    { ...named('events.editors.1', event), 'events.editors.#': '2', do: 'save' },
    EVENTS,
  ),
  'changing an event': sent(EVENTS, { 'events.editors.0.title': 'Fair', do: 'save' }, EVENTS),
  'removing an event': sent(EVENTS, { 'events.editors.#': '0', do: 'save' }, EVENTS),
  'adding the first number to call': sent(
    SWITCHBOARD,
    { ...named('switchboard.0', { ...parks, ...checked }), 'switchboard.#': '1', do: 'save' },
    SWITCHBOARD,
  ),
  'adding a feed': sent('/boulder/sources/add', { section: 'sports', url: link, name: 'Sports' }),
  'adding an ad': sent('/boulder/ads/photos', { at: '', was: '', ...named('ads', ad) }),
  'removing an ad': sent('/boulder/ads/remove', {}, '/boulder/ads'),
  'repairing a broken file': sent(
    '/boulder/pages/file',
    { text: MENDED },
    '/boulder/pages/file?name=video.yaml',
  ),
};

/** Returns the text of every file in the folder of cities. */
function all({ desk }: Started): Fields {
  const names = readdirSync(desk.citiesDir, { recursive: true, withFileTypes: true });
  const found = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  return Object.fromEntries(found.map((file) => [file, readFileSync(file, 'latin1')]));
}

/** Does an action, presses Undo in the message or in History, and expects that every file is as it was. */
async function expectUndo(name: string, place: 'the message' | 'History') {
  const start = await started;
  const before = all(start);
  const done = await actions[name]?.(start);
  expect(done?.status).toBe(303);
  expect(all(start)).not.toEqual(before);
  const page = done?.headers.get('location') ?? '';
  if (place === 'History') await start.ana.get(page);
  const [city] = /^\/[^/]+/.exec(page) ?? [];
  const from = place === 'History' ? `${city}/history` : page;
  const undone = await sent(`${city}/undo`, { confirmed: 'yes' }, from)(start);
  expect(all(start)).toEqual(before);
  const after = await start.ana.get(undone.headers.get('location') ?? '');
  expect(after.status).toBe(200);
  expect(await after.text()).toContain('Undone.');
}

test.each(Object.keys(actions))('Undo in the message restores every file exactly after %s', (name) =>
  expectUndo(name, 'the message'),
);

// Actions that change one file, two files, a photo, the file for all cities, and lists in two languages.
test.each([
  'changing a post',
  'renaming a post',
  'writing a post with a photo',
  'hiding a headline in all cities',
  'raising an emergency in two languages',
])('Undo in History restores every file exactly after %s', (name) => expectUndo(name, 'History'));

/** Returns the sentence and the buttons at the top of a page. */
async function saidIn({ ana }: Started, done: Response): Promise<string[]> {
  const html = await ana.read(done.headers.get('location') ?? '');
  const [, flash = ''] = /<div class="flash" role="status">(.*?)<\/div>/s.exec(html) ?? [];
  return flash.match(/(?<=>)[^<>]+/g) ?? [];
}

const pause = sent('/boulder/today/pause', { source: 'Post', until: '2026-12-01' });
const undo = sent('/boulder/undo', {}, '/boulder/history');
const UNDONE = 'Undone. Readers see it as it was within 20 seconds.';

test('an action that is undone is marked in History, and can be redone and undone again', async () => {
  const start = await started;
  await pause(start);
  const paused = all(start);
  expect(await saidIn(start, await undo(start))).toEqual([UNDONE, 'Do it again']);
  expect(await start.ana.read('/boulder/history')).toMatch(
    /<ul class="list"><li><strong>Post is paused((?!<li>).)*?Undone\.((?!<li>).)*?Do it again/s,
  );
  const again = 'Done again. Readers see it within 20 seconds.';
  expect(await saidIn(start, await undo(start))).toEqual([again, 'Undo']);
  expect(all(start)).toEqual(paused);
  expect(await saidIn(start, await undo(start))).toEqual([UNDONE, 'Do it again']);
});

test('an action cannot be redone if its photo is gone', async () => {
  const start = await started;
  await photo(start);
  expect(await saidIn(start, await undo(start))).toEqual([UNDONE]);
});

test('Undo reports that an action is already undone', async () => {
  const start = await started;
  const done = await pause(start);
  const fields = await formOn(start, done.headers.get('location') ?? '', '/boulder/undo');
  const again = sent('/boulder/undo', fields);
  await again(start);
  const undone = all(start);
  const last = await again(start);
  expect([last.status, await last.text()]).toEqual([409, expect.stringContaining('already undone')]);
  expect(all(start)).toEqual(undone);
});

test('Undo restores no file of an action if one of them has changed since', async () => {
  const start = await started;
  const before = all(start);
  const done = await actions['raising an emergency in two languages']?.(start);
  const notices = start.desk.textOf('boulder/notices.yaml');
  start.desk.write('boulder/notices.yaml', `${notices}# By hand.\n`);
  const raised = all(start);
  const page = done?.headers.get('location') ?? '';
  const undone = await sent('/boulder/undo', { confirmed: 'yes' }, page)(start);
  expect([undone.status, all(start)]).toEqual([409, raised]);
  start.desk.write('boulder/notices.yaml', notices);
  await sent('/boulder/undo', { confirmed: 'yes' }, '/boulder/history')(start);
  expect(all(start)).toEqual(before);
});

test.each(['/.//evil.example/x', 'https://evil.example/x', 'http://['])(
  'Undo never redirects to the address %s',
  async (back) => {
    const start = await started;
    const done = await pause(start);
    const fields = await formOn(start, done.headers.get('location') ?? '', '/boulder/undo');
    const { status, headers } = await sent('/boulder/undo', { ...fields, back })(start);
    expect([status, headers.get('location')]).toEqual([303, '/boulder']);
  },
);

describe('Undo that would raise an emergency again', () => {
  const lower = sent(`${EMERGENCY}/change`, { do: 'lower' }, EMERGENCY);
  const undoThere = sent('/boulder/undo', {}, EMERGENCY);

  test('asks first, and shows the text that readers will see', async () => {
    const start = await started;
    const before = all(start);
    await lower(start);
    const lowered = all(start);
    const html = await (await undoThere(start)).text();
    expect(html).toMatch(
      /Show this on every page\?.*Boulder City News.*Leave now.*Until November 29, 2026, 5/s,
    );
    expect(all(start)).toEqual(lowered);
    const referer = { referer: `${ORIGIN}/boulder/undo` };
    const done = await start.ana.post('/boulder/undo', fieldsIn(html), referer);
    expect([done.status, done.headers.get('location')]).toEqual([303, EMERGENCY]);
    expect(all(start)).toEqual(before);
  });

  test('asks first, with the text in both languages, and does not ask if the emergency has ended since', async () => {
    const start = await started;
    await sent(EMERGENCY, { ...fire, until: '2026-11-28T05:10' })(start);
    const raised = all(start);
    await undoThere(start);
    const lowered = all(start);
    const html = await (await undo(start)).text();
    expect(html).toMatch(
      /<h3>Boulder City News<\/h3><p>Fire<\/p>.*<h3>Noticias de Boulder<\/h3><p>Fuego<\/p>/s,
    );
    expect(html).not.toContain('<p>Leave now</p>');
    expect(all(start)).toEqual(lowered);
    start.desk.time.now += 15 * 60_000;
    await undo(start);
    expect(all(start)).toEqual(raised);
  });
});
