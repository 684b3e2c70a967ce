import { serialize } from 'next-mdx-remote/serialize';
import { type FootnoteLabels, markdownOptions } from '@/lib/blog/markdown/markdown-options';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';

/** Stops the pipeline at the tree, because compiled code is not needed. */
class TreeReady extends Error {}

/** Returns the syntax tree of a post's page; rejects if the text cannot be parsed. */
export async function markdownTree(markdown: string, labels?: FootnoteLabels): Promise<TreeNode> {
  let tree: TreeNode | undefined;
  const keep = () => (found: TreeNode) => {
    tree = found;
    throw new TreeReady();
  };
  const { mdxOptions, ...options } = markdownOptions('shifted', labels);
  const rehypePlugins = [...(mdxOptions?.rehypePlugins ?? []), keep];
  const whole = serialize(markdown, { ...options, mdxOptions: { ...mdxOptions, rehypePlugins } });
  return whole.then(
    () => ({ type: 'root' }),
    (error: Error) => tree ?? Promise.reject(error),
  );
}
