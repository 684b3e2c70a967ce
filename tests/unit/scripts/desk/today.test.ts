import '../../open-cities';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { monotonicNow } from '@/lib/base/clock';
import { openRecords, placeFor } from '@/lib/freshness/records/records';
import { type FeedRecord, feedShape, newRecord } from '@/lib/news/freshness/feed-record';
import { openSavedFeeds } from '@/lib/news/freshness/open-feed-store';
import { temporaryFolder } from '../../../temporary/folder';
import { onLoopback } from '../../on-loopback';
import { EDITION, fieldsIn, MARFA, ORIGIN, start as open, openDesk, type Person, signIn } from './desk';

const FEED = 'https://feeds.example/local-news.xml';
const LINK = 'https://gazette.example/library';
const PHOTO = 'https://gazette.example/photo.jpg';

/** Stores a feed with these titles, as if the site had fetched it. */
async function saveFeed(...titles: readonly string[]): Promise<void> {
  const firstSeen = new Date(Date.now() - 3_600_000);
  const items = titles.map((title, at) => ({
    id: `${at}`,
    title,
    description: '',
    link: at === 0 ? LINK : `https://gazette.example/${at}`,
    source: 'Boulder Gazette',
    ...(at === 0 && { image: PHOTO }),
    firstSeen,
    pubDate: firstSeen,
  }));
  const record: FeedRecord = { ...newRecord(FEED), items, goodAt: monotonicNow() };
  await openRecords(placeFor('news', '*:news'), feedShape).save(FEED, record);
}

delete process.env.CITY;
process.env.CACHE_DIR = temporaryFolder();
await saveFeed('The library opens a reading room', 'A parade on Pearl Street');
openSavedFeeds();

const FILE = 'boulder/desk.yaml';

async function start(files = {}) {
  const { desk, ana } = await open(files);
  const read = (place = 'today') => ana.read(`/boulder/${place}`);
  const post = (action: string, fields: Record<string, string>) =>
    ana.post(`/boulder/today/${action}`, fields);
  /** Presses the End button of the first active change. */
  const end = async () => {
    const [, form = ''] = /action="\/boulder\/today\/end"(.*?)<\/form>/s.exec(await read()) ?? [];
    return post('end', fieldsIn(`<h1>${form}`));
  };
  const entries = () => desk.boulder()?.desk;
  return { desk, ana, read, post, end, entries };
}

const pin = { link: LINK, title: 'The library', until: '2026-11-28T18:00' };
const hide = { link: LINK, title: 'The library', reason: 'court order: "sealed"' };
const pause = { source: 'Boulder Gazette', until: '2099-12-01' };

describe('the front page at the desk', () => {
  test('shows the headlines that the site has stored, and fetches nothing', async () => {
    const { read } = await start();
    for (const place of ['today', 'today/local-news']) {
      const html = await read(place);
      expect(html).toContain('The library opens a reading room');
      expect(html).toContain('Pause Boulder Gazette');
    }
  });

  test('finds headlines by the beginnings of their words, ignoring case and accents', async () => {
    const { read } = await start();
    const html = await read('today?find=+RÉAD%C2%A0libr');
    expect(html).toContain('class="headline">The library opens a reading room');
    expect(html).toContain('Pause Boulder Gazette');
    expect(html).not.toContain('class="headline">A parade');
    expect(html).toMatch(/name="find" value="RÉAD.libr".*<a href="\/boulder\/today">Show all headlines/);
    expect(await read('today/local-news?find=parade')).toContain('class="headline">A parade');
    expect(await read('today?find=%3Cx%3E')).toContain('No headline here has the words “&lt;x&gt;”.');
    expect(await read('today?find=')).toContain('class="headline">A parade');
  });

  test('has a menu that marks the current page, even under More', async () => {
    const { desk, read } = await start();
    const bo = await signIn(desk, 'writer', 'Bo');
    expect(await read()).toMatch(/<a href="\/boulder\/today" aria-current="page".*<summary>More</s);
    expect(await read('sources')).toMatch(
      /<summary aria-current="true">More.*"\/boulder\/sources" aria-current/s,
    );
    const [menu] = /<nav.*<\/nav>/s.exec(await bo.read('/boulder/posts')) ?? [];
    expect(menu?.match(/href/g)).toHaveLength(1);
  });

  test('is the first page for editors, but not for writers', async () => {
    const { desk, ana } = await start();
    const bo = await signIn(desk, 'writer', 'Bo');
    expect((await ana.get('/boulder')).headers.get('location')).toBe('/boulder/today');
    expect((await bo.get('/boulder')).headers.get('location')).toBe('/boulder/posts');
    expect((await ana.get('/boulder/today/nothing')).status).toBe(404);
  });
});

