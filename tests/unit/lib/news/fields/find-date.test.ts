import { expect, test } from '@jest/globals';
import { findDate } from '@/lib/news/fields/find-date';
import { element } from './raw-elements';

const zone = 'America/Los_Angeles';
function dated(...elements: [name: string, text: string][]) {
  const children = elements.map(([name, text]) => element(name, text));
  return findDate(element('item', '', children), zone)?.date;
}

test.each(
  `pubdate published dc:date dcterms:issued dcterms:created dcterms:date atom:published issued created date
  prism:publicationdate updated dcterms:modified atom:updated modified`.split(/\s+/),
)('the date of an item is read from <%s> (quirk 20)', (name) => {
  expect(dated([name, '2026-11-21T12:00:00Z'])).toEqual(new Date('2026-11-21T12:00:00Z'));
});

test('prefers the publication date to the modification date', () => {
  const date = dated(['updated', '2026-11-21T12:00:00Z'], ['published', '2026-11-20T12:00:00Z']);
  expect(date).toEqual(new Date('2026-11-20T12:00:00Z'));
});

test('skips an unreadable date if another element has a date', () => {
  const date = dated(['pubdate', 'soon'], ['dc:date', '2026-11-20T12:00:00Z']);
  expect(date).toEqual(new Date('2026-11-20T12:00:00Z'));
});

test.each([[['pubdate', 'soon']], [['title', '2026-11-20']]] as [string, string][][])(
  'does not accept the element and text %j as a date (quirk 21)',
  (one) => {
    expect(dated(one)).toBeUndefined();
  },
);
