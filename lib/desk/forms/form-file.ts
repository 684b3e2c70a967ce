import { createHash } from 'node:crypto';
import { parseYaml } from '@/lib/base/yaml/parse-yaml';
import type { City } from '@/lib/city/city-type';
import { editYaml } from '@/lib/desk/edit-yaml';
import { type Field, FORMS, type FormName, faqFields, fieldOfKey } from '@/lib/desk/forms/fields';
import { readText } from '@/lib/desk/saves/save-file';
import { type Data, isData, isNothing, type Path, valueAt } from '@/lib/desk/yaml-values';

/** A form and the file that contains its values. `text` is undefined if the file does not exist yet. */
export type FormFile = {
  file: string;
  text: string | undefined;
  fields: readonly Field[];
  value: Data;
  /** Whether the form can show the file without losing data. */
  isEditable: boolean;
  /** Returns a field's path in the file, given the names of its parents and of the field itself. */
  pathOf: (names: Path) => Path;
  /** Returns the file's new text with the values of the form. */
  edited: (value: Data) => string;
};

/** Returns a fingerprint of a text. Forms use it to detect that their file has changed in the meantime. */
export function fingerprint(text: string | undefined): string {
  return text === undefined ? 'new' : createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Returns the file name for a key: `for-sale.yaml` for `forSale`. */
function fileOfKey(key: string): string {
  return `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}

type Place = { file: string; text: string | undefined; path: Path };

/**
 * Finds the value of a key: in the key's own file, which may repeat the key at its top level, or else in
 * city.yaml.
 */
export async function placeOf({ folder, yamlFiles }: City, key: string): Promise<Place> {
  const main = await readText(folder, 'city.yaml');
  const names = [fileOfKey(key), fileOfKey(key).replace(/yaml$/, 'yml')];
  const own = names.find((name) => yamlFiles.includes(name));
  if (own) {
    const text = await readText(folder, own);
    const { value } = parseYaml(text ?? '');
    const isWrapped = isData(value) && Object.keys(value).length === 1 && key in value;
    return { file: own, text, path: isWrapped ? [key] : [] };
  }
  const { value } = parseYaml(main ?? '');
  if (isData(value) && key in value) return { file: 'city.yaml', text: main, path: [key] };
  return { file: fileOfKey(key), text: undefined, path: [] };
}

/**
 * Whether the fields can show a value without losing data: every list entry and every group must be a
 * mapping.
 */
export function fitsFields(fields: readonly Field[], value: unknown): boolean {
  if (isNothing(value)) return true;
  if (!isData(value)) return false;
  return fields.every((field) => {
    const inner = value[field.name];
    if (isNothing(inner)) return true;
    if (field.kind === 'group') return fitsFields(field.fields, inner);
    if (field.kind === 'list')
      return Array.isArray(inner) && inner.every((entry) => isData(entry) && fitsFields(field.item, entry));
    return true;
  });
}

type Opening = { fields: readonly Field[]; path?: Path; key?: string };

/**
 * Opens a form for the value at a path in a file. If `key` is given, the form has a single field for that
 * value; otherwise, it has one field for each key of the value.
 */
function opened(file: string, text: string | undefined, { fields, path = [], key }: Opening): FormFile {
  const { value, error } = parseYaml(text ?? '');
  const found = valueAt(value, path);
  const whole = key === undefined ? found : { [key]: found };
  return {
    file,
    text,
    fields,
    value: isData(whole) ? whole : {},
    isEditable: !error && fitsFields(fields, whole),
    pathOf: (names) => (key === undefined ? names : [...path, ...names.slice(1)]),
    edited: (next) => editYaml(text ?? '', path, key === undefined ? next : (next[key] ?? []), { file }),
  };
}

/** Opens the form 'facts', which edits the basic facts in city.yaml, or the form for the key called `name`. */
export async function openForm(city: City, name: FormName): Promise<FormFile> {
  if (name === 'facts') {
    const text = await readText(city.folder, 'city.yaml');
    return opened('city.yaml', text, { fields: FORMS.facts.map(fieldOfKey) });
  }
  const isCorrections = name === 'corrections';
  const { file, text, path } = await placeOf(city, isCorrections ? 'desk' : name);
  const inner = isCorrections ? [...path, name] : path;
  return opened(file, text, { fields: [fieldOfKey(name)], path: inner, key: name });
}

/** Opens the form for a category of questions; `file` is in faq/. */
export async function openFaq(city: City, file: string): Promise<FormFile> {
  return opened(file, await readText(city.folder, file), { fields: faqFields() });
}
