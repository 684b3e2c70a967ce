/** A link of the list, with a few words on what is there. */
export type LlmLink = { name: string; url: string; note?: string };

export type LlmText = {
  name: string;
  summary: string;
  /** Paragraphs before the lists. */
  about: readonly string[];
  /** Headings with their links; a list named Optional may be skipped by a reader with little room. */
  lists: readonly { heading: string; links: readonly LlmLink[] }[];
};

/** One line of plain words: what could end the line or the link of a Markdown list is taken out or escaped. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
}

// A URL's own serialisation leaves round brackets as they are.
function target(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29');
}

function line({ name, url, note }: LlmLink): string {
  return `- [${inline(name)}](${target(url)})${note ? `: ${inline(note)}` : ''}`;
}

/** llm.txt in the form of llmstxt.org: a heading, a summary, paragraphs, lists of links. Empty lists are left out. */
export function writeLlm({ name, summary, about, lists }: LlmText): string {
  const blocks = lists
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => `## ${inline(heading)}\n\n${links.map(line).join('\n')}`);
  return `${[`# ${inline(name)}`, `> ${inline(summary)}`, ...about.map(inline), ...blocks].join('\n\n')}\n`;
}
