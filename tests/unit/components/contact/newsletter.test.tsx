import { expect, test } from '@jest/globals';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { SiteFooter } from '@/components/layout/site-footer';
import { words } from '../../html';
import { serveCitiesOf, smallest, writeCities } from '../../lib/city/read/write-city';
import { thisCity } from '../../this-city';

const offers = /Subscribe|mailing list|sign up/i;
const contact =
  'contact: { address: [Marfa], newsEmail: a@b.example, adsEmail: a@b.example, social: [], newsletter: true }\n';

test.each([
  ['offers no newsletter', 'has none', '', false],
  ['offers its newsletter', 'has one', contact, true],
])('a city %s if it %s', async (_, __, more, isThere) => {
  await serveCitiesOf(writeCities({ marfa: smallest + more }), {});
  for (const part of [
    <SiteFooter city={thisCity()} key="a" />,
    <WaysToWrite city={thisCity()} key="b" />,
    <ContactQuestions city={thisCity()} key="c" />,
  ])
    expect(offers.test(words(part))).toBe(isThere);
});
