import type { Catalog } from '@/lib/messages/en';

export const morning: Catalog['morning'] = {
  title: 'Resumen de la mañana',
  titleIn: (city) => `Resumen de la mañana de ${city}`,
  titleOf: (date) => `Resumen de la mañana: ${date}`,
  sentence: (city) =>
    `${city} en tres minutos: el tiempo, cinco titulares y qué hacer hoy y mañana. Se publica cada mañana a las 6.`,
  sentenceOf: (site, date) => `El resumen de la mañana de ${site}: ${date}.`,
  keywords: (city) => [`noticias de ${city} hoy`, `boletín de ${city}`],
  feed: (city, site) =>
    `El día en ${city} en tres minutos, cada mañana a las 6: el tiempo, cinco titulares y qué hacer. De ${site}.`,
  feedSentence:
    'Una entrada cada mañana a las 6, con el resumen completo: el tiempo, cinco titulares y qué hacer hoy y mañana.',
  todays: 'El resumen de hoy',
  weather: 'El tiempo',
  rain: (percent) => `Probabilidad de lluvia: ${percent}%.`,
  soon: 'Hoy y mañana',
  guide: 'La guía del día',
  made: (time) => `Preparado: ${time}`,
  madeBy: (time, site) => `Preparado por ${site} (${time}).`,
  onSite: 'Leer en nuestro sitio',
  earlier: 'Otros resúmenes',
  kept: 'Cada uno se conserva aquí 30 días.',
  byRss: 'Recibirlo por RSS',
  notReady: 'El primer resumen todavía no está listo.',
  checkBack: 'Vuelva en unos minutos.',
  address: 'Correo electrónico',
  subscribe: 'Suscribirse',
  sample: 'Ver un ejemplo',
  goesTo: (host) => `Su dirección va a ${host}, que envía el boletín; este sitio no la guarda.`,
};
