import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ZodIssue } from 'zod';
import { photoFile } from '@/lib/city/photos';
import { withCity } from '@/lib/city/read/edition-of';
import { type Part, readFolder } from '@/lib/city/read/read-folder';
import { yamlLine } from '@/lib/city/read/yaml-lines';
import { type CityFile, cityFile } from '@/lib/city/schema/city-file';
import { hidesAllTheSame } from '@/lib/city/schema/desk';

type Issue = Pick<ZodIssue, 'code' | 'message'> & {
  path: readonly PropertyKey[];
  keys?: string[];
  errors?: Issue[][];
  issues?: Issue[];
};

/** In one object, as the schema wants it. */
function joined(parts: readonly Part[]): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { key, inList, value } of parts)
    data[key] = inList ? [...((data[key] as unknown[] | undefined) ?? []), value] : value;
  return data;
}

function pathInWords(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function inWords({ code, message, keys = [] }: Issue): string {
  return code === 'unrecognized_keys'
    ? `no such key: ${keys.join(', ')}`
    : `expected ${message.replace(/^(?:Invalid|Too) \w+: expected /, '')}`;
}

/** Of several shapes, the one that fits best: the one with the fewest complaints. Of wrong keys, what is wrong with each. */
function unfolded(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys' && issue.keys && issue.keys.length > 1)
    return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  if (issue.code === 'invalid_key' && issue.issues)
    return issue.issues.map(({ message }) => ({ ...issue, message }));
  if (issue.code !== 'invalid_union' || !issue.errors?.length) return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** `learn.yaml:7: learn[2].href: expected …`; of an entry of a list, its own file is enough: `faq/01.yaml:3: name: …`. */
export function describe({ key, inList, source }: Part, issue: Issue): string {
  const keys = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys?.[0] ?? ''] : issue.path;
  const line = yamlLine(source.text, [...source.at, ...keys]);
  const subject = pathInWords(inList ? issue.path : [key, ...issue.path]);
  return `${source.file}:${line}: ${subject}${subject && ': '}${inWords(issue)}`;
}

/** Of these, an entry that cannot be used is left out alone; of others the whole stays as it last was. */
const byEntry = ['notices', 'partners', 'events', 'desk', 'switchboard'];

type Path = readonly PropertyKey[];

/** The way to the first list's entry that an issue is in; of the desk, to its row where it is in none. */
function entryIn(part: Part, { path, keys }: Issue): Path | undefined {
  const depth = path.findIndex((key) => typeof key === 'number');
  if (depth !== -1) return path.slice(0, depth + 1);
  const row = [...path, ...(keys ?? [])].slice(0, 1);
  return part.key === 'desk' && row.length > 0 ? row : undefined;
}

function without(value: unknown, entries: readonly Path[]): unknown {
  const kept = structuredClone(value);
  const parentOf = (path: Path) =>
    path.slice(0, -1).reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], kept);
  const wrong = entries.map((path) => ({ parent: parentOf(path) as object, at: path.at(-1) ?? '' }));
  for (const { parent, at } of wrong.toSorted((a, b) => Number(b.at) - Number(a.at)))
    if (Array.isArray(parent)) parent.splice(Number(at), 1);
    else Reflect.deleteProperty(parent, at);
  return kept;
}

/** A document of partners.yaml that is not in the folder. */
function missingDocuments(partners: unknown, folder: string): Issue[] {
  const files = (Array.isArray(partners) ? partners : []).map((one: { file?: string } | null) => one?.file);
  return files.flatMap((file, at) => {
    if (typeof file !== 'string' || existsSync(path.join(folder, 'documents', file))) return [];
    return { code: 'custom', path: [at, 'file'], message: `a PDF in documents/, where there is no ${file}` };
  });
}

/** A picture of an ad that is not in the folder, or is none. */
function missingPictures(desk: unknown, folder: string): Issue[] {
  const { ads } = (desk ?? {}) as { ads?: unknown };
  return (Array.isArray(ads) ? ads : []).flatMap((ad: { picture?: unknown } | null, at) => {
    const photo = typeof ad?.picture === 'string' ? photoFile(folder, ad.picture) : undefined;
    if (!photo || photo.ok) return [];
    return { code: 'custom', path: ['ads', at, 'picture'], message: `a picture: ${photo.failure.detail}` };
  });
}

