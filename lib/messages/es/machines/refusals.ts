import type { Catalog } from '@/lib/messages/en';

export const refusals: Catalog['refusals'] = {
  home: 'Ir a la portada',
  search: 'Buscar en el sitio',
  400: {
    title: 'Esta dirección no es válida',
    sentence: 'Es posible que el enlace esté incompleto o dañado.',
  },
  404: { title: 'Página no encontrada', sentence: 'No hay ninguna publicación en esta dirección.' },
  405: { title: 'Esta solicitud no está permitida', sentence: 'No se puede enviar nada a esta dirección.' },
  414: {
    title: 'Esta dirección es demasiado larga',
    sentence: 'Ninguna página de este sitio tiene una dirección tan larga.',
  },
  429: { title: 'Demasiadas solicitudes', sentence: 'Recibimos demasiadas solicitudes de su conexión.' },
  503: { title: 'El buscador está ocupado', sentence: 'Muchas personas están buscando en este momento.' },
  wait: (seconds) => `Inténtelo de nuevo en ${seconds} segundo${seconds === 1 ? '' : 's'}.`,
  absent: 'No encontrado.',
  notNow: 'No disponible en este momento.',
  noPicture: 'La imagen no está disponible en este momento.',
  badPicture: 'Esta dirección de imagen no es válida.',
  badPort: 'Pida uno de los puertos de esta estación, por ejemplo ?port=8076.',
  noStation: 'La estación no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
};
