import { expect, test } from '@jest/globals';
import { answer, bad, good } from '../../../../../scripts/new-city/answers/ask';

/** Answers in order; then the person is gone. */
function person(...answers: string[]) {
  const heard: string[] = [];
  const ask = async (question: string) => {
    heard.push(question);
    return answers.shift();
  };
  return { ask, heard };
}

const read = (written: string) =>
  /^\d+$/.test(written) ? good(Number(written)) : bad('A number is needed.');
const question = { given: undefined, text: 'How many?', offered: '3', read };

test('an answer that cannot be used is asked for again, with the reason', async () => {
  const { ask, heard } = person('many', ' 4 ');
  expect(await answer(question, ask)).toEqual(good(4));
  expect(heard).toEqual(['How many? [3] ', 'A number is needed.\nHow many? ']);
});

test('Enter takes what is offered, and so does a run without a terminal', async () => {
  expect(await answer(question, person('').ask)).toEqual(good(3));
  expect(await answer(question)).toEqual(good(3));
});

test('a flag is not asked, unless it cannot be used', async () => {
  const { ask, heard } = person('4');
  expect(await answer({ ...question, given: '5' }, ask)).toEqual(good(5));
  expect(heard).toEqual([]);
  expect(await answer({ ...question, given: 'x' }, ask)).toEqual(good(4));
  expect(await answer({ ...question, given: 'x' })).toEqual(bad('A number is needed.'));
});

test('who leaves writes nothing', async () => {
  expect(await answer(question, person().ask)).toEqual(bad('Nothing was written.'));
});