describe('an action on a headline', () => {
  test('puts a headline on top for at most 48 hours', async () => {
    const { desk, read, post, entries } = await start();
    await post('pin', { ...pin, until: '2030-01-01T00:00' });
    expect(desk.textOf(FILE)).toBe(`pin:\n  - link: ${LINK}\n    until: 2026-11-30T05:00\n`);
    expect(await read()).toMatch(/Until November 30, 2026, 5\sa\.m\., “The library” is on top\. Readers/);
    expect(await read()).toContain('<strong>The library opens a reading room</strong>');
    await post('pin', { ...pin, until: '2026-11-28 18:00', second: 'true' });
    expect(await read()).toMatch(/On top until November 28, 2026, 6\sp\.m\./);
    expect(entries()?.pin).toEqual([{ link: LINK, place: 'second', until: '2026-11-28T18:00' }]);
  });

  test('hides a headline immediately, and requires a reason', async () => {
    const { read, post, entries } = await start();
    expect(await read()).toMatch(/Reason, for your records<span[^>]*> \(required\)/);
    await post('hide', hide);
    const html = await read();
    expect(html).not.toContain('class="headline">The library');
    expect(html).toContain('Taken down: court order: &quot;sealed&quot;');
    expect(entries()?.hide).toEqual([{ link: LINK, reason: hide.reason }]);
  });

  test('hides a headline in all cities', async () => {
    const { desk, read, post, end, entries } = await start();
    await post('hide', { ...hide, everywhere: 'true', story: 'true' });
    expect(existsSync(desk.fileOf(FILE))).toBe(false);
    expect(desk.textOf('desk.yaml')).toContain('story: true');
    expect(await read()).toContain('(all papers)');
    await end();
    expect(entries()?.hide).toEqual([]);
  });

  test('says in which cities of a network a headline is hidden', async () => {
    const { read, post } = await start({ ...EDITION, ...MARFA });
    await post('hide', hide);
    expect(await read()).toContain('It applies to Boulder City News, Noticias de Boulder.');
    await post('hide', { ...hide, everywhere: 'true' });
    expect(await read()).toContain('It applies to all papers.');
  });

  test('hides only the picture of a headline, and shows it again', async () => {
    const { read, post, end, entries } = await start();
    const title = 'The library opens a reading room';
    expect(await read()).toContain(`name="picture" value="${PHOTO}"`);
    await post('hide', { picture: PHOTO, title });
    const html = await read();
    expect(html).toContain(`The picture of “${title}” is hidden.`);
    expect(html).toContain(`Picture hidden: ${PHOTO}`);
    expect(html).toContain(`class="headline">${title}`);
    expect(html).not.toContain('Hide the picture');
    expect(entries()?.hide).toEqual([{ picture: PHOTO, reason: title }]);
    await end();
    expect(await read()).toContain('Hide the picture');
  });

  test('hides headlines whose titles contain all of the typed words, and says how many it hides', async () => {
    const { read, post, end, entries } = await start();
    await post('hide', { words: 'PARADE, Pearl Street,', reason: 'false report' });
    const html = await read();
    expect(html).toContain('Titles with PARADE, Pearl Street are hidden, one headline now.');
    expect(html).toContain('Titles with these words are hidden: false report');
    expect(html).not.toContain('class="headline">A parade');
    expect(html).toContain('class="headline">The library');
    expect(entries()?.hide).toEqual([{ words: ['PARADE', 'Pearl Street'], reason: 'false report' }]);
    await end();
    expect(await read()).toContain('class="headline">A parade');
  });

  test('pauses a source until the end of a day, and ends the pause unless it has since changed', async () => {
    const { read, post, end, entries } = await start();
    await post('pause', pause);
    const html = await read();
    expect(html).not.toContain('Pearl Street');
    expect(html).toContain('Paused through December 1, 2099');
    const sent = { key: 'boulder', row: 'pause', at: '0', was: 'another' };
    expect((await post('end', sent)).status).toBe(409);
    expect(entries()?.pause).toHaveLength(1);
    await end();
    expect(entries()?.pause).toEqual([]);
    expect(await read()).toContain('Pearl Street');
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['pin', { ...pin, second: 'true', until: '2026-01-01T00:00' }, { until: '2026-11-28T18:00' }],
    ['pause', { ...pause, until: '2026-11-27' }, { until: '2026-11-28' }],
    ['hide', { ...hide, everywhere: 'true', reason: ' ' }, { reason: 'false report' }],
    ['hide', { words: ' , ', reason: 'false report' }, { words: 'parade' }],
  ])(
    'asks again for a field that would have no effect, and keeps the others: %s %j',
    async (row, fields, right) => {
      const { desk, ana } = await start();
      const referer = { referer: `${ORIGIN}/boulder/today?find=library` };
      const refused = await ana.post(`/boulder/today/${row}`, fields, referer);
      const form = fieldsIn(await refused.text());
      expect([refused.status, existsSync(desk.fileOf(FILE))]).toEqual([422, false]);
      const { csrf: _, ...sent } = form;
      expect(sent).toEqual({ ...fields, back: '/boulder/today?find=library' });
      const done = await ana.post(`/boulder/today/${row}`, { ...sent, ...right });
      expect([done.status, done.headers.get('location')]).toEqual([303, '/boulder/today?find=library']);
    },
  );

  test.each<[string, Record<string, string>]>([
    ['pin', { ...pin, link: 'javascript:alert(1)' }],
    ['pin', { ...pin, until: 'soon' }],
    ['hide', { ...hide, link: '' }],
    ['hide', { picture: 'javascript:alert(1)', title: 'The library' }],
    ['pause', { ...pause, source: '' }],
  ])('refuses values that the site could not read: %s %j', async (row, fields) => {
    const { desk, post } = await start();
    expect((await post(row, fields)).status).toBe(422);
    expect(existsSync(desk.fileOf(FILE))).toBe(false);
  });
});

