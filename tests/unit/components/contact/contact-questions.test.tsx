import { beforeAll, expect, test } from '@jest/globals';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { inCity } from '@/lib/city/this-city';
import { words } from '../../html';
import { smallest, writeCities } from '../../lib/city/read/write-city';

const faq = `faq:
  - name: General Local News
    questions:
      - question: Who?
        answer: We.
        source: { name: Contact, href: /contact }
`;

beforeAll(() => {
  process.env.CITIES_DIR = writeCities({ boulder: smallest, marfa: smallest + faq });
  process.env.CITY = 'boulder';
});

test('only a city with answers says that they are not for sale', () => {
  expect(words(<ContactQuestions />)).toContain('we do not sell placement in the headlines.');
  expect(inCity('marfa', () => words(<ContactQuestions />))).toContain(
    'we do not sell placement in headlines or answers.',
  );
});
