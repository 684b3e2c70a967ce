import { expect, test } from '@jest/globals';
import { isRouterState } from '@/lib/server/requests/router-state';

const said = (state: unknown) => encodeURIComponent(JSON.stringify(state));

test.each([
  ['a page', ['', { children: ['__PAGE__', {}] }]],
  [
    'a page with marks',
    ['', { children: ['blog', { children: ['__PAGE__', {}, null, 'refetch'] }] }, null, null, 16],
  ],
  [
    'a page with a name in its path',
    ['', { children: [['slug', 'sports', 'd', null], { children: ['__PAGE__', {}] }] }],
  ],
  ['a page with an address', ['', {}, ['/blog', '/blog'], 'metadata-only', 1, 'x']],
])('%s is what the framework’s script sends', (_, state) => {
  expect(isRouterState(said(state))).toBe(true);
});

test.each([
  'c',
  'ci(..)(..)',
  'ci(.)',
  'ci(..)',
  'ci(...)',
  'oc',
  'd',
  'di(..)(..)',
  'di(.)',
  'di(..)',
  'di(...)',
])('a name in a path may be of the kind %s', (kind) => {
  expect(isRouterState(said(['', { children: [['slug', 'a', kind, ['b']], {}] }]))).toBe(true);
});

test.each(['refetch', 'inside-shared-layout', 'metadata-only'])('a mark may be %s', (mark) => {
  expect(isRouterState(said(['', {}, null, mark]))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['half a list', '%5B'],
  ['a broken escape', '%ff'],
  ['null', 'null'],
  ['an empty list', '[]'],
  ['children that are a number', said(['', { children: 5 }])],
  ['an unknown mark', said(['', {}, null, 'destroy'])],
  ['an unknown kind of name', said(['', { children: [['slug', 'x', 'zz', null], {}] }])],
  ['too many parts', said(['', {}, null, null, 1, 'x', 'y'])],
  ['two of them, joined', `${said(['', {}])}, ${said(['', {}])}`],
  ['hundreds of steps', `["",${'{"a":["",'.repeat(500)}{}${']}'.repeat(500)}]`],
])('%s is not, and the framework would answer 500', (_, header) => {
  expect(isRouterState(header)).toBe(false);
});

test('no more than 4,000 characters are read', () => {
  const state = (length: number) => `["${'a'.repeat(length - '["",{}]'.length)}",{}]`;
  expect([4000, 4001].map((length) => isRouterState(state(length)))).toEqual([true, false]);
});
