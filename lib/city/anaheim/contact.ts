import type { Contact } from '@/lib/city/city-type';

/** Who to write to. The paper has no counter to walk up to, no profiles elsewhere and no form service. */
export const contact: Contact = {
  address: ['Anaheim, California', 'United States'],
  newsEmail: 'news@anaheimcitynews.example',
  adsEmail: 'advertising@anaheimcitynews.example',
  social: [],
};
