import { expect, test } from '@jest/globals';
import { AlertLine } from '@/components/notice/alert-line';
import type { Alert } from '@/lib/pages/notices/alerts';
import { html, words } from '../../html';
import { city } from '../../served-city';

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
