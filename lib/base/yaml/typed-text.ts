const typed = new WeakMap<object, string>();

/** Remembers how a list or map was typed, for a place where text is expected: `title: [Photos] Parade`. */
export function noteTyped<Value extends object>(value: Value, text: string): Value {
  typed.set(value, text);
  return value;
}

function joined(list: readonly unknown[]): unknown {
  const texts = list.map(asText);
  return texts.every((one) => typeof one === 'string') ? texts.join(', ') : list;
}

/** The text of a value as it was typed; of a list below its key the entries with commas. Other values stay what they are. */
export function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return typed.get(value) ?? (Array.isArray(value) ? joined(value) : value);
}

/** The same, of every list the entries with commas: `[Ana Ruiz, Maria Lopez]` are two authors. */
export function asNames(value: unknown): unknown {
  return Array.isArray(value) ? joined(value) : asText(value);
}

/** Entries of a text with commas, with brackets around it or not. */
export function asList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const texts = value.replace(/^\[|\]$/g, '').split(',');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** A value without the comment behind it: only where no text is free, as `#1` begins a word of one. */
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
