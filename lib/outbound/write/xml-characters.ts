/** What XML 1.0 forbids (section 2.2, Char) and what it discourages of the controls: no reader is served by either. */
const unfit = /\r\n?|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text with nothing in it that an XML document may not hold: no control characters, lone surrogates, U+FFFE or U+FFFF. */
export function fitForXml(text: string): string {
  return text.replace(unfit, (character) => (character.startsWith('\r') ? '\n' : ''));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as the content of an XML element or attribute: the five signs escaped, what XML 1.0 forbids left out. */
export function escapeXml(text: string): string {
  return fitForXml(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
