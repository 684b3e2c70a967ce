import { describe, expect, test } from '@jest/globals';
import { LeadBlock } from '@/components/home/lead-block';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { html, words } from '../../html';
import { item } from '../../lib/news/make-item';
import { city } from '../../served-city';

function story(feedKey: FrontStory['feedKey'], title: string, fields: Partial<FrontStory> = {}): FrontStory {
  return { item: item({ title, author: 'Ana Ruiz' }), feedKey, ...fields };
}

const lead = story('politics', 'The lead');
const seconds = [story('arts', 'Second'), story('food', 'Third'), story('sports', 'Fourth')];
const block = (page: Partial<Pick<FrontPage, 'lead' | 'seconds'>> = {}) => (
  <LeadBlock city={city} page={{ lead, seconds, ...page }} />
);

describe('the top of the front page', () => {
  test('shows the lead and its author, then the other stories, in HTML order', () => {
    expect(words(block())).toMatch(/The lead.*By Ana Ruiz.*Second.*Third.*Fourth/);
    expect(words(block()).match(/By Ana Ruiz/g)).toHaveLength(1);
    expect(html(block())).not.toContain('<img');
  });

  test('links each story to its section or town', () => {
    expect(html(block())).toMatch(/href="\/news\/politics--government"[^>]*>Politics \/ Government</);
    expect(html(block())).toMatch(/href="\/news\/arts-and-culture"[^>]*>Arts &amp; Culture</);
    const nearby = item({ local: { reach: 'county', town: 'Placentia' } });
    expect(html(block({ lead: { item: nearby, feedKey: 'local-news' } }))).toMatch(
      /href="\/towns\/placentia"[^>]*>Placentia<\/a>/,
    );
  });

  test('shows the photos of stories that have one, and loads only the lead’s photo eagerly', () => {
    const photo = (name: string) => ({ photo: `https://cdn.example/${name}.jpg` });
    const page = {
      lead: story('politics', 'The lead', photo('lead')),
      seconds: [story('arts', 'Second', photo('second')), story('food', 'Third')],
    };
    const markup = html(block(page));
    const pictures = markup.match(/<img [^>]*>/g) ?? [];
    expect(pictures.map((one) => /loading="(\w+)"/.exec(one)?.[1])).toEqual(['eager', 'lazy']);
    expect(markup.indexOf('<img')).toBeLessThan(markup.indexOf('The\u00A0lead'));
  });

  test('shows a drawing or a number for a story that has no photo', () => {
    const drawing = { src: '/tiles/hall-day.svg', width: 600, height: 400 };
    const figure = { kind: 'number', text: '62%' } as const;
    const markup = html(block({ lead: { ...lead, drawing }, seconds: [{ ...lead, figure }] }));
    expect(markup).toContain('src="/tiles/hall-day.svg"');
    expect(markup).toMatch(/class="[^"]*figure-cover[^>]*aria-hidden="true".*62%<\/text>/);
  });

  test('shows a lead without other stories, and nothing if there is no lead', () => {
    expect(html(block({ seconds: [] })).match(/<h3|<ul/g)).toEqual(['<h3']);
    expect(html(<LeadBlock city={city} page={{ seconds: [] }} />)).toBe('');
  });
});
