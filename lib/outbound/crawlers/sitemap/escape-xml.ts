import { stripControls } from '@/lib/news/parse/encoding/strip-controls';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as the content of an XML element or attribute: the five signs escaped, what XML 1.0 forbids left out. */
export function escapeXml(text: string): string {
  return stripControls(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
