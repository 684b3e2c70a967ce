import { expect, test } from '@jest/globals';
import { readContact } from '../../../../../scripts/new-city/answers/contact';

test.each([
  ['editor@bouldercitynews.com', 'editor@bouldercitynews.com', ['bouldercitynews.com']],
  ['  Ana.Reyes@News.Example ', 'Ana.Reyes@news.example', ['news.example']],
  ['bouldercitynews.com', 'editor@bouldercitynews.com', ['bouldercitynews.com']],
  ['https://www.bouldercitynews.com/', 'editor@bouldercitynews.com', ['bouldercitynews.com']],
  ['boulder.paper@gmail.com', 'boulder.paper@gmail.com', []],
])('%s', (written, email, hosts) => {
  expect(readContact(written)).toEqual({ ok: true, value: { email, hosts } });
});

test.each([
  ...[
    'gmail.com',
    'yahoo.com',
    'yahoo.ca',
    'yahoo.com.mx',
    'yahoo.co.uk',
    'hotmail.ca',
    'live.ca',
    'live.com.mx',
  ],
  ...['outlook.es', 'gmx.de', 'rogers.com', 'bell.net', 'prodigy.net.mx', 'rr.com'],
])('%s is no host of the paper', (domain) => {
  expect(readContact(`paper@${domain}`)).toMatchObject({ value: { hosts: [] } });
});

test.each(['live5news.com', 'livenews.com', 'yahoo.news.example', 'outlook.coop', 'thelive.ca'])(
  '%s is one',
  (domain) => {
    expect(readContact(`paper@${domain}`)).toMatchObject({ value: { hosts: [domain] } });
  },
);

test.each([
  '',
  'boulder',
  'a b@news.example',
  'a@@',
  '@',
  'a@b',
  'a@-news.example',
  'x"@news.example\nBcc: y',
])('%j is refused', (written) => {
  expect(readContact(written).ok).toBe(false);
});
