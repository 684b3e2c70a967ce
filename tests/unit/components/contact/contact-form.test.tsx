import { expect, test } from '@jest/globals';
import { ContactForm } from '@/components/contact/contact-form';
import { html, words } from '../../html';
import { city } from '../../served-city';

function form(fields: { formUrl?: string; isSample?: boolean }) {
  const { formUrl, isSample = false } = fields;
  return <ContactForm city={city} formUrl={formUrl} email="a@b.example" isSample={isSample} />;
}

test("links to a city's external form with the category preset, and loads nothing before a click", () => {
  const markup = html(form({ formUrl: 'https://forms.example/new?category={category}' }));
  expect(markup).toContain('Contact Form');
  expect(markup).toContain('href="https://forms.example/new?category=Local%20News%20%26%20Community"');
  expect(markup).not.toMatch(/<iframe|src=/);
});

test('offers an email with a preset subject if a city has no form', () => {
  expect(words(form({}))).toContain('Send Us an Email');
  expect(words(form({}))).not.toMatch(/\bform\b/i);
  expect(html(form({}))).toContain('href="mailto:a@b.example?subject=Local%20News%20%26%20Community"');
});

test('shows a form that cannot be sent, and an email address, in the sample edition', () => {
  const markup = html(form({ isSample: true }));
  expect(markup).toContain('<option>Local News &amp; Community</option>');
  expect(markup).toMatch(/<form [^>]*method="dialog"/);
  expect(markup).toMatch(/<button type="submit" disabled=""/);
  expect(markup).toContain('It sends nothing and stores nothing.');
  expect(markup).toContain('href="mailto:a@b.example?subject=');
});
