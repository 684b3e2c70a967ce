import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of a text; 96 bits, since pages carry dozens of them. */
export function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
}

/** Whether one of these keys has signed a text so. */
export function isSignatureOf(text: string, signature: string, keys: readonly string[]): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(signatureOf(text, key));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
