import { expect, test } from '@jest/globals';
import { checkEnvironment } from '../../../../../scripts/doctor/checks/check-environment';

test('the settings that are set are told by name, without their values', () => {
  const [first] = checkEnvironment({ SIGNING_KEY: 'a secret', CITY: ' anaheim', FEEDS: ' ' });
  expect(first).toMatchObject({ subject: 'environment', state: 'good', found: 'set: CITY, SIGNING_KEY' });
});

test.each([
  ['SITEURL', 'SITE_URL'],
  ['feeds', 'FEEDS'],
  ['CACHE-DIR', 'CACHE_DIR'],
])('a variable %s is told to be nearly %s', (variable, setting) => {
  expect(checkEnvironment({ [variable]: 'x' })).toContainEqual(
    expect.objectContaining({ subject: variable, state: 'note', todo: `Did you mean ${setting}?` }),
  );
});

test('other variables are left alone', () => {
  expect(checkEnvironment({ PATH: '/bin', FEED_COUNT: '3' })).toHaveLength(1);
});
