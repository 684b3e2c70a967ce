import { expect, test, words } from './support/fixtures';

// The about page of the sample edition, which names no publisher. Its text is in
// lib/cities/defaults/legal/about.md.
test.use({ javaScriptEnabled: false });

test('the about page says what the site is, how it is made and how to contact us', async ({
  page,
  sample: site,
}) => {
  await page.goto(site.url);
  await page.locator('footer').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Anaheim City News');
  const main = page.getByRole('main');
  await expect(main).toContainText('This is a sample edition of Anaheim City News.');
  await expect(main).toContainText('It has named no publisher or editor yet.');
  for (const name of ['How the Paper Is Made', 'Money', 'Corrections', 'Copyright', 'Accessibility'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Corrections' })).toHaveAttribute('href', '/corrections');
});

test('the about page has every policy that the structured data links to', async ({ page, sample: site }) => {
  const { html } = await site.get('/');
  const ids = [...html.matchAll(/\/about#([\w-]+)"/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(['how-the-paper-is-made', 'corrections', 'money']));
  await page.goto(`${site.url}/about`);
  for (const id of ids) await expect(page.locator(`#${id}`)).toBeVisible();
});

test('the answers, books and donation message of the sample edition are marked as samples', async ({
  sample,
}) => {
  expect(words((await sample.get('/faq')).html)).toContain('not legal or medical advice');
  const { html } = await sample.get('/books');
  expect(html.match(/>Sample title</g)).toHaveLength(38);
  expect(words(html)).toContain('This is a sample message');
});
