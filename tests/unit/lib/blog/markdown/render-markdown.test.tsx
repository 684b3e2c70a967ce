import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyElements } from '@/components/post/body-elements';
import { type FootnoteLabels, footnoteLabels, type Headings } from '@/lib/blog/markdown/markdown-options';
import { withinLimit } from '@/lib/blog/markdown/preflight';
import { type MarkdownComponents, renderedOnce, renderMarkdown } from '@/lib/blog/markdown/render-markdown';
import { city } from '../../../any-city';

async function html(
  text: string,
  components?: MarkdownComponents,
  headings: Headings = 'shifted',
  labels: FootnoteLabels = footnoteLabels(city),
): Promise<string> {
  const body = await renderMarkdown(text, components, headings, labels);
  if (!body.ok) throw new Error(body.failure.detail);
  return renderToStaticMarkup(body.value as ReactNode).trim();
}

test('renderMarkdown moves headings below the page’s h1, or keeps their levels if told to', async () => {
  expect(await html('# a\n\n### b')).toBe('<h2>a</h2>\n<h3>b</h3>');
  expect(await html('# a\n\n### b', undefined, 'as-written')).toBe('<h1>a</h1>\n<h3>b</h3>');
});

describe('renderMarkdown renders untrusted Markdown without code or unsafe HTML', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['an element with an event handler', 'a <b onclick=alert(1)>b</b>', '<p>a <b>b</b></p>'],
    [
      'a style sheet or attribute',
      'a <style>b { c: d }</style> <i style="color:red" class="c">b</i>',
      '<p>a  <i>b</i></p>',
    ],
    [
      'a picture element with a source at another host',
      '<picture><source srcset="https://t.example/a.png"></picture>',
      '<p></p>',
    ],
    ['an id that the page may also use', '<h2 id="main" name="b">a</h2>', '<h2>a</h2>'],
    ['a link to a script in HTML', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['an SVG drawing', '<svg><script>alert(1)</script></svg>', '<p></p>'],
    ['a form', '<form action="https://t.example"><input name="a">b</form>', 'b'],
    ['an iframe', '<iframe src="https://example.org"></iframe>', ''],
    ['a JavaScript expression', '{1 + 1} {process.exit(1)}', '<p>{1 + 1} {process.exit(1)}</p>'],
    ['an import statement', "import fs from 'node:fs'", '<p>import fs from &#x27;node:fs&#x27;</p>'],
    ['an HTML comment', 'a <!-- b --> c', '<p>a  c</p>'],
    ['a link to a script', '[a](javascript:alert(1))', '<p>a</p>'],
    ['a link to a script with an encoded scheme', '[a](java&#x73;cript:alert(1))', '<p>a</p>'],
  ])('such as %s', async (_, text, markup) => {
    expect(await html(text)).toBe(markup);
  });
});

test('renderMarkdown renders front matter as text', async () => {
  expect(await html('---\ntitle: taken\n---\n\nb')).toContain('title: taken');
});

describe('renderMarkdown renders HTML, and text that only looks like HTML', () => {
  test.each([
    ['H<sub>2</sub>O x<sup>2</sup>', '<p>H<sub>2</sub>O x<sup>2</sup></p>'],
    ['line<br>break', '<p>line<br/>break</p>'],
    ['<a href="https://x.example/b" title="c">a</a>', '<p><a href="https://x.example/b" title="c">a</a></p>'],
    ['<p align="center">a</p>\n\nb', '<p>a</p>\n<p>b</p>'],
    ['<div class="note">\na\n</div>', '<div>\na\n</div>'],
    [
      '<table>\n<tr><th>a</th></tr>\n<tr><td>b</td></tr>\n</table>',
      '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
    ],
    ['<p>a</p><center>b</center>', '<p>a</p>b'],
    ...[
      ...[
        'Dear <Name of Resident>',
        'by <date>',
        'x<y then y>x',
        'a<b and b>c',
        'press <i> or <a>',
        'the </b> tag',
      ],
      ...['<?php echo 1 ?>', '<![CDATA[a]]>', '<address of the hall>', '<source>', '<title>'],
    ].map((text) => [text, text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')]),
  ])('including %s', async (text, markup) => {
    const shown = await html(text);
    expect(shown.replace(/^<p>(.*)<\/p>$/, '$1')).toBe(markup.replace(/^<p>(.*)<\/p>$/, '$1'));
  });
});

describe('rendering a post', () => {
  test.each([
    ['keeps a single tilde as text', '~5 minutes~ish, 7~9 p.m.', '<p>~5 minutes~ish, 7~9 p.m.</p>'],
    ['strikes out text between two tildes', '~~a~~', '<p><del>a</del></p>'],
    ['drops an empty heading', '#\n\n## <!-- a -->\n\nb', '<p>b</p>'],
    ['keeps line breaks in a paragraph', 'a  \nb\\\nc', '<p>a<br/>\nb<br/>\nc</p>'],
    [
      'turns phone numbers into links',
      'Call 911, **714-765-4311**.',
      '<p>Call <a href="tel:911">911</a>, <strong><a href="tel:+17147654311">714-765-4311</a></strong>.</p>',
    ],
    [
      'does not turn phone numbers in links and code into links',
      '[call 911](/a) `714-765-4311`',
      '<p><a href="/a">call 911</a> <code>714-765-4311</code></p>',
    ],
  ])('%s', async (_, markdown, markup) => {
    expect(await html(markdown)).toBe(markup);
  });

  test('keeps all cells of a row that is wider than its header', async () => {
    expect(await html('| a |\n|---|\n| b | c |')).toMatch(/<td>b<\/td>\s*<td>c<\/td>/);
  });

  test('puts footnotes under a heading in the city’s language, with links to them', async () => {
    const note = 'a[^1]\n\n[^1]: b';
    const english = await html(note);
    expect(english).toMatch(/>Footnotes<.*aria-label="Back to reference 1"/s);
    const [, target = ''] = /href="#([^"]+)"/.exec(english) ?? [];
    expect(english).toContain(`id="${target}"`);
    const spanish = await html(note, undefined, 'shifted', footnoteLabels({ locale: 'es-MX' }));
    expect(spanish).toMatch(/>Notas<.*aria-label="Volver a la referencia 1"/s);
    expect(spanish).not.toContain('Footnotes');
  });

  test('aligns a table without styles', async () => {
    const table = await html('| a |\n| -: |\n| b |');
    expect(table).toContain('<td align="right">b</td>');
    expect(table).not.toContain('style');
  });
});

