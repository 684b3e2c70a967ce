import type { Author } from '@/lib/city/city-type';

/** Who signs our posts. The newsroom signs what names no author in its front matter; a person is one more entry. */
export const authors: readonly Author[] = [
  {
    key: 'newsroom',
    kind: 'organization',
    name: 'Anaheim City News',
    role: 'Newsroom',
    bio: 'The newsroom of Anaheim City News publishes guides to the city and its history. Guides link to official sources. If you find a mistake, email us and we will correct it.',
  },
];
