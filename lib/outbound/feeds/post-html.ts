import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { serialize } from 'next-mdx-remote/serialize';
import pLimit from 'p-limit';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import { absoluteUrl } from '@/lib/metadata/page-metadata';
import { type HtmlNode, hastHtml } from '@/lib/text/hast-html';

const longestText = 200_000;

/** The tree of a Markdown text, sanitised. The pipeline's own product is code, which is thrown away unread. */
async function treeOf(markdown: string): Promise<HtmlNode> {
  let tree: HtmlNode = { type: 'root' };
  const keep = () => (found: HtmlNode) => {
    tree = found;
  };
  const plugins = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSanitize, keep] };
  await serialize(markdown, { mdxOptions: { format: 'md', ...plugins } });
  return tree;
}

// One at a time, and a turn for everybody else between two: Markdown is worked on the one thread that serves.
const inTurn = pLimit(1);

async function render(post: BlogPost): Promise<string> {
  if (post.blog.length > longestText) return '';
  await nextTurn();
  try {
    return hastHtml(await treeOf(post.blog), absoluteUrl(postPath(post)));
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
