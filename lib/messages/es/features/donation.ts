import type { Catalog } from '@/lib/messages/en';

export const donation: Catalog['donation'] = {
  close: 'Cerrar',
  kicker: (isSample) => (isSample ? 'Donar (muestra)' : 'Donar'),
  title: 'Apoye una causa local',
  sentence: (name) =>
    `${name} recibe su donativo; este sitio no se queda con nada. Si cierra este mensaje, no volverá a verlo.`,
  donate: 'Donar ahora',
  later: 'Quizá después',
  newTab: 'Abre otro sitio en una pestaña nueva.',
  sample: (name) => `Este es un mensaje de muestra: ${name} no lo pidió.`,
};
