import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Cache } from '@/lib/base/cache';
import { outsideRequests } from '@/lib/base/process-wide';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import { hastHtml } from '@/lib/blog/markdown/hast-html';
import { type FootnoteLabels, footnoteLabels } from '@/lib/blog/markdown/markdown-options';
import { markdownTree } from '@/lib/blog/markdown/markdown-tree';
import { preflight, withinLimit } from '@/lib/blog/markdown/preflight';
import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '@/lib/outbound/addresses';

// Renders one post at a time, because Markdown is processed on the thread that serves requests.
const inTurn = pLimit(1);

/** Renders a post's text; '' if it cannot be converted. `address`: URL of the post, for links in its text. */
async function render(post: BlogPost, address: string, labels: FootnoteLabels): Promise<string> {
  const text = withinLimit(post.blog);
  if (!(await preflight(text)).ok) return '';
  await nextTurn();
  try {
    return hastHtml(await markdownTree(text, labels), address);
  } catch {
    // The text is nested too deeply to convert. The feed has only the summary.
    return '';
  }
}

const texts = new Cache<string>({ max: 200 });

/** Returns a post's text as HTML, cached until the text changes; undefined if it cannot be converted. */
export async function postHtml(city: City, post: BlogPost): Promise<string | undefined> {
  const address = absoluteUrl(city, postPath(post));
  const labels = footnoteLabels(city);
  const key = `${address}\n${labels.footnoteLabel}\n${post.blog}`;
  const text = await texts.getOrMake(key, () =>
    outsideRequests(() => inTurn(() => render(post, address, labels))),
  );
  return text || undefined;
}
