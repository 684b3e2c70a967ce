import type { ZodIssue } from 'zod';
import type { FolderContent, YamlEntry } from '@/lib/city/read/read-folder';
import { yamlLine } from '@/lib/city/read/yaml-lines';
import { type CityFile, cityFile } from '@/lib/city/schema/city-file';

type Issue = Pick<ZodIssue, 'code' | 'message'> & {
  path: readonly PropertyKey[];
  keys?: string[];
  errors?: Issue[][];
  issues?: Issue[];
};

/** In one object, as the schema wants it. */
function joined({ entries, lists }: FolderContent): Record<string, unknown> {
  return {
    ...Object.fromEntries([...entries].map(([key, { value }]) => [key, value])),
    ...Object.fromEntries([...lists].map(([key, list]) => [key, list.map(({ value }) => value)])),
  };
}

function placeOf({ source }: YamlEntry, path: readonly PropertyKey[]): string {
  return `${source.file}:${yamlLine(source.text, [...source.at, ...path])}`;
}

/** The file and line of a path from the root. */
function whereIs(content: FolderContent, [key = '', ...rest]: readonly PropertyKey[]): string {
  const entry = content.entries.get(String(key));
  if (entry) return placeOf(entry, rest);
  const [index, ...inside] = rest;
  const listed = content.lists.get(String(key))?.[Number(index ?? 0)];
  return listed ? placeOf(listed, inside) : 'city.yaml:1';
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

/** Of several shapes, the one that fits best: the one with the fewest complaints. Of a wrong key, what is wrong with it. */
function unfolded(issue: Issue): Issue[] {
  if (issue.code === 'invalid_key' && issue.issues)
    return issue.issues.map(({ message }) => ({ ...issue, message }));
  if (issue.code !== 'invalid_union' || !issue.errors?.length) return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
}

function describe(content: FolderContent, issue: Issue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys?.[0] ?? ''] : issue.path;
  const subject = pathInWords(issue.path);
  return `${whereIs(content, path)}: ${subject}${subject && ': '}${inWords(issue)}`;
}

/** The event of the editors, or the notice, that a path leads into: each stands by itself. */
function entryAt([first, second, third]: readonly PropertyKey[]): string | undefined {
  if (first === 'notices' && typeof second === 'number') return `notices ${second}`;
  return first === 'events' && second === 'editors' && typeof third === 'number'
    ? `editors ${third}`
    : undefined;
}

type Entries = { notices?: unknown[]; events?: { editors?: unknown[] } };

function withoutEntries(data: Record<string, unknown>, wrong: ReadonlySet<string | undefined>): unknown {
  const { notices, events }: Entries = data;
  const good = (list: unknown[] | undefined, name: string) =>
    list?.filter((_, at) => !wrong.has(`${name} ${at}`));
  return {
    ...data,
    ...(notices && { notices: good(notices, 'notices') }),
    ...(events && { events: { ...events, editors: good(events.editors, 'editors') } }),
  };
}

/** `leftOut`: what is wrong with events and notices that are not in `file`. */
export type Checked = { file: CityFile; leftOut: readonly string[] } | { problems: readonly string[] };

/** What the folder says, or each thing that is wrong with it, as `feeds.yaml:7: feeds.events[1].url: expected …`. */
export function checkCity(content: FolderContent): Checked {
  if (content.problems.length > 0) return { problems: content.problems };
  const data = joined(content);
  const issues = (cityFile.safeParse(data).error?.issues ?? []) as Issue[];
  const grave = issues.filter(({ path }) => !entryAt(path)).flatMap(unfolded);
  if (grave.length > 0) return { problems: grave.map((issue) => describe(content, issue)) };
  const wrong = new Map(issues.toReversed().map((issue) => [entryAt(issue.path), issue]));
  const file = cityFile.parse(withoutEntries(data, new Set(wrong.keys())));
  return { file, leftOut: [...wrong.values()].reverse().map((issue) => describe(content, issue)) };
}
