import path from 'node:path';
import { type SiteLanguage, siteLanguage } from '@/lib/base/languages.mjs';

const city = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/cities');

/** Returns the name of the folder with a language's defaults, such as `defaults-es`. */
export function defaultsFolder(language: SiteLanguage): string {
  return language === 'en' ? 'defaults' : `defaults-${language}`;
}

/** Returns the folder of a language's default Markdown files: `lib/cities/defaults-es/legal` for `es-MX`. */
export function inheritedFolder(name: 'legal' | 'posts', { locale }: { locale?: string }): string {
  return path.join(city, defaultsFolder(siteLanguage({ locale })), name);
}
