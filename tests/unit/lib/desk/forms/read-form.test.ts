import { expect, test } from '@jest/globals';
import { entryAtLine } from '@/lib/desk/forms/entry-at-line';
import { fieldOfKey } from '@/lib/desk/forms/fields';
import { fitsFields } from '@/lib/desk/forms/form-file';
import { sentValue } from '@/lib/desk/forms/read-form';
import { tidy } from '@/lib/desk/yaml-values';

function sent(names: Readonly<Record<string, string>>, before: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(names)) form.set(name, value);
  return tidy(sentValue(form, [fieldOfKey('events')], before).events);
}

const fair = { title: 'Canyon Fair', start: '2026-12-05 10:00', place: 'Town hall' };
const names = Object.fromEntries(
  Object.entries(fair).map(([key, value]) => [`events.editors.0.${key}`, value]),
);
const form = { ...names, 'events.editors.#': '1', 'events.elsewhere.#': '0', 'events.sample.#': '0' };

test('a list that the file lacks and the form leaves empty is not added', () => {
  expect(sent(form, {})).toEqual({ editors: [fair] });
});

test('a list that loses its last entry stays as an empty list', () => {
  const before = {
    events: { elsewhere: [{ name: 'Library', text: 'Readings', href: 'https://a.example' }] },
  };
  expect(sent(form, before)).toEqual({ editors: [fair], elsewhere: [] });
});

const entry = { level: 'emergency', text: 'Leave now.', from: '2026-11-24', until: '2026-11-25' };

test.each<[boolean, string, unknown]>([
  [true, 'no notices', undefined],
  [true, 'no entries', []],
  [true, 'an entry', [entry]],
  [true, 'an unknown key', [{ ...entry, color: 'red' }]],
  [false, 'an entry with an unclosed brace, which is read as a string', ['{ level: emergency, text: x']],
  [false, 'a broken entry next to a good one', [entry, '{ level: emergency']],
  [false, 'a string instead of the list', '{'],
  [false, 'a string instead of a link', [{ ...entry, link: '{ name: Shelters' }]],
])('fitsFields returns %s for a file with %s', (fits, _, notices) => {
  expect(fitsFields([fieldOfKey('notices')], { notices })).toBe(fits);
});

const TEXT = `# Desk
pause: []
ads: # sold
  - slot: 250
    text: Rides
  - { slot: 600 }
pin:
  - { link: nowhere }
`;

test.each([
  [2, undefined],
  [4, 0],
  [5, 0],
  [6, 1],
  [8, undefined],
])('for line %s, entryAtLine returns the index %s', (line, at) => {
  expect(entryAtLine(TEXT, ['ads'], line)).toBe(at);
});

test('entries that share a line cannot be distinguished', () => {
  expect(entryAtLine('ads: [{ slot: 250 }, { slot: 600 }]', ['ads'], 1)).toBeUndefined();
});
