const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Replaces control characters, line breaks and direction marks with `?`, for logs and terminals. */
export function printable(text: string): string {
  return text.replace(CONTROL, '?');
}
