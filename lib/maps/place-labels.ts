/** A circle on a map, and the font size of its label. Lists of markers are sorted by importance. */
export type Marker = { name: string; x: number; y: number; radius: number; size: number };

type Anchor = 'start' | 'middle' | 'end';
export type Label = { name: string; x: number; y: number; anchor: Anchor };

type Box = { left: number; top: number; right: number; bottom: number };

/** Width of a letter and height of a capital, as fractions of the font size. */
const LETTER = 0.52;
const CAPITAL = 0.66;
const GAP = 7;

function around({ x, y, radius }: Marker): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function boxOf({ name, x, y, anchor }: Label, size: number): Box {
  const width = name.length * size * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - size * CAPITAL, right: left + width, bottom: y + size * 0.2 };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns possible positions of a name, best first: right of its circle, left, above, below. */
function choices({ name, x, y, radius, size }: Marker): Label[] {
  const middle = y + (size * CAPITAL) / 2;
  const [above, below] = [y - radius - GAP, y + radius + GAP + size * CAPITAL];
  return [
    { name, x: x + radius + GAP, y: middle, anchor: 'start' },
    { name, x: x - radius - GAP, y: middle, anchor: 'end' },
    { name, x, y: above, anchor: 'middle' },
    { name, x, y: below, anchor: 'middle' },
    { name, x: x + radius / 2, y: above, anchor: 'start' },
    { name, x: x - radius / 2, y: above, anchor: 'end' },
    { name, x: x + radius / 2, y: below, anchor: 'start' },
    { name, x: x - radius / 2, y: below, anchor: 'end' },
  ];
}

/** Places names so that none covers another, a circle or the edge. A name without room is left out. */
export function placeLabels(markers: readonly Marker[], width: number, height: number): Label[] {
  const taken: Box[] = [];
  return markers.flatMap((marker) => {
    const others = markers.filter((other) => other !== marker).map(around);
    const isFree = (label: Label) => {
      const box = boxOf(label, marker.size);
      const isInside =
        box.left >= GAP && box.right <= width - GAP && box.top >= GAP && box.bottom <= height - GAP;
      return isInside && ![...others, ...taken].some((other) => overlaps(box, other));
    };
    const label = choices(marker).find(isFree);
    if (label) taken.push(boxOf(label, marker.size));
    return label ? [label] : [];
  });
}
