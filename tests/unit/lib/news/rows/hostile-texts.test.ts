import { expect, test } from '@jest/globals';
import { hostileLinks, hostileTexts } from '../../../../fake-upstream/hostile-texts/all-cases';
import { escapeXml } from '../../../../fake-upstream/make-feed';
import { read, rssOf } from './fixture';

const writable = (xml: string) => xml.replace(/\p{Surrogate}/gu, (half) => `&#${half.charCodeAt(0)};`);

function itemWith(fields: Record<string, string>) {
  const all = { title: 'Title', link: 'https://paper.example/1', ...fields };
  const inner = Object.entries(all).map(([name, text]) => `<${name}>${writable(escapeXml(text))}</${name}>`);
  const result = read(rssOf(`<item>${inner.join('')}</item>`));
  return result.ok ? result.value.items[0] : undefined;
}

// Characters that must be removed. Joiners within emoji and the tags of a flag may stay (fault 58).
const disguise =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

test.each(hostileTexts.map(({ id, text }) => [id, text] as const))(
  'hostile text in a feed becomes one clean line of limited length: %s (faults 57, 58, 62 and 66)',
  (_, text) => {
    const item = itemWith({
      title: `A ${text}`,
      description: `B ${text}`,
      author: `C ${text}`,
      category: `D ${text}`,
    });
    const { title = '', description = '', author = '', category = '' } = item ?? {};
    expect(title.length).toBeLessThanOrEqual(300);
    expect(description.length).toBeLessThanOrEqual(200);
    for (const line of [title, description, author, category]) {
      expect(line).not.toMatch(disguise);
      expect(line.isWellFormed()).toBe(true);
      expect(line.length).toBeLessThanOrEqual(300);
    }
  },
);

test.each(hostileLinks.map(({ id, text }) => [id, text] as const))(
  'an item’s link is http(s) without credentials, or the item is dropped: %s (faults 59 and 60)',
  (_, text) => {
    const item = itemWith({ link: text });
    if (!item) return;
    const { protocol, username, password } = new URL(item.link);
    expect(['http:', 'https:']).toContain(protocol);
    expect(username + password).toBe('');
    expect(item.link).not.toMatch(/["<>\s]/);
  },
);
