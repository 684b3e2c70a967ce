/** `[et_pb_section fb_built="1"]`, `[/caption]`; of a name in capitals, it is none ("[CDATA["). */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/g;
const ATTRIBUTE = /\s[\w-]+=(?:["'“”″]|&(?:#\d+|quot);|\w)/;
const KNOWN = /^(?:gallery|audio|video|playlist|embed|caption)$/;
/** What they hold is no part of the story. */
const HELD = /\[(caption|embed|audio|video|playlist|pullquote)\b[^[\]]*\][\s\S]{0,2000}?\[\/\1\]/g;

/** Without what a publisher's software did not resolve: a known name, one with attributes, `_` or an end of its own. */
export function withoutShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const plain = html.replace(HELD, ' ');
  const closed = new Set([...plain.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name]) => name));
  return plain.replace(SHORTCODE, (whole, slash: string, name: string, attributes: string) => {
    const isCode = slash || closed.has(name) || name.includes('_') || KNOWN.test(name);
    return isCode || ATTRIBUTE.test(attributes) ? '' : whole;
  });
}
