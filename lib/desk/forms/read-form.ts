import { asBoolean, asList, withoutComment } from '@/lib/base/yaml/typed-text';
import type { Field } from '@/lib/desk/forms/fields';
import { type Data, isData, isNothing } from '@/lib/desk/yaml-values';

/** Maximum number of entries of a list in a form. */
const MAX_ENTRIES = 1000;

/** Position in the file of each list entry that was read from a form; an empty string for a new entry. */
const origins = new WeakMap<object, { at: string }>();

/**
 * Returns the position of an entry in the file, or `''` for a new entry. An entry that was not read from a
 * form is still at its original position, `at`.
 */
export function originOf(entry: unknown, at: number): string {
  const known = typeof entry === 'object' && entry !== null ? origins.get(entry) : undefined;
  return known?.at ?? String(at);
}

function from<Entry extends object>(at: string, entry: Entry): Entry {
  origins.set(entry, { at });
  return entry;
}

/** Returns the sent value of a field, given the field's name. */
type Get = (name: string) => string | undefined;

function pairsText(value: unknown): string {
  return isData(value)
    ? Object.entries(value)
        .map(([key, one]) => `${key}: ${one ?? ''}`)
        .join('\n')
    : '';
}

/** Returns the text that a form shows for the value of a field without inner fields. */
export function shownText({ kind }: Pick<Field, 'kind'>, value: unknown): string {
  if (isNothing(value)) return '';
  if (kind === 'yes') return asBoolean(value) === true ? 'yes' : '';
  if (kind === 'texts') return ([asList(value)].flat() as unknown[]).map(String).join('\n');
  if (kind === 'pairs') return pairsText(value);
  const isFree = kind === 'text' || kind === 'long';
  return String(isFree ? value : withoutComment(value)).trim();
}

/** Names of fields that contain an address. */
const ADDRESS = /^(?:agenda|formUrl|href|link|url)$/;

/** Adds `https://` to an address that begins with a host: `www.example.com/fire`. */
export function withScheme(address: string): string {
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(address) ? `https://${address}` : address;
}

function typedValue({ kind, name }: Field, text: string): unknown {
  if (text === '') return undefined;
  if (ADDRESS.test(name)) return withScheme(text);
  if (kind === 'yes') return true;
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (kind === 'texts') return lines;
  if (kind !== 'pairs') return text;
  return Object.fromEntries(
    lines.map((line) => [line.replace(/\s*:.*$/, ''), line.replace(/^[^:]*:?\s*/, '')]),
  );
}

/** Returns an object only if at least one of its values is not empty. */
function filled(value: Data): Data | undefined {
  return Object.values(value).some((one) => !isNothing(one)) ? value : undefined;
}

function listValue(item: readonly Field[], get: Get, name: string, before: unknown): unknown {
  const count = Math.min(Number(get(`${name}.#`)) || 0, MAX_ENTRIES);
  const old = Array.isArray(before) ? before : [];
  // A list that is empty in the form and missing in the file is not added to the file.
  if (count === 0 && !Array.isArray(before)) return undefined;
  return Array.from({ length: count }, (_, at) => {
    const was = get(`${name}.${at}.@`) ?? '';
    return from(was, groupValue(item, get, `${name}.${at}`, was ? old[Number(was)] : undefined));
  });
}

function groupValue(fields: readonly Field[], get: Get, name: string, before: unknown): Data {
  const old = isData(before) ? before : {};
  const read = fields.map((field) => [
    field.name,
    formValue(field, get, name ? `${name}.${field.name}` : field.name, old[field.name]),
  ]);
  // Values that the form does not show stay unchanged.
  return { ...old, ...Object.fromEntries(read) };
}

/** Returns the value of a field in a sent form. An unchanged value keeps the spelling of the file. */
function formValue(field: Field, get: Get, name: string, before: unknown): unknown {
  if (field.kind === 'group') return filled(groupValue(field.fields, get, name, before));
  if (field.kind === 'list') return listValue(field.item, get, name, before);
  const typed = (get(name) ?? '').replace(/\r\n?/g, '\n');
  // Pasted text may contain separators and control characters that would end a line of YAML.
  const text = typed.replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}]/gu, ' ').trim();
  return text === shownText(field, before) ? before : typedValue(field, text);
}

/** Returns a value with the changes of a sent form. `prefix`: the start of the field names in the form. */
export function sentValue(form: FormData, fields: readonly Field[], value: Data, prefix = ''): Data {
  const get: Get = (name) => {
    const sent = form.get(name);
    return typeof sent === 'string' ? sent : undefined;
  };
  const read = fields.map((field) => [
    field.name,
    formValue(field, get, prefix + field.name, value[field.name]),
  ]);
  return { ...value, ...Object.fromEntries(read) };
}

/** Adds, moves or removes a list entry. Examples of commands: `add editors`, `up editors.2`, `remove editors.2`. */
export function changeList(value: unknown, command: string): unknown {
  const [verb = '', where = ''] = command.split(' ');
  const path = where.split('.').filter(Boolean);
  return changeAt(value, path, verb);
}

function changeAt(value: unknown, [step, ...rest]: readonly string[], verb: string): unknown {
  if (step === undefined)
    return verb === 'add' ? [...(Array.isArray(value) ? value : []), from('', {})] : value;
  if (!Array.isArray(value) || !/^\d+$/.test(step)) {
    const old = isData(value) ? value : {};
    if (step in Object.prototype) return value;
    const changed = { ...old, [step]: changeAt(old[step], rest, verb) };
    const origin = origins.get(old);
    return origin ? from(origin.at, changed) : changed;
  }
  const at = Number(step);
  if (rest.length > 0) return value.map((one, index) => (index === at ? changeAt(one, rest, verb) : one));
  if (verb === 'remove') return value.toSpliced(at, 1);
  const isMovable = verb === 'up' && at > 0 && at < value.length;
  return isMovable ? value.toSpliced(at - 1, 2, value[at], value[at - 1]) : value;
}
