import { afterEach, describe, expect, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { EventsSection } from '@/components/events/events-section';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { Sponsored } from '@/components/home/front-blocks';
import { LeadBlock } from '@/components/home/lead-block';
import { WhereNews } from '@/components/home/where-news';
import { LocatorMap } from '@/components/maps/locator-map';
import { MapShapes } from '@/components/maps/map-shapes';
import { TownMap } from '@/components/maps/town-map';
import { HeadlineEmpty, HeadlineError } from '@/components/news/headline-state';
import { QuietSections } from '@/components/news/quiet-sections';
import { AlertLine } from '@/components/notice/alert-line';
import { NoticeLine } from '@/components/notice/notice-line';
import type { City } from '@/lib/city/city-type';
import type { OwnAd } from '@/lib/city/schema/desk';
import type { EventNews } from '@/lib/events/event-store';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { locatorOf } from '@/lib/maps/city-map';
import { newsMarkers } from '@/lib/maps/town-markers';
import { advertise } from '@/lib/pages/ads';
import type { Alert } from '@/lib/pages/notices/alerts';
import { type FeedKey, sectionByFeedKey } from '@/lib/sections';
import { html, words } from '../html';
import { days, event, eventNews } from '../lib/events/make-event';
import { item } from '../lib/news/make-item';
import { city } from '../served-city';

test.each([
  ['the house ad in an unsold space', '/contact', 'Advertising space available'],
  ['the ad of a sponsor', 'https://bakery.example/', 'Sponsored'],
])('Sponsored begins with a label that tells whether the space is sold: %s', (_, href, label) => {
  const block = <Sponsored city={{ ...city, sponsor: { ...city.sponsor, title: 'Fresh bread', href } }} />;
  expect(words(block)).toMatch(new RegExp(`^${label} Fresh bread`));
  expect(html(block)).toContain(`aria-label="${label}"`);
});

describe('the top of the front page', () => {
  function story(
    feedKey: FrontStory['feedKey'],
    title: string,
    fields: Partial<FrontStory> = {},
  ): FrontStory {
    return { item: item({ title, author: 'Ana Ruiz' }), feedKey, ...fields };
  }

  const lead = story('politics', 'The lead');
  const seconds = [story('arts', 'Second'), story('food', 'Third'), story('sports', 'Fourth')];
  const block = (page: Partial<Pick<FrontPage, 'lead' | 'seconds'>> = {}) => (
    <LeadBlock city={city} page={{ lead, seconds, ...page }} />
  );

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

  test('has one sample mark in the sample edition', () => {
    expect(words(block()).match(/Sample/g)).toHaveLength(1);
  });

  test('shows a lead without other stories, and nothing if there is no lead', () => {
    expect(html(block({ seconds: [] })).match(/<h3|<ul/g)).toEqual(['<h3']);
    expect(html(<LeadBlock city={city} page={{ seconds: [] }} />)).toBe('');
  });
});

describe('Where the News Is', () => {
  function story(title: string, town?: string): FrontStory {
    const local = town ? { reach: 'county' as const, town } : { reach: 'town' as const };
    return { item: item({ title, source: 'The Register', local }), feedKey: 'local-news' };
  }

  const nearby = [story('First'), story('Second', 'Fullerton'), story('Third')];
  const townCounts = new Map([
    ['Anaheim', 84],
    ['Fullerton', 1],
    ['Tustin', 2],
    ['Nowhere', 3],
  ]);
  const block = <WhereNews city={city} page={{ nearby, townCounts }} />;

  test('lists each town once, with its number of headlines, and names the source of each headline', () => {
    const [, list = ''] = words(block).split('Tustin: 2 headlines');
    expect(list).toMatch(/Anaheim 84 headlines First.*Fullerton 1 headline Second/);
    expect(list.match(/headlines?/g)).toHaveLength(2);
    expect(list.match(/The Register/g)).toHaveLength(3);
    expect(html(block)).toMatch(/href="\/towns\/fullerton"[^>]*>Fullerton</);
  });

  test('describes the map in words, including a town that has no headline in the list', () => {
    expect(words(block)).toContain('Anaheim: 84 headlines; Fullerton: 1 headline; Tustin: 2 headlines');
    expect(words(block)).not.toContain('Nowhere');
  });

  test('shows a map only if the city has one', () => {
    expect(html(block)).toContain('class="town-map');
    const without = html(<WhereNews city={{ ...city, map: undefined }} page={{ nearby, townCounts }} />);
    expect(without).not.toContain('<svg');
    expect(without).toContain('Fullerton');
  });

  test('is empty without stories', () => {
    expect(html(<WhereNews city={city} page={{ nearby: [], townCounts }} />)).toBe('');
  });
});

describe('AlertLine', () => {
  const now = new Date('2026-11-25T02:00:00Z');
  const alert: Alert = {
    id: 'emergency-2026-11-24T16:10',
    title: 'Emergency',
    text: 'Leave Weir Canyon now.',
    link: { name: 'Routes', href: '/news/local-news' },
    since: new Date('2026-11-25T00:10:00Z'),
    until: new Date('2026-11-25T04:00:00Z'),
    updated: new Date('2026-11-25T00:10:00Z'),
  };
  const line = (fields: Partial<Alert> = {}) => (
    <AlertLine alert={{ ...alert, ...fields }} now={now} city={city} />
  );

  test('shows an alert as a named region with its text, link and time', () => {
    expect(words(line())).toBe('Emergency Leave Weir Canyon now. Routes Updated 4:10 p.m.');
    const markup = html(line());
    expect(markup).toContain('<time dateTime="2026-11-25T00:10:00.000Z">');
    expect(markup).toContain('href="/news/local-news"');
    const name = /<section aria-labelledby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain(`<strong id="${name}" class="mr-1">Emergency</strong>`);
  });

  const yesterday = { updated: new Date('2026-11-24T05:30:00Z') };
  const source = 'National Weather Service';
  test.each<[string, Partial<Alert>, string]>([
    ['the day and time of an earlier update', yesterday, 'Updated 9:30 p.m., November 23, 2026'],
    [
      'only the day of an update whose time is unknown',
      { ...yesterday, dayOnly: true },
      'Updated November 23, 2026',
    ],
    [
      'the source and the end time of an agency’s alert',
      { source },
      `${source}, until 8 p.m. · Updated 4:10 p.m.`,
    ],
  ])('shows %s', (_, fields, end) => {
    expect(words(line(fields)).replaceAll('\u00A0', ' ')).toMatch(new RegExp(`${end}$`));
  });

  test('keeps an empty live region while there is no alert', () => {
    expect(html(<AlertLine alert={undefined} now={now} city={city} />)).toBe('<div role="alert"></div>');
  });
});

describe('NoticeLine', () => {
  test('shows a notice in one line with its link, and nothing without a notice', () => {
    const link = { name: 'Sign up', href: '/contact' };
    const notice = { text: 'The newsletter is back.', link, from: '2026-11-22', until: '2026-11-29' };
    const line = <NoticeLine city={city} notice={notice} />;
    expect(words(line)).toBe('The newsletter is back. Sign up →');
    expect(html(line)).toContain('href="/contact"');
    expect(html(<NoticeLine city={city} notice={undefined} />)).toBe('');
  });
});

describe('A section without headlines', () => {
  test('shows a failed section’s message and a link that reloads the page without JavaScript', () => {
    const node = <HeadlineError city={city} message="HTTP error! status: 503" />;
    expect(words(node)).toBe(
      'Failed to load content: HTTP error! status: 503 We can’t load this content right now. Please try again in a few minutes. Try Again',
    );
    expect(html(node)).toMatch(/<a href=""[^>]*>Try Again<\/a>/);
  });

  test.each(['stories', 'events'] as const)(
    'shows a message and no button for a section without %s',
    (of) => {
      const node = <HeadlineEmpty city={city} of={of} />;
      expect(words(node)).toBe(`No content available at the moment. Check back soon for new ${of}.`);
      expect(html(node)).not.toMatch(/<a |<button/);
    },
  );
});

describe('QuietSections', () => {
  const titles = {
    business: 'Business & Economy',
    health: 'Health & Wellness',
    politics: 'Politics',
  } as const;
  const story = (feedKey: FeedKey) => ({ item: item(), feedKey });
  const blocks = { health: [story('health')] };
  const failure = (feedKey: FeedKey, status: number) => ({
    feedKey,
    message: `HTTP error! status: ${status}`,
  });
  const quiet = (parts: Partial<ComponentProps<typeof QuietSections>>) => (
    <QuietSections city={city} titles={titles} blocks={blocks} top={[]} failed={[]} {...parts} />
  );

  test('shows failed sections in one message, with links to their pages and a link to try again', () => {
    const box = quiet({
      failed: [failure('business', 500), failure('politics', 500), failure('health', 500)],
    });
    expect(words(box)).toMatch(
      /^No Headlines Right Now Failed to load content: HTTP error! status: 500 Business & Economy , Politics We can’t/,
    );
    expect(html(box)).toContain('href="/news/business-and-finance"');
    expect(html(box).match(/href="" [^>]*>Try Again</g)).toHaveLength(1);
  });

  test('lists the different failures of several sections in one message', () => {
    const text = words(quiet({ failed: [failure('business', 500), failure('politics', 404)] }));
    expect(text.match(/Failed to load content/g)).toHaveLength(1);
    expect(text).toContain('HTTP error! status: 500; HTTP error! status: 404');
  });

  test('does not show a section that is still loading as failed', () => {
    const text = words(quiet({ failed: [{ ...failure('business', 500), waiting: true }] }));
    expect(text).toContain('Business & Economy : The headlines are still loading.');
    expect(text).not.toContain('Failed');
  });

  test('lists empty sections in one line, except sections at the top of the page', () => {
    expect(words(quiet({}))).toContain('Business & Economy , Politics : No content available at the moment.');
    expect(words(quiet({ top: [undefined, story('business')] }))).toContain('Now Politics : No content');
  });

  test('shows nothing if all sections have news', () => {
    const all = { ...blocks, business: [story('business')], politics: [story('politics')] };
    expect(html(quiet({ blocks: all }))).toBe('');
  });
});

describe('EventsSection', () => {
  const now = new Date('2026-11-21T20:00:00Z');

  /** Creates a calendar with `count` events, titled "Walk 1.", "Walk 2." and so on. */
  const walks = (count: number) =>
    eventNews(...Array.from({ length: count }, (_, at) => event({ title: `Walk ${at + 1}.` })));

  function page(calendar: EventNews, story: Parameters<typeof item>[0]) {
    const news = { state: 'items', items: [item(story)], updatedAt: now, stale: false } as const;
    const section = sectionByFeedKey('events');
    return <EventsSection city={city} section={section} calendar={calendar} news={news} now={now} />;
  }

  test('shows upcoming events, then the section’s other stories', () => {
    expect(words(page(walks(2), { title: 'Things to do' }))).toMatch(
      /Local Events .* Upcoming Events .* Walk 1\. .* Walk 2\. .* More to Do Things to do/,
    );
  });

  test('does not repeat a calendar event as a story', () => {
    const text = words(page(walks(1), { title: 'Walk 1.', event: event() }));
    expect(text.match(/Walk 1\./g)).toHaveLength(1);
    expect(text).not.toContain('More to Do');
  });

  test('shows the next twenty events and a link to the others', () => {
    expect(html(page(walks(25), {})).match(/Walk\s\d+\./g)).toHaveLength(20);
    expect(words(page(walks(25), {}))).toContain('All 25 events');
  });

  test('says that there are no events and still shows the stories', () => {
    const text = words(page({ state: 'empty' }, { title: 'Things to do' }));
    expect(text).toContain('No content available at the moment. Check back soon for new events.');
    expect(text).toContain('Things to do');
  });
});

describe('UpcomingEvents', () => {
  const now = new Date('2026-11-21T20:00:00Z');
  const meeting = {
    title: 'Council meeting',
    when: days('2026-11-22'),
    agenda: 'https://city.example/agenda',
    source: { name: 'The Clerk' },
  };

  test('shows the same facts about the next event as about the other events', () => {
    const calendar = eventNews(event(meeting), event({ ...meeting, title: 'Board meeting' }));
    const text = words(
      <UpcomingEvents city={city} news={calendar} now={now} browse={{ filter: undefined }} />,
    );
    const facts = 'Central Library, 500 W Broadway, Anaheim, CA 92805 1 The Clerk Agenda';
    expect(text).toContain(`Next up · Meeting · All day Council meeting ${facts}`);
    expect(text).toContain(`Meeting · All day Board meeting ${facts}`);
  });

  test('links the next event’s day to that event', () => {
    const calendar = eventNews(event(meeting), event(meeting));
    const markup = html(
      <UpcomingEvents city={city} news={calendar} now={now} browse={{ filter: undefined }} />,
    );
    const [before, after, ...others] = markup.split('id="day-2026-11-22"');
    expect(before).not.toContain('Next up');
    expect(after).toContain('Next up');
    expect(others).toEqual([]);
  });
});

const withoutMap = { ...city, map: undefined };

function locator(shown: City, town: string): string {
  const place = locatorOf(shown, town);
  return html(place && <LocatorMap locator={place} />);
}

describe('a locator map', () => {
  test.each([
    ['Fullerton', 'en-US', 'Map: Fullerton, north of Anaheim in Orange County'],
    ['Anaheim', 'en-US', 'Map: Anaheim, in Orange County'],
    ['Fullerton', 'es-US', 'Mapa: Fullerton, al norte de Anaheim'],
  ])('has a label that says where %s is (locale %s)', (town, locale, sentence) => {
    expect(locator({ ...city, locale }, town)).toContain(`role="img" aria-label="${sentence}`);
  });

  test('reuses the outlines that are defined once per page', () => {
    expect(locator(city, 'Fullerton')).toContain('href="#map-land"');
    expect(html(<MapShapes city={city} />).match(/id="map-land"/g)).toHaveLength(1);
    expect(locator(city, 'Fullerton').length).toBeLessThan(600);
  });

  test('is a plain disc for a city without outlines', () => {
    expect(locator(withoutMap, 'Anaheim')).toMatch(/<circle(?!.*<use)/);
    expect(html(<MapShapes city={withoutMap} />)).toBe('');
  });
});

describe('a map of towns', () => {
  const counts = new Map([
    ['Anaheim', 84],
    ['Fullerton', 2],
  ]);

  test('shows the city’s headline count and names towns and the sea, all hidden from screen readers', () => {
    const map = html(<TownMap city={city} markers={newsMarkers(city, counts)} />);
    expect(map).toMatch(/^<svg[^>]* aria-hidden="true"/);
    for (const part of ['>84</text>', '>Fullerton</text>', '>Pacific</tspan>']) expect(map).toContain(part);
  });

  test('is left out for a city without outlines', () => {
    expect(html(<TownMap city={withoutMap} markers={[]} />)).toBe('');
  });
});

describe('AdSlot', () => {
  const { desk } = city;
  const fair: OwnAd = {
    ...{ slot: '250', text: 'The fair is back.', link: 'https://www.fair.example/tickets' },
    ...{ from: '2000-01-01', until: '2999-12-31' },
  };
  const sell = (ad: OwnAd) => Object.assign(city, { desk: { ...desk, ads: [ad] } });

  afterEach(() => void Object.assign(city, { desk }));

  test('shows a sold ad with a label, the host of its link and a paid link, without scripts or third parties', () => {
    sell(fair);
    const slot = <AdSlot city={city} size="250" />;
    expect(words(slot)).toBe('Advertisement The fair is back. fair.example ↗');
    expect(html(slot)).toContain('aria-label="Advertisement"');
    expect(html(slot)).toContain(
      '<a href="https://www.fair.example/tickets" class="bay-link block" rel="sponsored nofollow noopener">',
    );
    expect(html(slot)).not.toMatch(/<(script|iframe|h\d)|headline/);
  });

  test('shows the name of a sold ad’s sponsor', () => {
    sell({ ...fair, sponsor: 'Canyon Fair', link: '/contact' });
    expect(words(<AdSlot city={city} size="250" />)).toBe(
      'Advertisement · Paid for by Canyon Fair The fair is back. Find out more →',
    );
  });

  test('shows a sold ad instead of the house ad in its slot; other slots keep the house ad', () => {
    sell(fair);
    const house = advertise(city);
    expect(words(<AdSlot city={city} size="250" house={house} />)).not.toContain(house.title);
    expect(words(<AdSlot city={city} size="250" house={house} place={1} />)).toContain(house.title);
    expect(html(<AdSlot city={city} size="250" place={1} />)).toBe('');
  });
});
