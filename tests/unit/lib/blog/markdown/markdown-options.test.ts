import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Headings, withinLimit } from '@/lib/blog/markdown/markdown-options';
import { renderMarkdown } from '@/lib/blog/markdown/render-markdown';

async function html(text: string, headings?: Headings): Promise<string> {
  const body = await renderMarkdown(text, undefined, headings);
  if (!body.ok) throw new Error(body.failure.detail);
  return renderToStaticMarkup(body.value as ReactNode).trim();
}

describe('headings', () => {
  test('are those of a text within a page', async () => {
    expect(await html('# a', 'shifted')).toBe('<h2>a</h2>');
  });

  test('are as they were written where the text stands alone', async () => {
    expect(await html('# a\n\n### b', 'as-written')).toBe('<h1>a</h1>\n<h3>b</h3>');
  });
});

test.each([
  'http://a.example/',
  'https://a.example/',
  'irc://a.example/',
  'ircs://a.example/',
  'mailto:a@b.example',
  'xmpp:a@b.example',
])('a link to %s is kept', async (address) => {
  expect(await html(`[a](${address})`)).toBe(`<p><a href="${address}">a</a></p>`);
});

describe('a text of more than 200 KB', () => {
  test('keeps every whole paragraph', () => {
    expect(withinLimit(`a\n\nb\n\n${'c'.repeat(200_000)}`)).toBe('a\n\nb');
  });

  test('is not emptied for beginning with an empty line', () => {
    expect(withinLimit(`\n\n${'a'.repeat(200_000)}`)).toBe(`\n\n${'a'.repeat(199_998)}`);
  });

  test('is counted in bytes, and cut between two characters', () => {
    expect(withinLimit('é'.repeat(100_000))).toHaveLength(100_000);
    expect(withinLimit(`a${'é'.repeat(100_000)}`)).toBe(`a${'é'.repeat(99_999)}`);
  });
});
