import { capitalized } from '@/lib/base/text/clean-text';

/** Sky conditions of the National Weather Service and Open-Meteo, in lowercase. */
const skies: Readonly<Record<string, string>> = {
  sunny: 'soleado',
  'mostly sunny': 'mayormente soleado',
  'partly sunny': 'parcialmente soleado',
  clear: 'despejado',
  fair: 'despejado',
  'mostly clear': 'mayormente despejado',
  'a few clouds': 'algunas nubes',
  'partly cloudy': 'parcialmente nublado',
  'mostly cloudy': 'mayormente nublado',
  cloudy: 'nublado',
  overcast: 'nublado',
  hot: 'calor',
  cold: 'frío',
  windy: 'viento fuerte',
  breezy: 'viento moderado',
  haze: 'bruma',
  smoke: 'humo',
  dust: 'polvo',
  fog: 'niebla',
  'fog/mist': 'niebla',
  mist: 'neblina',
  frost: 'escarcha',
  drizzle: 'llovizna',
  rain: 'lluvia',
  'light rain': 'lluvia ligera',
  'heavy rain': 'lluvia fuerte',
  'rain showers': 'chubascos',
  showers: 'chubascos',
  thunderstorms: 'tormentas eléctricas',
  'showers and thunderstorms': 'chubascos y tormentas eléctricas',
  'rain and snow': 'lluvia y nieve',
  snow: 'nieve',
  'snow showers': 'nevadas',
};

const forms: readonly (readonly [RegExp, (sky: string) => string])[] = [
  [/^slight chance (?:of )?(.*)$/, (sky) => `ligera probabilidad de ${sky}`],
  [/^chance (?:of )?(.*)$/, (sky) => `probabilidad de ${sky}`],
  [/^(.*) likely$/, (sky) => `alta probabilidad de ${sky}`],
  [/^(?:isolated|scattered|patchy|areas of) (.*)$/, (sky) => `${sky} en algunas zonas`],
  [/^(.*) and (?:windy|breezy)$/, (sky) => `${sky}, con viento`],
  [/^(.*)$/, (sky) => sky],
];

function part(words: string): string | undefined {
  const form = forms.find(([pattern]) => pattern.test(words));
  const sky = skies[form?.[0].exec(words)?.[1] ?? ''];
  return sky && form?.[1](sky);
}

/** Translates descriptions such as "Mostly Sunny then Chance Rain"; undefined if a part is not in the table. */
export function skyInSpanish(words: string): string | undefined {
  const parts = words.toLowerCase().split(' then ').map(part);
  if (parts.some((one) => one === undefined)) return undefined;
  return capitalized(parts.join(', luego '));
}

/** Terms as used on the Spanish pages of the National Weather Service. */
const levels: Readonly<Record<string, string>> = {
  warning: 'Aviso',
  watch: 'Vigilancia',
  advisory: 'Advertencia',
  alert: 'Alerta',
};

const dangers: Readonly<Record<string, string>> = {
  'red flag': 'bandera roja por peligro de incendio',
  'fire weather': 'peligro de incendio',
  fire: 'incendio',
  'flash flood': 'inundación repentina',
  flood: 'inundación',
  'coastal flood': 'inundación costera',
  tsunami: 'tsunami',
  earthquake: 'terremoto',
  'severe thunderstorm': 'tormenta eléctrica severa',
  tornado: 'tornado',
  hurricane: 'huracán',
  'extreme wind': 'viento extremo',
  'high wind': 'viento fuerte',
  wind: 'viento',
  'dust storm': 'tormenta de polvo',
  'extreme heat': 'calor extremo',
  heat: 'calor',
  'extreme cold': 'frío extremo',
  freeze: 'helada',
  'dense fog': 'niebla densa',
  'air quality': 'mala calidad del aire',
  'hazardous materials': 'materiales peligrosos',
};

/** Returns the Spanish name of a warning, followed by the English one, such as "Red Flag Warning", in parentheses. */
export function warningInSpanish(event: string): string {
  const [, danger = '', level = ''] = /^(.*?)(?: -)? (\w+)$/.exec(event.toLowerCase()) ?? [];
  if (danger === 'evacuation') return `Orden de evacuación (${event})`;
  const known = dangers[danger] && levels[level];
  return `${known ? `${known} de ${dangers[danger]}` : 'Alerta'} (${event})`;
}
