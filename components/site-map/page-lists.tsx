import { thisCity } from '@/lib/city/this-city';
import { listedPages, type PageKind, pageNote, pageTitle, type SitePage } from '@/lib/pages/site-pages';
import { LinkList, type MapLink } from './link-list';

const groups: readonly { kind: PageKind; title: string }[] = [
  { kind: 'main', title: 'Main Pages' },
  { kind: 'more', title: 'More' },
  { kind: 'legal', title: 'Legal' },
];

function linkOf(page: SitePage): MapLink {
  const note = pageNote(page, thisCity());
  return {
    name: pageTitle(page, thisCity()),
    path: page.path,
    note: `${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
  };
}

export function PageLists() {
  return groups.map(({ kind, title }) => {
    const pages = listedPages(kind, thisCity()).filter(({ path }) => path !== '/sitemap');
    return pages.length > 0 && <LinkList key={kind} id={kind} title={title} links={pages.map(linkOf)} />;
  });
}
