import { byName, type Children, type RawElement, type RawItem } from '@/lib/news/parse/raw-feed';
import { eachField } from '@/lib/news/parse/xml/each-field';
import { holdsElements, innerText } from '@/lib/news/parse/xml/inner-text';
import { escapeStrays } from '@/lib/news/parse/xml/markup';
import type { NameReader } from '@/lib/news/parse/xml/namespaces';
import type { XmlReader } from '@/lib/news/parse/xml/read-xml';

const noAttributes: RawElement['attributes'] = {};
const noChildren: Children = new Map();

class RawField implements RawElement {
  private knownText?: string;
  private knownAttributes?: RawElement['attributes'];
  private knownChildren?: Children;

  constructor(
    readonly name: string,
    private readonly tag: string,
    private readonly raw: string,
    private readonly read: XmlReader,
  ) {}

  get text(): string {
    this.knownText ??= innerText(this.raw);
    return this.knownText;
  }

  get attributes(): RawElement['attributes'] {
    const { tag, read } = this;
    this.knownAttributes ??= tag.includes('=') ? read.attributes(tag) : noAttributes;
    return this.knownAttributes;
  }

  get children(): Children {
    const { raw } = this;
    this.knownChildren ??= holdsElements(raw) ? byName(this.read.elements(escapeStrays(raw))) : noChildren;
    return this.knownChildren;
  }
}

export function fieldsElement(xml: string, read: XmlReader, nameOf: NameReader): RawItem {
  const fields: RawElement[] = [];
  const ownTag = eachField(xml, (written, tag, raw) => {
    // A field with xmlns is named by it, so its tag is read at once.
    const name = (tag.includes('xmlns') ? read.elements(tag)[0]?.name : undefined) ?? nameOf(written);
    fields.push(new RawField(name, tag, raw, read));
  });
  const own = new RawField('item', ownTag, '', read);
  return {
    name: 'item',
    base: ownTag.includes('xml:base') ? own.attributes['xml:base'] : undefined,
    get attributes() {
      return own.attributes;
    },
    text: '',
    children: byName(fields),
  };
}
