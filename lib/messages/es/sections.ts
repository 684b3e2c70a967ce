import type { Catalog } from '@/lib/messages/en';

export const sections: Catalog['sections'] = {
  'local-news': 'Noticias locales',
  'national-news': 'Noticias nacionales',
  'world-news': 'Mundo',
  politics: 'Política y gobierno',
  business: 'Negocios y finanzas',
  technology: 'Tecnología e innovación',
  automotive: 'Autos y energía',
  'real-estate': 'Vivienda y bienes raíces',
  health: 'Salud y bienestar',
  sports: 'Deportes',
  arts: 'Arte y cultura',
  food: 'Comida y restaurantes',
  lifestyle: 'Estilo de vida y moda',
  opinion: 'Opinión',
  archives: 'Del archivo',
  events: 'Eventos locales',
};
