import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { rehypeSafeAddresses } from '@/lib/blog/markdown/safe-address';
import { rehypeShiftHeadings } from '@/lib/blog/markdown/shift-headings';
import { depthOf, type TreeNode } from '@/lib/blog/markdown/tree';

type RemoteOptions = NonNullable<MDXRemoteProps['options']>;

export type Headings = 'shifted' | 'as-written';

/** Nesting depth; real texts have at most a dozen levels. */
const deepest = 100;
/** 100 KB of Markdown take half a second of CPU time. */
const mostBytes = 200_000;

const schemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/** GitHub's rules for untrusted HTML. Only our own footnotes can have ids, so they keep their names. */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: schemes, src: schemes },
};

function rehypeDepthLimit(): (root: TreeNode) => void {
  return (root) => {
    if (depthOf(root) > deepest) throw new RangeError(`elements more than ${deepest} deep`);
  };
}

/** Never as MDX, without front matter, sanitized last. */
export function markdownOptions(headings: Headings): RemoteOptions {
  return {
    parseFrontmatter: false,
    mdxOptions: {
      format: 'md',
      remarkPlugins: [remarkGfm],
      rehypePlugins: [
        rehypeDepthLimit,
        ...(headings === 'shifted' ? [rehypeShiftHeadings] : []),
        rehypeSafeAddresses,
        [rehypeSanitize, schema],
      ],
      // Inline styles are refused.
      tableCellAlignToStyle: false,
    },
  };
}

/** The text, or its whole paragraphs within 200 KB. */
export function withinLimit(text: string): string {
  if (Buffer.byteLength(text) <= mostBytes) return text;
  const cut = Buffer.from(text)
    .subarray(0, mostBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
  const paragraph = cut.lastIndexOf('\n\n');
  return paragraph > 0 ? cut.slice(0, paragraph) : cut;
}
