import type { Catalog } from '@/lib/messages/en';

export const corrections: Catalog['corrections'] = {
  description: (site) => `En qué se equivocó ${site} y cuándo lo corregimos. Lo más reciente va primero.`,
  keywords: ['correcciones', 'errores'],
  isWrong: '¿Hay algún error?',
  tellUs: 'Díganos',
};
