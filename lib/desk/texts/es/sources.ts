import type { DeskTexts } from '@/lib/desk/texts/en';

export const sources: DeskTexts['sources'] = {
  about: 'Consúltelas ahora para ver el estado de cada una: cuántos titulares, de cuándo y qué hacer.',
  look: 'Consultar todas las fuentes ahora',
  looked: 'Así están las fuentes ahora.',
  lookedAt: (time) => `Última consulta: ${time}`,
  change: 'Cambiar o quitar una fuente',
  endPause: 'Terminar la pausa',
  add: 'Añadir una fuente',
  address: 'Dirección de su sitio web o de su canal',
  section: 'Sección',
  find: 'Buscar su canal',
  unread: (address) =>
    `No se puede leer «${address}»: el sitio no responde o lo rechaza. Revise la dirección o pruebe más tarde.`,
  noFeed: (address) => `«${address}» no tiene una fuente que se pueda leer. Busque «RSS» en ese sitio.`,
  found: '¿Es esta?',
  name: 'Nombre que ven los lectores',
  addIt: 'Añadirla',
  added: 'Añadida. Sus titulares aparecen cuando se hayan leído, en unos minutos.',
  needsAddress: 'Escriba primero una dirección.',
};
