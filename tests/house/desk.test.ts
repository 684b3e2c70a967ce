import { expect, test } from '@jest/globals';
import { importsOf, sourcesIn } from './house-files';

const isDesk = /^@\/(?:lib|components|scripts)\/desk(?:\/|$)/;
const isOfDesk = /^(?:lib|components|scripts)\/desk\//;

test('the public site imports nothing from the desk', () => {
  const site = sourcesIn('app', 'components', 'lib').filter(({ path }) => !isOfDesk.test(path));
  const wrong = site.filter(({ text }) => importsOf(text).some((name) => isDesk.test(name)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('only the desk imports hono, simplewebauthn and isbot', () => {
  const packages = /^(?:hono|@hono\/node-server|@simplewebauthn\/server|isbot)(?:\/|$)/;
  const all = sourcesIn('app', 'components', 'lib', 'scripts').filter(({ path }) => !isOfDesk.test(path));
  const wrong = all.filter(({ text }) => importsOf(text).some((name) => packages.test(name)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
