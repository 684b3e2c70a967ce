import { expect, test } from '@jest/globals';
import { fillIn } from '@/lib/city/complete/fill-in';

test('every text of a value gets the city’s words, wherever it stands', () => {
  const value = { a: 'News of {name}', b: ['{name}, {state}', 7], c: { d: null } };
  expect(fillIn(value, { name: 'Boulder', state: 'Colorado' })).toEqual({
    a: 'News of Boulder',
    b: ['Boulder, Colorado', 7],
    c: { d: null },
  });
});

test('a gap that nobody knows stays', () => {
  expect(fillIn('{title}', { name: 'Boulder' })).toBe('{title}');
});

test('what has no gap is the same object as before', () => {
  const value = { called: { palms: 'palm, palms' }, sentence: 'News of {name}', list: ['one'] };
  const filled = fillIn(value, { name: 'Boulder' });
  expect(filled.called).toBe(value.called);
  expect(filled.list).toBe(value.list);
});
