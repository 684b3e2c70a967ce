import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { inlineScriptHash } from '@/lib/server/scripts/inline-script';
import { withOwnScript } from '@/lib/server/scripts/page-scripts';

// As the framework of the pinned version writes it.
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
const polyfill = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const chunks =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>';
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const text = '<script>self.__next_f.push([1,"1:\\"$Sreact\\"\\u003c/p\\u003e)\\n"])</script>';
const styles = '<link rel="stylesheet" href="/a.css"/>';
const ld = '<script type="application/ld+json">{"@type":"Thing"}</script>';

function page(...body: string[]): string {
  return `<html><head>${preload}${styles}${file}</head><body>${body.join('')}</body></html>`;
}

const scripts = (html: string) => [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);

const radio = '<audio src="/api/stream"></audio>';
const inlineIn = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const heldIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="framework-scripts">([^<]*)</.exec(html)?.[1] ?? '');

describe('the scripts of a page', () => {
  test('are not in it, nor what they are called with: one inline script is', () => {
    const html = withOwnScript(page(polyfill, first, text, chunks));
    expect(scripts(html)).toEqual(['<script>']);
    expect(html).not.toMatch(/preload|Sreact|otherChunks/);
  });

  test('of a page with the radio are held as data, in their order, until it is played', () => {
    const html = withOwnScript(page(radio, first, text, chunks));
    expect(scripts(html)).toEqual(['<script>', '<script type="application/json" id="framework-scripts">']);
    expect(heldIn(html)).toEqual({
      files: ['/_next/static/chunks/a.js'],
      calls: [
        ['__next_f', [0]],
        ['__next_f', [1, '1:"$Sreact"\u003c/p\u003e)\n']],
        ['TURBOPACK', { otherChunks: ['a.js'] }],
      ],
    });
  });

  test('end with no sign of theirs: what they hold cannot close their element', () => {
    expect(withOwnScript(page(radio, text))).toContain('\\u003c/p>');
  });

  test('the inline script stands before the style sheet that it would wait for, with the hash of the policy', () => {
    const html = withOwnScript(page(chunks, first, text));
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf(styles));
    expect(`'sha256-${createHash('sha256').update(inlineIn(html)).digest('base64')}'`).toBe(inlineScriptHash);
  });

  test('the inline script is one that a browser can read', () => {
    expect(() => new vm.Script(inlineIn(withOwnScript(page())))).not.toThrow();
  });
});

test('a page has the same bytes wherever the framework puts its font hint among the metadata', () => {
  const hint = '<meta name="next-size-adjust" content=""/>';
  const title = '<title>News</title>';
  const bytesOf = (...head: string[]) =>
    withOwnScript(page(first).replace('</head>', `${head.join('')}</head>`));
  expect(bytesOf(hint, title)).toBe(bytesOf(title, hint));
  expect(bytesOf(hint, title)).toContain(`${title}${hint}</head>`);
});

describe('what is left as it is: data, and what the policy then refuses', () => {
  test.each([
    ['structured data', ld],
    ['a script of somebody else', '<script>alert(1)</script>'],
    ['a push that is more than data', '<script>self.__next_f.push(alert(1))</script>'],
    ['data with something behind', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
    ['a file from elsewhere', '<script src="https://stranger.example/x.js" async=""></script>'],
  ])('%s', (_, script) => {
    expect(withOwnScript(page(script))).toContain(script);
  });

  test.each([
    ['that has our script already', withOwnScript(page(first, text))],
    ['without scripts', '<html><head></head></html>'],
  ])('a page %s', (_, html) => {
    expect(withOwnScript(html)).toBe(html);
  });
});
