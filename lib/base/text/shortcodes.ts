/** Matches `[et_pb_section fb_built="1"]` and `[/caption]`; never uppercase names, as in "[CDATA[". */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/g;
const ATTRIBUTE = /\s[\w-]+=(?:["'“”″]|&(?:#\d+|quot);|\w)/;
const KNOWN = /^(?:gallery|audio|video|playlist|embed|caption)$/;
/** Shortcodes that are removed together with their content, which is not part of the story. */
const HELD = /\[(caption|embed|audio|video|playlist|pullquote)\b[^[\]]*\][\s\S]{0,2000}?\[\/\1\]/g;

/** Removes shortcodes that were not expanded: those with a known name, an attribute, an underscore or an end tag. */
export function withoutShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const plain = html.replace(HELD, ' ');
  const closed = new Set([...plain.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name]) => name));
  return plain.replace(SHORTCODE, (whole, slash: string, name: string, attributes: string) => {
    const isCode = slash || closed.has(name) || name.includes('_') || KNOWN.test(name);
    return isCode || ATTRIBUTE.test(attributes) ? '' : whole;
  });
}
