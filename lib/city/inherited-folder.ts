import path from 'node:path';
import { siteLanguage } from '@/lib/base/site-language';

const city = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/cities');

/** Returns the folder of default Markdown texts for a language: `lib/cities/defaults-es/legal` for `es-MX`. */
export function inheritedFolder(name: 'legal' | 'posts', { locale }: { locale?: string }): string {
  const language = siteLanguage({ locale });
  return path.join(city, language === 'en' ? 'defaults' : `defaults-${language}`, name);
}