describe('a malformed list entry in desk.yaml', () => {
  const TORN = ['- # a thought', '- Fire: at 5: Main Street', '- [a,  b]', '- Words alone # kept', '- ~'];
  const block = (lines: readonly string[], indent = '  ') =>
    lines.map((line) => `${indent}${line}\n`).join('');
  const OLD = '{ source: Old, until: 2099-01-01 }';

  test.each([
    ['hide', `hide:\n${block(TORN)}`, 'hide', hide],
    ['pin', `pin:\n${block(TORN)}`, 'pin', pin],
    ['pause', `pause:\n${block([...TORN, `- ${OLD}`])}`, 'pause', pause],
    ['a changed pause', `pause:\n${block([...TORN, `- ${OLD}`])}`, 'pause', { ...pause, source: 'Old' }],
  ])('stays as it is: %s', async (_, text, action, fields) => {
    const { desk, post } = await start({ [FILE]: text });
    expect((await post(action, fields)).status).toBe(303);
    for (const line of TORN) expect(desk.textOf(FILE)).toContain(`  ${line}\n`);
    expect(
      desk
        .textOf(FILE)
        .match(/ +- .*(?=\n)/g)
        ?.filter((line) => TORN.includes(line.trim())),
    ).toEqual(TORN.map((line) => `  ${line}`));
  });

  test('is not overwritten if it stands in place of the whole list', async () => {
    const { desk, post } = await start({
      [FILE]: 'hide:\n  link: https://gazette.example/a\n  reason: Old\n',
    });
    const before = desk.textOf(FILE);
    expect((await post('hide', hide)).status).toBe(422);
    expect(desk.textOf(FILE)).toBe(before);
  });
});

