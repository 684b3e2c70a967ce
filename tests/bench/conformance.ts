import path from 'node:path';
import { tests as examples } from 'commonmark-spec';
import { serialize } from 'next-mdx-remote/serialize';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { footnoteLabels, markdownOptions } from '../../lib/blog/markdown/markdown-options';
import { nodesOf, type TreeNode } from '../../lib/blog/markdown/rehype-plugins';
import { renderMarkdown } from '../../lib/blog/markdown/render-markdown';
import { openCities } from '../../lib/city/open-cities';
import { plainHtml } from './plain-html';

/** Minimum share of examples that must be rendered correctly. */
export const MIN_SHARE = 0.95;

export type Conformance = { correct: number; total: number; failed: number[] };

/** Returns whether Markdown contains raw HTML, which untrusted posts may not contain. */
async function hasRawHtml(markdown: string): Promise<boolean> {
  let found = false;
  const look = () => (root: TreeNode) => {
    found = nodesOf(root).some(({ type }) => type === 'html');
  };
  const { mdxOptions, ...options } = markdownOptions('as-written');
  await serialize(markdown, { ...options, mdxOptions: { ...mdxOptions, remarkPlugins: [look] } }, true);
  return found;
}

async function comesOutRight(markdown: string, html: string): Promise<boolean> {
  const body = await renderMarkdown(markdown, undefined, 'as-written', footnoteLabels({ locale: 'en-US' }));
  if (!body.ok) return false;
  // React inserts preload links for pictures before the text.
  const shown = renderToStaticMarkup(body.value as ReactNode).replace(/^(<link rel="preload"[^>]*>)+/, '');
  return plainHtml(shown) === plainHtml(html);
}

/** Renders the CommonMark examples that contain no raw HTML in the same way as posts, but with unchanged headings. */
export async function conformance(): Promise<Conformance> {
  const result: Conformance = { correct: 0, total: 0, failed: [] };
  for (const { number, ...example } of examples) {
    const markdown = example.markdown.replaceAll('→', '\t');
    if (await hasRawHtml(markdown)) continue;
    result.total++;
    if (await comesOutRight(markdown, example.html.replaceAll('→', '\t'))) result.correct++;
    else result.failed.push(number);
  }
  return result;
}

async function tell(): Promise<void> {
  await openCities();
  const { correct, total, failed } = await conformance();
  const share = correct / total;
  console.log(
    `CommonMark: ${correct} of ${total} examples without raw HTML render correctly (${(100 * share).toFixed(1)} %)`,
  );
  if (failed.length > 0) console.log(`not: ${failed.join(', ')}`);
  process.exitCode = share >= MIN_SHARE ? 0 : 1;
}

if (path.basename(process.argv[1] ?? '') === 'conformance.ts') void tell();
