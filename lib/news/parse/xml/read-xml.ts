import { Parser } from 'htmlparser2';
import { decodeEntities } from '@/lib/base/text/html';
import { byName, type RawElement } from '@/lib/news/parse/raw-feed';
import { type NameReader, reservedNames, usualPrefix } from '@/lib/news/parse/xml/namespaces';

/** `native`: the vocabulary that has no prefix. */
export type Vocabulary = { nameOf: NameReader; native: 'rss' | 'atom' };

/** For small pieces of XML; whatever its markup is, it is read as far as it goes, without any DTD. */
export type XmlReader = {
  elements: (xml: string) => RawElement[];
  attributes: (tag: string) => RawElement['attributes'];
};

/** Deeper elements are not read (fault 52). */
const deepest = 100;

type Open = { name: string; attributes: RawElement['attributes']; text: string; inside: RawElement[] };

/** `<link xmlns="http://www.w3.org/2005/Atom">` in RSS (quirk 33). */
function nameByOwnNamespace(name: string, { xmlns }: RawElement['attributes'], native: string): string {
  const prefix = xmlns && !name.includes(':') ? usualPrefix(xmlns) : undefined;
  return prefix && prefix !== native ? `${prefix}:${name}` : name;
}

function safeAttributes(written: Readonly<Record<string, string>>): RawElement['attributes'] {
  const named = Object.entries(written).map(([name, value]) => [
    reservedNames.has(name) ? `x-${name}` : name,
    decodeEntities(value),
  ]);
  return Object.fromEntries(named);
}

function closed({ name, attributes, text, inside }: Open): RawElement {
  return { name, attributes, text: text.trim(), children: byName(inside) };
}

function elementsIn(xml: string, { nameOf, native }: Vocabulary): RawElement[] {
  const found: RawElement[] = [];
  const open: Open[] = [];
  let isCdata = false;
  let tooDeep = 0;
  const parser = new Parser(
    {
      onopentag(written, given) {
        if (open.length >= deepest) return tooDeep++;
        const attributes = safeAttributes(given);
        const name = nameByOwnNamespace(nameOf(written), attributes, native);
        open.push({ name, attributes, text: '', inside: [] });
      },
      ontext(text) {
        const element = open.at(-1);
        if (element && tooDeep === 0) element.text += isCdata ? text : decodeEntities(text);
      },
      oncdatastart() {
        isCdata = true;
      },
      oncdataend() {
        isCdata = false;
      },
      onclosetag() {
        if (tooDeep > 0) return tooDeep--;
        const element = open.pop();
        if (element) (open.at(-1)?.inside ?? found).push(closed(element));
      },
    },
    // Each entity is resolved once, all of HTML's (quirk 2), and none in CDATA (quirk 10).
    { xmlMode: true, decodeEntities: false, lowerCaseAttributeNames: true },
  );
  parser.end(xml);
  return found;
}

export function xmlReader(vocabulary: Vocabulary): XmlReader {
  return {
    elements: (xml) => elementsIn(xml, vocabulary),
    attributes: (tag) => elementsIn(tag, vocabulary)[0]?.attributes ?? {},
  };
}
