import { createHash } from 'node:crypto';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import { Cache } from '@/lib/base/cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { outsideRequests } from '@/lib/base/process-wide';
import {
  type FootnoteLabels,
  footnoteLabels,
  type Headings,
  markdownOptions,
} from '@/lib/blog/markdown/markdown-options';
import { preflight, withinLimit } from '@/lib/blog/markdown/preflight';
import type { TextHeading } from '@/lib/blog/markdown/rehype-plugins';
import type { City } from '@/lib/city/city-type';

export type MarkdownComponents = MDXRemoteProps['components'];

/**
 * Renders at most 200 KB of untrusted Markdown with sanitized HTML, without MDX or front matter. Appends the headings
 * to `contents`.
 */
export async function renderMarkdown(
  text: string,
  components: MarkdownComponents,
  headings: Headings,
  labels: FootnoteLabels,
  contents?: TextHeading[],
): Promise<Outcome<ReactNode>> {
  const source = withinLimit(text);
  const bearable = await preflight(source);
  if (!bearable.ok) return bearable;
  try {
    const { content } = await compileMDX({
      source,
      components,
      options: markdownOptions(headings, labels, contents),
    });
    return ok(content);
  } catch (error) {
    return fail('malformed', `Markdown: ${(error as Error).message}`.slice(0, 200));
  }
}

/** A post's rendered text and its headings. */
export type RenderedPost = { body: ReactNode; contents: readonly TextHeading[] };

/** Time (ms) after which a failed render is tried again. The machine may only have been busy. */
const FAILURE_TTL_MS = 60_000;
const rendered = new Cache<Outcome<RenderedPost>>({
  max: 200,
  lifeOf: (result) => (result.ok ? Number.POSITIVE_INFINITY : FAILURE_TTL_MS),
});

/**
 * Renders Markdown for a city. Caches the result, or a failure for one minute. `components` must be the same in every
 * call for this city.
 */
export function renderedOnce(
  city: Pick<City, 'key' | 'locale'>,
  text: string,
  components: MarkdownComponents,
): Promise<Outcome<RenderedPost>> {
  const labels = footnoteLabels(city);
  const key = createHash('sha256').update([city.key, city.locale, text].join('\n')).digest('base64url');
  return rendered.getOrMake(key, () =>
    outsideRequests(async () => {
      const contents: TextHeading[] = [];
      const body = await renderMarkdown(text, components, 'shifted', labels, contents);
      return body.ok ? ok({ body: body.value, contents }) : body;
    }),
  );
}
