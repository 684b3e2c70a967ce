import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
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
import { getAt } from './support/get-at';
import { test } from './support/needs';

// An editor's day on a phone: every change is made only at the desk, and readers must see it within 20 seconds.

const OTHER_HOSTS = ['marfa.example', 'taos.example'];

const files = {
  'boulder/city.yaml': cityFile('Boulder', HOST),
  'boulder/switchboard.yaml': `# Compared on November 24.
- name: City Hall # the switchboard
  need: City Services
  text: Questions about the city.
  phones: [303-555-0100]
  # Its own page.
  source: { name: City, href: 'https://city.example/' }
  checked: 2026-11-24
`,
  'boulder/events.yaml': `# Events of the editors.
sentence: What is on in Boulder. # above the list
`,
  'boulder/desk.yaml': `# The desk of Boulder.
corrections: # the newest first
  - { link: "https://paper.example/a", date: 2026-11-21, text: We had a wrong street. }
`,
  'boulder/notices.yaml': `# Lines at the top.
- { text: The library is closed, from: 2020-01-01, until: 2099-01-01 } # by the library
`,
  'marfa/city.yaml': cityFile('Marfa', 'marfa.example'),
  'taos/city.yaml': cityFile('Taos', 'taos.example'),
  'desk.yaml': `# For all papers.
hide: # the newest last
  - { link: "https://paper.example/b", reason: a court order }
`,
};

let day: DeskDay;

test.use({ viewport: phone, hasTouch: true, actionTimeout: 30_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  day = await openDay(files);
});
test.afterAll(() => day.end());

async function press(where: Page | Locator, command: string): Promise<void> {
  await where.locator(`button[value="${command}"]`).last().click();
}

