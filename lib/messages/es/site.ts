import type { Catalog } from '@/lib/messages/en/catalog';

export const community: Catalog['community'] = {
  in: (city) => `Comunidad en ${city}`,
  keywords: (city) => [`recursos comunitarios en ${city}`],
  blocks: { arts: 'noticias de arte', resources: 'recursos de la comunidad', opinion: 'opinión' },
  sentence: (blocks, city) => `${blocks} en ${city}.`,
  onlyHelp: (city) => `Cómo ayudar en ${city}.`,
  howToGive: 'cómo donar en la comunidad',
  arts: 'Arte y cultura',
  voices: 'Voces y opiniones de la comunidad',
  resources: 'Recursos de la comunidad',
  getInvolved: 'Participe',
  receives: (charity) => `${charity} recibe su donativo; este sitio no se queda con nada.`,
  donate: 'Donar ahora',
  forumSoon: 'Próximamente: foro de la comunidad',
};

export const contact: Catalog['contact'] = {
  description: (site, hasNewsletter) =>
    `Cómo comunicarse con ${site}: pistas, correcciones, eventos${hasNewsletter ? ', el boletín' : ''} y publicidad.`,
  keywords: (site, city) => [`contacto ${site}`, `noticias de ${city}`],
  contactUs: 'Escríbanos',
  tips: 'Pistas para la redacción',
  tipsSentence:
    'Cuéntenos qué pasó, dónde y cuándo, y cómo podemos comunicarnos con usted. Los documentos y las fotos ayudan. El correo electrónico no es seguro: si una pista puede ponerlo en riesgo, no la envíe por correo común.',
  newsletter: 'Boletín',
  newsletterSentence:
    'Presione Suscribirse para abrir un correo dirigido a nosotros y envíelo. Agregaremos su dirección a nuestra lista y la usaremos solo para enviar el boletín. Para seguirnos sin dar una dirección, use RSS.',
  subscribe: 'Suscribirse',
  feeds: 'Canales RSS',
  headlinesByRss: 'Titulares por RSS',
  headlinesSentence:
    'Siga nuestros titulares en la aplicación que prefiera. Es gratis y no necesita dar una dirección.',
  advertising: 'Publicidad',
  advertisingSentence: 'Díganos qué quiere anunciar y cuándo.',
  subjects: {
    tip: 'Pista',
    advertising: 'Publicidad',
    community: 'Noticias locales y comunidad',
    message: (site) => `Mensaje para ${site}`,
    subscribe: (site) => `Suscribirme al boletín de ${site}`,
  },
  form: 'Formulario de contacto',
  formOn: (category) => `Formulario de contacto: ${category}`,
  sampleForm: {
    sentence: 'Aquí va el formulario de su sitio. Este solo muestra su lugar: no envía ni guarda nada.',
    category: 'Categoría',
    categories: ['Pista', 'Corrección', 'Publicidad'],
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    send: 'Enviar (desactivado en la muestra)',
  },
  sampleAddress: 'Calle Ejemplo 100 (muestra)',
  sendUs: 'Envíenos un correo',
  emailSentence: (subject) =>
    `Escríbanos para enviar correcciones, eventos, preguntas y comentarios. Su programa de correo se abrirá con el asunto “${subject}”.`,
  sendEmail: 'Enviar un correo',
  area: 'El área que cubrimos',
  mapOf: (city) => `Mapa de ${city}`,
  questions: 'Preguntas frecuentes',
  moreAnswers: 'Más respuestas',
  storyIdea: {
    question: '¿Cómo propongo una nota?',
    answer:
      'Escriba a la dirección para pistas, arriba. Cuéntenos qué pasó, cuándo y dónde, y cómo lo sabe. No podemos dar seguimiento a todas las pistas.',
  },
  toSubscribe: {
    question: '¿Cómo recibo el boletín?',
    byEmail:
      'Presione Suscribirse, arriba. Se abre un correo dirigido a nosotros; envíelo y agregaremos su dirección a nuestra lista. Para cancelar, responda “cancelar” a cualquier boletín. Usamos su dirección solo para enviar el boletín.',
    byForm:
      'Escriba su correo electrónico arriba y presione Suscribirse. El servicio que se nombra ahí guarda nuestra lista y envía el boletín. Para cancelar, use el enlace al final de cualquier boletín.',
    none: 'Todavía no hay. Nuestros canales llevan los titulares a la aplicación que prefiera.',
  },
  hiring: {
    question: '¿Tienen vacantes?',
    answer:
      'Escríbanos y díganos qué le gustaría hacer. Los reporteros y fotógrafos que conocen la ciudad pueden enviarnos propuestas cuando quieran.',
  },
  toAdvertise: {
    question: '¿Cómo me anuncio?',
    answer:
      'Escriba a la dirección de publicidad, arriba. Los anuncios llevan una etiqueta y van aparte de las noticias, y no vendemos lugares entre ellas.',
  },
};

export const corrections: Catalog['corrections'] = {
  description: (site) => `En qué se equivocó ${site} y cuándo lo corregimos. Lo más reciente va primero.`,
  keywords: ['correcciones', 'errores'],
  isWrong: '¿Hay algún error?',
  tellUs: 'Díganos',
};

export const legal: Catalog['legal'] = {
  effective: (date) => `En vigor desde el ${date}`,
  about: (site) => `Quiénes hacemos ${site}`,
  aboutSentence: (site) =>
    `Quién publica ${site}, cómo se hace, de qué vive y cómo comunicarse con nosotros.`,
  aboutKeyword: (site) => `quiénes somos ${site}`,
  privacySentence: (site) =>
    `Qué información recibe ${site}, para qué la usamos y qué opciones tiene usted. Sin cuentas, sin cookies propias y sin rastreo propio.`,
  privacyKeyword: 'política de privacidad',
  termsSentence: (site) => `Las reglas para usar ${site}, y cómo puede usar lo que publicamos.`,
  termsKeyword: 'términos de uso',
  sampleSentence: 'Qué es contenido de muestra en este sitio y qué es real.',
};

export const network: Catalog['network'] = {
  title: (publications) =>
    `${publications.toLocaleString('es-MX')} ${publications === 1 ? 'publicación local' : 'publicaciones locales'}`,
  description: (title, sentence) => `${title}, por país y estado. ${sentence}`,
  sentence:
    'Cada una reúne los titulares de un lugar, nombra la fuente de cada titular y enlaza a la nota completa.',
  opml: 'Todas para un lector de fuentes (OPML)',
  countries: 'Países',
};

export const partners: Catalog['partners'] = {
  title: 'Nuestros socios',
  description: (site) => `Documentos de ${site} para nuestros socios, para leer aquí o descargar.`,
  keywords: (site) => [`kit de medios de ${site}`, 'colaboradores', 'socios'],
  viewFull: 'Ver el documento completo',
  firstPage: (title) => `Primera página de ${title}`,
};
