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
