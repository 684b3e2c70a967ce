import { sectionPath, sections } from '@/lib/sections';
import { LinkList } from './link-list';

export function SectionList() {
  const links = sections.map((section) => ({ name: section.name, path: sectionPath(section) }));
  return <LinkList id="sections" title="All Sections" links={links} />;
}
