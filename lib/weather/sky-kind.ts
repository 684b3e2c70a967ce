/** Kinds of sky that the day ribbon and the nameplate's ears can draw. */
export type SkyKind = 'clear' | 'partly' | 'cloudy' | 'fog' | 'rain' | 'snow' | 'storm';

/** Match the weather services' words in English and Spanish. The first match is used. */
const KINDS: readonly [RegExp, SkyKind][] = [
  [/^(?:slight chance|isolated)|ligera probabilidad|aislad/i, 'partly'],
  [/thunder|storm|torment/i, 'storm'],
  [/snow|sleet|flurr|\bice|blizzard|niev|nevad|hielo/i, 'snow'],
  [/rain|shower|drizzle|lluvi|chubasc|llovizn/i, 'rain'],
  [/fog|haze|smoke|mist|niebla|neblina|bruma|humo/i, 'fog'],
  [
    /partly|mostly (?:sunny|clear)|few clouds|parcial|mayormente (?:soleado|despejado)|poco nublado/i,
    'partly',
  ],
  [/cloud|overcast|nublado|nuboso|cubierto/i, 'cloudy'],
];

/** Returns the kind of sky that a forecast's words describe; `clear` if they describe no other kind. */
export function skyKind(words = ''): SkyKind {
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'clear';
}
