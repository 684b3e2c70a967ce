import '../../open-cities';
import { expect, test } from '@jest/globals';
import { AlsoIn } from '@/components/story/source-line';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const also = ['LAist', 'Voice of OC'].map((source, at) => ({
  source,
  title: `Title ${at}`,
  link: `https://example.org/${at}`,
}));

const summaryOf = (outlets: typeof also, city = thisCity()) =>
  words(<AlsoIn city={city} also={outlets} />).split(' Title')[0];

test('names the only other outlet', () => {
  expect(summaryOf(also.slice(0, 1))).toMatch(/^Also in LAist /);
});

test('counts several outlets', () => {
  expect(summaryOf(also)).toMatch(/^Also in 2 other outlets /);
  expect(summaryOf(also, { ...thisCity(), locale: 'es-US' })).toMatch(/^También en 2 medios más /);
});

test('opens to the headline of each outlet, in its language', () => {
  const [first, second] = [also[0], { ...also[1], titleLanguage: 'es' }] as const;
  const page = html(<AlsoIn city={thisCity()} also={[first, second] as never} />);
  expect(page).toMatch(/^<details /);
  expect(page).toMatch(/<a [^>]*href="https:\/\/example.org\/0" rel="noopener"><span>Title 0</);
  expect(page).toMatch(
    /<a [^>]*href="https:\/\/example.org\/1" rel="noopener"><span lang="es"[^>]*>Title 1</,
  );
});

test('shows nothing for a story of a single outlet', () => {
  expect(html(<AlsoIn city={thisCity()} also={undefined} />)).toBe('');
  expect(html(<AlsoIn city={thisCity()} also={[]} />)).toBe('');
});
