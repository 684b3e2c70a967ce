import { postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import type { AiPolicy } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { editionNotice, isSampleEdition } from '@/lib/news/sources/edition';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { blogTitle } from '@/lib/pages/blog-title';
import { listedPages, pageNote, pageTitle, type SitePage } from '@/lib/pages/site-pages';
import { sectionPath } from '@/lib/sections';
import { technicalFiles } from './technical-files';
import { type LlmLink, type LlmText, writeLlm } from './write-llm';

const mostPosts = 200;

function pageLink(page: SitePage): LlmLink {
  return { name: pageTitle(page, thisCity()), url: absoluteUrl(page.path), note: pageNote(page, thisCity()) };
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
  return known.map((post) => ({
    name: post.metaTitle,
    url: absoluteUrl(postPath(post)),
    note: post.metaDescription,
  }));
}

/** The guide to this site for language models (discovery section 10); without posts while they are unknown. */
export async function llmText(): Promise<string> {
  const city = thisCity();
  const text: LlmText = {
    name: city.siteTitle,
    summary: city.description,
    about: about(),
    lists: [
      { heading: 'Pages', links: [...listedPages('main', city), ...listedPages('more', city)].map(pageLink) },
      {
        heading: 'Sections',
        links: sectionsHere(city).map((section) => ({
          name: section.name,
          url: absoluteUrl(sectionPath(section)),
          note: city.sections[section.feedKey].sentence,
        })),
      },
      { heading: 'Posts', links: await postLinks() },
      {
        heading: 'Optional',
        links: [
          ...listedPages('legal', city).map(pageLink),
          ...technicalFiles.map(({ name, path, note }) => ({ name, url: absoluteUrl(path), note })),
        ],
      },
    ],
  };
  return writeLlm(text);
}
