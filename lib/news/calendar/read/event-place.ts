export type Place = { place?: string; address?: string };

/** A town with its state at the end: `Gulf Shores, AL 36547`. */
const TOWN = /^[\p{L}][\p{L}. '-]*,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/u;
const STATE = /,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/;
const HOUSE = /^\d+[A-Z]?(?:[-–]\d+)?\s+\S/i;
/** A small letter, a figure or a full stop that runs into a capital; the second half of McKinney or DeKalb is no town. */
const SEAM = /(?<=[\p{Ll}.)\d])(?<!(?:\b|\p{Ll})(?:Mc|Mac|De|Di|Du|La|Le|Van|Von))(?=\p{Lu}[\p{Ll}\p{Lu}])/gu;
/** A name that runs into a house number: `Central Library500 W Broadway`. */
const HOUSE_SEAM = /(?<=[\p{Ll}.)])(?=\d{1,5}\s+\p{L})/u;

/** Puts a break where the street runs into the town: at the last seam before `, ST 12345` (quirk 36). */
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

/** The line that the address begins with: a house number, else a town with its state; -1 when there is neither. */
function addressStart(lines: readonly string[]): number {
  const house = lines.findIndex((line) => HOUSE.test(line));
  return house === -1 ? lines.findIndex((line) => TOWN.test(line)) : house;
}

/**
 * A place and its address out of what a calendar writes, glued or line by line (quirk 36): `1905 W 1st StGulf Shores,
 * AL 36547` is an address of two lines, `Central Library` a place. Nothing of either for an empty location.
 */
export function readPlace(location: string): Place {
  const lines = linesOf(location);
  const start = addressStart(lines);
  const [named, addressed] = start === -1 ? [lines, []] : [lines.slice(0, start), lines.slice(start)];
  const [place, address] = [named.join(', '), addressed.join(', ')];
  return { ...(place && { place }), ...(address && { address }) };
}
