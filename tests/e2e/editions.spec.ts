import { readFileSync, writeFileSync } from 'node:fs';
import nodePath from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'playwright/test';
import { languageOf } from '@/lib/base/text/language-of';
import * as en from '@/lib/messages/en/catalog';
import * as es from '@/lib/messages/es/catalog';
import { citiesFolder } from './support/cities';
import { type Crawled, crawl, elements } from './support/crawl';
import { getAt } from './support/get-at';
import { htmlErrors } from './support/html-checker';
import { type Site, startSite } from './support/site';

// Anaheim and its Spanish edition, each at its own host. Matching pages link to each other, and neither edition shows
// site text in the other's language.

const hosts = { en: 'anaheim.example', es: 'es.anaheim.example' } as const;
type Language = keyof typeof hosts;
const languages = ['en', 'es'] as const;
const originOf = (language: Language) => `http://${hosts[language]}`;

let site: Site;
let folder: string;
const crawled = {} as Record<Language, Crawled[]>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const from = (file: string) => readFileSync(`lib/cities/${file}`, 'utf8');
  const sale = (
    title: string,
  ) => `editors: [{ key: sale, title: ${title}, text: Today, start: 2099-12-05, place: Park,
  organizer: { name: Friends, href: 'https://friends.example/' }, listed: 2026-11-22 }]`;
  const added = {
    'anaheim/hosts.yaml': `[${hosts.en}]`,
    'anaheim-es/city.yaml': from('anaheim-es/city.yaml').replace(/^hosts:.*$/m, `hosts: [${hosts.es}]`),
    'anaheim/events.yaml': from('anaheim/events.yaml').replace('editors: []', sale('Book sale')),
    'anaheim-es/events.yaml': `${from('anaheim-es/events.yaml')}${sale('Venta de libros')}\n`,
  };
  folder = citiesFolder(added, 'lib/cities/anaheim', 'lib/cities/anaheim-es');
  site = await startSite({ CITIES_DIR: folder, SITE_URL: 'http://{host}' });
  for (const language of languages) {
    const asked = { ...site, get: (place: string) => getAt(site, hosts[language], place) };
    const pages = [...(await crawl(asked, originOf(language))).values()];
    crawled[language] = pages.filter(({ status, html }) => status === 200 && html !== '');
  }
});

test.afterAll(() => site.end('SIGKILL'));

const get = (language: Language, place: string) => getAt(site, hosts[language], place);

/** Returns a page's hreflang links: its address in each language. */
function alternates({ dom }: Crawled): Record<string, string> {
  const links = elements(dom, 'link').filter(({ attribs }) => attribs.hreflang);
  return Object.fromEntries(links.map(({ attribs }) => [attribs.hreflang, attribs.href ?? '']));
}

function switchOf({ dom }: Pick<Crawled, 'dom'>, to: Language): URL {
  const link = elements(dom, 'a').find(({ attribs }) => attribs.hreflang === to);
  return new URL(link?.attribs.href ?? '');
}

const canonicalOf = ({ dom }: Crawled) =>
  elements(dom, 'link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;

test('matching pages link to each other by language, with English as the default', () => {
  const byAddress = new Map(
    languages.flatMap((language) => crawled[language].map((page) => [originOf(language) + page.path, page])),
  );
  const paired = [...byAddress].filter(([, page]) => Object.keys(alternates(page)).length > 0);
  expect(paired.length).toBeGreaterThan(80);
  for (const [address, page] of paired) {
    const found = alternates(page);
    expect(Object.keys(found).toSorted(), address).toEqual(['en', 'es', 'x-default']);
    expect(found['x-default']).toBe(found.en);
    expect([found.en, found.es], address).toContain(canonicalOf(page));
    for (const other of [found.en, found.es]) {
      const there = byAddress.get(new URL(other ?? '').href.replace(/(?<=[^/]\/\/[^/]+)$/, '/'));
      expect(there && alternates(there), `${other}, named by ${address}`).toEqual(found);
    }
  }
});

for (const language of languages) {
  const other = language === 'en' ? 'es' : 'en';
  test(`the header of each page in ${language} links to the same page in ${other}, or to the front page`, () => {
    // Skip pages with a query string: they link to the translated page without it.
    const led: string[] = [];
    for (const page of crawled[language].filter(({ path }) => !path.includes('?'))) {
      const { href, pathname } = switchOf(page, other);
      const pair = alternates(page)[other];
      expect(href, page.path).toBe(
        new URL(pair ?? (pathname === page.path ? page.path : '/'), originOf(other)).href,
      );
      led.push(pair ? 'to a pair' : `${pathname} from ${page.path}`);
    }
    for (const path of ['/sample-edition', '/saved', '/search'])
      expect(led).toContain(`${path} from ${path}`);
    expect(led.filter((one) => one.includes('from /events/'))).toEqual([]);
  });

  test(`a search and a filtered calendar in ${language} link to the same page in ${other}`, async () => {
    for (const path of ['/search?q=caf%C3%A9%20%26%20%3Cb%3E', '/events?when=today']) {
      const dom = parseDocument((await get(language, path)).html);
      expect(switchOf({ dom }, other).href).toBe(originOf(other) + path);
    }
  });
}

test('an address in the other language redirects to the same section or to the translated post', async () => {
  for (const [language, from, to] of [
    ['es', '/news/sports', '/noticias/deportes'],
    ['en', '/noticias/deportes', '/news/sports'],
    ['en', '/Noticias/Deportes/rss.xml', '/news/sports/rss.xml'],
    ['es', '/blog/where-to-report-a-pothole', '/blog/como-reportar-un-bache'],
  ] as const) {
    const { status, headers } = await get(language, from);
    expect([status, new URL(headers.get('location') ?? '', originOf(language)).pathname]).toEqual([308, to]);
  }
});

test('pages and feeds of the Spanish edition declare their language', async () => {
  for (const { html, path } of crawled.es) {
    expect(html, path).toMatch(/<html lang="es/);
    expect(html, path).toContain('<meta property="og:locale" content="es_US"/>');
    expect(html, path).not.toContain('"inLanguage":"en');
  }
  expect((await get('es', '/privacy')).html).toMatch(/hrefLang="en">página en inglés/i);
  expect((await get('es', '/rss.xml')).html).toMatch(/<language>es-us<\/language>/i);
  expect((await get('es', '/atom.xml')).html).toContain('xml:lang="es-US"');
  expect((await get('es', '/feed.json')).html).toContain('"language": "es-US"');
});

/** Returns the messages that have at least three words and no placeholder. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(textsIn);
  return typeof part === 'string' && /^[^{}]*\S \S+ \S[^{}]*$/.test(part) ? [part] : [];
}

/** Returns a page's text, labels and structured data, except elements whose `lang` is `but`. */
function saidIn(nodes: Crawled['dom']['children'], but: Language): string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [DomUtils.textContent(node)];
    const attribs = 'attribs' in node ? node.attribs : {};
    if (attribs.lang?.startsWith(but)) return [];
    if (attribs.type === 'application/ld+json') return stringsIn(JSON.parse(DomUtils.textContent(node)));
    if ('name' in node && /^(?:script|style)$/.test(node.name)) return [];
    const heard = ['aria-label', 'alt', 'title', 'placeholder', 'content'].map((name) => attribs[name] ?? '');
    return [...heard, ...saidIn(node.children, but)];
  });
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(stringsIn);
  return typeof part === 'string' ? [part] : [];
}

