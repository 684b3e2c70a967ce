import { z } from 'zod';
import { cityFile } from '@/lib/city/schema/city-file';
import { ad, correction } from '@/lib/city/schema/desk';

/** One field of a form, derived from the schema of the city's files. */
export type Field = { name: string; isRequired: boolean } & (
  | { kind: 'text' | 'long' | 'number' | 'yes' | 'color' | 'day' | 'texts' | 'pairs' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'group'; fields: readonly Field[] }
  | { kind: 'list'; item: readonly Field[] }
);

type Schema = {
  type?: string;
  anyOf?: Schema[];
  enum?: string[];
  format?: string;
  pattern?: string;
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: Schema | false;
  default?: unknown;
};

/** Names of fields that need more than one line of text. */
const LONG = /^(?:text|answer|about|bio|description|sentence|ownership|funding|promise)$/;
/** Names of yes-or-no fields whose type is missing in the JSON schema. */
const YES = /^(?:sample|newsletter|daysOnly|onlyLocal|unconfirmed)$/;

/** Returns the fields of an object. An optional `key`, part of an address, comes last, because few entries need it. */
function groupOf({ properties = {}, required = [] }: Schema): Field[] {
  const fields = Object.entries(properties).map(([name, one]) =>
    fieldOf(name, one, required.includes(name) && one.default === undefined),
  );
  const isLast = ({ name, isRequired }: Field) => Number(name === 'key' && !isRequired);
  return fields.toSorted((one, other) => isLast(one) - isLast(other));
}

/** Returns the fields of all variants of an entry, each once. A field that only some variants have is not required. */
function variants(schemas: readonly Schema[]): Field[] {
  const all = schemas.flatMap(groupOf);
  return all
    .filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
    .map((field) => ({
      ...field,
      isRequired: field.isRequired && schemas.every(({ properties = {} }) => field.name in properties),
    }));
}

function listField(base: { name: string; isRequired: boolean }, { items }: Schema): Field {
  const isOfGroups = items && (items.properties || items.anyOf);
  if (!isOfGroups) return { ...base, kind: 'texts' };
  return { ...base, kind: 'list', item: items.anyOf ? variants(items.anyOf) : groupOf(items) };
}

function objectField(base: { name: string; isRequired: boolean }, schema: Schema): Field {
  const { propertyNames, additionalProperties } = schema;
  if (schema.properties) return { ...base, kind: 'group', fields: groupOf(schema) };
  if (!propertyNames?.enum || !additionalProperties) return { ...base, kind: 'pairs' };
  const fields = propertyNames.enum.map((name) => fieldOf(name, additionalProperties, false));
  return { ...base, kind: 'group', fields };
}

function textKind(name: string, { format, pattern }: Schema): 'color' | 'day' | 'long' | 'text' {
  if (pattern === '^#[0-9a-f]{6}$') return 'color';
  if (format === 'date') return 'day';
  return LONG.test(name) ? 'long' : 'text';
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const base = { name, isRequired };
  const { anyOf, type } = schema;
  if (anyOf) return { ...base, kind: 'group', fields: variants(anyOf.filter((one) => one.properties)) };
  if (schema.enum && schema.enum.length > 0) return { ...base, kind: 'choice', options: schema.enum };
  if (type === 'array') return listField(base, schema);
  if (type === 'object') return objectField(base, schema);
  if (type === 'number' || type === 'integer') return { ...base, kind: 'number' };
  if (type === 'boolean' || (type === undefined && YES.test(name))) return { ...base, kind: 'yes' };
  return { ...base, kind: textKind(name, schema) };
}

/**
 * The desk's forms, each with the keys that it edits in the city's files. The keys of `facts` are in
 * city.yaml.
 */
export const FORMS = {
  facts: [
    ...(['name', 'siteTitle', 'motto', 'promise', 'description', 'email', 'keywords', 'banner'] as const),
    ...(['region', 'latitude', 'longitude', 'timeZone', 'hosts'] as const),
  ],
  contact: ['contact'],
  publisher: ['publisher'],
  authors: ['authors'],
  brand: ['brand'],
  events: ['events'],
  switchboard: ['switchboard'],
  faq: ['faq'],
  notices: ['notices'],
  newsletter: ['newsletter'],
  donation: ['donation'],
  partners: ['partners'],
  books: ['books'],
  resources: ['resources'],
  learn: ['learn'],
  video: ['video'],
  sections: ['sections'],
  elsewhere: ['elsewhere'],
  packs: ['packs'],
  corrections: ['corrections'],
} as const satisfies Record<string, readonly (keyof typeof cityFile.shape | 'corrections')[]>;
export type FormName = keyof typeof FORMS;

let schema: Schema | undefined;

/** Returns the form field for a key of the city's files, or for the corrections in `desk`. */
export function fieldOfKey(key: string): Field {
  schema ??= z.toJSONSchema(cityFile.extend({ corrections: z.array(correction).optional() }), {
    unrepresentable: 'any',
  }) as Schema;
  return fieldOf(key, schema.properties?.[key] ?? {}, schema.required?.includes(key) ?? false);
}

const AD_ORDER = ['sponsor', 'text', 'link', 'slot', 'from', 'until', 'picture', 'alt'];

/** Returns the fields of an ad in the order of the form. */
export function adFields(): readonly Field[] {
  const fields = groupOf(z.toJSONSchema(ad, { unrepresentable: 'any' }) as Schema);
  return fields.toSorted((one, other) => AD_ORDER.indexOf(one.name) - AD_ORDER.indexOf(other.name));
}

/** Returns the fields of a category of questions. Each category is a file in faq/. */
export function faqFields(): readonly Field[] {
  const field = fieldOfKey('faq');
  return field.kind === 'list' ? field.item : [];
}
