import type { DeskTexts } from '@/lib/desk/texts/en';
import { fieldTexts } from '@/lib/desk/texts/field-texts';

export const forms: DeskTexts['forms'] = {
  ...fieldTexts(1),
  required: 'obligatorio',
  add: 'Añadir',
  up: 'Subir',
  remove: 'Quitar',
  newEntry: 'Nuevo',
  asText: 'Editar el archivo como texto',
  unchanged: 'No cambió nada.',
  over: (names) => `Guardado. Esto ya terminó y los lectores no lo ven (${names}).`,
  notYet: (label) => `«${label}» no puede ser un día futuro.`,
  toLine: (line) => `Ir a la línea ${line}`,
  stillWrong: 'Guardado, pero el archivo aún tiene un error. Los lectores ven la última versión sin errores.',
  mistakesAbout: 'El periódico sigue con lo último que estaba bien. Cada línea nombra el archivo y la línea.',
  noMistakes: 'No hay ningún error en los archivos.',
  fix: 'Corregirlo',
  pdf: {
    file: 'PDF',
    add: 'Añadir un PDF',
    help: 'Como máximo 50 MB. Los lectores lo ven en la página de socios.',
    needsWords: 'Póngale un título al documento y diga en una frase qué es.',
    needsFile: 'Elija el PDF.',
    notPdf: 'Este archivo no es un PDF.',
    tooLarge: 'Este PDF pesa más de 50 MB. Guarde uno más pequeño.',
    added: (title) => `«${title}» está en la página de socios.`,
  },
};
