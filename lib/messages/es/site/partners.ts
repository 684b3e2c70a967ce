import type { Catalog } from '@/lib/messages/en';

export const partners: Catalog['partners'] = {
  title: 'Nuestros socios',
  description: (site) => `Documentos de ${site} para nuestros socios, para leer aquí o descargar.`,
  keywords: (site) => [`kit de medios de ${site}`, 'colaboradores', 'socios'],
  viewFull: 'Ver el documento completo',
  firstPage: (title) => `Primera página de ${title}`,
};