describe('the page for feeds', () => {
  /** Tests share a desk with all of Anaheim's feeds, because reading those takes a second. */
  const opened = openDesk({ cities: ['anaheim', 'anaheim-es'], from: 'lib/cities' }).then(async (desk) => ({
    ...{ desk, ana: await signIn(desk), eva: await signIn(desk, 'editor', 'Eva', 'es') },
    feeds: () => desk.store.city('anaheim')?.feeds,
  }));

  const SPORTS = { section: 'sports', url: 'https://sports.example/feed', name: 'Sports Desk' };

  test('lists feeds and marks a paused source in all editions; only the city that paused it can end the pause', async () => {
    const { ana, feeds } = await opened;
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
    const { desk, ana, feeds } = await opened;
    const lines = () => desk.textOf('anaheim/feeds.yaml').split('\n');
    const before = lines();
    expect((await ana.post('/anaheim/sources/add', SPORTS)).status).toBe(303);
    const after = lines();
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    expect(feeds()?.sports.at(-1)?.url).toBe(SPORTS.url);
  });

  test('refuses to add a feed with an invalid address', async () => {
    const { ana } = await opened;
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
    const { ana } = await opened;
    const response = await ana.post('/anaheim/sources/find', { section: 'sports', address: `${href}feed` });
    await new Promise((resolve) => server.close(resolve));
    expect([response.status, requests]).toEqual([422, 0]);
    const html = await response.text();
    expect(html).toContain('cannot be read: the site does not answer or refuses.');
    expect(fieldsIn(html)).toMatchObject({ address: `${href}feed`, section: 'sports' });
  });

  test('names the sections in the language of the desk', async () => {
    const { eva } = await opened;
    expect(await eva.read('/anaheim/sources')).toContain('<option value="sports">Deportes</option>');
  });
});

const PAGE = '/boulder/emergency';
const [FIRE, FUEGO] = ['Leave <now>: fire in the hills', 'Salga ya: incendio en las colinas'];
const until = '2026-11-28T18:00';
const source = { linkName: 'City of Anaheim', href: 'https://www.anaheim.net/' };
const draft = { 'text-boulder': FIRE, 'text-boulder-es': FUEGO, until, ...source };

