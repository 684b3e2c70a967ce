import { describe, expect, test } from '@jest/globals';
import {
  askHome,
  askRest,
  missingFlags,
  readAddresses,
  type World,
} from '../../../../../scripts/new-city/answers/answers';
import type { Terminal } from '../../../../../scripts/new-city/answers/ask';
import { makeTable } from '../../../../../scripts/new-city/places/place-table';

const city = (admin1: string, admin2: string) => ({
  name: 'Springfield',
  lat: '40',
  lng: '-90',
  country: 'US',
  admin1,
  admin2,
});
const world: World = {
  table: makeTable({
    cities: [city('IL', '001'), city('MO', '001'), city('WI', '001'), city('WI', '002')],
    people: [],
    states: [
      { code: 'US.IL', name: 'Illinois' },
      { code: 'US.MO', name: 'Missouri' },
      { code: 'US.WI', name: 'Wisconsin' },
    ],
    counties: [
      { code: 'US.WI.001', name: 'Dane County' },
      { code: 'US.WI.002', name: 'Polk County' },
    ],
  }),
  countries: [],
};

/** Answers in order; then the person is gone. */
function person(...answers: string[]) {
  const heard: string[] = [];
  const terminal: Terminal = {
    ask: async (question) => {
      heard.push(question);
      return answers.shift();
    },
    say: (line) => heard.push(line),
    close: () => undefined,
  };
  return { terminal, heard };
}

describe('without a terminal', () => {
  test('what is missing is named in one sentence', () => {
    expect(missingFlags({})).toMatch(
      /^There is no terminal to ask on, and --city, --email, --feed are missing;/,
    );
    expect(missingFlags({ city: 'A', email: 'b.example' })).toMatch(/and --feed is missing;/);
    expect(missingFlags({ city: 'A', email: 'b.example', feed: ['c.example'] })).toBeUndefined();
  });

  test('a name of several places is refused with all of them', async () => {
    expect(await askHome({ city: 'Springfield' }, world)).toEqual({
      ok: false,
      why:
        '“Springfield” is the name of several places: Springfield, Illinois; Springfield, Missouri; ' +
        'Springfield, Dane County, Wisconsin; Springfield, Polk County, Wisconsin. Name one of them.',
    });
  });

  test('a county tells two places of one state apart', async () => {
    const home = await askHome({ city: 'Springfield, Polk County, Wisconsin' }, world);
    expect(home).toMatchObject({ ok: true, value: { place: { admin2: '002' } } });
  });
});

describe('on a terminal', () => {
  test('a name of several places is chosen by number', async () => {
    const { terminal, heard } = person('Springfield', '9', '2');
    const home = await askHome({}, world, terminal);
    expect(home).toMatchObject({ ok: true, value: { place: { admin1: 'MO' } } });
    expect(heard).toContain('2  Springfield, Missouri');
    expect(heard).toContain('A number from 1 to 4 is needed.');
  });

  test('five questions make a paper, two of them answered by Enter', async () => {
    const { terminal, heard } = person(
      'Springfield, MO',
      '',
      'not an address',
      'paper.example',
      'a.example, b.example',
      '',
    );
    const home = await askHome({}, world, terminal);
    if (!home.ok) throw new Error(home.why);
    expect(await askRest({}, home.value, terminal)).toEqual({
      ok: true,
      value: {
        title: 'Springfield City News',
        contact: { email: 'editor@paper.example', hosts: ['paper.example'] },
        feeds: ['a.example', 'b.example'],
        locale: 'en-US',
      },
    });
    expect(heard).toContain('Title: [Springfield City News] ');
    expect(heard).toContain('Language: [en-US] ');
  });

  test('what is given as a flag is not asked', async () => {
    const { terminal, heard } = person();
    const home = await askHome({ city: 'Springfield, MO' }, world, terminal);
    if (!home.ok) throw new Error(home.why);
    const flags = { title: 'A', email: 'b.example', feed: ['c.example'], language: 'es' };
    expect(await askRest(flags, home.value, terminal)).toMatchObject({
      ok: true,
      value: { locale: 'es-US' },
    });
    expect(heard).toEqual([]);
  });

  test('who leaves writes nothing', async () => {
    const { terminal } = person();
    expect(await askHome({}, world, terminal)).toEqual({ ok: false, why: 'Nothing was written.' });
  });
});

test.each([
  ['a.example', ['a.example']],
  ['a.example, b.example', ['a.example', 'b.example']],
  ['a.example,b.example', ['a.example', 'b.example']],
  ['https://a.example/,https://b.example/', ['https://a.example/', 'https://b.example/']],
  ['https://a.example/x?y=1,2 b.example', ['https://a.example/x?y=1,2', 'b.example']],
])('%j is a list of addresses', (written, addresses) => {
  expect(readAddresses(written)).toEqual({ ok: true, value: addresses });
});

test('no address is not enough', () => {
  expect(readAddresses('  ').ok).toBe(false);
});
