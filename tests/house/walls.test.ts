import { describe, expect, test } from '@jest/globals';
import { importsOf, sourcesIn } from './house-files';

const house = sourcesIn('app', 'components', 'lib');

/** Returns paths of the files that break a rule. */
function culprits(breaks: (file: (typeof house)[number]) => boolean): string[] {
  return house.filter(breaks).map((file) => file.path);
}

describe('boundaries of the code', () => {
  test("'use client' is only in components/islands and in Next.js error files", () => {
    const allowed =
      /^(components\/islands\/|app\/\[city\]\/\((paper|live)\)\/error\.tsx$|app\/global-error\.tsx$)/;
    expect(culprits(({ path, text }) => /^['"]use client/m.test(text) && !allowed.test(path))).toEqual([]);
  });

  test('only lib/web uses the network; only lib/server, lib/http, lib/request and islands use HTTP', () => {
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
    ['htmlparser2', 'HTML', 'the reader of texts', /^lib\/base\/text\/html\.ts$/],
    [
      'fast-xml-parser',
      'XML',
      'its one reader, and written by one writer',
      /^lib\/(?:news\/parse\/xml\/read-xml|outbound\/write\/write-xml)\.ts$/,
    ],
  ])('%s parses %s of others only in %s', (parser, _kind, _reader, room) => {
    expect(culprits(({ path, text }) => importsOf(text).includes(parser) && !room.test(path))).toEqual([]);
  });

  test('pages and components get headlines only through section-news', () => {
    const inner = /^@\/lib\/news\/(parse|read|fields|freshness|sources\/fetch-feed|section\/merge-items)/;
    const outside = ({ path }: { path: string }) => /^(app\/(?!api\/)|components\/)/.test(path);
    const asksInside = (text: string) => importsOf(text).some((name) => inner.test(name));
    expect(culprits((file) => outside(file) && asksInside(file.text))).toEqual([]);
  });

  test('only lib/news reads the date that a feed claims; others use shownDate or newsTime', () => {
    const room = /^lib\/news\//;
    // A feed writer has an element of that name, but does not read it.
    const reads = (text: string) => /\.pubDate\b|\bpubDate\b[^:]*\}/.test(text);
    expect(culprits(({ path, text }) => !room.test(path) && reads(text))).toEqual([]);
  });

  test('only lib/base/files reads files of a city’s folder', () => {
    // These read the program's own files, or stored copies.
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

  test('lib imports nothing from app and components', () => {
    const upward = (text: string) => importsOf(text).some((name) => /^@\/(app|components)\//.test(name));
    expect(culprits(({ path, text }) => path.startsWith('lib/') && upward(text))).toEqual([]);
  });

  test('every page, layout, head and route awaits the request, for its city or without one, so no build renders it', () => {
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

  test('only settings, startup and this-city read the environment', () => {
    const readers = /^lib\/(settings\/settings|city\/this-city)\.ts$/;
    const reads = (text: string) => /process\.env\b(?!\.NODE_ENV)/.test(text);
    expect(
      culprits(({ path, text }) => !readers.test(path) && path !== 'lib/server/main.mjs' && reads(text)),
    ).toEqual([]);
  });

  // Pages, route handlers and the server are three bundles: only state that they must share may be here.
  const MAX_SHARED = 17;

  test(`at most ${MAX_SHARED} objects exist once for all bundles, each named in one file alone`, () => {
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
