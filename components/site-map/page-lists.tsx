import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { sectionPath } from '@/lib/messages/section-paths';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { technicalFiles } from '@/lib/outbound/addresses';
import { listedPages, type PageKind, pageNote, pageTitle, type SitePage } from '@/lib/pages/site-pages';

export type MapLink = { name: string; path: string; note?: string };

type LinkListProps = {
  id: string;
  title: string;
  links: readonly MapLink[];
  more?: ReactNode;
};

export function LinkList({ id, title, links, more }: LinkListProps) {
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

/** Requirements section 9. */
const shown = 10;

export async function PostList() {
  const posts = await allPosts();
  if (!posts.ok || posts.value.length === 0) return null;
  const total = posts.value.length;
  const links = posts.value.slice(0, shown).map((post) => ({ name: post.metaTitle, path: postPath(post) }));
  const all = (
    <p className="mt-3">
      <ActionLink href="/blog">View all {total} blog articles</ActionLink>
    </p>
  );
  return <LinkList id="posts" title="Posts" links={links} more={total > shown && all} />;
}

export function SectionList() {
  const links = sectionsHere().map((section) => ({ name: section.name, path: sectionPath(section) }));
  return <LinkList id="sections" title="All Sections" links={links} />;
}

export function TechnicalFiles() {
  return <LinkList id="technical" title="Technical Files" links={technicalFiles} />;
}

const groups: readonly { kind: PageKind; title: string }[] = [
  { kind: 'main', title: 'Main Pages' },
  { kind: 'more', title: 'More' },
  { kind: 'legal', title: 'Legal' },
];

function linkOf(page: SitePage): MapLink {
  const city = thisCity();
  return { name: pageTitle(page, city), path: page.path, note: pageNote(page, city) };
}

export function PageLists() {
  return groups.map(({ kind, title }) => {
    const pages = listedPages(kind, thisCity()).filter(({ path }) => path !== '/sitemap');
    return pages.length > 0 && <LinkList key={kind} id={kind} title={title} links={pages.map(linkOf)} />;
  });
}
