import { expect, test } from '@jest/globals';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { joinStories } from '@/lib/news/section/section-items';
import { report } from '../clusters/day-of-news';

const lead = report('laist.example', 'Council approves the stadium lease');
const second = report('voice.example', 'Stadium lease wins approval of the council');
const third = report('register.example', 'Anaheim leases the stadium');
const other = report('paper.example', 'Rain is on its way');

function groupOf(...items: NewsItem[]) {
  const group = { id: 'stadium', items };
  return new Map(items.map((item) => [poolKey(item), group]));
}

test('keeps the lead in place and adds the other outlets by name and link', () => {
  const joined = joinStories([other, second, lead], groupOf(lead, second, third));
  expect(joined.map(({ title }) => title)).toEqual([other.title, lead.title]);
  const also = [second, third].map(({ source, title, link }) => ({ source, title, link }));
  expect(joined[1]).toMatchObject({ story: 'stadium', also });
});

test('lists the next best report, with the lead under “Also in”, if the lead is in another list', () => {
  const [item] = joinStories([second], groupOf(lead, second));
  expect(item?.also).toEqual([{ source: 'laist.example', title: lead.title, link: lead.link }]);
});

test('lists each other outlet once under “Also in”, but never the report’s own outlet', () => {
  const again = report('laist.example', 'Council approves the stadium lease for good');
  const [item] = joinStories([lead], groupOf(lead, again, second, { ...third, source: 'voice.example' }));
  expect(item?.also).toEqual([{ source: 'voice.example', title: second.title, link: second.link }]);
});

test('returns items without a group unchanged', () => {
  expect(joinStories([other], groupOf(lead, second))[0]).toBe(other);
});

test('lists a pinned report instead of the best one, with the others under “Also in”, best first', () => {
  const joined = joinStories([other, second, lead], groupOf(lead, second, third), (item) => item === second);
  expect(joined.map(({ title }) => title)).toEqual([other.title, second.title]);
  expect(joined[1]?.also?.map(({ link }) => link)).toEqual([lead.link, third.link]);
});

test('prefers a report in the city’s language, with the others under “Also in”', () => {
  const spanish = { ...lead, language: 'es' };
  const [item, ...others] = joinStories([spanish, second], groupOf(spanish, second));
  expect([item?.title, item?.also?.[0]?.link, others]).toEqual([second.title, lead.link, []]);
});
