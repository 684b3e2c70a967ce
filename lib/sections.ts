import type { SiteLanguage } from '@/lib/base/languages.mjs';

type Translation = { name: string; sentence: string };

/**
 * All facts about a section. `name` and `sentence` are in English; `sentence` may have placeholders such as `{name}`.
 * `motifs`: drawings for stories whose words match no subject; the second one is at the top of the section's page.
 * `icon`: an SVG path in a square of 20 units.
 */
type SectionFacts = Translation & {
  feedKey: string;
  shortPath: string;
  motifs: readonly string[];
  icon: string;
} & Record<Exclude<SiteLanguage, 'en'>, Translation>;

/** All sections. The menu, grid, routes, sitemap, feeds and search derive from this table (requirements section 2). */
export const sections = [
  {
    feedKey: 'local-news',
    shortPath: '/local-news',
    name: 'Local News',
    sentence: 'Local news of {name} and the area around it.',
    es: { name: 'Noticias locales', sentence: 'Noticias locales de {name} y sus alrededores.' },
    motifs: ['palms', 'skyline', 'pines', 'hall', 'shade'],
    icon: 'M10 17.5s-5.5-5-5.5-9a5.5 5.5 0 0111 0c0 4-5.5 9-5.5 9zM10 10.2a1.8 1.8 0 100-3.6 1.8 1.8 0 000 3.6z',
  },
  {
    feedKey: 'national-news',
    shortPath: '/national-news',
    name: 'National News',
    sentence: 'National news, reported from across {theCountry}.',
    es: { name: 'Noticias nacionales', sentence: 'Noticias nacionales, de todos los rincones del país.' },
    motifs: ['hall', 'mountains', 'skyline'],
    icon: 'M4.5 17.5v-15M4.5 3.5c4-2 6.5 2 11 0v7.5c-4.5 2-7-2-11 0',
  },
  {
    feedKey: 'world-news',
    shortPath: '/world-news',
    name: 'World News',
    sentence: 'What is happening in other parts of the world.',
    es: { name: 'Mundo', sentence: 'Lo que pasa en otras partes del mundo.' },
    motifs: ['waves', 'mountains', 'arch'],
    icon: 'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM2.5 10h15M10 2.5c-5 4.5-5 10.5 0 15M10 2.5c5 4.5 5 10.5 0 15',
  },
  {
    feedKey: 'politics',
    shortPath: '/politics-government',
    name: 'Politics / Government',
    sentence: 'News of government, lawmakers and elections.',
    es: {
      name: 'Política y gobierno',
      sentence: 'Noticias del gobierno, los legisladores y las elecciones.',
    },
    motifs: ['hall', 'arch'],
    icon: 'M2.5 17h15M3 7.5l7-4.5 7 4.5zM5 8v8M10 8v8M15 8v8',
  },
  {
    feedKey: 'business',
    shortPath: '/business-finance',
    name: 'Business & Finance',
    sentence: 'News of jobs, money, markets and companies.',
    es: { name: 'Negocios y finanzas', sentence: 'Noticias de empleo, dinero, mercados y empresas.' },
    motifs: ['skyline', 'shop', 'market'],
    icon: 'M2.5 6.5h15v10h-15zM7 6.5v-3h6v3M2.5 11h15M10 10v2',
  },
  {
    feedKey: 'technology',
    shortPath: '/technology-innovation',
    name: 'Technology & Innovation',
    sentence: 'New technology, and what it changes at home and at work.',
    es: {
      name: 'Tecnología e innovación',
      sentence: 'Lo nuevo en tecnología y lo que cambia en casa y en el trabajo.',
    },
    motifs: ['panels', 'tiles', 'skyline'],
    icon: 'M5.5 5.5h9v9h-9zM8 5.5v-3M12 5.5v-3M8 17.5v-3M12 17.5v-3M5.5 8h-3M5.5 12h-3M17.5 8h-3M17.5 12h-3',
  },
  {
    feedKey: 'automotive',
    shortPath: '/automotive-energy',
    name: 'Automotive & Energy',
    sentence: 'News of cars, electric vehicles and energy.',
    es: { name: 'Autos y energía', sentence: 'Noticias de autos, vehículos eléctricos y energía.' },
    motifs: ['freeway', 'panels'],
    icon: 'M2.5 11.5l2-5.5h11l2 5.5v4h-15zM2.5 11.5h15M4 15.5v2M16 15.5v2M5.5 13.5h1.5M13 13.5h1.5',
  },
  {
    feedKey: 'real-estate',
    shortPath: '/real-estate-housing',
    name: 'Real Estate & Housing',
    sentence: 'News of buying, renting and building homes.',
    es: {
      name: 'Vivienda y bienes raíces',
      sentence: 'Noticias sobre comprar, rentar y construir vivienda.',
    },
    motifs: ['houses', 'skyline'],
    icon: 'M2.5 9.5L10 3l7.5 6.5M4.5 8v9h11V8M8 17v-5h4v5',
  },
  {
    feedKey: 'health',
    shortPath: '/health-wellness',
    name: 'Health & Wellness',
    sentence: 'Health care, medicine and healthy habits.',
    es: { name: 'Salud y bienestar', sentence: 'Servicios de salud, medicina y hábitos saludables.' },
    motifs: ['petals', 'shade', 'drop'],
    icon: 'M10 17S2.5 12.5 2.5 7.3C2.5 3 8.5 2 10 6c1.5-4 7.5-3 7.5 1.3C17.5 12.5 10 17 10 17z',
  },
  {
    feedKey: 'sports',
    shortPath: '/sports',
    name: 'Sports',
    sentence: 'Sports news about games, teams and players.',
    es: { name: 'Deportes', sentence: 'Noticias deportivas de partidos, equipos y jugadores.' },
    motifs: ['ball', 'stadium', 'track'],
    icon: 'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM4.8 4.7c3.4 3 3.4 7.6 0 10.6M15.2 4.7c-3.4 3-3.4 7.6 0 10.6',
  },
  {
    feedKey: 'arts',
    shortPath: '/arts-culture',
    name: 'Arts & Culture',
    sentence: 'News of theater, museums, music and books.',
    es: { name: 'Arte y cultura', sentence: 'Noticias de teatro, museos, música y libros.' },
    motifs: ['tiles', 'arch', 'books'],
    icon: 'M10 2.5c-4.5 0-7.5 3.3-7.5 7.5s3 7.5 7 7.5c2 0 2-1.5 1.3-2.5-.8-1.3 0-2.5 1.5-2.5H14c2 0 3.5-1.3 3.5-3.5 0-3.7-3.3-6.5-7.5-6.5zM6.5 9h.1M9 6h.1M12.5 6.2h.1',
  },
  {
    feedKey: 'food',
    shortPath: '/food-dining',
    name: 'Food & Dining',
    sentence: 'News of food, restaurants and home cooking.',
    es: { name: 'Comida y restaurantes', sentence: 'Noticias de comida, restaurantes y cocina casera.' },
    motifs: ['cup', 'market', 'citrus'],
    icon: 'M6 2.5v15M3.5 2.5V6c0 3.3 5 3.3 5 0V2.5M14 17.5v-15c-3 2-3 6.5-1.5 8.5H14',
  },
  {
    feedKey: 'lifestyle',
    shortPath: '/lifestyle-fashion',
    name: 'Lifestyle & Fashion',
    sentence: 'Homes, gardens, fashion, family and weekends.',
    es: { name: 'Estilo de vida y moda', sentence: 'Hogar, jardín, moda, familia y fines de semana.' },
    motifs: ['petals', 'shop', 'palms'],
    icon: 'M10 6.5V5.6c1.7-.4 1.5-3.1-.2-3.1-1 0-1.6.7-1.6 1.5M10 6.5l7.5 6.5c.6 1-.1 2-1.2 2H3.7c-1.1 0-1.8-1-1.2-2z',
  },
  {
    feedKey: 'opinion',
    shortPath: '/opinion-editorials',
    name: 'Opinion / Editorials',
    sentence: 'Commentary and debate on the issues of the day.',
    es: { name: 'Opinión', sentence: 'Comentarios y debate sobre los temas del día.' },
    motifs: ['books', 'tiles', 'palms'],
    icon: 'M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3zM6 7h8M6 10h5',
  },
  {
    feedKey: 'archives',
    shortPath: '/archives',
    name: 'From the Archives',
    sentence: 'History, from archives, museums and magazines.',
    es: { name: 'Del archivo', sentence: 'Historia, de archivos, museos y revistas.' },
    motifs: ['grove', 'citrus', 'fields', 'arch'],
    icon: 'M2.5 3.5h15v4h-15zM4 7.5v9h12v-9M8 11h4',
  },
  {
    feedKey: 'events',
    shortPath: '/local-events',
    name: 'Local Events',
    sentence: 'What is happening in and near {name}, day by day, and stories about things to do.',
    es: {
      name: 'Eventos locales',
      sentence: 'Lo que hay en {name} y cerca, día por día, y notas sobre qué hacer.',
    },
    motifs: ['fireworks', 'palms', 'arch'],
    icon: 'M3 4.5h14v12.5H3zM3 8.5h14M6.5 2.5v3.5M13.5 2.5v3.5M7 12.5h1M12 12.5h1',
  },
] as const satisfies readonly SectionFacts[];

export type Section = (typeof sections)[number];
export type FeedKey = Section['feedKey'];

/**
 * Returns the slug of a section by the spec's rule: lowercase, hyphens for spaces, 'and' for &, no slashes or accents.
 */
export function slugOf(sectionName: string): string {
  const plain = sectionName.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll('/', '').replaceAll('&', 'and').replaceAll(' ', '-');
}

/** Returns the names or the sentences of all sections in a language. */
export function sectionTexts(language: SiteLanguage, kind: keyof Translation): Record<FeedKey, string> {
  const texts = sections.map((section) => [
    section.feedKey,
    (language === 'en' ? section : section[language])[kind],
  ]);
  return Object.fromEntries(texts);
}

export function sectionByFeedKey(feedKey: FeedKey): Section {
  return sections.find((section) => section.feedKey === feedKey) as Section;
}
