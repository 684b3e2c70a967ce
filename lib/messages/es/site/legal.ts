import type { Catalog } from '@/lib/messages/en';

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
