import { describe, expect, test } from '@jest/globals';
import { LeadBlock } from '@/components/home/lead-block';
import type { FrontStory } from '@/lib/front/front-page';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

function story(feedKey: FrontStory['feedKey'], title: string, town?: string): FrontStory {
  const local = town ? { reach: 'county' as const, town } : undefined;
  return { item: newsItem({ id: title, title, author: 'Ana Ruiz', local }), feedKey };
}

const lead = story('politics', 'The lead');
const seconds = [story('arts', 'Second'), story('food', 'Third'), story('sports', 'Fourth')];
const page = { lead, seconds };

describe('the top of the front page', () => {
  test('reads from the lead to the last second-tier story in HTML order', () => {
    expect(words(<LeadBlock city={thisCity()} page={page} />)).toMatch(/The lead.*Second.*Third.*Fourth/);
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
  });

  test('shows each story’s photo, the lead’s photo first and not lazily', () => {
    const photo = (name: string) => ({ photo: `https://cdn.example/${name}.jpg` });
    const [second, ...others] = seconds.map((one) => ({ ...one, ...photo(one.item.id) }));
    const pictured = {
      lead: { ...lead, ...photo('lead') },
      seconds: [...others, { ...second, photo: undefined }],
    } as typeof page;
    const markup = html(<LeadBlock city={thisCity()} page={pictured} />);
    const pictures = markup.match(/<img [^>]*>/g) ?? [];
    expect(pictures.map((one) => /loading="(\w+)"/.exec(one)?.[1])).toEqual(['eager', 'lazy', 'lazy']);
    expect(markup.indexOf('<img')).toBeLessThan(markup.indexOf('The\u00A0lead'));
  });

  test('shows a number or a drawing where a story has no photo', () => {
    const drawing = { src: '/tiles/hall-day.svg', width: 600, height: 400 };
    const figure = { kind: 'number' as const, text: '62%' };
    const pictured = { lead: { ...lead, drawing }, seconds: [{ ...lead, figure }] };
    const markup = html(<LeadBlock city={thisCity()} page={pictured} />);
    expect(markup).toContain('src="/tiles/hall-day.svg"');
    expect(markup).toMatch(/class="[^"]*figure-cover[^>]*aria-hidden="true".*62%<\/text>/);
  });

  test('has no pictures if no story has a picture', () => {
    expect(html(<LeadBlock city={thisCity()} page={page} />)).not.toContain('<img');
  });

  test('names the author of the lead and of no other story', () => {
    expect(words(<LeadBlock city={thisCity()} page={page} />).match(/By Ana Ruiz/g)).toHaveLength(1);
  });

  test('shows a single story if there is only one', () => {
    const markup = html(<LeadBlock city={thisCity()} page={{ lead, seconds: [] }} />);
    expect(markup.match(/<h3/g)).toHaveLength(1);
  });

  test('is empty if no section has headlines', () => {
    expect(html(<LeadBlock city={thisCity()} page={{ seconds: [] }} />)).toBe('');
  });
});
