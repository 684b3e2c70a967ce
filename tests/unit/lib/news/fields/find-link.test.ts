import { describe, expect, test } from '@jest/globals';
import { channelTtlMinutes, findLink, linkedPages } from '@/lib/news/fields/find-link';
import { byName, type RawElement } from '@/lib/news/parse/raw-feed';
import { element } from './raw-elements';

const base = 'https://paper.example/feed/';
const linkTo = (href: string, attributes = {}): RawElement => ({
  ...element('link', ''),
  attributes: { href, ...attributes },
});
const guid = (text: string, attributes = {}): RawElement => ({ ...element('guid', text), attributes });
const item = (...children: RawElement[]) => element('item', '', children);

describe('the link of an item (quirk 17)', () => {
  test('is taken from the most trusted element that is present', () => {
    const rungs = [
      element('feedburner:origlink', 'https://paper.example/original'),
      element('pheedo:origlink', 'https://paper.example/pheedo'),
      element('link', 'https://paper.example/link'),
      { ...linkTo('https://paper.example/atom'), name: 'atom:link' },
      guid('https://paper.example/guid'),
      element('id', 'https://paper.example/id'),
      element('dc:identifier', 'https://paper.example/identifier'),
    ];
    const found = rungs.map((_, from) => findLink(item(...rungs.slice(from).toReversed()), base));
    expect(found.map((link) => link?.split('/').at(-1))).toEqual(
      'original pheedo link atom guid id identifier'.split(' '),
    );
  });

  test('comes from rdf:about rather than from an id in RSS 1.0', () => {
    const about = { 'rdf:about': 'https://paper.example/about' };
    const one = { ...item(element('id', 'https://paper.example/id')), attributes: about };
    expect(findLink(one, base)).toBe('https://paper.example/about');
  });

  test.each([
    ['a guid with isPermaLink="False"', guid('https://paper.example/1', { ispermalink: 'False' })],
    ['a guid that is not an address', guid('tag:paper.example,2026:1')],
    ['an id that is not an address', element('id', 'urn:uuid:1')],
    ['a link with another rel', linkTo('https://paper.example/1.json', { rel: 'self' })],
    ['a javascript: address', element('link', 'javascript:alert(1)')],
    ['an empty link', element('link', '')],
  ])('is not %s', (_, child) => {
    expect(findLink(item(child), base)).toBeUndefined();
  });
});

describe('linkedPages (quirk 17)', () => {
  const pages = (...links: RawElement[]) =>
    linkedPages({ ...item(), children: byName(links) }, 'link', base).map((link) => link.split('/').at(-1));

  test('returns alternate links and links without rel', () => {
    const links = [linkTo('/a', { rel: 'Alternate' }), linkTo('/b'), linkTo('/c', { rel: 'enclosure' })];
    expect(pages(...links)).toEqual(['a', 'b']);
  });

  test('returns HTML pages first', () => {
    const pdf = linkTo('/pdf', { type: 'application/pdf' });
    const html = linkTo('/html', { type: 'text/HTML' });
    expect(pages(pdf, html, linkTo('/plain'))).toEqual(['html', 'plain', 'pdf']);
    expect(pages(pdf)).toEqual(['pdf']);
  });

  test('reads the address from the text if it is not in an attribute', () => {
    expect(pages(element('link', '/text'))).toEqual(['text']);
    expect(pages({ ...linkTo(''), text: '/text' })).toEqual(['text']);
  });
});

function channel(fields: Record<string, string>) {
  const children = Object.entries(fields).map(([name, text]) => element(name, text));
  return element('channel', '', children);
}

const week = 7 * 24 * 60;

test.each([
  [{ ttl: '15' }, 15],
  [{ ttl: '0.5' }, 1],
  [{ ttl: '1' }, 1],
  [{ ttl: String(week + 1) }, week],
  [{ ttl: '0' }, undefined],
  [{ ttl: 'soon' }, undefined],
  [{ ttl: '15', 'sy:updateperiod': 'daily' }, 15],
  [{ 'sy:updateperiod': 'hourly' }, 60],
  [{ 'sy:updateperiod': 'Daily' }, 1440],
  [{ 'sy:updateperiod': 'weekly' }, week],
  [{ 'sy:updateperiod': 'daily', 'sy:updatefrequency': '2' }, 720],
  [{ 'sy:updateperiod': 'hourly', 'sy:updatefrequency': '7' }, 9],
  [{ 'sy:updateperiod': 'hourly', 'sy:updatefrequency': '0' }, 60],
  [{ 'sy:updateperiod': 'hourly', 'sy:updatefrequency': '0.5' }, 60],
  [{ 'sy:updateperiod': 'never' }, undefined],
  [{}, undefined],
])('for a channel with the fields %j, channelTtlMinutes returns %s', (fields, minutes) => {
  expect(channelTtlMinutes(channel(fields as Record<string, string>))).toBe(minutes);
});
