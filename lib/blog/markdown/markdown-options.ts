import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { rehypeSafeAddresses } from '@/lib/blog/markdown/safe-address';
import { rehypeShiftHeadings } from '@/lib/blog/markdown/shift-headings';
import { depthOf, type TreeNode } from '@/lib/blog/markdown/tree';

type RemoteOptions = NonNullable<MDXRemoteProps['options']>;

/** Under the page's own heading, or as the text has them. */
export type Headings = 'shifted' | 'as-written';

/** Elements one in the other; people stop at a dozen. */
const deepest = 100;
/** Bytes of Markdown that are rendered; a hundred kilobytes take half a second of the processor. */
const mostBytes = 200_000;

const schemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/** GitHub's rules for HTML from strangers. Ids can only be those of our own footnotes, so they keep their names. */
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

/** How Markdown becomes elements: never as MDX, without front matter, and sanitised last. */
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
      // Alignment of table cells as an attribute: no inline styles.
      tableCellAlignToStyle: false,
    },
  };
}

/** The part of a text that is rendered: all of it, or the whole paragraphs within 200 KB. */
export function withinLimit(text: string): string {
  if (Buffer.byteLength(text) <= mostBytes) return text;
  const cut = Buffer.from(text)
    .subarray(0, mostBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
  const paragraph = cut.lastIndexOf('\n\n');
  return paragraph > 0 ? cut.slice(0, paragraph) : cut;
}
