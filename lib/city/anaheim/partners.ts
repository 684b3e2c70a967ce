import type { PartnerDocument } from '@/lib/city/city-type';

/** The three documents of the partners page: files of our own (scripts/make/make-partner-documents.mjs makes them). */
export const partners: readonly PartnerDocument[] = [
  {
    id: 'media-kit',
    title: 'Partner Document 1',
    about: 'Media kit: our readers, ad sizes and advertising rules.',
    file: '/partners/media-kit.pdf',
  },
  {
    id: 'guide-for-contributors',
    title: 'Partner Document 2',
    about: 'Guide for contributors: what we publish, how to pitch and how editing works.',
    file: '/partners/guide-for-contributors.pdf',
  },
  {
    id: 'community-partnership',
    title: 'Partner Document 3',
    about:
      'Community partnership: free event listings and other services for schools, libraries and nonprofits.',
    file: '/partners/community-partnership.pdf',
  },
];
