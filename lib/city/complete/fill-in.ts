type Words = Readonly<Record<string, string>>;

function fillObject(value: object, words: Words): object {
  const parts = Object.entries(value).map(([key, one]) => ({ key, one, filled: fillIn(one, words) }));
  if (parts.every(({ one, filled }) => one === filled)) return value;
  return Object.fromEntries(parts.map(({ key, filled }) => [key, filled]));
}

/**
 * Puts the city's own words for `{name}`, `{state}` and the like into every text of a value. What has no gap is the same
 * object as before: thousands of cities share it.
 */
export function fillIn<Value>(value: Value, words: Words): Value {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return fillObject(value, words) as Value;
  const filled = value.map((one) => fillIn(one, words));
  return filled.every((one, at) => one === value[at]) ? value : (filled as Value);
}