describe('our own components for Markdown elements', () => {
  const show = (text: string) => html(text, bodyElements(city));

  test.each(['https://tracker.example/p.png', '//tracker.example/p.png', 'http:tracker.example/p.png'])(
    'load the picture %j from another host through the picture proxy',
    async (address) => {
      const shown = await show(`![cat](${address})`);
      expect(shown).toMatch(/<img [^>]*src="\/pictures\/[\w-]{16}\/whole\/[\w-]+\/720"[^>]* alt="cat"/);
      expect(shown).not.toContain('tracker.example');
    },
  );

  test('treat a path that looks like a host as a path', async () => {
    expect(await show('![cat](/\\tracker.example/p.png)')).toContain('src="/%5Ctracker.example/p.png"');
  });

  test('load our own pictures lazily, and show the alternative text of a picture without an address', async () => {
    expect(await show('![cat](/cat.svg)')).toContain('<img src="/cat.svg" alt="cat" loading="lazy"');
    expect(await show('![cat](data:image/png;base64,AA)')).toBe('<p><span>cat</span></p>');
  });

  test('open external links without window.opener', async () => {
    expect(await show('[a](https://example.org/)')).toContain('rel="noopener"');
    expect(await show('[a](//example.org/)')).toContain('rel="noopener"');
  });

  test('make wide tables and code reachable by keyboard', async () => {
    expect(await show('| a |\n| - |\n| b |')).toMatch(/<section[^>]*tabindex="0"/i);
    expect(await show('    a')).toMatch(/<pre tabindex="0"/i);
  });

  test('label the checkboxes of a task list', async () => {
    const list = await show('- [x] a\n- [ ] b');
    expect(list).toContain('aria-label="done"');
    expect(list).toContain('aria-label="not done"');
  });
});

describe('withinLimit', () => {
  test('keeps Markdown of exactly 200 KB, and drops the last paragraph of longer Markdown', () => {
    const text = `a\n\nb\n\n${'c'.repeat(199_994)}`;
    expect(withinLimit(text)).toBe(text);
    expect(withinLimit(`${text}c`)).toBe('a\n\nb');
  });

  test('does not return an empty string if the Markdown begins with an empty line', () => {
    expect(withinLimit(`\n\n${'a'.repeat(200_000)}`)).toBe(`\n\n${'a'.repeat(199_998)}`);
  });

  test('cuts Markdown without paragraphs at the byte limit, never inside a character', () => {
    expect(withinLimit('é'.repeat(100_000))).toHaveLength(100_000);
    expect(withinLimit(`a${'é'.repeat(100_000)}`)).toBe(`a${'é'.repeat(99_999)}`);
    expect(withinLimit('😀'.repeat(60_000)).isWellFormed()).toBe(true);
  });
});

test('renderedOnce lists the second-level headings, with the ids that links point to', async () => {
  const text = await renderedOnce(city, '## One *more*\n\n### Two\n\n## Three', {});
  if (!text.ok) throw new Error(text.failure.detail);
  expect(text.value.contents).toEqual([
    { id: 'part-1', words: 'One more' },
    { id: 'part-2', words: 'Three' },
  ]);
  expect(renderToStaticMarkup(text.value.body)).toContain('<h2 id="part-2">Three</h2>');
});

test('renderedOnce renders the same Markdown only once', async () => {
  const once = await renderedOnce(city, 'a *b*', {});
  expect(await renderedOnce(city, 'a *b*', {})).toBe(once);
  expect(await renderedOnce(city, 'a *c*', {})).not.toBe(once);
});

describe('Markdown that cannot be rendered', () => {
  afterEach(() => void jest.useRealTimers());

  test('is tried again after a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const tooDeep = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
    const first = await renderedOnce(city, tooDeep, {});
    expect(first).toMatchObject({ ok: false });
    jest.advanceTimersByTime(60_000);
    expect(await renderedOnce(city, tooDeep, {})).toBe(first);
    jest.advanceTimersByTime(1);
    expect(await renderedOnce(city, tooDeep, {})).not.toBe(first);
  });
});

describe('the limit of a hundred nested elements', () => {
  // 49 nested lists are 98 levels, because a list and its item are two. Emphasis and its text are the last two.
  const lists = (text: string) =>
    Array.from({ length: 49 }, (_, depth) => `${'  '.repeat(depth)}- ${text}`).join('\n');

  test('allows exactly a hundred nested elements', async () => {
    expect(await html(lists('*a*'))).toContain('<em>a</em>');
    expect(await renderMarkdown(lists('***a***'), undefined, 'shifted', footnoteLabels(city))).toMatchObject({
      ok: false,
      failure: { reason: 'malformed', detail: expect.stringContaining('elements more than 100 deep') },
    });
  });
});
