import { type Section, sections } from '@/lib/sections';

/** Converts text to lowercase and removes punctuation and a final s. */
function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');
}

/** Returns the section for any of its names in any spelling: `Business & Finance`, `business`, `sport`. */
export function sectionNamed(words: string): Section | undefined {
  const meant = bareWords(words);
  return sections.find(({ name, shortPath, feedKey }) =>
    [name, shortPath, feedKey, ...name.split(/[/&]/)].some((one) => bareWords(one) === meant),
  );
}
