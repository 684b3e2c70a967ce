import { createHash } from 'node:crypto';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import { Cache } from '@/lib/base/cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { outsideRequests } from '@/lib/base/process-wide';
import {
  footnoteLabels,
  type Headings,
  markdownOptions,
  withinLimit,
} from '@/lib/blog/markdown/markdown-options';
import { preflight } from '@/lib/blog/markdown/preflight';

export type MarkdownComponents = MDXRemoteProps['components'];

/** For untrusted Markdown: HTML is sanitized, no MDX, no front matter, at most 200 KB. */
export async function renderMarkdown(
  text: string,
  components?: MarkdownComponents,
  headings: Headings = 'shifted',
  labels = footnoteLabels(),
): Promise<Outcome<ReactNode>> {
  const source = withinLimit(text);
  const bearable = await preflight(source);
  if (!bearable.ok) return bearable;
  try {
    const { content } = await compileMDX({ source, components, options: markdownOptions(headings, labels) });
    return ok(content);
  } catch (error) {
    return fail('malformed', `Markdown: ${(error as Error).message}`.slice(0, 200));
  }
}

/** ms; a try may take three seconds, and may have failed only because the machine was busy. */
const failureKept = 60_000;
const rendered = new Cache<Outcome<ReactNode>>({
  max: 200,
  lifeOf: (result) => (result.ok ? Number.POSITIVE_INFINITY : failureKept),
});

/** renderMarkdown, cached by text and language, a failure for a minute; `components` must always be the same. */
export function renderedOnce(text: string, components: MarkdownComponents): Promise<Outcome<ReactNode>> {
  const labels = footnoteLabels();
  const key = createHash('sha256').update(`${labels.footnoteLabel}\n${text}`).digest('base64url');
  return rendered.getOrMake(key, () =>
    outsideRequests(() => renderMarkdown(text, components, 'shifted', labels)),
  );
}
