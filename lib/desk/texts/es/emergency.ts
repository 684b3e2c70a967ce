import type { DeskTexts } from '@/lib/desk/texts/en';

export const emergency: DeskTexts['emergency'] = {
  raiseTitle: 'Publicar una emergencia',
  about:
    'El texto aparece arriba en todas las páginas en menos de 20 segundos, y en los canales. Diga qué ocurre, dónde y qué hacer.',
  textIn: (paper) => `Texto para ${paper}`,
  allPapers: (count) => `los ${count} periódicos`,
  allHelp:
    'No sustituye a los textos de arriba: un periódico con texto propio muestra el suyo en lo alto de sus páginas; los demás, este.',
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
  stillUp: (papers) => `Otra emergencia sigue publicada: ${papers}.`,
  span: (from, until) => `${from} hasta ${until}`,
};
