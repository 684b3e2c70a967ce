import { setImmediate as nextTurn } from 'node:timers/promises';
import { serialize } from 'next-mdx-remote/serialize';
import pLimit from 'p-limit';
import { Cache } from '@/lib/base/cache';
import { outsideRequests, processWide } from '@/lib/base/process-wide';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import { hastHtml } from '@/lib/blog/markdown/hast-html';
import { markdownOptions, withinLimit } from '@/lib/blog/markdown/markdown-options';
import { preflight } from '@/lib/blog/markdown/preflight';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';
import { absoluteUrl } from '@/lib/outbound/addresses';

/** Ends the pipeline at the tree: the code that it would go on to make is not needed. */
class TreeIsThere extends Error {}

/** The tree that the post's page is drawn from; rejects where there can be none. */
async function treeOf(markdown: string): Promise<TreeNode> {
  let tree: TreeNode | undefined;
  const keep = () => (found: TreeNode) => {
    tree = found;
    throw new TreeIsThere();
  };
  const { mdxOptions, ...options } = markdownOptions('shifted');
  const rehypePlugins = [...(mdxOptions?.rehypePlugins ?? []), keep];
  const whole = serialize(markdown, { ...options, mdxOptions: { ...mdxOptions, rehypePlugins } });
  return whole.then(
    () => ({ type: 'root' }),
    (error: Error) => tree ?? Promise.reject(error),
  );
}

// One at a time, yielding between two: Markdown is processed on the one thread that serves.
const inTurn = pLimit(1);

/** `address`: of the post, for the links in its text. */
async function render(post: BlogPost, address: string): Promise<string> {
  const text = withinLimit(post.blog);
  if (!(await preflight(text)).ok) return '';
  await nextTurn();
  try {
    return hastHtml(await treeOf(text), address);
  } catch {
    // Nested too deep to walk; the post goes out with its summary.
    return '';
  }
}

const texts = processWide('post texts', () => new Cache<string>({ max: 200 }));

/** A post's text as HTML, cached by address until the text changes; undefined where it cannot be made. */
export async function postHtml(post: BlogPost): Promise<string | undefined> {
  const address = absoluteUrl(postPath(post));
  const key = `${address}\n${post.blog}`;
  const text = await texts.getOrMake(key, () => outsideRequests(() => inTurn(() => render(post, address))));
  return text || undefined;
}
