import type { DeskTexts } from '@/lib/desk/texts/en';

export const ads: DeskTexts['ads'] = {
  about:
    'Los anuncios vendidos se publican desde su primer día hasta el último, marcados como publicidad. El espacio ancho está en casi todas las páginas, hasta tres veces en la portada; el alto una vez, solo en pantallas anchas.',
  new: 'Vender un anuncio',
  calendar: 'Qué está vendido, por semana',
  week: 'Semana del',
  slots: { 250: 'Ancho', 600: 'Alto' },
  free: 'Libre',
  room: (free, of) => `${free} de ${of} libres`,
  allPapers: (name) => `${name} (en todos los periódicos)`,
  none: 'Todavía no hay anuncios vendidos.',
  ended: 'Terminados',
  unread: 'No se puede leer el espacio o los días de este anuncio; los lectores no lo ven.',
  change: 'Cambiar el anuncio',
  remove: 'Quitarlo',
  removed: (name) => `El anuncio «${name}» está quitado. En menos de 20 segundos, los lectores ya no lo ven.`,
  saved: (name) =>
    `El anuncio «${name}» está guardado. Los lectores lo ven en sus días, en menos de 20 segundos.`,
  photo: 'Subir una imagen',
  photoHelp:
    'De 60 MB como máximo: 600 por 500 píxeles para el espacio ancho, 600 por 800 para el alto. Sustituye a la de abajo.',
  full: (names) =>
    `Este espacio está lleno en algunos de estos días: ${names}. Elija otros días u otro espacio.`,
};