/** Recognizes addresses and keywords, which are the same in every language. */
const isForPrograms = (text: string) => /^(?:https?:|(?:no)?index, |required name=)/.test(text);

/** Addresses that no page links to, and addresses that lead to an error page. */
const elsewhere = [
  ...['/rss.xml', '/atom.xml', '/feed.json', '/headlines.xml', '/morning.xml', '/opml.xml', '/events.ics'],
  ...['/llm.txt', '/robots.txt', '/manifest.webmanifest', '/api/frame', '/nothing-here', '/search?q=zzz'],
  ...[
    '/%ff',
    `/${'a'.repeat(2001)}`,
    '/api/stream?port=1',
    '/pictures/a/b',
    '/og/none.png',
    '/icons/none.png',
  ],
];

for (const [language, other, own, foreign] of [
  ['es', 'en', es, en],
  ['en', 'es', en, es],
] as const)
  test(`no page, file or error in ${language} has text in ${other} that is not marked as such`, async () => {
    const mine = new Set(textsIn(own));
    const theirs = textsIn(foreign).filter((text) => !mine.has(text));
    expect(theirs.length).toBeGreaterThan(200);
    const files = await Promise.all(
      elsewhere.map(async (path) => ({ path, said: (await get(language, path)).html.split('\n') })),
    );
    const pages = crawled[language].map(({ path, dom }) => ({ path, said: saidIn(dom.children, other) }));
    const isWrong = (text: string) =>
      / /.test(text.trim()) && languageOf(text.trim(), '', language) === other && !isForPrograms(text.trim());
    const wrong = [
      ...[...pages, ...files].flatMap(({ path, said }) => {
        const all = said.join('\n');
        return theirs.filter((text) => all.includes(text)).map((text) => `${path}: ${text}`);
      }),
      ...pages.flatMap(({ path, said }) => said.filter(isWrong).map((text) => `${path}: ${text}`)),
    ];
    expect(wrong).toEqual([]);
  });

test('the Spanish edition’s HTML is valid', () => {
  expect(htmlErrors(crawled.es)).toEqual([]);
});

test('an emergency shows in both editions, with the Spanish edition’s own text if it has one', async () => {
  test.setTimeout(240_000);
  const emergency = (text: string) =>
    `- level: emergency\n  text: ${text}\n  from: 2020-01-01\n  until: 2099-01-01\n`;
  const write = (file: string, text: string) => writeFileSync(nodePath.join(folder, file), text);
  const raised = async () => {
    const pages = await Promise.all(languages.map((language) => get(language, '/contact')));
    return pages.map(({ html }) =>
      ['Leave now', 'Salga ya', 'Boil water'].filter((text) => html.includes(text)),
    );
  };
  const expectRaised = (both: readonly string[][]) => expect.poll(raised, { timeout: 60_000 }).toEqual(both);

  write('anaheim/notices.yaml', emergency('Leave now by the road to the west of the canyon.'));
  await expectRaised([['Leave now'], ['Leave now']]);
  expect((await get('es', '/contact')).html).toContain('<span lang="en">Leave now by');
  write('anaheim-es/notices.yaml', emergency('Salga ya.'));
  await expectRaised([['Leave now'], ['Salga ya']]);
  write('anaheim/notices.yaml', '[]');
  write('anaheim-es/notices.yaml', '[]');
  write('desk.yaml', `notices:\n${emergency('Boil water.')}`);
  await expectRaised([['Boil water'], ['Boil water']]);
  write('desk.yaml', '');
  await expectRaised([[], []]);
});
