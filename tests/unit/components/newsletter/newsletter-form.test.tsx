import { expect, test } from '@jest/globals';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { SiteFooter } from '@/components/layout/site-footer';
import { newsletter } from '@/lib/city/schema/pages';
import { html, words } from '../../html';
import { city } from '../../served-city';

const listed = {
  action: 'https://lists.example/subscription/form',
  fields: { l: 7, nonce: '' },
  what: 'The morning briefing',
  often: 'every day at 7 a.m.',
};
const withForm = { ...city, newsletter: newsletter.parse(listed) };
const withoutNewsletter = { ...city, contact: { ...city.contact, newsletter: undefined } };

test.each([
  ['the contact page', WaysToWrite],
  ['the footer', SiteFooter],
])('%s has a form that posts to the newsletter service, and names the service', (_, Part) => {
  const part = <Part city={withForm} />;
  const [form = ''] = html(part).match(/<form.*<\/form>/s) ?? [];
  expect(form).toMatch(/^<form [^>]*action="https:\/\/lists\.example\/subscription\/form" method="post"/);
  expect(form.match(/name="[^"]*"|value="[^"]*"/g)).toEqual([
    ...['name="email"', 'name="l"', 'value="7"', 'name="nonce"', 'value=""'],
  ]);
  expect(words(part)).toContain('The morning briefing, every day at 7 a.m. See');
  expect(words(part)).toContain('Your address goes to lists.example');
  expect(form).toContain('href="/morning"');
});

test('with a form, the footer keeps its Subscribe button, and the FAQ mentions no email', () => {
  expect(html(<SiteFooter city={withForm} />)).toMatch(
    /<a href="\/contact"[^>]*>Subscribe to Newsletter<\/a>/,
  );
  expect(words(<ContactQuestions city={withForm} />)).not.toContain('opens an email');
});

test('the contact page offers an email link to subscribe if there is no form', () => {
  expect(html(<WaysToWrite city={city} />)).toMatch(
    /<a href="mailto:[^"]*Subscribe%20to[^"]*"[^>]*>Subscribe<\/a>/,
  );
  expect(html(<SiteFooter city={city} />)).not.toContain('<form');
});

test.each([
  ['the footer', SiteFooter],
  ['the contact page', WaysToWrite],
  ['the FAQ on the contact page', ContactQuestions],
])('%s mentions a newsletter only if the city has one', (_, Part) => {
  const offer = /Subscribe|mailing list|sign up/i;
  expect(words(<Part city={city} />)).toMatch(offer);
  expect(words(<Part city={withoutNewsletter} />)).not.toMatch(offer);
});

test('the schema rejects a form address without https', () => {
  expect(newsletter.safeParse({ ...listed, action: 'http://lists.example/' }).success).toBe(false);
});
