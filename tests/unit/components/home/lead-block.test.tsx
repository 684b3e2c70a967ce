import { describe, expect, test } from '@jest/globals';
import { LeadBlock } from '@/components/home/lead-block';
import { thisCity } from '@/lib/city/this-city';
import type { FrontStory } from '@/lib/front/front-page';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';

function story(feedKey: FrontStory['feedKey'], title: string, town?: string): FrontStory {
  const local = town ? { reach: 'county' as const, town } : undefined;
  return { item: newsItem({ id: title, title, author: 'Ana Ruiz', local }), feedKey };
}

const lead = story('politics', 'The lead');
const seconds = [story('arts', 'Second'), story('food', 'Third'), story('sports', 'Fourth')];
const nearby = [story('local-news', 'Fifth', 'Fullerton'), story('local-news', 'Sixth')];
const page = { lead, seconds, nearby };

describe('LeadBlock', () => {
  test('shows the lead, the second stories and the local list in this order', () => {
    expect(words(<LeadBlock city={thisCity()} page={page} />)).toMatch(
      /The lead.*Second.*Third.*Fourth.*Fifth.*Sixth/,
    );
  });

  test('names each story’s section with a link to its page', () => {
    const markup = html(<LeadBlock city={thisCity()} page={page} />);
    expect(markup).toMatch(/href="\/news\/politics--government"[^>]*>Politics \/ Government</);
    expect(markup).toMatch(/href="\/news\/arts-and-culture"[^>]*>Arts &amp; Culture</);
  });

  test('names the town of a local story', () => {
    const local = { ...page, lead: story('local-news', 'The lead', 'Placentia') };
    expect(html(<LeadBlock city={thisCity()} page={local} />)).toMatch(
      /href="\/towns\/placentia"[^>]*>Placentia<\/a>/,
    );
    expect(words(<LeadBlock city={thisCity()} page={page} />)).toContain('Fullerton Fifth');
  });

  test('shows each story’s photo, and loads the lead’s at once', () => {
    const photo = (name: string) => ({ photo: `https://cdn.example/${name}.jpg` });
    const [second, ...others] = seconds.map((one) => ({ ...one, ...photo(one.item.id) }));
    const [fifth, sixth] = nearby.map((one) => ({ ...one, ...photo(one.item.id) }));
    const pictured = {
      lead: { ...lead, ...photo('lead') },
      seconds: [...others, { ...second, photo: undefined }],
      nearby: [fifth, { ...sixth, photo: undefined }],
    } as typeof page;
    const markup = html(<LeadBlock city={thisCity()} page={pictured} />);
    const pictures = markup.match(/<img [^>]*>/g) ?? [];
    expect(pictures.map((one) => /loading="(\w+)"/.exec(one)?.[1])).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
    ]);
    expect(markup.indexOf('<img')).toBeGreaterThan(markup.indexOf('The lead'));
  });

  test('has no picture if no story has a photo', () => {
    expect(html(<LeadBlock city={thisCity()} page={page} />)).not.toContain('<img');
  });

  test('names the author of the lead only', () => {
    expect(words(<LeadBlock city={thisCity()} page={page} />).match(/By Ana Ruiz/g)).toHaveLength(1);
  });

  test('lists the latest local stories under the city’s name', () => {
    expect(words(<LeadBlock city={thisCity()} page={page} />)).toContain(`Around ${thisCity().name}`);
    expect(words(<LeadBlock city={thisCity()} page={{ ...page, nearby: [] }} />)).not.toContain('Around');
  });

  test.each([
    ['nearly as long as the lead beside it', 5, 'list-beside'],
    ['that would leave a gap beside the second stories', 4, 'list-below'],
  ])('puts a local list %s', (_, length, place) => {
    const list = Array.from({ length }, (_, at) => story('local-news', `Near ${at}`));
    expect(html(<LeadBlock city={thisCity()} page={{ ...page, nearby: list }} />)).toContain(place);
  });

  test('shows a single story if there is only one', () => {
    const markup = html(<LeadBlock city={thisCity()} page={{ lead, seconds: [], nearby: [] }} />);
    expect(markup.match(/<h3/g)).toHaveLength(1);
  });

  test('shows nothing if no section has headlines', () => {
    expect(html(<LeadBlock city={thisCity()} page={{ seconds: [], nearby: [] }} />)).toBe('');
  });
});
