import { shopTitles } from '@/lib/news/classify/kind-words';
import { plainText, wholeWords } from '@/lib/news/classify/word-rules';

const shop = wholeWords(shopTitles);

/** Whether a headline reads like an ad, though nothing labels it as one. */
export function maySell(title: string): boolean {
  return shop.test(plainText(title));
}
