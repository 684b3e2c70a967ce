import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the signature of a string. It has only 96 bits, because a page contains dozens of signatures. */
export function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
}

/** Whether one of the keys created the signature of a string. */
export function isSignatureOf(text: string, signature: string, keys: readonly string[]): boolean {
  const actual = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(signatureOf(text, key));
    return actual.length === right.length && timingSafeEqual(actual, right);
  });
}
