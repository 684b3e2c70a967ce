import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Light, lights, type OwnDrawings } from '@/lib/city/drawings';

const named = new RegExp(`^([a-z]+)-(${lights.join('|')})\\.svg$`);
const viewBox = /<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/;
const shape = 3 / 2;

function sizeOf(svg: string): { width: number; height: number } | undefined {
  const [, width = 0, height = 0] = (viewBox.exec(svg) ?? []).map(Number);
  return Math.abs(width / height - shape) < 0.01 ? { width, height } : undefined;
}

/** Of a city's drawings/, such as `balloon-day.svg`, each with its address; and a line for each SVG that is no such. */
export function readOwnDrawings(folder: string): { drawings: OwnDrawings; problems: readonly string[] } {
  const place = path.join(folder, 'drawings');
  const files = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.svg')) : [];
  const drawings: Record<string, Partial<Record<Light, { src: string; width: number; height: number }>>> = {};
  const problems: string[] = [];
  for (const file of files.toSorted()) {
    const [, motif = '', light = ''] = named.exec(file) ?? [];
    const size = sizeOf(readFileSync(path.join(place, file), 'utf8'));
    if (!motif)
      problems.push(`drawings/${file}: expected a motif and a light, such as balloon-${lights[0]}.svg`);
    else if (!size)
      problems.push(`drawings/${file}:1: expected a drawing of 3 to 2, such as viewBox="0 0 600 400"`);
    else drawings[motif] = { ...drawings[motif], [light]: { src: `/drawings/${file}`, ...size } };
  }
  return { drawings, problems };
}
