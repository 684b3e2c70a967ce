function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const unread = names(
  'script style template noscript iframe object svg math select button textarea figcaption head title plaintext xmp noembed noframes',
);
const inline = names(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr',
);

/** Elements whose content is no part of a text: code, drawings, controls, captions. */
export function isUnreadElement(name: string): boolean {
  return unread.has(name);
}

/** Elements that stand within a line, so that no space comes between them and their neighbors. */
export function isInlineElement(name: string): boolean {
  return inline.has(name);
}
