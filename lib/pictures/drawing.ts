import { pageColors } from '@/lib/base/colors';
import type { City, Picture } from '@/lib/city/city-type';

const { tint, hairline } = pageColors.light;
/** Size of the emblem in the cover's 300 by 400 units. */
const side = 96;

/** Returns a pale emblem, which is shown if a cover does not load. */
export function placeholderSvg({ brand }: Pick<City, 'brand'>): string {
  const { size, path } = brand.emblem;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">
<title>No cover</title>
<rect width="300" height="400" fill="${tint}"/>
<path transform="translate(102 152) scale(${side / size})" fill="${hairline}" fill-rule="evenodd" d="${path}"/>
</svg>
`;
}

/** Returns a drawing's name from its address, such as `grove-day`. */
export function drawingName({ src }: Picture): string | undefined {
  return /\/([a-z]+(?:-[a-z]+)*)\.[^/]*$/.exec(src)?.[1];
}
