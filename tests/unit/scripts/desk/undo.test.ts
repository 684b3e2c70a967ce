import '../../open-cities';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { fieldsIn, ORIGIN, openDesk, signIn } from './desk';

const POST = '---\ntitle: Creek rises\ndate: 2026-11-20\n---\n\nIt rose.\n';
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
  'boulder-es/city.yaml': 'editionOf: boulder\nlocale: es-US\n',
  'boulder/posts/creek.md': POST,
  'boulder/notices.yaml': NOTICES,
  'boulder/desk.yaml': `ads: # sold by Ana\n  - ${AD}\npause:\n  - { source: Gazette, until: 2099-01-01 } # too many\n`,
  'boulder/video.yaml': BROKEN,
  'boulder/events.yaml': 'editors: # ours\n  - { title: Sale, start: 2026-12-05, place: Library }\n',
};

const started = openDesk().then(async (desk) => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(desk.citiesDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await desk.store.refresh();
  return { desk, ana: await signIn(desk) };
});

type Started = Awaited<typeof started>;
type Fields = Record<string, string>;

/** Returns the hidden fields of the first form on a page that has this action. */
async function hiddenIn({ ana }: Started, page: string, action: string): Promise<Fields> {
  const html = await (await ana.get(page)).text();
  const [, form = ''] = new RegExp(`<form[^>]* action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? [];
  const hidden = form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries(Array.from(hidden, ([, name = '', value = '']) => [name, value]));
}

/** Returns a function that sends a form to the desk. `page`: the page from which to take its hidden fields. */
function sent(action: string, fields: Fields, page?: string) {
  return async (all: Started): Promise<Response> => {
    const hidden = page ? await hiddenIn(all, page, action) : {};
    const referer = { referer: `${ORIGIN}${page ?? '/boulder/today'}` };
    return all.ana.post(action, { ...hidden, ...fields }, referer);
  };
}

async function photo({ desk, ana }: Started): Promise<Response> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#89a' } });
  const body = new FormData();
  const fields = { csrf: ana.csrf, title: 'Fair', body: 'Rides.', seen: 'new', alt: 'Rides', do: 'publish' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('photo', new File([new Uint8Array(await image.jpeg().toBuffer())], 'a.jpg'));
  const headers = { cookie: ana.cookie, origin: ORIGIN };
  return desk.request('/boulder/posts/new/photos', { method: 'POST', body, headers });
}

const link = 'https://gazette.example/library';
const hide = { link, title: 'The library', reason: 'wrong name' };
const CREEK = '/boulder/posts/edit/creek';
const words = { title: 'Creek rises', body: 'It rose.', date: '2026-11-20T00:00' };
const emergency = {
  'text-boulder': 'Fire',
  'text-boulder-es': 'Fuego',
  until: '2026-11-28T18:00',
  confirmed: 'yes',
};
const event = { title: 'Book sale', start: '2026-12-05 10:00', place: 'Main Library', '@': '' };
const named = (list: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${list}.${name}`, value]));
const events = '/boulder/pages/events';
const oldEvent = named('events.editors.0', {
  title: 'Sale',
  start: '2026-12-05',
  place: 'Library',
  '@': '0',
});
const ad = { sponsor: 'Bank', text: 'Save', link: 'https://bank.example/', slot: '250' };
const adDays = { from: '2026-12-01', until: '2026-12-31' };
const raw = (name: string) => `/boulder/pages/file?name=${name}`;

