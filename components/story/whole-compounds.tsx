import type { ReactNode } from 'react';

/** A word with a hyphen in it and its marks, such as "30-year" or "(Coca-Cola)". */
const compound = /((?<!\S)(?=\S{3,16}(?!\S))\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** A title whose short compounds stay on one line where they fit: a large headline broken at a hyphen reads badly. */
export function wholeCompounds(title: string): ReactNode {
  const parts = title.split(compound);
  if (parts.length === 1) return title;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and its place never changes
      <span key={at} className="compound">
        {part}
      </span>
    ),
  );
}
