import { faq } from '../../../lib/city/anaheim/faq';
import { questionId } from '../../../lib/pages/faq/question-id';

const questions = faq.flatMap((category) => category.questions.map(({ question }) => question));

function named(at: number): { id: string; question: string } {
  const question = questions[at] ?? '';
  return { id: questionId(question), question };
}

/** What the browser tests know of the city's pages. */
export const thisCityPages = {
  categories: faq.map(({ name }) => name),
  questions: questions.length,
  question: named(44),
  otherQuestion: named(3),
  email: 'editor@anaheimcitynews.example',
};
