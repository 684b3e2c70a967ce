import type { Page } from 'playwright/test';
import { thisCityPages } from './support/city-pages';
import { expect, test, words } from './support/fixtures';

// The city's pages (requirements sections 2, 4, 5, 8 and 9).

const wide = { width: 1280, height: 900 };

async function visit(page: Page, url: string, size = wide): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(url);
}

test.describe('/faq', () => {
  test("has 'Jump to Category:' links to #category-{index}, a section for each category, and a link to /contact at the end", async ({
    page,
    site,
  }) => {
    await visit(page, `${site.url}/faq`);
    const links = page.getByRole('navigation', { name: 'Jump to Category:' }).getByRole('link');
    expect(await links.count()).toBe(12);
    for (const [index, name] of thisCityPages.categories.entries()) {
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('href', `#category-${index}`);
      await expect(page.locator(`#category-${index}`).getByRole('heading', { level: 2 })).toHaveText(name);
    }
    await links.nth(11).click();
    await expect(page.locator('#category-11')).toBeInViewport();
    const block = page.getByRole('region', { name: "Didn't Find Your Answer?" });
    await block.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });

  test('shows the page as usual for an unknown or malformed fragment', async ({ page, site }) => {
    await visit(page, `${site.url}/faq#%zz`);
    await page.locator('.question-button').first().click();
    await expect(page.locator('.question[data-state="open"]')).toHaveCount(1);
  });

  test('opens one answer at a time and closes it again, by mouse and by keyboard', async ({ page, site }) => {
    await visit(page, `${site.url}/faq`);
    const buttons = page.locator('.question-button');
    await expect(page.locator('.answer-text:visible')).toHaveCount(0);
    await buttons.nth(1).click();
    await expect(page.locator('.question[data-state="open"]')).toHaveCount(1);
    await buttons.nth(30).click();
    await expect(page.locator('.question[data-state="open"]')).toHaveCount(1);
    await expect(page.locator('.question').nth(30)).toHaveAttribute('data-state', 'open');
    await buttons.nth(30).click();
    await expect(page.locator('.question[data-state="open"]')).toHaveCount(0);
    await buttons.nth(0).focus();
    await page.keyboard.press('Tab');
    await expect(buttons.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.question').nth(1)).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Space');
    await expect(page.locator('.question[data-state="open"]')).toHaveCount(0);
  });

  test('prints every answer below its question, with the addresses of external sources and without buttons', async ({
    page,
    site,
  }) => {
    await visit(page, `${site.url}/faq`);
    await page.emulateMedia({ media: 'print' });
    const questions = page.locator('.question');
    await expect(page.locator('.answer-text:visible')).toHaveCount(await questions.count());
    const ofOthers = '.answer-text a[href^="https:"]';
    const source = page.locator(ofOthers).first();
    await expect(source).toBeVisible();
    const drawn = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { content, display, position } = getComputedStyle(element, '::after');
          return { content, display, position };
        });
    expect((await drawn('.answer-text a[href^="/"]')).content).toBe('""');
    expect(await drawn(ofOthers)).toEqual({
      content: `"${await source.getAttribute('href')}"`,
      display: 'block',
      position: 'static',
    });
    expect((await drawn('.question-button')).display).toBe('none');
    await expect(page.locator('.faq-categories, header li:visible')).not.toBeVisible();
  });

  test('keeps a clicked question under the pointer when the question above it closes', async ({
    page,
    site,
  }) => {
    await visit(page, `${site.url}/faq`, { width: 375, height: 700 });
    const buttons = page.locator('.question-button');
    await buttons.nth(2).click();
    await buttons.nth(5).scrollIntoViewIfNeeded();
    const before = (await buttons.nth(5).boundingBox())?.y ?? 0;
    await buttons.nth(5).click();
    // The question is moved back before the next frame is drawn.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(Math.abs(((await buttons.nth(5).boundingBox())?.y ?? 0) - before)).toBeLessThan(1.5);
  });

  test('opens the question that a link’s fragment points to', async ({ page, site }) => {
    const { url } = site;
    await visit(page, `${url}/faq#${thisCityPages.question.id}`);
    const question = page.locator(`[id="${thisCityPages.question.id}"]`);
    await expect(question).toBeInViewport();
    await expect(question.locator('.answer-text')).toBeVisible();
    await page.evaluate((id) => (window.location.hash = id), thisCityPages.otherQuestion.id);
    await expect(page.locator(`[id="${thisCityPages.otherQuestion.id}"] .answer-text`)).toBeVisible();
    await expect(page.locator('.question[data-state="open"]')).toHaveCount(1);
  });

  test('opens a closed answer when the browser’s search finds text in it', async ({ page, site }) => {
    await visit(page, `${site.url}/faq`);
    await page.locator('.question-button').first().click();
    const answer = page.locator('.answer').nth(97);
    const found = ((await answer.textContent()) ?? '').split(' ').slice(2, 7).join(' ');
    // A text fragment link finds text in the same way as the browser's search.
    await page.evaluate((text) => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = `#:~:text=${encodeURIComponent(text)}`;
      link.textContent = 'Find';
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0';
    }, found);
    await page.getByRole('link', { name: 'Find', exact: true }).click();
    await expect(page.locator('.question').nth(97)).toHaveAttribute('data-state', 'open');
    await expect(answer).toBeInViewport();
    await expect(page.locator('.question[data-state="open"]')).toHaveCount(1);
  });

  test('shows every answer without scripts, each ending with its source', async ({ browser, site }) => {
    const { url } = site;
    const page = await browser.newPage({ javaScriptEnabled: false });
    await visit(page, `${url}/faq`);
    await expect(page.locator('.answer-text:visible')).toHaveCount(thisCityPages.questions);
    await expect(page.locator('.answer-text p:last-child > a:visible')).toHaveCount(thisCityPages.questions);
    await page.close();
  });
});

