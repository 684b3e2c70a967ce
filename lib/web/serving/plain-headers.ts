import { onEachRequest } from '@/lib/web/serving/each-request';

/** A header's only value stands by itself, not in a list of one. */
export function plainValue<T>(value: T): T | string {
  return Array.isArray(value) && value.length === 1 ? String(value[0]) : value;
}

/**
 * Makes every answer of this process take headers as plain values. The framework hands over those of a route handler
 * as lists of one, and compression passes by what has a list for its Content-Type: feeds would go out at
 * five times their size. Gives the function that ends it.
 */
export function keepHeadersPlain(): () => void {
  return onEachRequest(({ response }) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => setHeader(name, plainValue(value));
  });
}
