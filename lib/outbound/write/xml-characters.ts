/** What XML 1.0 forbids (section 2.2, Char) and the control characters that it discourages. */
const unfit = /\r\n?|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Surrogate}/gu;

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

export function escapeXml(text: string): string {
  return fitForXml(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
