import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { questionId } from '@/lib/pages/faq';
import type { FaqCategory } from '../../../lib/city/city-type';

const folder = 'lib/cities/anaheim/faq';
const faq = readdirSync(folder)
  .sort()
  .map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as FaqCategory);

const questions = faq.flatMap((category) => category.questions.map(({ question }) => question));

function named(at: number): { id: string; question: string } {
  const question = questions[at] ?? '';
  return { id: questionId(question), question };
}

/** Facts about the city's pages that browser tests check. */
export const thisCityPages = {
  categories: faq.map(({ name }) => name),
  questions: questions.length,
  question: named(44),
  otherQuestion: named(3),
  email: 'editor@anaheimcitynews.example',
};
