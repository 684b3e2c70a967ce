import type { Catalog } from '@/lib/messages/en';

export const community: Catalog['community'] = {
  in: (city) => `Comunidad en ${city}`,
  keywords: (city) => [`recursos comunitarios en ${city}`],
  blocks: { arts: 'noticias de arte', resources: 'recursos de la comunidad', opinion: 'opinión' },
  sentence: (blocks, city) => `${blocks} en ${city}.`,
  onlyHelp: (city) => `Cómo ayudar en ${city}.`,
  howToGive: 'cómo donar en la comunidad',
  arts: 'Arte y cultura',
  voices: 'Voces y opiniones de la comunidad',
  resources: 'Recursos de la comunidad',
  getInvolved: 'Participe',
  receives: (charity) => `${charity} recibe su donativo; este sitio no se queda con nada.`,
  donate: 'Donar ahora',
  forumSoon: 'Próximamente: foro de la comunidad',
};
