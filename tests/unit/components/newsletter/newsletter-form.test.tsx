import { afterEach, expect, test } from '@jest/globals';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { SiteFooter } from '@/components/layout/site-footer';
import { newsletter } from '@/lib/city/schema/pages';
import { html, words } from '../../html';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

const listed = {
  action: 'https://lists.example/subscription/form',
  fields: { l: 7, nonce: '' },
  what: 'The morning briefing',
  often: 'every day at 7 a.m.',
};
afterEach(() => {
  Object.assign(thisCity(), { newsletter: undefined });
});

test.each([
  ['the contact page', <WaysToWrite city={thisCity()} key="a" />],
  ['the footer', <SiteFooter city={thisCity()} key="b" />],
])('%s has a form that posts to the service and names it', (_, part) => {
  Object.assign(thisCity(), { newsletter: newsletter.parse(listed) });
  const [form = ''] = html(part).match(/<form.*<\/form>/s) ?? [];
  expect(form).toMatch(/^<form [^>]*action="https:\/\/lists\.example\/subscription\/form" method="post"/);
  expect(form.match(/name="[^"]*"|value="[^"]*"/g)).toEqual([
    ...['name="email"', 'name="l"', 'value="7"', 'name="nonce"', 'value=""'],
  ]);
  const text = words(part);
  expect(text).toContain('The morning briefing, every day at 7 a.m. See');
  expect(text).toContain('Your address goes to lists.example');
  expect(form).toContain('href="/morning"');
});

test('keeps the footer’s buttons next to the form', () => {
  Object.assign(thisCity(), { newsletter: newsletter.parse(listed) });
  expect(html(<SiteFooter city={thisCity()} />)).toMatch(
    /<a href="\/contact"[^>]*>Subscribe to Newsletter<\/a>/,
  );
  expect(words(<ContactQuestions city={thisCity()} />)).not.toContain('opens an email');
});

test('offers an email address if there is no form', () => {
  expect(html(<WaysToWrite city={thisCity()} />)).toMatch(
    /<a href="mailto:[^"]*Subscribe%20to[^"]*"[^>]*>Subscribe<\/a>/,
  );
  expect(html(<SiteFooter city={thisCity()} />)).not.toContain('<form');
});

test('refuses a form address without https', () => {
  expect(newsletter.safeParse({ ...listed, action: 'http://lists.example/' }).success).toBe(false);
});
