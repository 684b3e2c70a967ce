import { technicalFiles } from '@/lib/outbound/addresses';
import { LinkList } from './link-list';

export function TechnicalFiles() {
  const links = technicalFiles.map(({ note, ...file }) => ({
    ...file,
    note: `${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
  }));
  return <LinkList id="technical" title="Technical Files" links={links} files />;
}
