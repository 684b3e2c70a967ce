import type { DeskTexts } from '@/lib/desk/texts/en';

export const statistics: DeskTexts['statistics'] = {
  noLog:
    'Todavía no hay cifras. Quien opera el sitio pone en ACCESS_LOG el registro de nginx, como dice docs/operating.md en «Statistics without tracking».',
  unread: 'El registro que nombra ACCESS_LOG no está, o la redacción no puede leerlo.',
  empty: (day) => `El registro no tiene visitas a páginas del ${day}.`,
  views: (count, day) => `${count} visitas a páginas el ${day}`,
  about: (robots) =>
    `No se cuentan ${robots} peticiones que dicen venir de robots. Las cifras son de todos los periódicos que escriben en este registro. No tiene direcciones completas de lectores, y aquí no se guarda ninguna.`,
  cut: (mb) =>
    `El registro es largo: solo se contaron sus últimos ${mb} MB, así que faltan las primeras horas.`,
  posts: 'Nuestros artículos',
  pages: 'Páginas',
  sites: 'De dónde vinieron los lectores',
  none: 'Nada.',
};
