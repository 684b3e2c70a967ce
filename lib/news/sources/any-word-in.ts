const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(words: readonly string[]): RegExp {
  const each = words.map((word) =>
    word
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})(?:e?s|['’]s)?(?![\\p{L}\\p{N}])`, 'iu');
}

/** Whether a text has one of the words or phrases, whole: `event` finds "Events" and "event's", not "prevent". */
export function anyWordIn(words: readonly string[], text: string): boolean {
  if (words.length === 0) return false;
  const pattern = patterns.get(words) ?? patternOf(words);
  patterns.set(words, pattern);
  return pattern.test(text);
}
