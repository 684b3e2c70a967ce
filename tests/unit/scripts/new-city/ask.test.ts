import { expect, test } from '@jest/globals';
import { answer, bad, good, hostsOf, readEmail, readKey, readLanguage } from '@/scripts/new-city/ask';

/** Imitates a person who gives these answers in order and then ends the input. */
function person(...answers: string[]) {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift();
  };
  return { ask, questions };
}

const read = (written: string) =>
  /^\d+$/.test(written) ? good(Number(written)) : bad('A number is needed.');
const question = { flag: undefined, text: 'How many?', read };

test('a question is asked again, with the reason, after an invalid answer', async () => {
  const { ask, questions } = person('many', ' 4 ');
  expect(await answer(question, ask)).toEqual(good(4));
  expect(questions).toEqual(['How many? ', 'A number is needed.\nHow many? ']);
});

test('a question is not asked if its flag has a valid value', async () => {
  const { ask, questions } = person('4');
  expect(await answer({ ...question, flag: '5' }, ask)).toEqual(good(5));
  expect(questions).toEqual([]);
  expect(await answer({ ...question, flag: 'x' }, ask)).toEqual(good(4));
  expect(await answer({ ...question, flag: 'x' })).toEqual(bad('A number is needed.'));
});

test('a question fails if the user quits or there is no terminal', async () => {
  for (const ask of [person().ask, undefined])
    expect(await answer(question, ask)).toEqual(bad('Nothing was written.'));
});

test.each([
  ['editor@bouldercitynews.com', 'editor@bouldercitynews.com'],
  ['Ana.Reyes@News.Example', 'ana.reyes@news.example'],
  ['bouldercitynews.com', 'editor@bouldercitynews.com'],
  ['https://www.bouldercitynews.com/', 'editor@bouldercitynews.com'],
])('readEmail reads %s as %s', (written, email) => {
  expect(readEmail(written)).toEqual({ ok: true, value: email });
});

test.each(['', 'boulder', 'a b@news.example', 'a@@', 'a@b', 'x"@news.example\nBcc: y'])(
  'readEmail rejects %j',
  (written) => {
    expect(readEmail(written).ok).toBe(false);
  },
);

test.each([
  ['editor@bouldercitynews.com', ['bouldercitynews.com', 'www.bouldercitynews.com']],
  ['paper@live5news.com', ['live5news.com', 'www.live5news.com']],
  ['paper@gmail.com', []],
  ['paper@yahoo.com.mx', []],
  ['paper@hotmail.ca', []],
])('hostsOf(%s) returns %j', (email, hosts) => {
  expect(hostsOf(email)).toEqual(hosts);
});

test.each([
  [undefined, 'Mérida', 'merida'],
  [undefined, 'St. Louis', 'st-louis'],
  ['springfield-il', 'Springfield', 'springfield-il'],
])('with the option --key %s, the folder of %s is %s', (option, name, key) => {
  expect(readKey(option, name)).toEqual({ ok: true, value: key });
});

test.each([
  ['../anaheim', 'Boulder'],
  [undefined, '東京'],
])('with the option --key %j, no valid folder name is found for %s', (option, name) => {
  expect(readKey(option, name).ok).toBe(false);
});

test.each([
  ['', 'es', 'es'],
  ['en', 'es', 'en'],
  ['Español', 'en', 'es'],
  ['spanish', 'en', 'es'],
] as const)(
  'readLanguage(%j), with %s as the country’s usual language, returns %s',
  (written, usual, language) => {
    expect(readLanguage(written, usual)).toEqual({ ok: true, value: language });
  },
);

test('readLanguage rejects an unsupported language', () => {
  const why = 'The site’s words are there in English and Spanish, not in “français”: write en or es.';
  expect(readLanguage('français', 'en')).toEqual({ ok: false, why });
});
