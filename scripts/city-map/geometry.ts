/** Longitude and latitude, or x and y in a drawing. */
export type Point = readonly [number, number];

/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

/** A sheet of `width` by `height` units around a center. `unitsPerDegree`: units per degree of latitude. */
export type Sheet = { center: Point; unitsPerDegree: number; width: number; height: number };

/** Projects a point onto a sheet as if the earth were flat, which is accurate enough for a county. */
export function project([longitude, latitude]: Point, sheet: Sheet): Point {
  const { center, unitsPerDegree, width, height } = sheet;
  const shrink = Math.cos((center[1] * Math.PI) / 180);
  const x = width / 2 + (longitude - center[0]) * shrink * unitsPerDegree;
  return [x, height / 2 - (latitude - center[1]) * unitsPerDegree];
}

/** Returns the point where a line crosses an edge of a box. */
function crossing(from: Point, to: Point, axis: 0 | 1, edge: number): Point {
  const part = (edge - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/** Clips a ring to a box (Sutherland-Hodgman). Parts outside the box are moved onto its edges. */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  let points = ring;
  for (const side of [0, 1, 2, 3] as const) {
    const [axis, edge] = [side % 2 === 0 ? 0 : 1, box[side]] as const;
    const isInside = (point: Point) => (side < 2 ? point[axis] >= edge : point[axis] <= edge);
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const cut = isInside(before) === isInside(point) ? [] : [crossing(before, point, axis, edge)];
      return isInside(point) ? [...cut, point] : cut;
    });
  }
  return points;
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Simplifies a line (Ramer-Douglas-Peucker): drops points within `tolerance` of the result. */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const far = line.map((point) => distanceTo(point, first, last));
  const farthest = far.indexOf(Math.max(...far));
  if ((far[farthest] ?? 0) <= tolerance) return [first, last];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before, ...simplify(line.slice(farthest), tolerance).slice(1)];
}

export function ringArea(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(doubled / 2);
}

/** Returns whether a point is inside an area with holes, by the even-odd rule. */
export function isWithin([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  const crossed = rings.flatMap((ring) =>
    ring.filter(([ax, ay], index) => {
      const [bx, by] = ring.at(index - 1) ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return crossed.length % 2 === 1;
}

/** Minimum area of an island or lake in square units. Smaller ones are not drawn. */
const MIN_AREA = 30;

/** Returns rings as SVG path data, with relative points in whole units. */
export function pathOf(rings: readonly (readonly Point[])[], box: Box, tolerance: number): string {
  const shapes = rings.map((ring) => simplify(clipRing(ring, box), tolerance));
  return shapes
    .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_AREA)
    .map((ring) => {
      const whole = ring.map((point) => point.map(Math.round) as [number, number]);
      const steps = whole.map(([x, y], index) => {
        const [beforeX, beforeY] = whole[index - 1] ?? [0, 0];
        return [x - beforeX, y - beforeY] as const;
      });
      const drawn = steps.filter(([x, y], index) => index === 0 || x !== 0 || y !== 0);
      return `${drawn.map(([x, y], index) => `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${x} ${y}`).join('')}z`;
    })
    .join('')
    .replaceAll(' -', '-');
}
