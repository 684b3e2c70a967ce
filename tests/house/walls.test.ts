import { describe, expect, test } from '@jest/globals';
import { importsOf, sourcesIn } from './house-files';

const house = sourcesIn('app', 'components', 'lib');

/** Returns the paths of files that break a rule. */
function culprits(breaks: (file: (typeof house)[number]) => boolean): string[] {
  return house.filter(breaks).map((file) => file.path);
}

describe('boundaries between parts of the code', () => {
  test("'use client' is only in components/islands and in Next.js error files", () => {
    const allowed =
      /^(components\/islands\/|app\/\[city\]\/\((paper|live)\)\/error\.tsx$|app\/global-error\.tsx$)/;
    expect(culprits(({ path, text }) => /^['"]use client/m.test(text) && !allowed.test(path))).toEqual([]);
  });

  test('only lib/web, lib/server, lib/http, lib/request and islands import network modules or call fetch', () => {
    const network = /^(node:)?(https?|http2|net|tls|dns|dgram)$|^undici$/;
    const reaches = (text: string) =>
      importsOf(text).some((name) => network.test(name)) || /(?<![.\w])fetch\(/.test(text);
    expect(
      culprits(
        ({ path, text }) =>
          !/^(lib\/(web|server|http|request)|components\/islands)\//.test(path) && reaches(text),
      ),
    ).toEqual([]);
  });

  test.each([
    ['htmlparser2', 'HTML', 'the HTML readers', /^lib\/base\/text\/html(?:-pictures)?\.ts$/],
    [
      'fast-xml-parser',
      'XML',
      'the XML reader and the XML writer',
      /^lib\/(?:news\/parse\/xml\/read-xml|outbound\/write\/write-xml)\.ts$/,
    ],
  ])('%s, which parses %s, is imported only by %s', (parser, _kind, _reader, room) => {
    expect(culprits(({ path, text }) => importsOf(text).includes(parser) && !room.test(path))).toEqual([]);
  });

  test('pages and components don’t import the modules of lib/news that read, store or merge feeds', () => {
    const inner = /^@\/lib\/news\/(parse|read|fields|freshness|sources\/fetch-feed|section\/section-items)/;
    const outside = ({ path }: { path: string }) => /^(app\/(?!api\/)|components\/)/.test(path);
    const asksInside = (text: string) => importsOf(text).some((name) => inner.test(name));
    expect(culprits((file) => outside(file) && asksInside(file.text))).toEqual([]);
  });

  test('only lib/news reads pubDate, and other code uses shownDate or newsTime', () => {
    const room = /^lib\/news\//;
    // The feed writer writes an element named pubDate, which is not a read.
    const reads = (text: string) => /\.pubDate\b|\bpubDate\b[^:]*\}/.test(text);
    expect(culprits(({ path, text }) => !room.test(path) && reads(text))).toEqual([]);
  });

  test('only the listed files import node:fs, and others read a city’s folder with lib/base/files', () => {
    // These files read the program's own files, or files that the program stores.
    const own = [
      'components/seo/share-picture.tsx',
      'lib/base/files/read-inside.ts',
      'lib/city/complete/brand-of.ts',
      'lib/city/drawings.ts',
      'lib/city/schema/city-file.ts',
      'lib/desk/accounts/people.ts',
      'lib/desk/audit.ts',
      'lib/desk/json-file.ts',
      'lib/desk/saves/kept-saves.ts',
      'lib/desk/saves/save-file.ts',
      'lib/desk/statistics/count-visits.ts',
      'lib/freshness/records/text-files.ts',
      'lib/pages/legal.ts',
      'lib/pictures/address/signing-key.ts',
      'lib/pictures/proxy/picture-files.ts',
      'lib/radio/bundled-station.ts',
      'lib/server/main.mjs',
      'lib/settings/moved-cities.ts',
    ];
    const reads = (text: string) =>
      importsOf(text).some((name) => /^(?:node:)?fs(?:\/promises)?$/.test(name));
    expect(culprits(({ text }) => reads(text)).toSorted()).toEqual(own);
  });

  test('lib imports nothing from app or components', () => {
    const upward = (text: string) => importsOf(text).some((name) => /^@\/(app|components)\//.test(name));
    expect(culprits(({ path, text }) => path.startsWith('lib/') && upward(text))).toEqual([]);
  });

  test('every page, layout and route waits for a request, so that no build prerenders it', () => {
    const isRoute = ({ path }: { path: string }) => /^app\/.*(page|layout|route)\.tsx?$/.test(path);
    const begins = /^export (?:default )?async function (?:generateMetadata|GET|[A-Z]\w+)\(.*/gm;
    const early = house.filter(isRoute).flatMap(({ path, text }) => {
      if (/^export \{ .* \} from '@\/app\//m.test(text)) return [];
      const bodies = text.split(begins).slice(1);
      const waits =
        bodies.length > 0 &&
        bodies.every((body) => /await (?:getCity|getNetwork|connection)\(|siteMetadata\(/.test(body));
      return waits ? [] : [path];
    });
    expect(early).toEqual([]);
  });

  test('only settings.ts, this-city.ts and main.mjs read environment variables', () => {
    const readers = /^lib\/(settings\/settings|city\/this-city)\.ts$/;
    const reads = (text: string) => /process\.env\b(?!\.NODE_ENV)/.test(text);
    expect(
      culprits(({ path, text }) => !readers.test(path) && path !== 'lib/server/main.mjs' && reads(text)),
    ).toEqual([]);
  });

  // Pages, route handlers and the server are three bundles. Only state that they must share belongs in processWide().
  const MAX_SHARED = 17;

  test(`at most ${MAX_SHARED} objects are shared by all bundles, each created in only one file`, () => {
    const named = house.flatMap(({ path, text }) =>
      [...text.matchAll(/rocessWide(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(named.map(({ name }) => name).slice(MAX_SHARED)).toEqual([]);
    const twice = named.filter(({ path, name }) =>
      named.some((other) => other.name === name && other.path !== path),
    );
    expect(twice).toEqual([]);
  });
});
