import type { Page } from 'playwright/test';
import sharp from 'sharp';
import {
  cityFile,
  type DeskDay,
  expectSaid,
  HOST,
  openDay,
  phone,
  titles,
  WITHIN_MS,
} from './support/desk-day';
import { expect } from './support/fixtures';
import { test } from './support/needs';

// Less common tasks of an editor on a phone: selling an ad, adding a source, raising an emergency in two
// languages.

const SPANISH_HOST = 'es.boulder.example';
const files = {
  'boulder/city.yaml': cityFile('Boulder', HOST),
  'boulder/desk.yaml': `# The desk of Boulder.
ads: # sold by Ana
  - slot: 600 # beside the list
    text: Rides and pies
    link: https://fair.example/
    sponsor: Canyon Fair
    from: 2020-01-02
    until: 2099-12-05
corrections: # the newest first
  - { link: "https://paper.example/a", date: 2026-11-21, text: We had a wrong street. }
`,
  'boulder/notices.yaml': `# Lines at the top.
- { text: The library is closed, from: 2020-01-01, until: 2099-01-01 } # by the library
`,
  'boulder-es/city.yaml': `# The Spanish edition.
editionOf: boulder
locale: es-US
hosts: [${SPANISH_HOST}]
siteTitle: Boulder en español
`,
};
let day: DeskDay;

test.use({ viewport: phone, hasTouch: true, actionTimeout: 30_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  day = await openDay(files);
});
test.afterAll(() => day.end());

async function sellAd(page: Page): Promise<void> {
  await day.open(page, 'ads/new');
  const buffer = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#89a' } })
    .jpeg()
    .toBuffer();
  const field = (name: string) => page.locator(`[name="ads.${name}"]`);
  await field('sponsor').fill('River Bank');
  await field('text').fill('Free checking for everyone');
  await field('link').fill('https://bank.example/');
  await field('slot').selectOption('600');
  await field('from').fill('2020-01-01');
  await field('until').fill('2099-12-31');
  await field('alt').fill('A river below a bank');
  await page.locator('[name=upload]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByRole('alert')).toContainText(
    'This slot is full on some of these days: Canyon Fair.',
  );
  await field('slot').selectOption('250');
  await save.click();
  await expectSaid(page, 'The ad “River Bank” is saved.');
  await expect(page.getByRole('table')).toContainText('River Bank');
  day.watch({ text: /Advertisement · Paid for by River Bank.*Free checking for everyone/ });
}

async function addSource(page: Page): Promise<void> {
  await day.open(page, 'sources');
  await page.locator('[name=address]').fill('feeds.example');
  await page.locator('[name=section]').selectOption('local-news');
  await page.getByRole('button', { name: 'Find its feed' }).click();
  await expect(page.locator('main')).toContainText(titles.tribune[0]);
  await page.locator('[name=name]').fill('The Tribune');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expectSaid(page, 'Added.');
  day.watch({ text: titles.tribune[0] });
}

const [english, spanish] = ['Leave the canyon now.', 'Salga del cañón ahora.'];

async function raise(page: Page): Promise<void> {
  await day.open(page, 'emergency');
  await page.locator('[name=text-boulder]').fill(english);
  await page.locator('[name=text-boulder-es]').fill(spanish);
  await page.locator('button.danger').click();
  await page.locator('button[type=submit].danger').click();
  await expectSaid(page, 'Raised.');
  day.watch({ text: english }, { text: spanish, host: SPANISH_HOST });
}

async function lower(page: Page): Promise<void> {
  await day.open(page, 'emergency');
  await page.locator('button[value=lower]').click();
  await expectSaid(page, 'Lowered.');
  await expect(page.locator('button[value=lower]')).toHaveCount(0);
  day.watch({ text: english, isGone: true }, { text: spanish, host: SPANISH_HOST, isGone: true });
}

/** Hides titles with certain words, undoes it, and waits until readers see each change. */
async function hideWords(page: Page): Promise<void> {
  await day.open(page, 'today');
  const form = page.locator('details').filter({ hasText: 'Hide titles with certain words' });
  await form.locator('summary').click();
  await form.locator('[name=words]').fill('museum, new wing');
  await form.locator('[name=reason]').fill('It does not open.');
  await form.getByRole('button').click();
  await expectSaid(page, 'Titles with museum, new wing are hidden, one headline now.');
  day.watch({ text: titles.tribune[0], isGone: true });
  await day.readersSeeAll();
  await page.locator('.flash').getByRole('button', { name: 'Undo' }).click();
  await expectSaid(page, 'Undone.');
  day.watch({ text: titles.tribune[0] });
  await day.readersSeeAll();
}

test('an editor sells an ad, adds a source and raises an emergency in two languages from a phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await test.step('sign in', () => day.signIn(page));
  await test.step('sell an ad with a picture', () => sellAd(page));
  await test.step('add a source by its website', () => addSource(page));
  await test.step('raise an emergency in two languages', () => raise(page));
  await test.step('readers see every change', () => day.readersSeeAll());
  expect(day.lostLines()).toEqual({});
  await test.step('hide a title by its words', () => hideWords(page));
  await test.step('lower the emergency', () => lower(page));
  await test.step('undo the ad and the source', async () => {
    await day.undo(page, 'desk.yaml');
    await day.undo(page, 'city.yaml');
    day.watch({ text: 'Paid for by River Bank', isGone: true }, { text: titles.tribune[0], isGone: true });
  });
  await test.step('readers see the site as before', () => day.readersSeeAll());
  expect(day.medianDelay()).toBeLessThan(WITHIN_MS);
  const changed = Object.entries(files).filter(([name, text]) => day.textOf(name) !== text);
  expect(changed.map(([name]) => name)).toEqual([]);
});
