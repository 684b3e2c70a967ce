import { byName, type Children, type RawElement } from '@/lib/news/parse/raw-feed';
import { holdsElements, innerText } from '@/lib/news/parse/xml/inner-text';
import { escapeStrays } from '@/lib/news/parse/xml/markup';
import type { XmlReader } from '@/lib/news/parse/xml/read-xml';
import { type Field, splitFields } from '@/lib/news/parse/xml/split-fields';

const noAttributes: RawElement['attributes'] = {};
const noChildren: Children = new Map();

/** A field of an item or channel. Its text, attributes and children are worked out when a ladder asks for them. */
class RawField implements RawElement {
  readonly name: string;
  private knownText?: string;
  private knownAttributes?: RawElement['attributes'];
  private knownChildren?: Children;

  constructor(
    private readonly field: Field,
    private readonly read: XmlReader,
    canonicalName: string,
  ) {
    // A field that says xmlns itself is named by it, so its tag is read at once.
    const [self] = field.tag.includes('xmlns') ? read(field.tag) : [];
    this.name = self?.name ?? canonicalName;
  }

  get text(): string {
    this.knownText ??= innerText(this.field.raw);
    return this.knownText;
  }

  get attributes(): RawElement['attributes'] {
    const { tag } = this.field;
    this.knownAttributes ??= (tag.includes('=') ? this.read(tag)[0]?.attributes : undefined) ?? noAttributes;
    return this.knownAttributes;
  }

  get children(): Children {
    const { raw } = this.field;
    this.knownChildren ??= holdsElements(raw) ? byName(this.read(escapeStrays(raw))) : noChildren;
    return this.knownChildren;
  }
}

/** An element whose children are fields (a root, a channel, an item), from its XML. */
export function fieldsElement(xml: string, read: XmlReader, nameOf: (written: string) => string): RawElement {
  const { tag, fields } = splitFields(xml);
  const own = tag.includes('=') ? read(tag)[0] : undefined;
  const children = byName(fields.map((field) => new RawField(field, read, nameOf(field.name))));
  return { name: own?.name ?? 'item', attributes: own?.attributes ?? noAttributes, text: '', children };
}
