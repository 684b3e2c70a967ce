import { languageOf } from '../places/names-around';
import { bad, good, type Result } from '../result';

const offered = ['en', 'es', 'fr', 'pt', 'de', 'it', 'zh', 'vi', 'tl', 'ko', 'ar', 'ht', 'nl', 'pl', 'ru'];

/** `Spanish` or `español`. */
function byName(text: string): string | undefined {
  const lower = text.toLowerCase();
  return offered.find((code) =>
    ['en', code].some(
      (language) => new Intl.DisplayNames([language], { type: 'language' }).of(code)?.toLowerCase() === lower,
    ),
  );
}

function canonical(text: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(text);
    const isKnown = tag && new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag);
    return isKnown ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** BCP 47 with the country, such as es-MX, from `es`, `es-MX` or `Spanish`; '' is the country's own. */
export function readLanguage(written: string, country: string): Result<string> {
  const text = written.trim();
  const tag = text === '' ? languageOf(country) : (byName(text) ?? canonical(text));
  if (!tag) return bad(`“${written}” is no language: write a code or a name, such as es or Spanish.`);
  return good(new Intl.Locale(tag).region ? tag : `${tag}-${country}`);
}
