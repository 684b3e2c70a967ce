import { serialize } from 'next-mdx-remote/serialize';
import { type FootnoteLabels, markdownOptions } from '@/lib/blog/markdown/markdown-options';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';

/** Returns the syntax tree of a post's page; rejects if the text cannot be parsed. */
export async function markdownTree(markdown: string, labels?: FootnoteLabels): Promise<TreeNode> {
  let tree: TreeNode = { type: 'root' };
  // Keep the tree, and empty the original so that nothing is left to compile.
  const takeTree = () => (found: TreeNode) => {
    tree = { ...found };
    found.children = [];
  };
  const { mdxOptions, ...options } = markdownOptions('shifted', labels);
  const rehypePlugins = [...(mdxOptions?.rehypePlugins ?? []), takeTree];
  await serialize(markdown, { ...options, mdxOptions: { ...mdxOptions, rehypePlugins } });
  return tree;
}