async function writePost(page: Page): Promise<void> {
  await day.open(page, 'posts/new');
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#89a' } })
    .jpeg()
    .toBuffer();
  await page.locator('[name=title]').fill('Library votes');
  await page.locator('[name=body]').fill('## What is at stake\n\nThe **library** asks for $30.');
  await page.locator('[name=upload]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.locator('[name=alt]').fill('The library at noon');
  await press(page, 'preview');
  await expect(page.locator('.preview')).toContainText('The library asks for $30.');
  await expect(page.locator('.preview img')).toHaveAttribute('alt', 'The library at noon');
  await page.locator('[name=date]').fill('2099-12-01T06:00');
  await press(page, 'schedule');
  await expectSaid(page, 'Scheduled. From December 1, 2099');
  await press(page, 'publish');
  await expectSaid(page, 'Published. Its date became');
  await page.getByText('Add a correction').first().click();
  await page.locator('[name=correction]').fill('It is $3, not $30.');
  await page.getByRole('button', { name: 'Add a correction' }).click();
  await expectSaid(page, 'The correction is added.');
  day.watch({ text: /The library asks for \$30\..*It is \$3, not \$30\./, place: '/blog/library-votes' });
}

/** Opens one of the actions below a headline and returns its form. */
async function openHandle(page: Page, title: string, handle: string): Promise<Locator> {
  const item = page.locator('.list > li').filter({ hasText: title }).first();
  const details = item.locator('details').filter({ hasText: handle });
  await details.locator('summary').click();
  return details;
}

const [budget, pinned, hidden] = titles.gazette;

async function editFrontPage(page: Page): Promise<void> {
  await day.open(page, 'today');
  await (await openHandle(page, pinned, 'Put on top')).getByRole('button').click();
  await expectSaid(page, 'is on top.');
  await expect(page.locator('.headline').first()).toHaveText(pinned);
  day.watch({ text: new RegExp(`${pinned}.*${budget}`) });
  const down = await openHandle(page, hidden, 'Take down');
  await down.locator('[name=reason]').fill('wrong name: "Lee"');
  await down.locator('[name=everywhere]').check();
  await down.getByRole('button').click();
  await expectSaid(page, 'is taken down');
  day.watch(...[HOST, ...OTHER_HOSTS].map((host) => ({ text: hidden, host, isGone: true })));
  await (await openHandle(page, titles.herald[0], 'Pause The herald')).getByRole('button').click();
  await expectSaid(page, 'The herald is paused');
  day.watch(...titles.herald.map((text) => ({ text, isGone: true })));
}

async function addEvent(page: Page): Promise<void> {
  await day.open(page, 'pages/events');
  await press(page, 'add events.editors');
  const field = (name: string) => page.locator(`[name="events.editors.0.${name}"]`);
  await expect(field('title')).toBeInViewport();
  await field('title').fill('Book sale');
  await press(page, 'save');
  await page.getByRole('link', { name: 'Book sale: “Begins” is missing' }).click();
  await expect(field('start')).toBeInViewport();
  await field('start').fill('2099-12-05');
  await field('place').fill('Main Library');
  await press(page, 'save');
  await expectSaid(page, 'Saved.');
  day.watch({ text: 'Book sale', place: '/events' });
}

async function changeNumber(page: Page): Promise<void> {
  await day.open(page, 'pages/switchboard');
  await page.locator('main summary').first().click();
  await page.locator('[name="switchboard.0.phones"]').fill('303-555-0199');
  await press(page, 'save');
  await expectSaid(page, 'Saved.');
  day.watch({ text: '303-555-0199', place: '/who-to-call' });
}

async function mendFile(page: Page): Promise<void> {
  const file = path.join(day.root, 'boulder/notices.yaml');
  const good = day.textOf('boulder/notices.yaml');
  writeFileSync(file, good.replace('2099-01-01 }', '2099-01-01'));
  await expect(async () => {
    await day.open(page, 'mistakes');
    await page.locator('a.button').first().click({ timeout: 1000 });
  }).toPass({ timeout: WITHIN_MS });
  await expect(page.locator('mark')).toContainText('the library is closed', { ignoreCase: true });
  await page.getByRole('link', { name: 'Go to line 2' }).click();
  const selected = await page
    .locator('textarea.raw')
    .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(selected).toContain('The library is closed');
  await page.locator('textarea.raw').fill(good.replace('closed', 'open again'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Saved.');
  day.watch({ text: 'The library is open again' });
}

async function undoAll(page: Page): Promise<void> {
  await day.undo(page, 'switchboard.yaml');
  await day.undo(page, 'events.yaml');
  // Undo the pause, then the pin. The second call skips a later action on the network's desk.yaml.
  await day.undo(page, 'desk.yaml');
  await day.undo(page, 'desk.yaml', 1);
  await day.open(page, 'today');
  await page.locator('.list > li').filter({ hasText: 'wrong name' }).getByRole('button').click();
  await expectSaid(page, 'Ended.');
  await day.open(page, 'posts');
  await page.getByRole('link', { name: 'Library votes' }).click();
  await press(page, 'unpublish');
  await expectSaid(page, 'Taken back.');
  day.watch(
    { text: '303-555-0100', place: '/who-to-call' },
    { text: 'Book sale', place: '/events', isGone: true },
    { text: 'The library asks for', place: '/blog/library-votes', isGone: true },
    { text: titles.herald[0] },
    ...[HOST, ...OTHER_HOSTS].map((host) => ({ text: hidden, host })),
  );
}

test('an editor runs the site from a phone, and readers see each change within 20 seconds', async ({
  page,
}) => {
  test.setTimeout(300_000);
  day.watch(
    ...[...titles.gazette, ...titles.herald].map((text) => ({ text })),
    ...OTHER_HOSTS.map((host) => ({ text: hidden, host })),
  );
  await test.step('sign in', () => day.signIn(page));
  await day.readersSeeAll();
  await test.step('write, preview, schedule, publish and correct a post with a photo', () => writePost(page));
  await test.step('pin a headline, hide one and pause a source on the front page', () => editFrontPage(page));
  await test.step('add an event', () => addEvent(page));
  await test.step('change a phone number', () => changeNumber(page));
  await test.step('repair a broken file', () => mendFile(page));
  await test.step('readers see every change', () => day.readersSeeAll());
  const { html } = await getAt(day.site, HOST, '/blog/library-votes');
  expect(html).toContain('alt="The library at noon"');
  expect(day.lostLines()).toEqual({
    'boulder/switchboard.yaml': ['  phones: [303-555-0100]'],
    'boulder/notices.yaml': [
      '- { text: The library is closed, from: 2020-01-01, until: 2099-01-01 } # by the library',
    ],
  });
  await test.step('undo each change', () => undoAll(page));
  await test.step('readers see the site as before', () => day.readersSeeAll());
  expect(day.medianDelay()).toBeLessThan(WITHIN_MS);
  const changed = Object.entries(files).filter(([name, text]) => day.textOf(name) !== text);
  expect(changed.map(([name]) => name)).toEqual(['boulder/notices.yaml']);
});
