import { readWrittenDate } from '@/lib/base/dates/written-date';
import { parseYaml, yamlLine } from '@/lib/base/yaml/parse-yaml';
import type { YamlProblem } from '@/lib/base/yaml/quote-texts';
import { asBoolean, asList, asNames, asText, withoutComment } from '@/lib/base/yaml/typed-text';
import { frontMatterKeys } from '@/lib/blog/post-schema';

/**
 * Values by key: `facts` have canonical keys, `unknown` have keys that do not exist. `notes` are about duplicate keys.
 */
export type Facts = Record<'facts' | 'unknown', Record<string, unknown>> & { notes: readonly YamlProblem[] };

/**
 * Returns the canonical key, ignoring case; undefined if there is no such key. `title` and `description` are accepted
 * too.
 */
export function keyMeant(written: string): string | undefined {
  const small = written.toLowerCase().replace(/^(?=(?:title|description)$)/, 'meta');
  return frontMatterKeys.find((key) => key.toLowerCase() === small);
}

type Reader = (value: unknown, isMonthFirst: boolean) => unknown;

const readDate: Reader = (value, isMonthFirst) => {
  const text = withoutComment(asNames(value));
  return (typeof text === 'string' && readWrittenDate(text, isMonthFirst)) || text;
};

const readCorrection = (entry: unknown, isMonthFirst: boolean): unknown => {
  if (typeof entry !== 'object' || entry === null) return entry;
  const facts = Object.entries(entry).map(([key, value]) => {
    const small = key.toLowerCase();
    return [small, small === 'date' ? readDate(value, isMonthFirst) : asText(value)] as const;
  });
  return Object.fromEntries(facts);
};

/**
 * Parsers for the values of some keys. Values of other keys are not free text and are parsed by readClosed.
 */
const READERS: Readonly<Record<string, Reader>> = {
  metaTitle: asText,
  metaDescription: asText,
  alt: asText,
  updateNote: asText,
  author: asNames,
  credit: asNames,
  shortTailKeywords: asNames,
  longTailKeywords: asNames,
  draft: asBoolean,
  date: readDate,
  updated: readDate,
  keyFacts: (value) => (Array.isArray(value) ? value.map(asText) : asText(value)),
  formerly: (value) => asList(withoutComment(value)),
  corrections: (value, isMonthFirst) =>
    Array.isArray(value) ? value.map((entry) => readCorrection(entry, isMonthFirst)) : value,
};

const readClosed: Reader = (value) => withoutComment(asNames(value));

const LISTS = ['formerly', 'corrections', 'keyFacts'];

/** A post in which one of these keys is duplicated is held back as a draft. */
const HOLDING = ['draft', 'date'];

/**
 * Parses the YAML of front matter, which begins on `firstLine` of its file. Returns a problem if the YAML is invalid.
 */
export function readFacts(yaml: string, firstLine: number, isMonthFirst: boolean): Facts | YamlProblem {
  const { value = null, error, duplicates } = parseYaml(yaml, firstLine);
  if (error) return error;
  if (value !== null && (typeof value !== 'object' || Array.isArray(value)))
    return { line: firstLine, reason: 'write keys such as title: each on a line of its own' };
  const facts: Facts['facts'] = {};
  const unknown: Facts['unknown'] = {};
  const notes = [...duplicates];
  for (const [name, typed] of Object.entries(value ?? {})) {
    const key = keyMeant(name);
    const line = () => yamlLine(yaml, [name], firstLine);
    if (!key) unknown[name] = typed;
    else if (key in facts && typed !== null)
      notes.push({ line: line(), reason: `${name} stands twice: take one out`, key });
    else facts[key] = typed === null ? undefined : (READERS[key] ?? readClosed)(typed, isMonthFirst);
    if (key && typeof facts[key] === 'object' && !LISTS.includes(key))
      return { line: line(), reason: `${name}: write a text behind the colon, without keys below it` };
  }
  const isHeld = notes.some(({ key = '' }) => HOLDING.includes(key.toLowerCase()));
  return { facts: isHeld ? { ...facts, draft: true } : facts, unknown, notes };
}
