import { Fragment } from 'react';
import { siteLanguage } from '@/lib/base/languages.mjs';
import type { InLanguage } from '@/lib/outbound/metadata/in-languages';

/** `hreflang` links to this page in all its languages. `x-default` is the city's own language. */
export function LanguageLinks({ languages }: { languages: readonly InLanguage[] }) {
  const translations = languages.filter(({ isPair }) => isPair);
  if (translations.length < 2) return null;
  return translations.map(({ city, url }) => (
    <Fragment key={city.key}>
      <link rel="alternate" hrefLang={siteLanguage(city)} href={url} />
      {!city.editionOf && <link rel="alternate" hrefLang="x-default" href={url} />}
    </Fragment>
  ));
}
