import type { Catalog } from '@/lib/messages/en';

export const reading: Catalog['reading'] = {
  sign: 'Aa',
  options: 'Opciones de lectura',
  size: { title: 'Tamaño del texto', choices: { '1': 'Normal', '2': 'Grande', '3': 'Muy grande' } },
  colors: { title: 'Colores', choices: { '': 'Como el sistema', light: 'Claros', dark: 'Oscuros' } },
  markNew: 'Señalar lo nuevo desde mi última visita',
  new: 'Nuevo:',
  savedStories: 'Notas guardadas',
  forget: 'Borrar lo que guarda este navegador',
  stays: 'Todo esto se queda en este navegador.',
  tools: 'Guardar o compartir',
  save: 'Guardar',
  unsave: 'Quitar',
  share: 'Compartir',
  said: {
    saved: 'Guardada en este navegador.',
    removed: 'Quitada de sus notas guardadas.',
    full: 'Este navegador no permite que el sitio guarde nada.',
    copied: 'Enlace copiado.',
    ask: '¿Borrar sus preferencias y sus notas guardadas? No se puede deshacer.',
    forgotten: 'Borrado.',
  },
  savedSentence: 'Aquí están las notas que guarda. La lista se queda en este navegador y no se nos envía.',
  nothingSaved:
    'Aún no hay nada guardado. Elija Guardar en el menú al final de la línea de la fuente de un titular, o debajo del título de un artículo.',
  needsScript:
    'Guardar notas requiere JavaScript, que está desactivado en este navegador. Nada de lo que guarda sale del navegador.',
};
