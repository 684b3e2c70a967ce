import type { Catalog } from '@/lib/messages/en';

export const ads: Catalog['ads'] = {
  label: 'Publicidad',
  paidBy: (sponsor) => `Publicidad · Pagada por ${sponsor}`,
  frame: 'Mensaje de un anunciante',
  findOut: 'Más información',
  advertise: {
    title: 'Llegue a sus vecinos aquí',
    text: 'Este espacio es para negocios locales. Pregúntenos por las tarifas.',
    action: 'Anúnciese aquí',
  },
  banner: 'Espacio para un anuncio de 970 por 250 píxeles',
  give: {
    title: 'Ayude en su comunidad',
    text: (charity) => `Este anuncio es nuestro. ${charity} recibe todos los donativos.`,
    action: 'Donar ahora',
  },
};
