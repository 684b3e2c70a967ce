/** Everything outside the characters of XML 1.0 (section 2.2), lone surrogates apart. */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Drops the characters that XML does not allow and feeds hold all the same: control characters, NUL padding,
 * halves of characters (quirk 1, fault 57). A byte order mark in the text goes with them.
 */
export function stripControls(text: string): string {
  const legal = text.replace(ILLEGAL, '');
  const whole = legal.isWellFormed() ? legal : legal.replace(LONE_SURROGATE, '');
  return whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
}
