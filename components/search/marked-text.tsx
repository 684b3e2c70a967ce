import { markWords } from '@/lib/search/search-words';

type MarkedTextProps = { text: string; words: ReadonlySet<string> };

export function MarkedText({ text, words }: MarkedTextProps) {
  return markWords(text, words).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    part.marked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
