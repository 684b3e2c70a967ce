/** Puts the city's own words for `{name}`, `{state}` and the like into every text of a value. */
export function fillIn<Value>(value: Value, words: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole) as Value;
  if (Array.isArray(value)) return value.map((one) => fillIn(one, words)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillIn(one, words)])) as Value;
}
