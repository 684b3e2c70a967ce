import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text; 96 bits, because pages have dozens of signatures. */
export function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
}

/** Whether one of these keys signed the text. */
export function isSignatureOf(text: string, signature: string, keys: readonly string[]): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(signatureOf(text, key));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
