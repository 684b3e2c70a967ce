import type { PartnerDocument } from '@/lib/city/city-type';

/** The three documents of the partners page: files of our own (scripts/make-partner-documents.mjs makes them). */
export const partners: readonly PartnerDocument[] = [
  {
    id: 'media-kit',
    title: 'Partner Document 1',
    about: 'Media kit: who reads this paper, the spaces for advertising, and the rules that keep them quiet.',
    file: '/partners/media-kit.pdf',
  },
  {
    id: 'guide-for-contributors',
    title: 'Partner Document 2',
    about: 'Guide for contributors: what to offer, how to write it, and what happens to it.',
    file: '/partners/guide-for-contributors.pdf',
  },
  {
    id: 'community-partnership',
    title: 'Partner Document 3',
    about: 'Community partnership: what schools, libraries and associations can have from us for nothing.',
    file: '/partners/community-partnership.pdf',
  },
];
