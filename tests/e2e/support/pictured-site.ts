import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { mostlyPictured } from '../../fake-upstream/pictures/picture-address';
import { test as base } from './fixtures';
import { type Site, startSite } from './site';

/** Alternative text of the missing pictures in blog-post-03. */
export const goneWords = 'A picture that is gone';

/**
 * Returns the text of post 3 or 4; other posts keep the fake upstream's text. The pictures of posts 12 and 17 never
 * load.
 */
function textOf(number: number, url: string): string | undefined {
  const gone = `${url}/pictures/gone.jpg`;
  const more = Array.from({ length: 12 }, () =>
    'More words, enough of them to fill some lines of a page. '.repeat(9),
  );
  if (number === 3)
    return [
      'First words.',
      `![${goneWords}](${gone}?1)`,
      'Between.',
      `![](${gone}?2)`,
      'After.',
      ...more,
    ].join('\n\n');
  if (number === 4) return `First words.\n\n![A street](${url}/pictures/street-frame.jpg)\n\nThe last words.`;
  return undefined;
}

/** Playwright's test with a site shared by a worker's tests; most of its headlines have photos. */
export const test = base.extend<object, { pictured: Site & { upstream: FakeUpstream } }>({
  pictured: [
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      upstream.pictures.of = mostlyPictured;
      upstream.blog.rewrite = (number) => {
        const blog = textOf(number, upstream.url);
        const own = number === 12 || number === 17 ? 'gone' : 'upright';
        return { ...(blog && { blog }), pinterestImageLink: `${upstream.url}/pictures/${own}.jpg` };
      };
      const site = await startSite({
        FEEDS: upstream.feedTemplate,
        STOCK_IMAGE_URL: upstream.pictureTemplate,
        BLOG_API_URL: upstream.blogUrl,
        BLOG_API_KEY: upstream.blog.key,
      });
      await use({ ...site, upstream });
      await site.end('SIGKILL');
      await upstream.close();
    },
    { scope: 'worker' },
  ],
});
