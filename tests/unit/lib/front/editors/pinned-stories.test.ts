import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import type { BlogPost } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { postItem } from '@/lib/front/editors/own-reports';
import { pinnedNow, pinsInNoList } from '@/lib/front/editors/pinned-stories';
import { kickerOf } from '@/lib/front/kicker';
import { frontPage } from '@/lib/front/make-pages';
import type { PageMaterial } from '@/lib/front/page-material';
import type { SectionNews } from '@/lib/news/section/section-news';
import { thisCity } from '../../../this-city';
import { playBlog, post } from '../../blog/make-blog';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';
import { aged, material, now } from '../front-material';

const local = { reach: 'county', town: 'Millbrook' } as const;
const stories = Array.from({ length: 12 }, (_, at) =>
  aged(at, { link: `https://paper.example/${at}`, title: `Story ${at}`, local }),
);
const opinion = aged(90, { link: 'https://paper.example/opinion', title: 'Letter', kind: 'opinion' });
const far = aged(5, { link: 'https://paper.example/far', title: 'Far', local: { reach: 'elsewhere' } });
const updatedAt = new Date(now);
const items = [...stories, opinion];
const localNews: SectionNews = { state: 'items', items, beyond: [far], updatedAt, stale: false };
const until = '2026-11-22';

/** Builds a front page with these pins in desk.yaml. */
async function pageWith(
  pins: readonly string[],
  posts: readonly BlogPost[] = [],
  known: PageMaterial = material({ 'local-news': localNews, sports: [aged(3, { title: 'A game' })] }),
) {
  const pin = pins.map((entry) => `  - { ${entry}, until: ${until} }\n`).join('');
  await serveCitiesOf(writeCity({ 'city.yaml': smallest, 'desk.yaml': `pin:\n${pin}` }));
  playBlog().list = () => ok([...posts]);
  return frontPage(known, await pinnedNow(known, thisCity('boulder')));
}

const topOf = ({ lead, seconds }: Awaited<ReturnType<typeof pageWith>>) =>
  [lead, ...seconds].map((story) => story?.item.title);

const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  setProcessWide('news', undefined);
  logged.mockClear();
});

describe('a pinned story', () => {
  const letter = 'link: "https://www.paper.example/opinion/?utm_source=x"';
  test('leads, even if its kind never leads otherwise, and appears once', async () => {
    const page = await pageWith([letter]);
    expect(topOf(page)).toEqual(['Letter', 'Story 0', 'Story 1', 'Story 2']);
    const below = [...page.nearby, ...Object.values(page.blocks).flat()].map(({ item }) => item.title);
    expect(below).not.toContain('Letter');
  });

  test('appears below the usual lead if its place is `second`', async () => {
    const top = topOf(await pageWith([`${letter}, place: second`]));
    expect(top).toEqual(['Story 0', 'Letter', 'Story 1', 'Story 2']);
  });

  test('may be a local source’s story from elsewhere', async () => {
    expect(topOf(await pageWith(['link: "https://paper.example/far"']))[0]).toBe('Far');
  });

  test.each([
    ['/blog/a-post', 'its address'],
    ['/blog/old-name', 'a former name'],
    ['http://localhost:3000/blog/a-post', 'its address with the host'],
  ])('may be a guide, matched by %s (%s) and labeled as a guide', async (link) => {
    const guide = post({ metaTitle: 'How to vote', formerly: ['old-name'] });
    const { lead } = await pageWith([`link: "${link}"`], [guide]);
    expect(lead?.item).toMatchObject({ title: 'How to vote', own: 'guide' });
    if (lead) expect(kickerOf(thisCity(), lead, true)).toEqual({ words: 'Guide', href: '/blog' });
  });

  test('may be an own report, which then appears only once', async () => {
    const report = post({ metaTitle: 'Our report', section: 'local-news', kind: 'report' });
    await serveCitiesOf(writeCity({ 'city.yaml': smallest }));
    const item = postItem(thisCity('boulder'), report);
    const known = material({ 'local-news': [...stories, ...(item ? [item] : [])] });
    const page = await pageWith(['link: /blog/a-post'], [report], known);
    expect(page.lead).toMatchObject({ feedKey: 'local-news', item: { title: 'Our report' } });
    expect(JSON.stringify(page).match(/"title":"Our report"/g)).toHaveLength(1);
  });
});

test('the front page shows at most four pinned stories in the order of the file; stories with the place `second` come last', async () => {
  const at = (number: number) => `link: "https://paper.example/${number}"`;
  const pins = [`${at(9)}, place: second`, at(8), at(7), `${at(6)}, place: second`, at(5)];
  expect(topOf(await pageWith(pins))).toEqual(['Story 8', 'Story 7', 'Story 5', 'Story 9']);
});

describe('a pinned address that no feed or post has', () => {
  const lost = ['link: "https://paper.example/gone"'];
  const here = (): City => thisCity('boulder');

  test('changes nothing, is logged once and is reported to the operator', async () => {
    const before = topOf(await pageWith([]));
    expect(topOf(await pageWith(lost))).toEqual(before);
    expect(topOf(await pageWith(lost))).toEqual(before);
    const lines = logged.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => /no headline or post has a pinned address/.test(line))).toHaveLength(1);
    expect(pinsInNoList(here(), Date.now())).toEqual(['https://paper.example/gone']);
  });

  test('is not reported until every feed has been read', async () => {
    const waiting = { state: 'error', message: 'Failed to fetch RSS feed', waiting: true } as const;
    await pageWith(lost, [], material({ 'local-news': waiting }));
    expect(pinsInNoList(here(), Date.now())).toEqual([]);
  });

  test('is no longer reported once it is found or unpinned', async () => {
    await pageWith(lost);
    await pageWith([]);
    expect(pinsInNoList(here(), Date.now())).toEqual([]);
  });
});
