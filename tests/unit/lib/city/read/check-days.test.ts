import { describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import type { EditorEvent, FrontNotice } from '@/lib/city/city-type';
import { withoutWrongDays } from '@/lib/city/read/check-days';
import { cityFile } from '@/lib/city/schema/city-file';
import { cityStore } from '@/lib/city/this-city';
import { editorEvent as event } from '../../events/make-event';
import { smallest } from './write-city';

const facts = cityFile.parse(load(smallest));

function checkEvents(...editors: EditorEvent[]) {
  const { file, wrong } = withoutWrongDays({ ...facts, events: { elsewhere: [], sample: [], editors } });
  const places = wrong.map(({ path }) => path.join('.'));
  return { kept: file.events?.editors, places, messages: wrong.map(({ message }) => message) };
}

function checkNotice(fields: Pick<FrontNotice, 'from' | 'until'>) {
  const notice = { text: 'We moved.', ...fields };
  const { file, wrong } = withoutWrongDays({ ...facts, notices: [notice] });
  return { kept: file.notices?.length, places: wrong.map(({ path }) => path.join('.')) };
}

describe('an event of the editors', () => {
  test.each<[string, Partial<EditorEvent>]>([
    ['with hours', {}],
    ['with a beginning alone', { end: undefined }],
    ['of a day', { start: '2026-12-05', end: undefined }],
    ['of several days', { start: '2026-12-05', end: '2026-12-07' }],
  ])('%s is kept', (_, fields) => {
    const one = event(fields);
    expect(checkEvents(one)).toEqual({ kept: [one], places: [], messages: [] });
  });

  test.each<[string, Partial<EditorEvent>, string]>([
    ['a day that is none', { start: '2026-02-30', end: undefined }, 'start'],
    ['a day of one figure', { start: '2026-12-5', end: undefined }, 'start'],
    ['a blank before the hour', { start: '2026-12-05 10:00', end: undefined }, 'start'],
    ['an hour that the clocks leave out', { start: '2027-03-14T02:30', end: undefined }, 'start'],
    ['a date in words', { start: 'December 5', end: undefined }, 'start'],
    ['an end that is none', { end: '2026-12-05T25:00' }, 'end'],
    ['an end before its start', { end: '2026-12-05T09:00' }, 'end'],
    ['an hour and a day', { end: '2026-12-06' }, 'end'],
    ['a link without https', { organizer: { name: 'A', href: 'http://friends.example/' } }, 'organizer.href'],
    ['a link to a page of ours', { organizer: { name: 'A', href: '/contact' } }, 'organizer.href'],
    ['no day of listing', { listed: 'today' }, 'listed'],
    ['an endless key', { key: 'a'.repeat(81) }, 'key'],
  ])('with %s is left out alone', (_, fields, place) => {
    const other = event({ key: 'another' });
    expect(checkEvents(event(fields), other)).toMatchObject({
      kept: [other],
      places: [`events.editors.0.${place}`],
    });
  });

  test('with the key of another is left out', () => {
    const [first, twin] = [event(), event({ title: 'Twin' })];
    expect(checkEvents(first, twin)).toEqual({
      kept: [first],
      places: ['events.editors.1.key'],
      messages: ['a key of its own, not book-sale again'],
    });
  });
});

describe('a notice', () => {
  test.each([
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05T10:00', '2026-12-05'],
    ['2026-12-05T10:00', '2026-12-05T11:00'],
  ])('from %s until %s is kept', (from, until) => {
    expect(checkNotice({ from, until })).toEqual({ kept: 1, places: [] });
  });

  test.each([
    ['2026-13-45', '2026-12-05', 'from'],
    ['2026-12-05', '2026-12-32', 'until'],
    ['2026-12-05', '2026-12-04', 'until'],
    ['2026-12-05T10:00', '2026-12-05T10:00', 'until'],
  ])('from %s until %s is left out, for %s', (from, until, place) => {
    expect(checkNotice({ from, until })).toEqual({ kept: 0, places: [`notices.0.${place}`] });
  });
});

test('a city that says nothing of events and notices stays as it is', () => {
  expect(withoutWrongDays(facts)).toEqual({ file: facts, wrong: [] });
});

test('no entry of the cities here is left out', () => {
  expect(cityStore().leftOut().size).toBe(0);
});
