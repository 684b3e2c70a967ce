import { isMonthFirstIn, withIsoDates } from '@/lib/base/dates/written-date';
import { yamlLine } from '@/lib/base/yaml/parse-yaml';
import {
  changedAt,
  type Issue,
  issueInWords,
  issuesOf,
  mended,
  withUnclosed,
} from '@/lib/base/yaml/plain-issues';
import { withCity } from '@/lib/city/read/edition-of';
import type { Folder, FolderFiles } from '@/lib/city/read/read-folder';
import { isEmpty, type Part } from '@/lib/city/read/yaml-part';
import { type CityFile, cityFile, keyNames } from '@/lib/city/schema/city-file';
import { hideWarnings } from '@/lib/city/schema/desk';

/** Merges the parts of a city into one object that the schema can check. */
function joined(parts: readonly Part[]): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { key, inList, value } of parts)
    data[key] = inList ? [...((data[key] as unknown[] | undefined) ?? []), value] : value;
  return data;
}

/** Formats an issue as a line such as `learn.yaml:7: href is missing: write an address such as https://…`. */
export function describe({ key, inList, source }: Part, issue: Issue): string {
  const line = yamlLine(source.text, [...source.at, ...issue.path, ...(issue.keys ?? [])]);
  const words = issueInWords({ ...issue, path: inList ? issue.path : [key, ...issue.path] });
  return `${source.file}:${line}: ${words}`;
}

/**
 * Keys in which an invalid entry is dropped without affecting others. Any other key keeps its last good value as a
 * whole, if there is one.
 */
const LENIENT_KEYS = ['notices', 'partners', 'events', 'desk', 'switchboard'];

type Path = readonly PropertyKey[];

/**
 * Returns the path of the list entry that has an issue, or of the top-level key in desk.yaml. Undefined for anything
 * else and for the key `hide`: takedowns must not be lost, so the last good desk.yaml stays in use.
 */
function entryIn({ key, value }: Part, { path, keys }: Issue): Path | undefined {
  const depth = path.findIndex((one) => typeof one === 'number');
  const list = path.slice(0, depth).reduce((inner, one) => (inner as Entries | undefined)?.[one], value);
  if (depth !== -1 && Array.isArray(list)) return path.slice(0, depth + 1);
  const row = [...path, ...(keys ?? [])].slice(0, 1);
  return key === 'desk' && row.length > 0 && row[0] !== 'hide' ? row : undefined;
}

type Entries = Record<PropertyKey, unknown>;

function without(value: unknown, entries: readonly Path[]): unknown {
  // Remove entries from the end of each list first, so that the indexes of the others stay valid.
  const fromLast = entries.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
  return fromLast.reduce((kept, path) => {
    const last = path.at(-1) ?? '';
    return changedAt(kept, path.slice(0, -1), (parent) => {
      if (Array.isArray(parent)) return parent.toSpliced(Number(last), 1);
      const { [last]: _, ...rest } = parent as Entries;
      return rest;
    });
  }, value);
}

/** Returns issues for partner documents that are not in the folder. */
function missingDocuments(partners: unknown, { files: there }: FolderFiles): Issue[] {
  const files = (Array.isArray(partners) ? partners : []).map((one: { file?: string } | null) => one?.file);
  return files.flatMap((file, at) => {
    if (typeof file !== 'string' || there.includes(`documents/${file}`)) return [];
    return { code: 'custom', path: [at, 'file'], message: `a PDF in documents/, where there is no ${file}` };
  });
}

/** Returns issues for ad pictures that are missing or not pictures. */
function missingPictures(desk: unknown, { photos }: FolderFiles): Issue[] {
  const { ads } = (desk ?? {}) as { ads?: unknown };
  return (Array.isArray(ads) ? ads : []).flatMap((ad: { picture?: unknown } | null, at) => {
    const photo = typeof ad?.picture === 'string' ? photos.get(ad.picture) : undefined;
    if (!photo || photo.ok) return [];
    return { code: 'custom', path: ['ads', at, 'picture'], message: `a picture: ${photo.failure.detail}` };
  });
}

function schemaOf(key: string) {
  return cityFile.shape[key as keyof CityFile];
}

/**
 * Converts dates to ISO 8601 and corrects the spelling of keys. Also returns the issues that remain, with
 * paths relative to the part.
 */
function tidied(part: Part, files: FolderFiles, isMonthFirst?: boolean): { part: Part; issues: Issue[] } {
  const { key, inList } = part;
  const dated = withIsoDates(part.value, isMonthFirst);
  const { value: whole, issues: found } = mended(schemaOf(key), inList ? [dated] : dated, keyNames);
  const documents = key === 'partners' ? missingDocuments(whole, files) : [];
  const pictures = key === 'desk' ? missingPictures(whole, files) : [];
  const issues = [...withUnclosed(whole, found), ...documents, ...pictures];
  const value = inList ? (whole as unknown[])[0] : whole;
  return {
    part: { ...part, value, whole: value },
    issues: inList ? issues.map((issue) => ({ ...issue, path: issue.path.slice(1) })) : issues,
  };
}

type Used = { used: readonly Part[]; problems: readonly string[] };

/** Returns a part without its invalid entries; undefined if the rest is still invalid. */
function withoutEntries(part: Part, issues: readonly Issue[], files: FolderFiles): Used | undefined {
  const ways = issues.map((issue) => entryIn(part, issue));
  const entries = [...new Map(ways.map((way) => [String(way), way])).values()];
  if (!entries.every((entry) => entry !== undefined)) return undefined;
  const rest = { ...part, value: without(part.value, entries) };
  if (tidied(rest, files).issues.length > 0) return undefined;
  return { used: [rest], problems: deskLines(part, issues) };
}

