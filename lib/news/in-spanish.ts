import { languageOf } from '@/lib/base/text/language-of';
import type { NewsItem } from '@/lib/news/news-item';

/** Whether an item is in Spanish, judged by its title, its text and the language that its feed declares. */
export function isInSpanish(item: Pick<NewsItem, 'title' | 'description' | 'declaredLanguage'>): boolean {
  const language = languageOf(`${item.title} ${item.description}`, item.declaredLanguage);
  return language?.split('-', 1)[0] === 'es';
}
