/** Outside the characters of XML 1.0 (section 2.2). */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Drops what XML does not allow (quirk 1, fault 57), and a byte order mark. */
export function stripControls(text: string): string {
  const legal = text.replace(ILLEGAL, '');
  const whole = legal.isWellFormed() ? legal : legal.replace(LONE_SURROGATE, '');
  return whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
}
