const typed = new WeakMap<object, string>();

/** Remembers the source text of a value that YAML reads as a list or map but may be text: `title: [Photos] Parade`. */
export function noteTyped<Value extends object>(value: Value, text: string): Value {
  typed.set(value, text);
  return value;
}

function joined(list: readonly unknown[]): unknown {
  const texts = list.map(asText);
  return texts.every((one) => typeof one === 'string') ? texts.join(', ') : list;
}

/** Returns a value's source text; a block list becomes comma-separated text. Other values are returned as they are. */
export function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return typed.get(value) ?? (Array.isArray(value) ? joined(value) : value);
}

/** Like `asText`, but turns every list into comma-separated text: `[Ana Ruiz, Maria Lopez]` is two authors. */
export function asNames(value: unknown): unknown {
  return Array.isArray(value) ? joined(value) : asText(value);
}

/** Splits text at commas, ignoring brackets around it. */
export function asList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const texts = value.replace(/^\[|\]$/g, '').split(',');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Removes a trailing comment. Not for free text, in which `#1` may be a word. */
export function withoutComment(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/(?:^#(?=\s|$)|\s#).*$/s, '').trim() : value;
}

const YES = ['true', 'yes', 'on', '1', 'sí', 'si'];
const NO = ['false', 'no', 'off', '0'];

export function asBoolean(value: unknown): unknown {
  const word = withoutComment(value);
  if (typeof word !== 'string') return word;
  const small = word.toLowerCase();
  if (YES.includes(small)) return true;
  return NO.includes(small) ? false : word;
}

export function asNumber(value: unknown): unknown {
  const text = withoutComment(value);
  return typeof text === 'string' && /^[-+]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