const actions: Record<string, (all: Started) => Promise<Response>> = {
  'writing a post': sent('/boulder/posts/new/photos', {
    title: 'New',
    body: 'x',
    seen: 'new',
    do: 'publish',
  }),
  'writing a post with a photo': photo,
  'changing a post': sent(`${CREEK}/photos`, { ...words, body: 'It fell.', do: 'save' }, CREEK),
  'taking a post back': sent(`${CREEK}/photos`, { ...words, do: 'unpublish' }, CREEK),
  'scheduling a post': sent('/boulder/posts/new/photos', {
    title: 'Later',
    body: 'x',
    seen: 'new',
    date: '2026-12-24T10:00',
    do: 'schedule',
  }),
  'correcting a post': sent('/boulder/posts/correct/creek', { correction: 'It fell.' }, CREEK),
  'renaming a post': sent('/boulder/posts/rename/creek', { to: 'river' }, CREEK),
  'translating a post': sent('/boulder/posts/translate/creek', { to: 'boulder-es' }, CREEK),
  'putting on top': sent('/boulder/today/pin', { link, title: 'The library', until: '2026-11-28T18:00' }),
  'taking down': sent('/boulder/today/hide', hide),
  'taking down in all papers': sent('/boulder/today/hide', { ...hide, everywhere: 'true' }),
  'hiding a picture': sent('/boulder/today/hide', { picture: `${link}.jpg`, title: 'The library' }),
  'hiding words': sent('/boulder/today/hide', { words: 'parade', reason: 'false' }),
  'pausing a source': sent('/boulder/today/pause', { source: 'Herald', until: '2026-12-01' }),
  'ending a pause': sent('/boulder/today/end', {}, '/boulder/today'),
  'raising an emergency in two languages': sent('/boulder/emergency', emergency),
  'raising an emergency in all papers': sent('/boulder/emergency', {
    'text-all': 'Fire',
    until: '2026-11-28T18:00',
    confirmed: 'yes',
  }),
  'changing an emergency': sent(
    '/boulder/emergency/change',
    { 'text-0@2026-11-28T05:00': 'Stay', 'until@2026-11-28T05:00': '2026-11-29T05:00', do: 'change' },
    '/boulder/emergency',
  ),
  'lowering an emergency': sent('/boulder/emergency/change', { do: 'lower' }, '/boulder/emergency'),
  'adding an event': sent(
    events,
    { ...oldEvent, ...named('events.editors.1', event), 'events.editors.#': '2', do: 'save' },
    events,
  ),
  'changing an event': sent(events, { ...oldEvent, 'events.editors.0.title': 'Fair', do: 'save' }, events),
  'removing an event': sent(events, { 'events.editors.#': '0', do: 'save' }, events),
  'adding the first number': sent(
    '/boulder/pages/switchboard',
    {
      ...named('switchboard.0', {
        name: 'Parks',
        need: 'Parks',
        text: 'A tree.',
        phones: '303-555-0100',
        '@': '',
      }),
      ...named('switchboard.0', { checked: '2026-11-28', 'source.name': 'City', 'source.href': `${link}` }),
      'switchboard.#': '1',
      do: 'save',
    },
    '/boulder/pages/switchboard',
  ),
  'adding a feed': sent('/boulder/sources/add', { section: 'sports', url: link, name: 'Sports' }),
  'selling an ad': sent('/boulder/ads/photos', { at: '', was: '', ...named('ads', { ...ad, ...adDays }) }),
  'taking out an ad': sent('/boulder/ads/remove', {}, '/boulder/ads'),
  'mending a broken file': sent('/boulder/pages/file', { text: MENDED }, raw('video.yaml')),
};

/** Returns the text of every file in the folder of cities. */
function all({ desk }: Started): Fields {
  const names = readdirSync(desk.citiesDir, { recursive: true, withFileTypes: true });
  const found = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  return Object.fromEntries(found.map((file) => [file, readFileSync(file, 'latin1')]));
}

describe.each(Object.entries(actions))('Undo after %s', (_, act) => {
  test.each(['the sentence', 'History'])('beside %s puts back each byte', async (place) => {
    const start = await started;
    const before = all(start);
    const done = await act(start);
    expect(done.status).toBe(303);
    expect(all(start)).not.toEqual(before);
    const page = done.headers.get('location') ?? '';
    if (place === 'History') await start.ana.get(page);
    const [city] = /^\/[^/]+/.exec(page) ?? [];
    const from = place === 'History' ? `${city}/history` : page;
    const undone = await sent(`${city}/undo`, { confirmed: 'yes' }, from)(start);
    expect(all(start)).toEqual(before);
    const after = await start.ana.get(undone.headers.get('location') ?? '');
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Undone.');
  });
});

/** Returns the sentence and the buttons at the top of a page. */
async function saidIn({ ana }: Started, done: Response): Promise<string[]> {
  const html = await (await ana.get(done.headers.get('location') ?? '')).text();
  const [, flash = ''] = /<div class="flash" role="status">(.*?)<\/div>/s.exec(html) ?? [];
  return flash.match(/(?<=>)[^<>]+/g) ?? [];
}

