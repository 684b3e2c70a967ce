import type { Catalog } from '@/lib/messages/en';

export const search: Catalog['search'] = {
  headTitle: (words) => `Buscar: ${words}`,
  headSentence: (kinds) => `Busque ${kinds} en este sitio.`,
  sentence: (kinds) => `Busque ${kinds}.`,
  searched: {
    headlines: 'titulares',
    posts: 'artículos',
    events: 'eventos',
    questions: 'respuestas a preguntas frecuentes',
    pages: 'páginas',
  },
  label: 'Buscar en este sitio',
  tooLong: (used) => `Su búsqueda es demasiado larga. Usamos los primeros ${used} caracteres.`,
  kinds: {
    service: 'A quién llamar',
    page: 'Página',
    headline: 'Titular',
    post: 'Artículo',
    event: 'Evento',
    question: 'Pregunta',
  },
  sample: () => 'Muestra',
  someWords: 'Ningún resultado tiene todas sus palabras. Estos tienen algunas.',
  top: (shown) => `Se muestran los primeros ${shown}.`,
  tryOther: (hasSections) =>
    `Pruebe con otras palabras o con menos${hasSections ? ', o elija una sección abajo' : ''}.`,
  resultsFor: (total) =>
    `${total === 0 ? 'Sin resultados' : `${total} resultado${total === 1 ? '' : 's'}`} para `,
};
