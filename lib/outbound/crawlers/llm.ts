import { postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { editionNotice, isSampleEdition, sectionsHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl, technicalFiles } from '@/lib/outbound/addresses';
import { documentReply } from '@/lib/outbound/reply';
import { blogTitle, listedPages, type PageKind, pageNote, pageTitle } from '@/lib/pages/site-pages';

const MAX_POSTS = 200;

/** `path`: a path on this site. */
type LlmLink = { name: string; path: string; note?: string };

type LlmText = {
  name: string;
  summary: string;
  about: readonly string[];
  lists: Readonly<Record<string, readonly LlmLink[]>>;
};

/** Puts text on one line and escapes characters that would end a Markdown link. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
}

function line(city: City, { name, path, note }: LlmLink): string {
  // Parentheses would end a Markdown link, and the URL parser does not escape them.
  const url = absoluteUrl(city, path).replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${inline(name)}](${url})${note ? `: ${inline(note)}` : ''}`;
}

/** Writes llm.txt in the llmstxt.org format; empty lists are left out. */
export function writeLlm(city: City, { name, summary, about, lists }: LlmText): string {
  const blocks = Object.entries(lists)
    .filter(([, links]) => links.length > 0)
    .map(([heading, links]) => `## ${heading}\n\n${links.map((link) => line(city, link)).join('\n')}`);
  return `${[`# ${inline(name)}`, `> ${inline(summary)}`, ...about.map(inline), ...blocks].join('\n\n')}\n`;
}

function about(city: City): string[] {
  const m = messages(city).llm;
  return [
    ...[editionNotice(city) ?? []].flat(),
    m.about(city, isSampleEdition(city) ? m.ofSamples : m.ofOthers, blogTitle(city)),
    m.robots,
    m.complete(city.email),
  ];
}

async function postLinks(city: City): Promise<LlmLink[]> {
  const posts = await getPosts(city);
  const known = posts.ok ? posts.value.slice(0, MAX_POSTS) : [];
  return known.map((post) => ({ name: post.metaTitle, path: postPath(post), note: post.metaDescription }));
}

/** Returns the site's guide for language models (discovery section 10), without posts if they cannot be read. */
export async function llmText(city: City): Promise<string> {
  const { llm: m, sections } = messages(city);
  const pages = (...kinds: PageKind[]) =>
    kinds
      .flatMap((kind) => listedPages(kind, city))
      .map((page) => ({ name: pageTitle(page, city), path: page.path, note: pageNote(page, city) }));
  const lists = {
    [m.pages]: pages('main', 'more'),
    [m.sections]: sectionsHere(city).map((section) => ({
      name: sections[section.feedKey],
      path: sectionPath(section, city),
      note: city.sections[section.feedKey].sentence,
    })),
    [m.posts]: await postLinks(city),
    // llmstxt.org defines this heading, so it is never translated.
    Optional: [...pages('legal'), ...technicalFiles(city)],
  };
  return writeLlm(city, { name: city.siteTitle, summary: city.description, about: about(city), lists });
}

export async function llmReply(city: City, path: string, now: Date): Promise<Response> {
  const document = { path, type: 'text/plain; charset=utf-8', more: { 'X-Robots-Tag': 'noindex' } };
  return documentReply(city, await llmText(city), document, now);
}
