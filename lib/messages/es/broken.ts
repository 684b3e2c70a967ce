import type { Catalog } from '@/lib/messages/en';

export const broken: Catalog['broken'] = {
  title: 'Error inesperado de la aplicación',
  description: 'No podemos mostrar esta página en este momento.',
  sentence: 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento.',
  tryAgain: 'Intentar de nuevo',
  home: 'Volver al inicio',
  search: 'Buscar en el sitio',
};
