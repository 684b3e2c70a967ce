import type { FormName } from '@/lib/desk/forms/fields';
import { help, labels, type Pair } from '@/lib/desk/texts/field-labels';

/** Names of forms. The name of any other form is the label of its field. */
const names: Partial<Record<FormName, Pair>> = {
  facts: ['The paper’s facts', 'Datos del periódico'],
  newsletter: ['Newsletter', 'Boletín'],
  video: ['Video of the front page', 'Video de la portada'],
  elsewhere: ['Links in the footer', 'Enlaces al pie'],
};

const abouts: Partial<Record<FormName, Pair>> = {
  events: [
    'Events that you list yourself. Those of other calendars come by themselves.',
    'Eventos que anuncia usted. Los de otros calendarios llegan solos.',
  ],
  switchboard: [
    'Change a number only with the page that you compared it with, and the day.',
    'Cambie un número solo con la página con la que lo comparó y la fecha.',
  ],
  notices: [
    'Shown on the front page from the first through the last day. For emergencies, use Emergency.',
    'En la portada del primer al último día. Para emergencias use Emergencia.',
  ],
  corrections: [
    'For stories and pages. To correct a post, open it and choose “Add a correction.” All are on /corrections.',
    'De noticias y páginas. Para corregir un artículo, ábralo y elija «Añadir una corrección». Todas están en /corrections.',
  ],
  packs: [
    'Feeds for national and world news, such as us/national.',
    'Fuentes de noticias nacionales y del mundo, como us/national.',
  ],
  newsletter: [
    'The sign-up form of your newsletter service. This site stores no addresses.',
    'El formulario de su servicio de boletines. Este sitio no guarda direcciones.',
  ],
};

const options: Record<string, Pair> = {
  'ads.slot:250': ['Wide, 250 pixels high', 'Ancho, de 250 píxeles'],
  'ads.slot:600': ['Tall, 600 pixels high', 'Alto, de 600 píxeles'],
};

function column<Name extends string>(pairs: Partial<Record<Name, Pair>>, at: 0 | 1): Record<Name, string> {
  const texts = Object.entries<Pair | undefined>(pairs).map(([name, pair]) => [name, pair?.[at]]);
  return Object.fromEntries(texts);
}

/** Returns the texts of the form fields in English (0) or Spanish (1). */
export function fieldTexts(at: 0 | 1) {
  return {
    names: { ...column(labels, at), ...column(names, at) } as Record<FormName, string>,
    abouts: column(abouts, at) as Partial<Record<FormName, string>>,
    labels: column(labels, at),
    help: column(help, at),
    options: column(options, at),
  };
}
