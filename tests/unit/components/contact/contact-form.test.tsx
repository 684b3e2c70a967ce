import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactForm } from '@/components/contact/contact-form';
import { thisCity } from '../../this-city';

const formUrl = 'https://forms.example/new?category={category}';
const preset = 'https://forms.example/new?category=Local%20News%20%26%20Community';

describe('ContactForm of a city with a form service', () => {
  const html = renderToStaticMarkup(
    <ContactForm city={thisCity()} formUrl={formUrl} email="a@b.example" isSample={false} />,
  );

  test("links to the form with the category 'Local News & Community' preset", () => {
    expect(html).toContain('Contact Form');
    expect(html).toContain(`href="${preset}"`);
  });

  test('loads nothing before a click', () => {
    expect(html).not.toMatch(/<iframe|src=/);
  });
});

describe('ContactForm of a city without a form service', () => {
  const html = renderToStaticMarkup(
    <ContactForm city={thisCity()} formUrl={undefined} email="a@b.example" isSample={false} />,
  );

  test('has no form and promises none', () => {
    expect(html).toContain('Send Us an Email');
    expect(html.replace(/<[^>]+>/g, ' ')).not.toMatch(/\bform\b/i);
  });

  test('links to an email with a preset subject', () => {
    expect(html).toContain('href="mailto:a@b.example?subject=Local%20News%20%26%20Community"');
  });
});

describe('ContactForm of the sample edition', () => {
  const html = renderToStaticMarkup(
    <ContactForm city={thisCity()} formUrl={undefined} email="a@b.example" isSample />,
  );

  test('shows a form that cannot be sent, with the category preset', () => {
    expect(html).toContain('<option>Local News &amp; Community</option>');
    expect(html).toMatch(/<form [^>]*method="dialog"/);
    expect(html).toMatch(/<button type="submit" disabled=""/);
    expect(html).toContain('It sends nothing and stores nothing.');
  });

  test('also links to an email address', () => {
    expect(html).toContain('href="mailto:a@b.example?subject=');
  });
});
