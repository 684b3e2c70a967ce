export type LlmLink = { name: string; url: string; note?: string };

export type LlmText = {
  name: string;
  summary: string;
  about: readonly string[];
  lists: readonly { heading: string; links: readonly LlmLink[] }[];
};

/** One line of plain text: what could end the line or the link of a Markdown list is dropped or escaped. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
}

// URL serialization leaves round brackets as they are.
function target(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29');
}

function line({ name, url, note }: LlmLink): string {
  return `- [${inline(name)}](${target(url)})${note ? `: ${inline(note)}` : ''}`;
}

/** llm.txt in the form of llmstxt.org; empty lists are left out. */
export function writeLlm({ name, summary, about, lists }: LlmText): string {
  const blocks = lists
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => `## ${inline(heading)}\n\n${links.map(line).join('\n')}`);
  return `${[`# ${inline(name)}`, `> ${inline(summary)}`, ...about.map(inline), ...blocks].join('\n\n')}\n`;
}
