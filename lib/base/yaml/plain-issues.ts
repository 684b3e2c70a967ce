import type { z } from 'zod';
import { missingClosing } from '@/lib/base/yaml/quote-texts';

/** A problem with a value; `message` says what to write, as in "a day such as 2026-12-05". */
export type Issue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  /** Unknown keys, if `code` is `unrecognized_keys`. */
  keys?: readonly string[];
  input?: unknown;
};

type Entries = Record<PropertyKey, unknown>;

type Raw = Issue & { errors?: Raw[][]; issues?: Raw[] };

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list: each entry on a line of its own that begins with a hyphen',
  tuple: 'a list: each entry on a line of its own that begins with a hyphen',
  object: 'keys such as name: each on a line of its own, further right',
  record: 'keys such as name: each on a line of its own, further right',
};

/** Zod error function: says what to write if the schema has no message of its own. */
export function whatToWrite(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? 'nothing here';
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String).join(', ');
    return issue.values.length === 1 ? values : `one of ${values}`;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return 'a text';
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  return 'another value';
}

/** Splits an issue into one per wrong key; for a union, returns the issues of the variant that has the fewest. */
function unfolded(issue: Raw): Raw[] {
  if (issue.code === 'unrecognized_keys' && issue.keys && issue.keys.length > 1)
    return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  if (issue.code === 'invalid_key' && issue.issues)
    return issue.issues.map(({ message }) => ({ ...issue, message }));
  if (issue.code !== 'invalid_union' || !issue.errors?.length) return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Returns the input at a path. If a list was typed as text, returns that text for its entries. */
function inputAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Entries)[key] : inner),
    value,
  );
}

export function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  const { error } = schema.safeParse(value, { error: whatToWrite });
  const issues = ((error?.issues ?? []) as Raw[]).flatMap(unfolded);
  return issues.map((issue) => ({ ...issue, input: inputAt(value, issue.path) }));
}

/**
 * If a value lacks its closing bracket or quotation mark, replaces all of its issues with one that says so. Puts these
 * issues first. Checks only entries that already have an issue; in others, the value may be meant as text.
 */
export function withUnclosed(value: unknown, issues: readonly Issue[]): Issue[] {
  const unclosed = new Map<string, Issue>();
  for (const { path, code, input } of issues) {
    // A list or map where the schema expects another type has no known entries to check.
    if (code === 'invalid_type' && typeof input === 'object' && input !== null) continue;
    const at = path.slice(0, path.findIndex((key) => typeof key === 'number') + 1);
    const entry = inputAt(value, at);
    const isMap = typeof entry === 'object' && entry !== null;
    for (const place of isMap ? Object.keys(entry).map((key) => [...at, key]) : [at]) {
      const text = inputAt(value, place);
      const closing = missingClosing(text);
      const issue = { code: 'custom', path: place, input: text, message: `a closing ${closing}` };
      if (closing) unclosed.set(place.join(), issue);
    }
  }
  return [...unclosed.values(), ...issues.filter(({ path }) => !unclosed.has(path.join()))];
}

function subjectOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((key) => typeof key !== 'number');
  const last = path.at(-1);
  return typeof last === 'number'
    ? `entry ${last + 1}${name ? ` of ${String(name)}` : ''}`
    : String(name ?? '');
}

function stateOf({ path, ...issue }: Issue): string {
  if (!('input' in issue)) return path.length > 0 ? ':' : '';
  const { input } = issue;
  if (input === undefined) return ' is missing:';
  if (input === null || input === '') return ' is empty:';
  if (Array.isArray(input)) return ' is a list:';
  if (typeof input === 'object') return ' has keys below it:';
  const text = String(input);
  return ` is “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”:`;
}

/** Formats an issue: "start is missing: write a day such as 2026-12-05". `path` starts with the top-level key. */
export function issueInWords(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `no such key: ${issue.keys?.join(', ')}`;
  return `${subjectOf(issue.path)}${stateOf(issue)} write ${issue.message}`.trim();
}

/** Returns a copy of a value in which `change` is applied to the map or list at a path. */
export function changedAt(
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.with(Number(key), changedAt(value[Number(key)], rest, change));
  return { ...value, [key]: changedAt((value as Entries)[key], rest, change) };
}

function withoutKey(value: unknown, path: readonly PropertyKey[]): unknown {
  const last = path.at(-1) ?? '';
  return changedAt(value, path.slice(0, -1), (parent) => {
    const { [last]: _, ...rest } = parent as Entries;
    return Array.isArray(parent) ? parent : rest;
  });
}

function renamed(value: unknown, path: readonly PropertyKey[], from: string, to: string): unknown {
  return changedAt(value, path, (parent) => {
    const { [from]: moved, ...rest } = parent as Entries;
    return to in rest ? parent : { ...rest, [to]: moved };
  });
}

/** Whether the input is empty or only a comment. */
function isNothing(input: unknown): boolean {
  return input === null || (typeof input === 'string' && /^#?$|^#\s/.test(input));
}

/**
 * Returns the value with misspelled keys replaced (`names` returns the right spelling by lowercase name) and
 * without empty values that cause an issue. Also returns the issues that remain.
 */
export function mended(
  schema: z.ZodType,
  value: unknown,
  names: () => ReadonlyMap<string, string>,
): { value: unknown; issues: Issue[] } {
  const issues = issuesOf(schema, value);
  const result = issues.reduce((before, { path, keys, input }) => {
    const [key = ''] = keys ?? [];
    const name = keys && names().get(key.toLowerCase());
    if (name) return renamed(before, path, key, name);
    if (path.length === 0 || !isNothing(input)) return before;
    const without = withoutKey(before, path);
    return issuesOf(schema, without).length < issuesOf(schema, before).length ? without : before;
  }, value);
  return { value: result, issues: result === value ? issues : issuesOf(schema, result) };
}
