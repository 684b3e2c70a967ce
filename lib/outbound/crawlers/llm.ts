import { postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import type { AiPolicy } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { editionNotice, isSampleEdition, sectionsHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl, technicalFiles } from '@/lib/outbound/addresses';
import { documentReply } from '@/lib/outbound/reply';
import { blogTitle, listedPages, pageNote, pageTitle, type SitePage } from '@/lib/pages/site-pages';
import { sectionPath } from '@/lib/sections';

const mostPosts = 200;

/** `path`: on this site. */
type LlmLink = { name: string; path: string; note?: string };

type LlmText = {
  name: string;
  summary: string;
  about: readonly string[];
  lists: Readonly<Record<string, readonly LlmLink[]>>;
};

/** One line of plain text: what could end the line or the link of a Markdown list is dropped or escaped. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
}

function line({ name, path, note }: LlmLink): string {
  // URL serialization leaves round brackets as they are.
  const url = absoluteUrl(path).replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${inline(name)}](${url})${note ? `: ${inline(note)}` : ''}`;
}

/** llm.txt in the form of llmstxt.org; empty lists are left out. */
export function writeLlm({ name, summary, about, lists }: LlmText): string {
  const blocks = Object.entries(lists)
    .filter(([, links]) => links.length > 0)
    .map(([heading, links]) => `## ${heading}\n\n${links.map(line).join('\n')}`);
  return `${[`# ${inline(name)}`, `> ${inline(summary)}`, ...about.map(inline), ...blocks].join('\n\n')}\n`;
}

function aiPolicy({ training, search, userFetch }: AiPolicy): string {
  const may = (rule: AiPolicy[keyof AiPolicy]) => (rule === 'allow' ? 'may' : 'may not');
  return [
    // A request: the license of our own texts cannot be withdrawn here.
    training === 'allow'
      ? 'AI policy: Our pages may be used to train AI models.'
      : 'AI policy: Please do not crawl our pages to train AI models. This does not change the Creative Commons license of our own posts and answers, which the terms of service explain.',
    `Our pages ${may(search)} be indexed for AI search, and assistants ${may(userFetch)} fetch a page that a reader asks for; name the source and link to it.`,
    ...(isSampleEdition()
      ? []
      : ['Headlines belong to their publishers, whose own rules apply to their stories.']),
    'robots.txt has the rules for each agent.',
  ].join(' ');
}

function sectionsLine(): string {
  return isSampleEdition()
    ? 'Section pages list sample headlines of our own. Each links to a page about its subject, and none was written or provided by the organization it is about.'
    : 'Section pages list headlines from other publishers. Each names its source and links to the full story, which belongs to that publisher.';
}

function about(): string[] {
  const { name, state, siteTitle, email } = thisCity();
  const notice = editionNotice();
  return [
    ...(notice ? [notice] : []),
    `${siteTitle} is a local news site for ${name}, ${state}. ${sectionsLine()} Posts under ${blogTitle(thisCity())} are our own.`,
    aiPolicy(thisCity().robots),
    `Every page is complete in its HTML and needs no JavaScript. Corrections and questions: ${email}.`,
  ];
}

async function postLinks(): Promise<LlmLink[]> {
  const posts = await allPosts();
  const known = posts.ok ? posts.value.slice(0, mostPosts) : [];
  return known.map((post) => ({ name: post.metaTitle, path: postPath(post), note: post.metaDescription }));
}

/** The guide to this site for language models (discovery section 10); without posts while they are unknown. */
export async function llmText(): Promise<string> {
  const city = thisCity();
  const { siteTitle: name, description: summary } = city;
  const pageLink = (page: SitePage) => ({
    name: pageTitle(page, city),
    path: page.path,
    note: pageNote(page, city),
  });
  const sections = sectionsHere(city).map((section) => ({
    name: section.name,
    path: sectionPath(section),
    note: city.sections[section.feedKey].sentence,
  }));
  const lists = {
    Pages: [...listedPages('main', city), ...listedPages('more', city)].map(pageLink),
    Sections: sections,
    Posts: await postLinks(),
    Optional: [...listedPages('legal', city).map(pageLink), ...technicalFiles],
  };
  return writeLlm({ name, summary, about: about(), lists });
}

export async function llmReply(path: '/llm.txt' | '/llms.txt'): Promise<Response> {
  const more = { 'X-Robots-Tag': 'noindex' };
  return documentReply(await llmText(), { path, type: 'text/plain; charset=utf-8', more });
}
