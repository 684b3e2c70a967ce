import { describe, expect, test } from '@jest/globals';
import { formAddress, hasStreet, mailLink, mapFrame, mapPage } from '@/lib/pages/contact';

describe('a mailto address', () => {
  test.each([
    ['a@b.example', 'News tip', 'mailto:a@b.example?subject=News%20tip'],
    ['a@b.example', 'Local News & Community', 'mailto:a@b.example?subject=Local%20News%20%26%20Community'],
    ['a@b.example', 'One\r\nBcc: c@d.example', 'mailto:a@b.example?subject=One%20Bcc%3A%20c%40d.example'],
    ['a+b@c.example', 'x', 'mailto:a%2Bb@c.example?subject=x'],
    ['a@b.example?cc=c@d.example', 'x', 'mailto:a@b.example%3Fcc%3Dc%40d.example?subject=x'],
  ])('to %j about %j is %s', (email, subject, link) => {
    expect(mailLink(email, subject)).toBe(link);
  });
});

describe('the contact form', () => {
  test("has the category preset 'Local News & Community'", () => {
    const address = new URL(formAddress('https://forms.example/new?site=1&category={category}'));
    expect(address.searchParams.get('category')).toBe('Local News & Community');
  });

  test('without a place for the category is asked for as it is', () => {
    expect(formAddress('https://forms.example/new')).toBe('https://forms.example/new');
  });
});

const boulder = { name: 'Boulder', region: 'US-CO', latitude: 40.015, longitude: -105.2706 };
const at = (...address: string[]) => ({ ...boulder, contact: { address } });
const abroad = (name: string, region: string, address: string[]) => ({ name, region, contact: { address } });
const city = at('Boulder, Colorado', 'United States');
const office = at('1777 Broadway', 'Boulder, CO 80302');

describe('an address with a street', () => {
  test.each([
    ['a house number', ['1777 Broadway', 'Boulder, CO 80302']],
    ['on one line', ['18700 Ward St., Fountain Valley, CA 92708']],
    ['on one line, before a state in full', ['1777 Broadway, Boulder, Colorado 80302']],
  ])('%s', (_, lines) => {
    expect(hasStreet(at(...lines))).toBe(true);
  });

  test.each([
    ['Mérida', 'MX-YUC', ['Calle 60 No. 491', '97000 Mérida, Yucatán']],
    ['Guelph', 'CA-ON', ['1 Carden St.', 'Guelph, ON N1H 3A1']],
    ['London', 'GB-ENG', ['10 London Road, London SW1A 2AA']],
    ['Buenos Aires', 'AR-C', ['Corrientes 1234, C1043 Buenos Aires']],
  ])('in %s', (name, region, lines) => {
    expect(hasStreet(abroad(name, region, lines))).toBe(true);
  });

  test.each([
    ['a city alone', ['Boulder, Colorado', 'United States']],
    ['a ZIP code', ['Boulder, CO 80302-1234']],
    ['a ZIP code after the state in full', ['Boulder, Colorado 80302']],
    ['a post-office box', ['P.O. Box 112', 'Boulder, CO 80302']],
    ['nothing', []],
  ])('is not %s', (_, lines) => {
    expect(hasStreet(at(...lines))).toBe(false);
  });
});

test.each([
  ['Guelph', 'CA-ON', ['Guelph, ON N1H 3A1', 'Canada']],
  ['Mérida', 'MX-YUC', ['97000 Mérida, Yucatán']],
  ['Mérida', 'MX-YUC', ['Mérida, Yucatán, C.P. 97000']],
  ['London', 'GB-ENG', ['London SW1A 2AA']],
  ['Sydney', 'AU-NSW', ['Sydney NSW 2000']],
  ['Amsterdam', 'NL-NH', ['1012 AB Amsterdam']],
])('a postal code of %s is no street', (name, region, lines) => {
  expect(hasStreet(abroad(name, region, lines))).toBe(false);
});

test('the map has the place in its middle', () => {
  const { host, searchParams } = new URL(mapFrame(city));
  expect(host).toBe('www.openstreetmap.org');
  expect(searchParams.get('bbox')).toBe('-105.3306,39.9800,-105.2106,40.0500');
  expect(searchParams.get('layer')).toBe('mapnik');
});

test('the page of the map has the same place', () => {
  expect(mapPage(city)).toBe('https://www.openstreetmap.org/#map=13/40.0150/-105.2706');
});

test('a marker stands only where there is a street', () => {
  expect(new URL(mapFrame(city)).searchParams.has('marker')).toBe(false);
  expect(new URL(mapFrame(office)).searchParams.get('marker')).toBe('40.0150,-105.2706');
  expect(mapPage(office)).toBe(
    'https://www.openstreetmap.org/?mlat=40.0150&mlon=-105.2706#map=13/40.0150/-105.2706',
  );
});
