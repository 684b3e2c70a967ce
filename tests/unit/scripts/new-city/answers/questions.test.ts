import { expect, test } from '@jest/globals';
import {
  hostsOf,
  readAddresses,
  readEmail,
  readKey,
  readLanguage,
} from '../../../../../scripts/new-city/answers/questions';

test.each([
  ['editor@bouldercitynews.com', 'editor@bouldercitynews.com'],
  ['Ana.Reyes@News.Example', 'ana.reyes@news.example'],
  ['bouldercitynews.com', 'editor@bouldercitynews.com'],
  ['https://www.bouldercitynews.com/', 'editor@bouldercitynews.com'],
])('%s is the paper’s address %s', (written, email) => {
  expect(readEmail(written)).toEqual({ ok: true, value: email });
});

test.each(['', 'boulder', 'a b@news.example', 'a@@', 'a@b', 'x"@news.example\nBcc: y'])(
  '%j is neither an email address nor a domain',
  (written) => {
    expect(readEmail(written).ok).toBe(false);
  },
);

test.each([
  ['editor@bouldercitynews.com', ['bouldercitynews.com']],
  ['paper@live5news.com', ['live5news.com']],
  ['paper@gmail.com', []],
  ['paper@yahoo.com.mx', []],
  ['paper@hotmail.ca', []],
])('%s leads to the hosts %j', (email, hosts) => {
  expect(hostsOf(email)).toEqual(hosts);
});

test.each([
  ['a.example', ['a.example']],
  ['a.example, b.example', ['a.example', 'b.example']],
  ['https://a.example/,https://b.example/', ['https://a.example/', 'https://b.example/']],
  ['https://a.example/x?y=1,2 b.example', ['https://a.example/x?y=1,2', 'b.example']],
])('%j is a list of addresses', (written, addresses) => {
  expect(readAddresses(written)).toEqual({ ok: true, value: addresses });
});

test.each([
  ['en', 'US', 'en-US'],
  ['es', 'MX', 'es-MX'],
  ['es-ES', 'MX', 'es-ES'],
  ['FR', 'CA', 'fr-CA'],
])('%j in %s is %s', (written, country, locale) => {
  expect(readLanguage(written, country)).toEqual({ ok: true, value: locale });
});

test.each(['klingonish', 'xx', '12', ''])('%j is no language', (written) => {
  expect(readLanguage(written, 'US').ok).toBe(false);
});

test.each([
  [undefined, 'Mérida', 'merida'],
  [undefined, 'St. Louis', 'st-louis'],
  ['springfield-il', 'Springfield', 'springfield-il'],
])('with --key %s the folder of %s is %s', (given, name, key) => {
  expect(readKey(given, name)).toEqual({ ok: true, value: key });
});

test.each([
  ['../anaheim', 'Boulder'],
  [undefined, '東京'],
])('with --key %j no folder is named after %s', (given, name) => {
  expect(readKey(given, name).ok).toBe(false);
});
