import { expect, test } from '@jest/globals';
import { fieldOfKey } from '@/lib/desk/forms/fields';
import { fitsFields } from '@/lib/desk/forms/form-file';

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
