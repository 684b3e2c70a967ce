import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import {
  linkSchemes,
  rehypeDepthLimit,
  rehypePhones,
  rehypeSafeAddresses,
  rehypeShiftHeadings,
} from '@/lib/blog/markdown/rehype-plugins';

type RemoteOptions = NonNullable<MDXRemoteProps['options']>;

export type Headings = 'shifted' | 'as-written';

/** 100 KB of Markdown take half a second of CPU time. */
const mostBytes = 200_000;

/** GitHub's rules for untrusted HTML. Only our own footnotes can have ids, so they keep their names. */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: linkSchemes, src: linkSchemes },
};

/** Never as MDX, without front matter; after the sanitizer come only our own links of numbers to call. */
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
        rehypePhones,
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
