import { expect, test } from './support/fixtures';

// Links at the bottom of the front page must not move after a jump to the end, while the blocks above render lazily.

for (const viewport of [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
])
  test(`at ${viewport.width} px a link in the footer stays in place after a jump to the end of the front page`, async ({
    page,
    sample,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(sample.url);
    const moves = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const link = document.querySelector('footer a[href="/about"]') as HTMLElement;
      const tops = new Set<number>();
      window.scrollTo(0, document.documentElement.scrollHeight);
      for (let frames = 0; frames < 30; frames++) {
        await frame();
        tops.add(Math.round(link.getBoundingClientRect().top));
      }
      return [...tops];
    });
    expect(moves).toHaveLength(1);
  });

test('the height of the front page stays the same when scrolling jumps between its parts', async ({
  page,
  sample,
}) => {
  await page.goto(sample.url);
  const heights = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const all = new Set<number>();
    for (const part of [1, 0.5, 0.9, 0.2, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * part);
      for (let frames = 0; frames < 5; frames++) await frame();
      all.add(document.documentElement.scrollHeight);
    }
    return [...all];
  });
  expect(heights).toHaveLength(1);
});
