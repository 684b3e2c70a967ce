export type Place = { place?: string; address?: string };

/** `Gulf Shores, AL 36547`, `O’Fallon, MO`. */
const TOWN = /^[\p{L}][\p{L}. '’‘-]*,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/u;
const STATE = /,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/;
const HOUSE = /^\d+[A-Z]?(?:[-–]\d+)?\s+\S/i;
/** Where a lowercase letter, figure or period runs into a capital, except in names such as McKinney and DeKalb. */
const SEAM = /(?<=[\p{Ll}.)\d])(?<!(?:\b|\p{Ll})(?:Mc|Mac|De|Di|Du|La|Le|Van|Von))(?=\p{Lu}[\p{Ll}\p{Lu}])/gu;
/** `Central Library500 W Broadway`. */
const HOUSE_SEAM = /(?<=[\p{Ll}.)])(?=\d{1,5}\s+\p{L})/u;

/** Splits the street from the town at the last seam before `, ST 12345` (quirk 36). */
function withTownApart(line: string): string[] {
  const state = STATE.exec(line);
  if (!state) return [line];
  const before = line.slice(0, state.index);
  const seam = [...before.matchAll(SEAM)].at(-1)?.index;
  return seam === undefined ? [line] : [line.slice(0, seam), line.slice(seam)];
}

function linesOf(location: string): string[] {
  return location
    .split('\n')
    .flatMap((line) => line.split(HOUSE_SEAM))
    .flatMap(withTownApart)
    .map((line) => line.trim().replace(/[,;]+$/, ''))
    .filter(Boolean);
}

function addressStart(lines: readonly string[]): number {
  const house = lines.findIndex((line) => HOUSE.test(line));
  return house === -1 ? lines.findIndex((line) => TOWN.test(line)) : house;
}

/** Place and address, run together or line by line (quirk 36): `1905 W 1st StGulf Shores, AL 36547` is two lines. */
export function readPlace(location: string): Place {
  const lines = linesOf(location);
  const start = addressStart(lines);
  const [named, addressed] = start === -1 ? [lines, []] : [lines.slice(0, start), lines.slice(start)];
  const [place, address] = [named.join(', '), addressed.join(', ')];
  return { ...(place && { place }), ...(address && { address }) };
}
