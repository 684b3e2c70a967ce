import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { technicalFiles } from '@/lib/outbound/addresses';
import { listedPages, type PageKind, pageNote, pageTitle, type SitePage } from '@/lib/pages/site-pages';

type MapLink = { name: string; path: string; note?: string };

type LinkListProps = {
  id: string;
  title: string;
  links: readonly MapLink[];
  more?: ReactNode;
};

function LinkList({ id, title, links, more }: LinkListProps) {
  return (
    <SectionFrame id={id} title={title}>
      <ul className="-mt-2 gap-x-8 md:columns-2 lg:columns-3">
        {links.map(({ name, path, note }) => (
          <li key={path} className="break-inside-avoid pb-1">
            <a href={path} className="quiet-link inline-block py-2 font-serif text-card text-balance">
              {name}
            </a>
            {note && <p className="-mt-1 pb-2 text-excerpt text-ink-2 text-balance">{note}</p>}
          </li>
        ))}
      </ul>
      {more}
    </SectionFrame>
  );
}

/** Number of posts on the site map (requirements section 9). */
const MAX_POSTS = 10;

export async function PostList({ city }: { city: City }) {
  const posts = await getPosts(city);
  if (!posts.ok || posts.value.length === 0) return null;
  const m = messages(city).siteMap;
  const total = posts.value.length;
  const links = posts.value
    .slice(0, MAX_POSTS)
    .map((post) => ({ name: post.metaTitle, path: postPath(post) }));
  const all = (
    <p className="mt-3">
      <ActionLink href="/blog">{m.allPosts(total)}</ActionLink>
    </p>
  );
  return <LinkList id="posts" title={m.posts} links={links} more={total > MAX_POSTS && all} />;
}

export function SectionList({ city }: { city: City }) {
  const { sections, layout } = messages(city);
  const links = sectionsHere(city).map((section) => ({
    name: sections[section.feedKey],
    path: sectionPath(section, city),
  }));
  return <LinkList id="sections" title={layout.allSections} links={links} />;
}

export function TechnicalFiles({ city }: { city: City }) {
  return <LinkList id="technical" title={messages(city).siteMap.technical} links={technicalFiles(city)} />;
}

const kinds: readonly PageKind[] = ['main', 'more', 'legal'];

function linkOf(page: SitePage, city: City): MapLink {
  return { name: pageTitle(page, city), path: page.path, note: pageNote(page, city) };
}

export function PageLists({ city }: { city: City }) {
  const titles = messages(city).siteMap.groups;
  return kinds.map((kind) => {
    const pages = listedPages(kind, city).filter(({ path }) => path !== '/sitemap');
    return (
      pages.length > 0 && (
        <LinkList key={kind} id={kind} title={titles[kind]} links={pages.map((page) => linkOf(page, city))} />
      )
    );
  });
}
