import type { Catalog } from '@/lib/messages/en';

export const syndication: Catalog['syndication'] = {
  headlines: (city) => `Titulares locales de ${city} y las notas de nuestra portada.`,
  source: (publisher) => `Fuente: ${publisher}`,
  copyright: (year, site) => `© ${year} ${site}`,
  sectionsOf: (site) => `${site}: secciones`,
};