/** Returns the path of the `hide` entry that has an issue, such as `hide[2]`. */
function hideEntry(part: Part, { path: [row, at] }: Issue): string | undefined {
  return part.key === 'desk' && row === 'hide' && typeof at === 'number' ? `hide[${at}]` : undefined;
}

/** Returns a line for each issue of a part. For an entry of `hide`, the line says whether it still hides something. */
function deskLines(part: Part, issues: readonly Issue[]): string[] {
  const unusable = issues.map((issue) => hideEntry(part, issue));
  const besides = part.key === 'desk' ? issuesOf(hideWarnings, part.value) : [];
  const ofEntries = besides.filter(({ path, code }) => path.length > 2 || code === 'unrecognized_keys');
  const lines = [...issues, ...ofEntries].map((issue) => {
    const entry = hideEntry(part, issue);
    const effect = unusable.includes(entry) ? 'it does not hide' : 'it hides all the same';
    return describe(part, issue) + (entry ? `; ${effect}` : '');
  });
  return [...new Set(lines)];
}

/** Checks a file or a key of city.yaml. Returns the parts to use and a line for each mistake. */
export function checkPart(
  written: Part,
  files: FolderFiles,
  good: readonly Part[],
  isMonthFirst?: boolean,
): Used {
  const { key, source, problem, notes = [] } = written;
  const isSame = ({ source: { file }, ...one }: Part) =>
    key === '' ? `${file}/`.startsWith(`${source.file}/`) : file === source.file && one.key === key;
  const used = good.filter(isSame);
  if (problem) return { used, problems: [problem] };
  if (!Object.hasOwn(cityFile.shape, key))
    return {
      used,
      problems: [...notes, `${source.file}:${yamlLine(source.text, source.at)}: no such key: ${key}`],
    };
  // An empty value counts as a missing key, so the last good value is not restored.
  if (isEmpty(written) && schemaOf(key).safeParse(undefined).success) return { used: [], problems: notes };
  const { part, issues } = tidied(written, files, isMonthFirst);
  if (issues.length === 0) return { used: [part], problems: [...notes, ...deskLines(part, [])] };
  const rest =
    LENIENT_KEYS.includes(key) || used.length === 0 ? withoutEntries(part, issues, files) : undefined;
  const { problems, used: kept } = rest ?? { used, problems: issues.map((issue) => describe(part, issue)) };
  return { used: kept, problems: [...notes, ...problems] };
}

/** Restores the last good city.yaml and missing required keys, so a truncated file does not undo a takedown. */
function withLastGood(parts: readonly Part[], good: readonly Part[], missing: ReadonlySet<string>): Part[] {
  const isMain = ({ source }: Part) => source.file === 'city.yaml';
  const lost = good.filter((part) => isMain(part) || missing.has(part.key));
  return [...lost, ...parts.filter((part) => !isMain(part) && !missing.has(part.key))];
}

/** `file` is undefined if the city cannot be built. `parts`: the parts that the city is built from. */
export type Checked = { file?: CityFile; parts: readonly Part[]; problems: readonly string[] };

/** Returns the file of another city by key; undefined if there is none. */
type CityByKey = (key: string) => CityFile | undefined;

const NO_CITY: Issue = { code: 'custom', path: [], message: 'the folder of a city beside this one' };

/**
 * Checks a city's folder; an edition is first merged with its city. Reports each problem as `feeds.yaml:7:
 * feeds.events[1].url: expected …`. Replaces invalid parts with the last valid ones (`good`), or leaves them out.
 */
export function checkCity(folder: Folder, good: readonly Part[] = [], cityOf?: CityByKey): Checked {
  const all = folder.parts;
  const typed = all.find(({ key }) => key.toLowerCase() === 'locale')?.value;
  const isMonthFirst = isMonthFirstIn(typeof typed === 'string' ? typed : 'en-US');
  const checked = all.map((part) => checkPart(part, folder, good, isMonthFirst));
  const parts = checked.flatMap(({ used }) => used);
  const problems = checked.flatMap((one) => one.problems);
  const edition = parts.find(({ key }) => key === 'editionOf');
  const city = edition && cityOf?.(String(edition.value));
  if (edition && !city) return { parts: good, problems: [...problems, describe(edition, NO_CITY)] };
  const whole = (some: readonly Part[]) => (city ? withCity(joined(some), city) : joined(some));
  const { data: file } = cityFile.safeParse(whole(parts));
  if (file) return { file, parts, problems };
  const keys = new Set(all.map(({ key }) => key));
  // A city.yaml that cannot be read may contain any key, so none is reported as missing.
  const missing = issuesOf(cityFile, whole(parts)).filter(
    ({ path: [key] }) => !keys.has('') && !keys.has(String(key)),
  );
  const main = { key: '', inList: true, source: { file: 'city.yaml', text: '', at: [] } };
  const lines = [...problems, ...missing.map((issue) => describe(main, issue))];
  const restored = withLastGood(parts, good, new Set(missing.map(({ path: [key] }) => String(key))));
  const { data: asItWas } = cityFile.safeParse(whole(restored));
  return { ...(asItWas && { file: asItWas }), parts: asItWas ? restored : good, problems: lines };
}