test.describe('/contact', () => {
  test('shows the area, links for email, feeds, tips and advertising, and common questions', async ({
    site,
  }) => {
    const { html } = await site.get('/contact');
    const { email } = thisCityPages;
    for (const part of [
      '<address',
      `href="mailto:${email}"`,
      `href="mailto:${email}?subject=Subscribe`,
      'href="/rss"',
      `href="${email.replace('editor', 'mailto:news')}?subject=News%20tip`,
      `href="${email.replace('editor', 'mailto:advertising')}?subject=Advertising`,
      'subject=Local%20News%20%26%20Community"',
      ...[
        'How do I send a story idea?',
        'How do I get the newsletter?',
        'Are you hiring?',
        'How do I advertise?',
      ],
    ])
      expect.soft(html).toContain(part);
    expect(words(html)).toMatch(/The Area We Cover .*Anaheim, California/);
  });
});

test.describe('/partners', () => {
  test("has three documents below 'Our Partners', each in a preview 600 px high with a 'View Full Document' link", async ({
    page,
    site,
  }) => {
    await visit(page, `${site.url}/partners`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Partners');
    for (const number of [1, 2, 3]) {
      const document = page.getByRole('region', { name: `Partner Document ${number}` });
      expect((await document.locator('object').boundingBox())?.height).toBe(600);
      const href = await document.getByRole('link', { name: 'View Full Document' }).getAttribute('href');
      const file = await page.request.get(new URL(href ?? '', page.url()).href);
      expect(file.headers()['content-type']).toBe('application/pdf');
      const body = await file.body();
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      expect(body.length).toBeLessThan(200_000);
    }
  });

  test('shows the first page as a picture in a browser without PDF support', async ({ page, site }) => {
    const { url } = site;
    await page.route(/\.pdf$/, (route) => route.abort());
    await visit(page, `${url}/partners`);
    for (const picture of await page.locator('object > img').all()) {
      const source = await picture.getAttribute('src');
      expect((await page.request.get(url + source)).headers()['content-type']).toBe('image/webp');
      expect(await picture.getAttribute('alt')).toMatch(/^First page of Partner Document/);
    }
  });
});

test('Privacy Policy and Terms of Service have their sections and an effective date', async ({ site }) => {
  for (const [path, parts] of [
    ['/privacy', /Introduction .*Information We Collect .*How We Use Your .*Data Protection .*Your Rights /],
    ['/terms', /Agreement to Terms .*Use License .*User Resp.*Disclaimer .*Limitation of Liability /],
  ] as const) {
    const said = words((await site.get(path)).html);
    expect(said).toMatch(parts);
    expect(said).toMatch(/Effective [A-Z][a-z]+ \d{1,2}, \d{4} /);
  }
});

test('/community has three groups of external links, a donation link, and a "coming soon" button', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/community`);
  const block = page.getByRole('region', { name: 'Community Resources' });
  await expect(block.getByRole('heading', { level: 3 })).toHaveText([
    'Social Services',
    'Education',
    'Recreation',
  ]);
  for (const list of await block.getByRole('list').all())
    expect(await list.locator('a[href^="https://"]').count()).toBeGreaterThanOrEqual(8);
  const donate = page.getByRole('region', { name: 'Get Involved' }).getByRole('link', { name: 'Donate Now' });
  await expect(donate).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('button', { name: 'Coming Soon: Community Forum' })).toBeDisabled();
});
