import { expect, test } from '@jest/globals';
import { fieldOfKey } from '@/lib/desk/forms/fields';
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
