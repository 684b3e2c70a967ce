import { expect, test } from '@jest/globals';
import { formAddress, mailLink, mapFrame, mapPage } from '@/lib/pages/contact';

test.each([
  ['a@b.example', 'News tip', 'mailto:a@b.example?subject=News%20tip'],
  ['a@b.example', 'Local News & Community', 'mailto:a@b.example?subject=Local%20News%20%26%20Community'],
  ['a@b.example', 'One\r\nBcc: c@d.example', 'mailto:a@b.example?subject=One%20Bcc%3A%20c%40d.example'],
  ['a+b@c.example', 'x', 'mailto:a%2Bb@c.example?subject=x'],
  ['a@b.example?cc=c@d.example', 'x', 'mailto:a@b.example%3Fcc%3Dc%40d.example?subject=x'],
])('mailLink to %j about %j is %s', (email, subject, link) => {
  expect(mailLink(email, subject)).toBe(link);
});

test('formAddress leaves a template without {category} unchanged', () => {
  expect(formAddress('https://forms.example/new')).toBe('https://forms.example/new');
});

const boulder = { latitude: 40.015, longitude: -105.2706 };

test('the embedded map and its link are centered on the city and have no marker', () => {
  const { host, searchParams } = new URL(mapFrame(boulder));
  expect(host).toBe('www.openstreetmap.org');
  expect(Object.fromEntries(searchParams)).toEqual({
    bbox: '-105.3306,39.9800,-105.2106,40.0500',
    layer: 'mapnik',
  });
  expect(mapPage(boulder)).toBe('https://www.openstreetmap.org/#map=13/40.0150/-105.2706');
});
