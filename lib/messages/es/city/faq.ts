import type { Catalog } from '@/lib/messages/en';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const faq: Catalog['faq'] = {
  title: 'Preguntas frecuentes',
  about: (city) => `Preguntas frecuentes sobre ${city}`,
  claim: (count, categories) =>
    `${counted(count, 'pregunta', 'preguntas')} en ${counted(categories, 'categoría', 'categorías')}`,
  sentence: (claim, city) => `${claim} para quienes viven en ${city} o la visitan.`,
  noAdvice: 'Las respuestas son información general, no consejo legal ni médico.',
  keywords: (city) => [`preguntas sobre ${city}`, `${city} preguntas y respuestas`],
  jump: 'Ir a una categoría:',
  questions: (count) => (count === 1 ? 'pregunta' : 'preguntas'),
  noAnswer: '¿No encontró su respuesta?',
  sendUs: 'Mándenos su pregunta.',
  contactUs: 'Escríbanos',
};
