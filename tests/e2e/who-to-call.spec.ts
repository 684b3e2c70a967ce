import { expect, test } from './support/fixtures';

// The page /who-to-call (lib/cities/anaheim/switchboard.yaml) for readers without scripts.
test.use({ javaScriptEnabled: false });

test('911, 988 and 211 come first, and every number is a tel: link', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto(`${site.url}/who-to-call`);
  const numbers = page.locator('main a[href^="tel:"]');
  await expect(numbers.first()).toHaveAttribute('href', 'tel:911');
  await expect(numbers.nth(1)).toHaveAttribute('href', 'tel:988');
  await expect(numbers.nth(2)).toHaveAttribute('href', 'tel:211');
  const city = page.getByRole('listitem').filter({ hasText: 'potholes' });
  await expect(city.getByRole('link', { name: '714-765-4311' })).toHaveAttribute('href', 'tel:+17147654311');
  await expect(city).toContainText(/checked November \d+, 2026/);
});

test('a search lists the service first, with its number as a link', async ({ page, site }) => {
  await page.goto(`${site.url}/search?q=missed+trash`);
  const first = page.locator('.search-result').first();
  await expect(first.getByRole('link', { name: 'Republic Services' })).toHaveAttribute(
    'href',
    '/who-to-call#call-republic-services',
  );
  await expect(first.getByRole('link', { name: '714-238-2444' })).toHaveAttribute('href', 'tel:+17142382444');
});

test('a number that nobody has confirmed for 18 months comes after a notice and a link to the city’s page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/who-to-call`);
  const police = page.getByRole('listitem').filter({ hasText: 'Anaheim Police, nonemergency' });
  await expect(police).toContainText('not confirmed since June 2014; see the city’s page');
  const links = await police.getByRole('link').allTextContents();
  expect(links.indexOf('the city’s page')).toBeLessThan(links.indexOf('714-765-1900'));
  await page.goto(`${site.url}/search?q=stolen+car`);
  await expect(page.locator('.search-result').first()).toContainText('not confirmed since June 2014');
});

test('phone numbers in answers and posts are links, but years next to them are not', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/faq`);
  const calls = page.locator('.answer a[href="tel:988"]');
  await expect(calls).toHaveText('988');
  await page.goto(`${site.url}/blog/where-to-report-a-pothole`);
  await expect(page.locator('.post-body a[href="tel:911"]').first()).toHaveText('911');
});

test('the front page, Community and the footer link to /who-to-call', async ({ page, site }) => {
  for (const path of ['/', '/community']) {
    await page.goto(site.url + path);
    await expect(page.locator('main a[href="/who-to-call"]').last()).toHaveText('Who to call in Anaheim');
  }
  await expect(page.locator('footer a[href="/who-to-call"]')).toHaveText('Who to call');
});
