import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { serialize } from 'next-mdx-remote/serialize';
import pLimit from 'p-limit';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import { hastHtml } from '@/lib/markdown/hast-html';
import { markdownOptions, withinLimit } from '@/lib/markdown/markdown-options';
import { rehearse } from '@/lib/markdown/rehearsal';
import type { TreeNode } from '@/lib/markdown/tree';
import { absoluteUrl } from '@/lib/metadata/page-metadata';

/** The tree that the page of the post is drawn from. The pipeline's own product is code, which is thrown away unread. */
async function treeOf(markdown: string): Promise<TreeNode> {
  let tree: TreeNode = { type: 'root' };
  const keep = () => (found: TreeNode) => {
    tree = found;
  };
  const { mdxOptions, ...options } = markdownOptions('shifted');
  const rehypePlugins = [...(mdxOptions?.rehypePlugins ?? []), keep];
  await serialize(markdown, { ...options, mdxOptions: { ...mdxOptions, rehypePlugins } });
  return tree;
}

// One at a time, and a turn for everybody else between two: Markdown is worked on the one thread that serves.
const inTurn = pLimit(1);

async function render(post: BlogPost): Promise<string> {
  const text = withinLimit(post.blog);
  if (!(await rehearse(text)).ok) return '';
  await nextTurn();
  try {
    return hastHtml(await treeOf(text), absoluteUrl(postPath(post)));
  } catch {
    // Nested beyond what can be walked; the post goes out with its summary.
    return '';
  }
}

const rendered = new LRUCache<string, Promise<string>>({ max: 200 });

/** A post's text as HTML for feeds, kept until the text changes; nothing where it cannot be made. */
export async function postHtml(post: BlogPost): Promise<string | undefined> {
  const key = `${post.slug}\n${post.blog}`;
  const known = rendered.get(key) ?? inTurn(() => render(post));
  rendered.set(key, known);
  return (await known) || undefined;
}
