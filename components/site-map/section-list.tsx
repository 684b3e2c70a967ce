import { sectionsHere } from '@/lib/news/sources/sections-here';
import { sectionPath } from '@/lib/sections';
import { LinkList } from './link-list';

export function SectionList() {
  const links = sectionsHere().map((section) => ({ name: section.name, path: sectionPath(section) }));
  return <LinkList id="sections" title="All Sections" links={links} />;
}
