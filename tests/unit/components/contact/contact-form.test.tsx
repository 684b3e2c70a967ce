import { expect, test } from '@jest/globals';
import { ContactForm } from '@/components/contact/contact-form';
import { html, words } from '../../html';
import { city } from '../../served-city';

const live = { ...city, email: 'a@b.example', sampleSections: [] };
const emailLink = 'href="mailto:a@b.example?subject=Local%20News%20%26%20Community"';

test("links to a city's external form with the category preset, and loads nothing before a click", () => {
  const contact = { ...city.contact, formUrl: 'https://forms.example/new?category={category}' };
  const markup = html(<ContactForm city={{ ...live, contact }} />);
  expect(markup).toContain('Contact Form');
  expect(markup).toContain('href="https://forms.example/new?category=Local%20News%20%26%20Community"');
  expect(markup).not.toMatch(/<iframe|src=/);
});

test('offers an email link with a preset subject if a city has no form', () => {
  const block = <ContactForm city={live} />;
  expect(words(block)).toContain('Send Us an Email');
  expect(words(block)).not.toMatch(/\bform\b/i);
  expect(html(block)).toContain(emailLink);
});

test('shows an email address and a form that cannot be sent in the sample edition', () => {
  const { sampleSections } = city;
  const markup = html(<ContactForm city={{ ...live, sampleSections }} />);
  expect(markup).toContain('<option>Local News &amp; Community</option>');
  expect(markup).toMatch(/<form [^>]*method="dialog"/);
  expect(markup).toMatch(/<button type="submit" disabled=""/);
  expect(markup).toContain('It sends nothing and stores nothing.');
  expect(markup).toContain(emailLink);
});
