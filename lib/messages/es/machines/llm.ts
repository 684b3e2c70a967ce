import type { Catalog } from '@/lib/messages/en';

export const llm: Catalog['llm'] = {
  pages: 'Páginas',
  sections: 'Secciones',
  posts: 'Artículos',
  about: ({ siteTitle, name, state }, headlines, blog) =>
    `${siteTitle} es un sitio de noticias locales de ${name}, ${state}. ${headlines} Los artículos en ${blog} son nuestros.`,
  ofSamples:
    'Las páginas de las secciones tienen titulares de muestra, escritos por nosotros. Cada uno lleva a una página sobre su tema, y ninguno fue escrito ni proporcionado por la organización de la que trata.',
  ofOthers:
    'Las páginas de las secciones tienen titulares de otros medios. Cada uno nombra su fuente y lleva a la nota completa, que pertenece a ese medio.',
  robots:
    'robots.txt dice para qué puede usar nuestras páginas cada agente; nombre la fuente y ponga un enlace a ella.',
  complete: (email) =>
    `Cada página está completa en su HTML y no necesita JavaScript. Correcciones y preguntas: ${email}.`,
  agents: {
    training: 'Rastreadores que reúnen datos para entrenar modelos de IA',
    search: 'Rastreadores que indexan páginas para búsquedas con IA',
    userFetch: 'Programas que piden páginas para quien usa un asistente de IA',
  },
};