/** Fields of the form that changes an emergency. The emergency's start is at the end of each field's name. */
const changing = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}@2026-11-28T05:00`, value]));

const send = async (ana: Person, fields: Record<string, string>) => (await ana.post(PAGE, fields)).text();

async function bilingual(files = {}) {
  const { desk, ana } = await open({ ...EDITION, ...files });
  return { desk, ana, notices: (key: string) => desk.store.city(key)?.notices ?? [] };
}

/** Raises an emergency in two languages. `form`: the fields of the form that changes it. */
async function raised() {
  const { ana, ...others } = await bilingual();
  await ana.post(PAGE, { ...draft, confirmed: 'yes' });
  return { ...others, ana, form: fieldsIn(await ana.read(PAGE)) };
}

describe('an emergency', () => {
  test('is previewed first, and then raised in two languages', async () => {
    const { ana, notices } = await bilingual();
    const look = await send(ana, draft);
    expect(look).toContain('Leave &lt;now&gt;: fire in the hills');
    expect(look).toMatch(/Until November 28, 2026, 6\sp\.m\., readers/);
    expect(look).not.toContain('There is no text');
    expect(await send(ana, { 'text-boulder': 'Leave', until })).toContain(
      'There is no text for Noticias de Boulder.',
    );
    expect(notices('boulder')).toEqual([]);
    expect((await ana.post(PAGE, fieldsIn(look))).status).toBe(303);
    const level = 'emergency';
    expect(notices('boulder')).toMatchObject([{ level, text: FIRE, from: '2026-11-28T05:00' }]);
    expect(notices('boulder-es')).toMatchObject([{ level, text: FUEGO, until }]);
  });

  test('is changed in all languages with one form', async () => {
    const { ana, notices, form } = await raised();
    const link = { name: 'Fire Department', href: 'https://fire.example/' };
    const texts = { 'text-0': 'Stay out', 'text-1': 'No vuelva' };
    const change = changing({ ...texts, linkName: link.name, href: link.href });
    await ana.post(`${PAGE}/change`, { ...form, ...change, do: 'change' });
    const updated = '2026-11-28T05:00';
    expect(notices('boulder')).toMatchObject([{ text: 'Stay out', link, updated, until }]);
    expect(notices('boulder-es')).toMatchObject([{ text: 'No vuelva', link, updated }]);
  });

  test('ends in all languages at once', async () => {
    const { ana, notices, form } = await raised();
    await ana.post(`${PAGE}/change`, { ...form, do: 'lower' });
    expect([notices('boulder'), notices('boulder-es')]).toEqual([[], []]);
    expect(await ana.read(PAGE)).toContain('<p>Lowered. It is gone from every page within 20 seconds.</p>');
  });

  test('stays if an editor ends another emergency that began at a different time, and the desk says so', async () => {
    const { desk, ana, notices, form } = await raised();
    desk.time.now += 60_000;
    await ana.post(PAGE, { 'text-boulder-es': 'Otra', until, confirmed: 'yes' });
    await ana.post(`${PAGE}/change`, { ...form, do: 'lower' });
    expect([notices('boulder'), notices('boulder-es').length]).toEqual([[], 1]);
    expect(await ana.read(PAGE)).toContain('Another emergency is still up: Noticias de Boulder.');
  });

  test.each([
    ['somebody has since changed it', { was: 'x' }, 409],
    ['a text is empty', changing({ 'text-1': ' ' }), 422],
    ['its end cannot be read', changing({ until: 'soon' }), 422],
    ['its end is over', changing({ until: '2026-11-28T04:00' }), 422],
  ])('is not changed in any language if %s', async (_, wrong, status) => {
    const { ana, notices, form } = await raised();
    const change = { ...form, ...changing({ 'text-0': 'Stay out' }), ...wrong, do: 'change' };
    expect((await ana.post(`${PAGE}/change`, change)).status).toBe(status);
    expect(notices('boulder')).toMatchObject([{ text: FIRE }]);
    expect(notices('boulder-es')).toMatchObject([{ text: FUEGO }]);
  });

  test('has a preview that names each city in the network for which there is no text', async () => {
    const { ana } = await bilingual(MARFA);
    expect(await send(ana, draft)).toMatch(/There is no text for .*Marfa/);
    expect(await send(ana, { ...draft, 'text-all': 'Boil water' })).not.toContain('There is no text');
  });

  test('is refused if its end has passed, and gets https:// if its source lacks it', async () => {
    const { ana, notices } = await bilingual();
    const refused = await ana.post(PAGE, { ...draft, until: '2026-11-28T04:59' });
    expect([refused.status, fieldsIn(await refused.text())]).toMatchObject([422, { 'text-boulder': FIRE }]);
    await ana.post(PAGE, { ...draft, href: 'www.anaheim.net/fire', confirmed: 'yes' });
    expect(notices('boulder')).toMatchObject([{ link: { href: 'https://www.anaheim.net/fire' } }]);
  });

  test('keeps what was typed in its form if it is edited after the preview or has no text yet', async () => {
    const { ana, notices } = await bilingual();
    const form = await send(ana, { ...fieldsIn(await send(ana, draft)), do: 'edit' });
    for (const typed of ['Leave &lt;now&gt;: fire', 'Salga ya', until, source.linkName, source.href])
      expect(form).toContain(typed);
    const refused = await ana.post(PAGE, { until, linkName: source.linkName });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/Write a text first\..*City of Anaheim/s);
    expect(notices('boulder')).toEqual([]);
  });

  test('with an invalid source is refused, and the form keeps what was typed, both when raised and when changed', async () => {
    const { desk, ana, notices, form } = await raised();
    const wrong = { linkName: 'Fire Department', href: 'the fire' };
    const raise = { 'text-boulder': 'Stay <out>', 'text-boulder-es': 'No vuelva', until, ...wrong };
    const change = changing({ 'text-0': 'Stay <out>', 'text-1': 'No vuelva', ...wrong });
    const refused = [
      await ana.post(PAGE, { ...raise, confirmed: 'yes' }),
      await ana.post(`${PAGE}/change`, { ...form, ...change, do: 'change' }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toMatch(/“Address of the source” is “the fire”: write an address/);
      for (const typed of ['Stay &lt;out&gt;', 'No vuelva', 'Fire Department']) expect(html).toContain(typed);
    }
    expect([...notices('boulder'), ...notices('boulder-es')]).toMatchObject([
      { text: FIRE },
      { text: FUEGO },
    ]);
    expect(desk.store.problems().size).toBe(0);
  });

  test.each([
    [
      'has a wrong line',
      '- level: note\n   text: Far right\n',
      'notices.yaml of Noticias de Boulder, line 2: ',
    ],
    ['is in braces', '[{ level: note, text: A }]\n', 'notices.yaml of Noticias de Boulder: '],
    ['is no list', 'level: note\ntext: A\n', 'notices.yaml of Noticias de Boulder: '],
  ])(
    'is raised in no language if the file of one language %s, and the form keeps what was typed',
    async (_, text, where) => {
      const { desk, ana } = await bilingual({ 'boulder-es/notices.yaml': text });
      const refused = await ana.post(PAGE, { ...draft, confirmed: 'yes' });
      const html = await refused.text();
      expect(refused.status).toBe(422);
      const link = '<a href="/boulder-es/pages/file?name=notices.yaml">';
      expect(html).toContain(`${link}${where}`);
      expect(fieldsIn(html)).toMatchObject(draft);
      expect(existsSync(desk.fileOf('boulder/notices.yaml'))).toBe(false);
      expect(desk.textOf('boulder-es/notices.yaml')).toBe(text);
    },
  );

  test('is raised above an entry whose mistake the site already reports', async () => {
    const { ana, notices } = await bilingual({
      'boulder/notices.yaml': '- { text: Pool closed, until: soon }\n',
    });
    expect((await ana.post(PAGE, { ...draft, confirmed: 'yes' })).status).toBe(303);
    expect(notices('boulder-es')).toMatchObject([{ text: FUEGO }]);
  });

  test('is raised in no language if the file of one language would become too large', async () => {
    const text = `# ${'x'.repeat(1024 * 1024 - 9)}\n`;
    const { desk, ana } = await bilingual({ 'boulder-es/notices.yaml': text });
    expect((await ana.post(PAGE, { ...draft, confirmed: 'yes' })).status).toBe(422);
    expect(existsSync(desk.fileOf('boulder/notices.yaml'))).toBe(false);
  });

  test('for all cities is one entry in a file, and takes effect immediately in each time zone', async () => {
    const desk = await openDesk({ cities: ['boulder', 'rancho-santa-margarita'] });
    const ana = await signIn(desk);
    await ana.post(PAGE, { 'text-all': FIRE, until, confirmed: 'yes' });
    // The emergency starts at the earlier local time: it is 5 a.m. in Boulder, but 4 a.m. in Rancho Santa Margarita.
    const notice = { level: 'emergency', text: FIRE, from: '2026-11-28T04:00' };
    for (const { notices } of desk.store.cities()) expect(notices).toMatchObject([notice]);
    expect(desk.textOf('desk.yaml')).toContain(FIRE);
  });
});
