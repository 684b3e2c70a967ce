import type { DeskTexts } from '@/lib/desk/texts/en';

export const emergency: DeskTexts['emergency'] = {
  raiseTitle: 'Publicar una emergencia',
  about:
    'El texto aparece arriba en todas las páginas en menos de 20 segundos, y en los canales. Diga qué ocurre, dónde y qué hacer.',
  text: 'Texto',
  textIn: (paper) => `Texto para ${paper}`,
  allPapers: (count) => `los ${count} periódicos`,
  until: 'Hasta (hora local)',
  linkName: 'Fuente, como los bomberos',
  href: 'Dirección de la fuente',
  look: 'Verlo primero',
  confirm: '¿Mostrar esto en todas las páginas?',
  confirmAbout: (until) => `Los lectores lo ven en todas las páginas (hasta: ${until}).`,
  silent: (papers) => `No hay texto para ${papers}.`,
  needsText: 'Escriba primero un texto.',
  edit: 'Cambiarla antes',
  raise: 'Publicarla ahora',
  raised: 'Publicada. Los lectores la ven en todas las páginas en menos de 20 segundos.',
  change: 'Guardar el cambio',
  changed: 'Cambiada. Los lectores ven el texto nuevo en menos de 20 segundos.',
  lower: 'Retirarla',
  lowered: 'Retirada. Desaparece de todas las páginas en menos de 20 segundos.',
  span: (from, until) => `${from} hasta ${until}`,
};
