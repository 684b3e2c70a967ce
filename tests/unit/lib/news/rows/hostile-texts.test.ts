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

/** Whether a line is clean: well formed, at most 300 characters, and without characters that must be removed. */
const isClean = (line: string) => line.length <= 300 && line.isWellFormed() && !disguise.test(line);

test('hostile text in a feed becomes one clean line of limited length (faults 57, 58, 62 and 66)', () => {
  expect(hostileTexts.length).toBeGreaterThan(300);
  const failing = hostileTexts.filter(({ text }) => {
    const item = itemWith({
      title: `A ${text}`,
      description: `B ${text}`,
      author: `C ${text}`,
      category: `D ${text}`,
    });
    const { title = '', description = '', author = '', category = '' } = item ?? {};
    return description.length > 200 || ![title, description, author, category].every(isClean);
  });
  expect(failing).toEqual([]);
});

test('an item’s link is http(s) without credentials, or the item is dropped (faults 59 and 60)', () => {
  expect(hostileLinks.length).toBeGreaterThan(100);
  const failing = hostileLinks.filter(({ text }) => {
    const item = itemWith({ link: text });
    if (!item) return false;
    const { protocol, username, password } = new URL(item.link);
    return !/^https?:$/.test(protocol) || username + password !== '' || /["<>\s]/.test(item.link);
  });
  expect(failing).toEqual([]);
});
