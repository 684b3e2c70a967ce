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

test('counts and names the other outlets', () => {
  expect(summaryOf(also)).toMatch(/^Also in 2 other outlets: LAist , Voice of OC /);
  expect(summaryOf(also.slice(0, 1))).toMatch(/^Also in 1 other outlet: LAist /);
  expect(summaryOf(also, { ...thisCity(), locale: 'es-US' })).toMatch(/^También en 2 medios más: LAist/);
});

test('names at most four outlets beside the count', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({
    source: `Paper ${at}`,
    title: 'Title',
    link: `https://example.org/${at}`,
  }));
  expect(summaryOf(many)).toMatch(/^Also in 6 other outlets: Paper 0 , Paper 1 , Paper 2 , Paper 3 …/);
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
