import { firstText, ladder, type RawElement } from '@/lib/news/parse/raw-feed';

/** Not those of ISO 639-2 that name no language. Bad tags are common: `en_US`, `English`, `en-us, es`. */
const TAG = /^(?!(?:und|mul|zxx|mis)\b)[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i;

/** A valid BCP 47 tag in its usual form; undefined for anything else. */
export function languageTag(written: string | undefined): string | undefined {
  const tag =
    written
      ?.trim()
      .split(/[\s,;]/, 1)[0]
      ?.replaceAll('_', '-') ?? '';
  if (!TAG.test(tag)) return undefined;
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    return undefined;
  }
}

const worded = ['title', 'atom:title', 'content', 'atom:content', 'summary', 'atom:summary'];

/** What an item or a channel says its language is: xml:lang, dc:language, language, else xml:lang of its title or text. */
export function declaredLanguage(of: RawElement): string | undefined {
  const said = [of.attributes['xml:lang'], firstText(of, 'dc:language'), firstText(of, 'language')];
  const inside = ladder(of, worded).map(({ attributes }) => attributes['xml:lang']);
  return [...said, ...inside].map(languageTag).find(Boolean);
}
