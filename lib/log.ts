const beyondPrintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** One line for the operator, with a time; text from outside cannot forge a second line. */
export function logLine(line: string): void {
  console.error(`${new Date().toISOString()} ${line.replace(beyondPrintable, '?').slice(0, 500)}`);
}