/** By the way into the part's value. */
function issuesIn({ key, inList, value }: Part, folder: string): Issue[] {
  const whole = inList ? [value] : value;
  const found = cityFile.shape[key as keyof CityFile].safeParse(whole).error?.issues ?? [];
  const documents = key === 'partners' ? missingDocuments(whole, folder) : [];
  const pictures = key === 'desk' ? missingPictures(whole, folder) : [];
  const issues = [...(found as Issue[]).flatMap(unfolded), ...documents, ...pictures];
  return inList ? issues.map((issue) => ({ ...issue, path: issue.path.slice(1) })) : issues;
}

type Used = { used: readonly Part[]; problems: readonly string[] };

/** What a part is without its wrong entries; undefined where it is nothing then. */
function withoutEntries(part: Part, issues: readonly Issue[], folder: string): Used | undefined {
  const ways = issues.map((issue) => entryIn(part, issue));
  const entries = [...new Map(ways.map((way) => [String(way), way])).values()];
  if (!entries.every((entry) => entry !== undefined)) return undefined;
  const rest = { ...part, value: without(part.value, entries) };
  if (issuesIn(rest, folder).length > 0) return undefined;
  return { used: [rest], problems: deskLines(part, issues) };
}

/** `hide[2]` of a desk. */
function hideEntry(part: Part, { path: [row, at] }: Issue): string | undefined {
  return part.key === 'desk' && row === 'hide' && typeof at === 'number' ? `hide[${at}]` : undefined;
}

/** Lines on entries of `hide`, which say whether those hide, and on all else that is wrong. */
function deskLines(part: Part, issues: readonly Issue[]): string[] {
  const unusable = issues.map((issue) => hideEntry(part, issue));
  const besides = part.key === 'desk' ? (hidesAllTheSame.safeParse(part.value).error?.issues ?? []) : [];
  const ofEntries = (besides as Issue[])
    .flatMap(unfolded)
    .filter(({ path, code }) => path.length > 2 || code === 'unrecognized_keys');
  const lines = [...issues, ...ofEntries].map((issue) => {
    const entry = hideEntry(part, issue);
    const effect = unusable.includes(entry) ? 'it does not hide' : 'it hides all the same';
    return describe(part, issue) + (entry ? `; ${effect}` : '');
  });
  return [...new Set(lines)];
}

/** Of a folder's file, or of a key in it: what of it is used, and a line on each thing that is wrong. */
export function checkPart(part: Part, folder: string, good: readonly Part[]): Used {
  const { key, source } = part;
  const used = good.filter((one) => one.source.file === source.file && (key === '' || one.key === key));
  if (part.problem) return { used, problems: [part.problem] };
  if (!Object.hasOwn(cityFile.shape, key))
    return { used, problems: [`${source.file}:${yamlLine(source.text, source.at)}: no such key: ${key}`] };
  const issues = issuesIn(part, folder);
  if (issues.length === 0) return { used: [part], problems: deskLines(part, []) };
  const rest = byEntry.includes(key) || used.length === 0 ? withoutEntries(part, issues, folder) : undefined;
  return rest ?? { used, problems: issues.map((issue) => describe(part, issue)) };
}

/** `file` is absent where no city can be made of it; `parts` are those of which it is made. */
export type Checked = { file?: CityFile; parts: readonly Part[]; problems: readonly string[] };

/** What the folder of another city says, by its key; undefined where there is none. */
export type CityByKey = (key: string) => CityFile | undefined;

const noCity: Issue = { code: 'custom', path: [], message: 'the folder of a city beside this one' };

/**
 * What a folder says, an edition with what it has of its city, and each thing that is wrong with it, as `feeds.yaml:7: feeds.events[1].url: expected …`. What cannot
 * be used is as it is in `good`, the parts as they were when it last could, else left out.
 */
export function checkCity(folder: string, good: readonly Part[] = [], cityOf?: CityByKey): Checked {
  const all = readFolder(folder);
  const checked = all.map((part) => checkPart(part, folder, good));
  const parts = checked.flatMap(({ used }) => used);
  const problems = checked.flatMap((one) => one.problems);
  const edition = parts.find(({ key }) => key === 'editionOf');
  const city = edition && cityOf?.(String(edition.value));
  if (edition && !city) return { parts: good, problems: [...problems, describe(edition, noCity)] };
  const own = joined(parts);
  const { data: file, error } = cityFile.safeParse(city ? withCity(own, city) : own);
  if (file) return { file, parts, problems };
  const said = new Set(all.map(({ key }) => key));
  // Of a city.yaml that cannot be read nobody knows what is missing.
  const missing = (error.issues as Issue[]).filter(
    ({ path: [key] }) => !said.has('') && !said.has(String(key)),
  );
  const main = { key: '', inList: true, source: { file: 'city.yaml', text: '', at: [] } };
  return { parts: good, problems: [...problems, ...missing.map((issue) => describe(main, issue))] };
}
