const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** One line that is safe in a log or a terminal: control characters, line breaks and direction marks become `?`. */
export function printable(text: string): string {
  return text.replace(CONTROL, '?');
}
