// The outline of a drawn shape as polygons (marching squares): overlapping strokes become one, as an even-odd fill wants.

/** Of the corners a, b, c, d of a cell, clockwise from the upper left, as bits 1, 2, 4, 8: which sides a line joins. */
const lines = {
  ...{ 1: ['left', 'top'], 2: ['top', 'right'], 3: ['left', 'right'], 4: ['right', 'bottom'] },
  ...{ 6: ['top', 'bottom'], 7: ['left', 'bottom'], 8: ['bottom', 'left'], 9: ['bottom', 'top'] },
  ...{ 11: ['bottom', 'right'], 12: ['right', 'left'], 13: ['right', 'top'], 14: ['top', 'left'] },
};

/** Between two grays: no crossing lies on a corner, where it would belong to four cells. */
const edge = 127.5;

/** Where the shape's edge crosses each side of a cell, by the grays of its pixels. */
function crossings(at, x, y) {
  const share = (from, to) => (edge - from) / (to - from);
  const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
  return {
    top: [x + share(a, b), y],
    right: [x + 1, y + share(b, c)],
    bottom: [x + share(d, c), y + 1],
    left: [x, y + share(a, d)],
  };
}

/** By its beginning, the end of each short line of the edge. */
function edgeOf(pixels, size) {
  const at = (x, y) => pixels[y * size + x];
  const next = new Map();
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size - 1; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const sides = lines[corners.reduce((bits, gray, bit) => bits | (gray > edge ? 1 << bit : 0), 0)];
      if (!sides) continue;
      const cross = crossings(at, x, y);
      next.set(String(cross[sides[0]]), cross[sides[1]]);
    }
  return next;
}

function distance([x, y], [x0, y0], [x1, y1]) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return Math.hypot(x - x0, y - y0);
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
}

/** Ramer, Douglas and Peucker: without the points that are nearer than `tolerance` to the line without them. */
function simplified(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)];
  let farthest = 0;
  points.forEach((point, at) => {
    if (distance(point, first, last) > distance(points[farthest], first, last)) farthest = at;
  });
  if (farthest === 0 || distance(points[farthest], first, last) < tolerance) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

/** Of a square of grays, white inside the shape: its polygons, within `tolerance` pixels. */
export function traceOutline(pixels, size, tolerance) {
  const next = edgeOf(pixels, size);
  const polygons = [];
  while (next.size > 0) {
    const [[start, second]] = next;
    const points = [start.split(',').map(Number)];
    for (let point = second; point; ) {
      points.push(point);
      const from = String(points.at(-2));
      next.delete(from);
      point = next.get(String(point));
    }
    polygons.push(simplified(points, tolerance).slice(0, -1));
  }
  return polygons;
}
