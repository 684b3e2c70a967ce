import { serialize } from 'next-mdx-remote/serialize';
import { type FootnoteLabels, markdownOptions } from '@/lib/blog/markdown/markdown-options';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';

/** Ends the pipeline at the tree: the code that it would go on to make is not needed. */
class TreeIsThere extends Error {}

/** The tree that a post's page is drawn from; rejects where there can be none. */
export async function markdownTree(markdown: string, labels?: FootnoteLabels): Promise<TreeNode> {
  let tree: TreeNode | undefined;
  const keep = () => (found: TreeNode) => {
    tree = found;
    throw new TreeIsThere();
  };
  const { mdxOptions, ...options } = markdownOptions('shifted', labels);
  const rehypePlugins = [...(mdxOptions?.rehypePlugins ?? []), keep];
  const whole = serialize(markdown, { ...options, mdxOptions: { ...mdxOptions, rehypePlugins } });
  return whole.then(
    () => ({ type: 'root' }),
    (error: Error) => tree ?? Promise.reject(error),
  );
}
