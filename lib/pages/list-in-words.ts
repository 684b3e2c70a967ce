/** `arts news, community resources and opinion`: AP style has no comma before the last. */
export function listInWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
