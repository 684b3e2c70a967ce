import type { PartnerDocument } from '@/lib/city/city-type';

type DocumentLinks = {
  preview: string;
  full: string;
  /** True when another company serves it, so that it loads only on request. */
  foreign: boolean;
};

export function documentLinks(document: PartnerDocument): DocumentLinks {
  if ('file' in document) return { preview: document.file, full: document.file, foreign: false };
  const page = `https://drive.google.com/file/d/${encodeURIComponent(document.sharedFile)}`;
  return { preview: `${page}/preview`, full: `${page}/view`, foreign: true };
}
