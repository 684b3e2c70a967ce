import type { DeskTexts } from '@/lib/desk/texts/en';

export const today: DeskTexts['today'] = {
  about:
    'Los titulares como los ven los lectores. Un cambio aparece aquí enseguida; los lectores lo ven en menos de 20 segundos.',
  sections: 'Secciones',
  find: 'Buscar un titular',
  findIt: 'Buscar',
  showAll: 'Mostrar todos los titulares',
  notFound: (words) => `Ningún titular de aquí tiene las palabras «${words}».`,
  none: 'Aún no hay titulares. Aparecen aquí cuando el sitio haya leído sus fuentes.',
  pin: 'Poner arriba',
  pinSays: 'Encabeza la portada hasta entonces, 48 horas como máximo.',
  second: 'No encabezando, sino como una de las tres de debajo',
  until: 'Hasta (hora local)',
  hide: 'Retirar',
  hideSays: 'Desaparece de todas las páginas, los canales y la búsqueda.',
  hidePicture: 'Ocultar la imagen',
  hidePictureSays: 'El titular se queda. Su imagen desaparece de todas las páginas.',
  hideWords: 'Ocultar títulos con ciertas palabras',
  hideWordsSays:
    'Los titulares, eventos y artículos cuyo título tenga todas estas palabras desaparecen de las páginas, los canales y la búsqueda, también los que lleguen después. «Calle Mayor» cuenta como una palabra.',
  needsWords: 'No se retiró nada: complete este campo.',
  words: 'Palabras, separadas por comas',
  reason: 'Motivo, para su archivo',
  story: 'Con lo que otros medios publican de la misma noticia',
  everywhere: (count) => `En los ${count} periódicos`,
  pause: (source) => `Pausar ${source}`,
  pauseSays: (source) => `No se muestra ningún titular de ${source} hasta el final de ese día.`,
  lastDay: 'Último día',
  pinned: (title, until) =>
    `«${title}» está arriba (hasta: ${until}). Los lectores lo ven en menos de 20 segundos.`,
  hidden: (title) => `«${title}» está retirada. En menos de 20 segundos los lectores ya no la ven.`,
  pictureHidden: (title) =>
    `La imagen de «${title}» está oculta. En menos de 20 segundos los lectores ya no la ven.`,
  wordsHidden: (words, count) =>
    `Los títulos con ${words} están ocultos, ahora ${count === 1 ? 'un titular' : `${count} titulares`}. En menos de 20 segundos los lectores ya no los ven.`,
  paused: (source, until) =>
    `${source} está en pausa hasta ${until}. Sus titulares desaparecen en menos de 20 segundos.`,
  held: 'Lo que usted cambió',
  isPinned: (until) => `Arriba hasta ${until}`,
  isHidden: (reason) => `Retirada: ${reason}`,
  isPictureHidden: (address) => `Imagen oculta: ${address}`,
  areHidden: (reason) => `Los títulos con estas palabras están ocultos: ${reason}`,
  isPaused: (until) => `En pausa hasta ${until}`,
  inAll: 'todos los periódicos',
  appliesTo: (papers) => `Vale para: ${papers}.`,
  end: 'Terminarlo',
  ended: 'Terminado. Los lectores lo ven como estaba en menos de 20 segundos.',
};
