const mostKeywords = 30;

export function splitKeywords(text: string): string[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const first = new Map<string, string>();
  for (const word of words) {
    const key = word.toLowerCase();
    if (!first.has(key)) first.set(key, word);
  }
  return [...first.values()].slice(0, mostKeywords);
}
