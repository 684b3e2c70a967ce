import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { inlineScriptHash, withDeferredScripts } from '@/lib/server/scripts/deferred-scripts';
import { pageDataAddress } from '@/lib/server/scripts/page-data';

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

describe('the scripts of a page', () => {
  test('are not loaded by its HTML, nor announced', () => {
    const { html } = withDeferredScripts(page(polyfill));
    expect(html).toContain('<script type="text/plain" data-src="/_next/static/chunks/a.js"></script>');
    expect(html).not.toMatch(/<script[^>]* src=|preload/);
  });

  test('what they are called with is taken out of the page, in its order, as data', () => {
    const { html, data } = withDeferredScripts(page(first, text, chunks));
    expect(html).not.toMatch(/Sreact|otherChunks/);
    expect(JSON.parse(data ?? '')).toEqual([
      ['__next_f', [0]],
      ['__next_f', [1, '1:"$Sreact"\u003c/p\u003e)\n']],
      ['TURBOPACK', { otherChunks: ['a.js'] }],
    ]);
  });

  test('the page names the address of its data, which is another for other data', () => {
    const addressIn = (html: string) => /data-page="([^"]+)"/.exec(html)?.[1];
    const { html, data } = withDeferredScripts(page(first, text));
    expect(addressIn(html)).toBe(pageDataAddress(data ?? ''));
    expect(addressIn(withDeferredScripts(page(first)).html)).not.toBe(addressIn(html));
  });

  test('but for the inline script none runs, and it stands before the style sheet that it would wait for', () => {
    const { html } = withDeferredScripts(page(chunks, first, text));
    const running = scripts(html).filter((tag) => tag === '<script>');
    expect(running).toHaveLength(1);
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf(styles));
  });

  test('the inline script has the hash that the policy names', () => {
    const inlineScript = /<script>([\s\S]*?)<\/script>/.exec(withDeferredScripts(page()).html)?.[1] ?? '';
    expect(`'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`).toBe(inlineScriptHash);
  });
});

test('a page has the same bytes wherever the framework puts its font hint among the metadata', () => {
  const hint = '<meta name="next-size-adjust" content=""/>';
  const title = '<title>News</title>';
  const bytesOf = (...head: string[]) =>
    withDeferredScripts(page(first).replace('</head>', `${head.join('')}</head>`)).html;
  expect(bytesOf(hint, title)).toBe(bytesOf(title, hint));
  expect(bytesOf(hint, title)).toContain(`${title}${hint}</head>`);
});

describe('what is left as it is', () => {
  test('structured data', () => {
    expect(withDeferredScripts(page(ld)).html).toContain(ld);
  });

  test.each([
    ['a script of somebody else', '<script>alert(1)</script>'],
    ['a push that is more than data', '<script>self.__next_f.push(alert(1))</script>'],
    ['data with something behind', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
    ['a file from elsewhere', '<script src="https://stranger.example/x.js" async=""></script>'],
  ])('%s, which the policy then refuses', (_, script) => {
    expect(withDeferredScripts(page(script)).html).toContain(script);
  });

  test('a page whose scripts are deferred already', () => {
    const { html } = withDeferredScripts(page(first, text));
    expect(withDeferredScripts(html)).toEqual({ html });
  });

  test('a page without scripts', () => {
    const html = '<html><head></head></html>';
    expect(withDeferredScripts(html)).toEqual({ html });
  });
});
