import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { rehypeLeftOut, rehypeTagsAsText } from '@/lib/blog/markdown/raw-html';
import {
  linkSchemes,
  rehypeDepthLimit,
  rehypeListHeadings,
  rehypePhones,
  rehypeSafeAddresses,
  rehypeShiftHeadings,
  remarkWholeRows,
  type TextHeading,
} from '@/lib/blog/markdown/rehype-plugins';
import { messages } from '@/lib/messages/messages';

type RemoteOptions = NonNullable<MDXRemoteProps['options']>;

export type Headings = 'shifted' | 'as-written';

/** Other hosts' pictures load only through the picture proxy, so `<source srcset>` is not allowed. */
const dropped = ['picture', 'source'];
const added = 'abbr caption cite dfn figcaption figure mark small time u'.split(' ');
const sizes = ['width', 'height'];

/**
 * GitHub's rules for untrusted HTML, but with fewer attributes allowed. Ids get no prefix, because
 * rehypeLeftOut removes all ids except those of footnotes.
 */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !dropped.includes(name)), ...added],
  attributes: {
    ...defaultSchema.attributes,
    '*': ['id', 'title', 'lang', 'dir'],
    img: ['src', 'alt', ...sizes],
    input: [...(defaultSchema.attributes?.input ?? []), 'checked'],
    ol: [...(defaultSchema.attributes?.ol ?? []), 'start', 'reversed'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    details: ['open'],
    time: ['dateTime'],
  },
  protocols: { ...defaultSchema.protocols, href: linkSchemes, src: linkSchemes },
};

export type FootnoteLabels = { footnoteLabel: string; footnoteBackLabel: (reference: number) => string };

/** Returns footnote labels in a city's language. */
export function footnoteLabels(city: { locale: string }): FootnoteLabels {
  const { footnotes, footnoteBack } = messages(city).posts;
  return { footnoteLabel: footnotes, footnoteBackLabel: (at) => footnoteBack(at + 1) };
}

/**
 * Returns options for rendering Markdown without MDX or front matter. Only our own phone links and heading
 * ids are added after sanitizing. If `contents` is given, the headings are appended to it.
 */
export function markdownOptions(
  headings: Headings,
  labels?: FootnoteLabels,
  contents?: TextHeading[],
): RemoteOptions {
  return {
    parseFrontmatter: false,
    mdxOptions: {
      format: 'md',
      // A single tilde is text: “~20 people, ~30 dogs.”
      remarkPlugins: [[remarkGfm, { singleTilde: false }], remarkWholeRows],
      remarkRehypeOptions: labels,
      rehypePlugins: [
        rehypeDepthLimit,
        rehypeTagsAsText,
        rehypeRaw,
        rehypeLeftOut,
        rehypeDepthLimit,
        ...(headings === 'shifted' ? [rehypeShiftHeadings] : []),
        rehypeSafeAddresses,
        [rehypeSanitize, schema],
        rehypePhones,
        ...(contents ? [() => rehypeListHeadings(contents)] : []),
      ],
      // The Content-Security-Policy forbids inline styles.
      tableCellAlignToStyle: false,
    },
  };
}
