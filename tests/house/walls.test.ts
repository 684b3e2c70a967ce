import { describe, expect, test } from '@jest/globals';
import { culprits, type HouseFile, importsOf, siteFiles, sourcesIn } from './house-files';

/** Returns a rule that a file breaks if it imports a module that matches. */
const imports =
  (pattern: RegExp) =>
  ({ text }: HouseFile) =>
    importsOf(text).some((name) => pattern.test(name));

describe('boundaries between parts of the code', () => {
  test("'use client' is only in components/islands and in Next.js error files", () => {
    const allowed =
      /^(components\/islands\/|app\/\[city\]\/\((paper|live)\)\/error\.tsx$|app\/global-error\.tsx$)/;
    expect(culprits(({ path, text }) => /^['"]use client/m.test(text) && !allowed.test(path))).toEqual([]);
  });

  test('only lib/web, lib/server, lib/http, lib/request and islands import network modules or call fetch', () => {
    const allowed = /^(lib\/(web|server|http|request)|components\/islands)\//;
    const usesNetwork = imports(/^(node:)?(https?|http2|net|tls|dns|dgram)$|^undici$/);
    const usesFetch = ({ text }: HouseFile) => /(?<![.\w])fetch\(/.test(text);
    expect(culprits((file) => !allowed.test(file.path) && (usesNetwork(file) || usesFetch(file)))).toEqual(
      [],
    );
  });

  test('only the HTML and XML parsers and the XML writer import the packages that parse and write markup', () => {
    expect(culprits(imports(/^htmlparser2$/))).toEqual([
      'lib/base/text/html-pictures.ts',
      'lib/base/text/html.ts',
    ]);
    expect(culprits(imports(/^fast-xml-parser$/))).toEqual([
      'lib/news/parse/xml/read-xml.ts',
      'lib/outbound/write/write-xml.ts',
    ]);
  });

  test('pages and components don’t import the modules of lib/news that read, store or merge feeds', () => {
    const isInner = imports(
      /^@\/lib\/news\/(parse|read|fields|freshness|sources\/fetch-feed|section\/section-items)/,
    );
    expect(culprits((file) => /^(app\/(?!api\/)|components\/)/.test(file.path) && isInner(file))).toEqual([]);
  });

  test('only lib/news reads pubDate, and other code uses shownDate or newsTime', () => {
    // Does not match the feed writer, which sets an element named pubDate.
    const reads = /\.pubDate\b|\bpubDate\b[^:]*\}/;
    expect(culprits(({ path, text }) => !path.startsWith('lib/news/') && reads.test(text))).toEqual([]);
  });

  test('only the listed files import node:fs, and others read a city’s folder with lib/base/files', () => {
    // These files read the program's own files, or files that the program stores.
    expect(culprits(imports(/^(?:node:)?fs(?:\/promises)?$/))).toEqual([
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
    ]);
  });

  const isOfDesk = ({ path }: HouseFile) => /^(?:lib|components|scripts)\/desk\//.test(path);

  test('the public site imports nothing from the desk', () => {
    const usesDesk = imports(/^@\/(?:lib|components|scripts)\/desk(?:\/|$)/);
    expect(culprits((file) => !isOfDesk(file) && usesDesk(file))).toEqual([]);
  });

  test('only the desk imports hono, simplewebauthn and isbot', () => {
    const usesPackages = imports(/^(?:hono|@hono\/node-server|@simplewebauthn\/server|isbot)(?:\/|$)/);
    const files = [...siteFiles, ...sourcesIn('scripts')];
    expect(culprits((file) => !isOfDesk(file) && usesPackages(file), files)).toEqual([]);
  });

  test('every island with a control has data-wake, which starts React on reading pages', () => {
    const isControl = ({ path, text }: HouseFile) =>
      /^components\/islands\/[^/]+\.tsx$/.test(path) &&
      /^'use client';/.test(text) &&
      /\bon[A-Z]\w+=|\buseState\b/.test(text);
    expect(siteFiles.filter(isControl).length).toBeGreaterThan(2);
    expect(culprits((file) => isControl(file) && !/\bdata-wake\b/.test(file.text))).toEqual([]);
  });

  test('every page, layout and route waits for a request, so that no build prerenders it', () => {
    const begins = /^export (?:default )?async function (?:generateMetadata|GET|[A-Z]\w+)\(.*/gm;
    const isEarly = ({ path, text }: HouseFile) => {
      if (!/^app\/.*(page|layout|route)\.tsx?$/.test(path)) return false;
      if (/^export \{ .* \} from '@\/app\//m.test(text)) return false;
      const bodies = text.split(begins).slice(1);
      const waits = /await (?:getCity|getNetwork|connection)\(|siteMetadata\(/;
      return bodies.length === 0 || bodies.some((body) => !waits.test(body));
    };
    expect(culprits(isEarly)).toEqual([]);
  });

  test('functions read neither city nor messages from hidden global state, and no default argument reads the clock', () => {
    const ambient = /\b(?:thisCity|inCity|currentCity)\(|(?<![.\w])messages\(\)/;
    const clockAsDefault = /(?<!const .*)= (?:Date\.now|new Date)\(\)\s*[,)}]/;
    expect(culprits(({ text }) => ambient.test(text) || clockAsDefault.test(text))).toEqual([]);
  });

  test('only settings.ts, this-city.ts and main.mjs read environment variables', () => {
    expect(culprits(({ text }) => /process\.env\b(?!\.NODE_ENV)/.test(text))).toEqual([
      'lib/city/this-city.ts',
      'lib/server/main.mjs',
      'lib/settings/settings.ts',
    ]);
  });

  // Pages, route handlers and the server are three bundles. Only state that they must share belongs in processWide().
  const MAX_SHARED = 9;

  test(`at most ${MAX_SHARED} objects are shared by all bundles, each created in only one file`, () => {
    const named = siteFiles.flatMap(({ path, text }) =>
      [...text.matchAll(/rocessWide(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(named.map(({ name }) => name).slice(MAX_SHARED)).toEqual([]);
    const twice = named.filter(({ path, name }) =>
      named.some((other) => other.name === name && other.path !== path),
    );
    expect(twice).toEqual([]);
  });
});
