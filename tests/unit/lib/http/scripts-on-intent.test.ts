import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { scriptsOnIntent } from '@/lib/http/scripts-on-intent';

// Script elements exactly as the pinned version of Next.js writes them.
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
const polyfill = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const bundler = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const first = '(self.__next_f=self.__next_f||[]).push([0])';
const flight = 'self.__next_f.push([1,"1:Año “\\"$Sreact\\"\\u003c/p\\u003e)\\n"])';
const ownFile = '<script src="/_next/static/media/site.1.js" defer=""></script>';
const ownInline = '<script>{document.title}</script>';
const ld = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const button = '<button data-wake="">Play</button>';
const late = `${button}<!--$?--><template id="B:0"></template>loading<!--/$--><div hidden id="S:0">late</div>`;
const move = '$RC=function(a,b){for(;0<b.length;)a.append(b[0])};$RC("B:0","S:0")';

const fromLatin1 = (bytes: string) => Buffer.from(bytes, 'latin1').toString();

/** Runs scriptsOnIntent on a page's bytes and decodes the result. `stored`: what it stored. */
function onIntent(text: string) {
  const stored: { page: string; scripts: string }[] = [];
  const { html, hashes } = scriptsOnIntent(Buffer.from(text).toString('latin1'), (before, scripts) => {
    stored.push({ page: fromLatin1(before), scripts: fromLatin1(scripts) });
    return '/page-data/x.js';
  });
  return { html: fromLatin1(html), hashes, stored };
}

function page(body: string, scripts = 'on-intent'): string {
  const inline = `<p>Año “nuevo”</p><script>${first}</script><script id="_R_">${bundler}</script><script>${flight}</script>`;
  const head = `<head>${ownInline}${ownFile}${preload}${file}</head>`;
  return `<!DOCTYPE html><html lang="en" data-scripts="${scripts}">${head}<body>${ld}${body}${polyfill}${inline}</body></html>`;
}

const inertIn = (html: string) =>
  [...html.matchAll(/<script type="text\/on-intent"([^>]*)>([^<]*)<\/script>/g)].map(
    ([, attributes, text]) => attributes || text,
  );

describe('a page with an element that starts React', () => {
  const { html, hashes, stored } = onIntent(page(button));

  test('has inert versions of the Next.js scripts, and its inline scripts are in a file, which comes last', () => {
    expect(inertIn(html)).toEqual([' data-src="/_next/static/chunks/a.js"', ' data-src="/page-data/x.js"']);
    expect(html).not.toMatch(/<script[^>]* src="\/_next\/static\/chunks|preload|noModule/);
    expect(stored[0]?.scripts).toBe([first, bundler, flight].join('\n'));
    expect(hashes).toEqual([]);
  });

  test('is stored as it will be sent, but without the address of that file', () => {
    const file = '<script type="text/on-intent" data-src="/page-data/x.js"></script>';
    expect(stored.map(({ page: before }) => before)).toEqual([html.replace(file, '')]);
  });

  test('keeps the site’s own scripts, structured data and text', () => {
    for (const kept of [ownInline, ownFile, ld, '<p>Año “nuevo”</p>']) expect(html).toContain(kept);
  });
});

test('a page without such an element has no Next.js script', () => {
  const { html, hashes } = onIntent(page(''));
  expect(inertIn(html)).toEqual([]);
  expect(html).not.toMatch(/chunks|__next_f|TURBOPACK/);
  expect(html).toContain(ownFile);
  expect(hashes).toEqual([]);
});

test.each([
  ['without the on-intent mark', page(button, 'at-once')],
  ['with a part that arrives late', page(`${late}<script>${move}</script>`)],
])('a page %s is unchanged, and is returned with the hashes of all its inline scripts', (_, html) => {
  const found = onIntent(html);
  expect(found.html).toBe(html);
  const moved = html.includes(move) ? [move] : [];
  for (const text of [first, bundler, flight, ...moved])
    expect(found.hashes).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

test.each([
  ['another call', '<script>self.__next_f.push(alert(1))</script>'],
  ['a call followed by more code', '<script>self.__next_f.push([0]);alert(1)</script>'],
  ['a call preceded by another', '<script>(self.__next_f=alert(1)||[]).push([0])</script>'],
  ['another attribute', '<script nonce="x">self.__next_f.push([0])</script>'],
  ['a file from another origin', '<script src="https://stranger.example/x.js" async=""></script>'],
])('scriptsOnIntent leaves an unexpected script unchanged, for the CSP to block: %s', (_, script) => {
  const { html } = onIntent(page(button + script));
  expect(html).toContain(script);
});
