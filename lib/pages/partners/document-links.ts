import type { PartnerDocument } from '@/lib/city/city-type';

type DocumentLinks = {
  /** What the frame shows. */
  preview: string;
  /** Where View Full Document leads. */
  full: string;
  /** True when another company serves it, so that it loads only on request. */
  foreign: boolean;
};

/** Where a partner document is: a file of ours, or the preview and page of a file at Google Drive by its id. */
export function documentLinks(document: PartnerDocument): DocumentLinks {
  if ('file' in document) return { preview: document.file, full: document.file, foreign: false };
  const page = `https://drive.google.com/file/d/${encodeURIComponent(document.sharedFile)}`;
  return { preview: `${page}/preview`, full: `${page}/view`, foreign: true };
}
