import { fillIn } from '@/lib/city/complete/fill-in';

/** A city's title as its `pattern` has it: `Marfa City News`; a name that ends in City gets no second one. */
export function titleOf(name: string, pattern: string): string {
  const title = fillIn(pattern, { name });
  return /\bcity$/i.test(name) ? title.replace(`${name} City`, name) : title;
}