describe('the sentence after an undo', () => {
  test('offers to do it again, and then says that it is done', async () => {
    const start = await started;
    const undo = sent('/boulder/undo', {}, '/boulder/history');
    await sent('/boulder/today/pause', { source: 'Post', until: '2026-12-01' })(start);
    const undone = 'Undone. Readers see it as it was within 20 seconds.';
    expect(await saidIn(start, await undo(start))).toEqual([undone, 'Do it again']);
    expect(await saidIn(start, await undo(start))).toEqual([
      'Done again. Readers see it within 20 seconds.',
      'Undo',
    ]);
    expect(await saidIn(start, await undo(start))).toEqual([undone, 'Do it again']);
  });

  test('offers nothing if a photo is gone', async () => {
    const start = await started;
    await photo(start);
    const done = await sent('/boulder/undo', {}, '/boulder/history')(start);
    expect(await saidIn(start, done)).toEqual(['Undone. Readers see it as it was within 20 seconds.']);
  });
});

describe('the history page', () => {
  const path = '/boulder/history';
  const undo = sent('/boulder/undo', {}, path);

  test('marks what was undone, and can do it again', async () => {
    const start = await started;
    await sent('/boulder/today/pause', { source: 'Post', until: '2026-12-01' })(start);
    const paused = all(start);
    await undo(start);
    const html = await (await start.ana.get(path)).text();
    expect(html.slice(html.indexOf('<ul class="list">'))).toMatch(
      /^<ul class="list"><li><strong>Post is paused[\s\S]*?Undone\.[\s\S]*?Do it again/,
    );
    await undo(start);
    expect(all(start)).toEqual(paused);
    await undo(start);
  });

  test('says if an action is already undone', async () => {
    const start = await started;
    const done = await sent('/boulder/today/pause', { source: 'Post', until: '2026-12-01' })(start);
    const fields = await hiddenIn(start, done.headers.get('location') ?? '', '/boulder/undo');
    const before = all(start);
    const twice = [fields, fields].map((one) => sent('/boulder/undo', one));
    for (const again of twice) await again(start);
    const last = await sent('/boulder/undo', fields)(start);
    expect([last.status, await last.text()]).toEqual([409, expect.stringContaining('already undone')]);
    expect(all(start)).not.toEqual(before);
  });
});

test.each(['/.//evil.example/x', 'https://evil.example/x', 'http://['])(
  'an undo does not redirect to %s',
  async (back) => {
    const start = await started;
    const done = await sent('/boulder/today/pause', { source: 'Post', until: '2026-12-01' })(start);
    const fields = await hiddenIn(start, done.headers.get('location') ?? '', '/boulder/undo');
    const { status, headers } = await sent('/boulder/undo', { ...fields, back })(start);
    expect([status, headers.get('location')]).toEqual([303, '/boulder']);
  },
);

describe('an undo that raises an emergency', () => {
  const lower = actions['lowering an emergency'] as (all: Started) => Promise<Response>;
  const page = '/boulder/emergency';
  const undo = sent('/boulder/undo', {}, page);

  test('asks first, with the text that readers will see', async () => {
    const start = await started;
    const before = all(start);
    await lower(start);
    const lowered = all(start);
    const response = await undo(start);
    const html = await response.text();
    expect(html).toMatch(
      /Show this on every page\?.*Boulder City News.*Leave now.*Until November 29, 2026, 5/s,
    );
    expect(all(start)).toEqual(lowered);
    const referer = { referer: `${ORIGIN}/boulder/undo` };
    const done = await start.ana.post('/boulder/undo', fieldsIn(html), referer);
    expect([done.status, done.headers.get('location')]).toEqual([303, page]);
    expect(all(start)).toEqual(before);
  });

  test('by doing it again in two languages asks first', async () => {
    const start = await started;
    await sent('/boulder/emergency', emergency)(start);
    await undo(start);
    const before = all(start);
    const html = await (await sent('/boulder/undo', {}, '/boulder/history')(start)).text();
    expect(html).toMatch(
      /<h3>Boulder City News<\/h3><p>Fire<\/p>.*<h3>Noticias de Boulder<\/h3><p>Fuego<\/p>/s,
    );
    expect(html).not.toContain('<p>Leave now</p>');
    expect(all(start)).toEqual(before);
  });

  test('asks nothing once the emergency has ended', async () => {
    const start = await started;
    const { desk } = start;
    await sent('/boulder/emergency', { ...emergency, until: '2026-11-28T05:10' })(start);
    const raised = all(start);
    await undo(start);
    desk.time.now += 15 * 60_000;
    await sent('/boulder/undo', {}, '/boulder/history')(start);
    expect(all(start)).toEqual(raised);
    desk.time.now -= 15 * 60_000;
  });
});
