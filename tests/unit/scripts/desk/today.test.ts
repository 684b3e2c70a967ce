import '../../open-cities';
import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { monotonicNow } from '@/lib/base/clock';
import { openRecords, placeFor } from '@/lib/freshness/records/records';
import { type FeedRecord, feedShape, newRecord } from '@/lib/news/freshness/feed-record';
import { openSavedFeeds } from '@/lib/news/freshness/open-feed-store';
import { temporaryFolder } from '../../../temporary/folder';
import { EDITION, fieldsIn, MARFA, start as open, signIn } from './desk';

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

  test.each<[string, Record<string, string>]>([
    ['pin', { ...pin, link: 'javascript:alert(1)' }],
    ['pin', { ...pin, until: 'soon' }],
    ['hide', { ...hide, reason: '' }],
    ['hide', { ...hide, link: '' }],
    ['hide', { words: ' , ', reason: 'none' }],
    ['hide', { picture: 'javascript:alert(1)', title: 'The library' }],
    ['pause', { ...pause, source: '' }],
  ])('refuses values that the site could not read: %s %j', async (row, fields) => {
    const { desk, post } = await start();
    expect((await post(row, fields)).status).toBe(422);
    expect(existsSync(desk.fileOf(FILE))).toBe(false);
  });
});
