import { readFileSync } from 'node:fs';
import { dayFromNow } from '../fake-upstream/make-calendar';
import { expectNoFaults, expectToFit } from './support/fits';
import { expect, test, words } from './support/fixtures';
import type { RunningSite } from './support/site';

// The calendar at /events: sample events, and events from a city's feed (requirements sections 2 and 14).

/** How many events the sample calendar has. A repeated event is listed once, with its next date. */
const kinds = (readFileSync('lib/cities/anaheim/events.yaml', 'utf8').match(/^ {2}- title: /gm) ?? []).length;

const leafAddress = /href="(\/events\/[a-z0-9-]+-[0-9a-f]{10})"/g;

/** Returns the addresses of event pages that a page links to, in order and without duplicates. */
function leaves(html: string): string[] {
  return [...new Set([...html.matchAll(leafAddress)].map(([, path]) => path as string))];
}

/** Returns the objects in a page's structured data. */
function things(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].flatMap(
    ([, text]) => (JSON.parse(text as string) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
}

const thing = (html: string, type: string) => things(html).find((one) => one['@type'] === type);

test.describe('in the sample edition', () => {
  let site: RunningSite;
  test.beforeAll(({ published }) => {
    site = published;
  });

  test('/events lists upcoming events by date in the HTML, below a single notice that they are samples', async () => {
    const page = await site.get('/events');
    expect(page.status).toBe(200);
    expect(leaves(page.html)).toHaveLength(kinds);
    expect(words(page.html)).toContain('Sample calendar: These events follow a regular schedule.');
    expect(words(page.html).match(/Sample: /g)).toBeNull();
    const dates = [...page.html.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)"/g)].map(
      ([, day]) => day as string,
    );
    expect(dates.length).toBeGreaterThan(10);
    expect(dates).toEqual([...dates].sort());
  });

  test('filter links shorten the list, and a filtered list’s canonical address is the full list', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/events`);
    const choices = page.getByRole('navigation', { name: 'Kinds of events' });
    await choices.getByRole('link', { name: /^Meetings \d+$/ }).click();
    await expect(page).toHaveURL(`${site.url}/events?kind=meetings`);
    await expect(choices.locator('[aria-current]')).toHaveText(/^Meetings/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/events$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const titles = await page.locator('main h4').allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((title) => !/meeting/i.test(title))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Agenda' }).first()).toHaveAttribute(
      'href',
      /councilagendas/,
    );
    await context.close();
  });

  test('a filter that matches no events shows a message, and an unknown filter shows all events', async () => {
    const none = words((await site.get('/events?kind=libraries')).html);
    expect(none).toContain('No events are listed under “Libraries.”');
    expect(leaves((await site.get('/events?kind=cats')).html)).toHaveLength(kinds);
  });

  for (const width of [320, 1280])
    test(`at ${width} px each day of the coming week links to its place in the list`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/events`);
      await expectToFit(page);
      await page.setViewportSize({ width, height: 900 });
      const week = page.getByRole('navigation', { name: 'The next seven days' });
      await expect(week.getByRole('listitem')).toHaveCount(7);
      await week.locator('a[href]').first().click();
      const [, id = ''] = page.url().split('#');
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });

  test('/events has sections about our events, other calendars, submitting, subscribing and the calendar file', async ({
    page,
  }) => {
    await page.goto(`${site.url}/events`);
    await expect(page.getByRole('heading', { name: 'About Our Events' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'More Calendars' }).getByRole('link');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card).toHaveAttribute('href', /^https:\/\//);
    for (const [name, address] of [
      ['Submit Your Event', '/contact'],
      ['Subscribe to this calendar', 'webcal://news.example/events.ics'],
      [/Download/, '/events.ics'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('every event has its own page with time, place, text, source and a calendar file', async () => {
    for (const path of leaves((await site.get('/events')).html)) {
      const page = await site.get(path);
      expect(page.status, path).toBe(200);
      expect(page.html.match(/<h1[\s>]/g), path).toHaveLength(1);
      const text = words(page.html);
      for (const part of [
        'When',
        'Where',
        'Organizer',
        'More at',
        'Check with the organizer',
        'Sample calendar',
      ])
        expect(text, path).toContain(part);
      expect(page.html, path).toMatch(/<h1[^>]*>Sample: /);
      // Sample events have no Event structured data and must not be indexed.
      expect(thing(page.html, 'Event'), path).toBeUndefined();
      expect(page.html, path).toMatch(/<meta name="robots" content="noindex/);
    }
  });

  test('an event’s calendar file contains only that event', async () => {
    const [path = ''] = leaves((await site.get('/events')).html);
    const file = await site.get(`${path}/calendar.ics`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.html.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file.html.replaceAll('\r\n ', '')).toContain(`https://news.example${path}`);
  });

  test('/events is under 25 KB over the network', async ({ page }) => {
    const response = await page.goto(`${site.url}/events`);
    expect((await response?.request().sizes())?.responseBodySize).toBeLessThan(25_000);
  });

  test('an event page fits screens from 320 px and has no axe violations in light or dark mode', async ({
    page,
  }) => {
    const [leaf = ''] = leaves((await site.get('/events')).html);
    await page.goto(site.url + leaf);
    await expectToFit(page);
    await expectNoFaults(page);
  });
});

test.describe('with a city’s calendar feed (quirks 34 to 36)', () => {
  const title = (number: number) => `Events headline ${String(number).padStart(2, '0')}, edition 1`;

  /** Finds and requests the page of an event in the fake upstream's calendar. */
  async function leafOf(site: RunningSite, number: number) {
    const wanted = `events-headline-${String(number).padStart(2, '0')}-`;
    const path = leaves((await site.get('/events')).html).find((one) => one.includes(wanted)) ?? '';
    return { path, page: await site.get(path) };
  }

  test('/events lists only upcoming events, and the health report counts the unreadable events', async ({
    site,
  }) => {
    const text = words((await site.get('/events')).html);
    for (const number of [1, 2, 3, 4, 5, 6, 8, 11, 25]) expect(text).toContain(title(number));
    for (const number of [7, 9, 10]) expect(text).not.toContain(title(number));
    expect(text).not.toContain('Sample calendar');
    const { html } = await site.get('/api/health?ready');
    expect((JSON.parse(html) as { calendar: unknown }).calendar).toEqual({ events: 23, skipped: 1 });
  });

  test('all events are also headlines of the Local Events section', async ({ site }) => {
    await expect(async () => {
      expect(words((await site.get('/news/local-events')).html)).toContain(title(7));
    }).toPass({ timeout: 20_000 });
  });

  test('an event with a time shows its hours in the city’s time zone, its place and its address, and is indexed', async ({
    site,
  }) => {
    const { page } = await leafOf(site, 1);
    const text = words(page.html);
    expect(text).toContain(dayFromNow(1));
    expect(text).toMatch(/2–3:30\sp\.m\. P[SD]T/);
    expect(text).toContain('Central Library');
    expect(text).toContain('500 W Broadway, Anaheim, CA 92805');
    expect(page.html).toMatch(/<meta name="robots" content="index/);
    expect(thing(page.html, 'Event')).toMatchObject({
      name: title(1),
      startDate: expect.stringMatching(/T14:00:00-0[78]:00$/),
      endDate: expect.stringMatching(/T15:30:00-0[78]:00$/),
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        name: 'Central Library',
        address: { streetAddress: '500 W Broadway', postalCode: '92805' },
      },
    });
    expect(thing(page.html, 'Event')).not.toHaveProperty('organizer');
  });

  test('a calendar that never responded shows the error message and offers no empty calendar file', async ({
    upstream,
    open,
  }) => {
    upstream.setFault('events', 'status-500');
    const site = await open();
    const page = await site.get('/events');
    expect(page.status).toBe(200);
    expect(words(page.html)).toContain('Failed to load content: HTTP error! status: 500');
    const leaf = await site.get('/events/events-headline-01-0123456789');
    expect(leaf.status).toBe(503);
    expect(words(leaf.html)).toContain('Failed to load content: HTTP error! status: 500');
    const file = await site.get('/events.ics');
    expect([file.status, file.headers.get('retry-after')]).toEqual([503, '60']);
    expect(file.headers.get('cache-control')).toBe('no-store');
  });
});
