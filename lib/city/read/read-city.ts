import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { City, PartnerDocument, Picture } from '@/lib/city/city-type';
import { completeCity } from '@/lib/city/complete/complete-city';
import { type Light, lights, type OwnDrawings } from '@/lib/city/drawings';
import { checkCity } from '@/lib/city/read/check-city';
import { readFolder } from '@/lib/city/read/read-folder';
import { readDefaults, readPacks } from '@/lib/city/read/read-shared';
import { type FeedKey, sections } from '@/lib/sections';

const drawingFile = new RegExp(`^([a-z]+)-(${lights.join('|')})\\.svg$`);
const viewBox = /<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/;
const drawingShape = 3 / 2;

function sizeOf(svg: string): { width: number; height: number } | undefined {
  const [, width = 0, height = 0] = (viewBox.exec(svg) ?? []).map(Number);
  return Math.abs(width / height - drawingShape) < 0.01 ? { width, height } : undefined;
}

/** Of a city's drawings/, such as `balloon-day.svg`, each with its address; and a line for each SVG that is no such. */
function readOwnDrawings(folder: string): { drawings: OwnDrawings; problems: readonly string[] } {
  const place = path.join(folder, 'drawings');
  const files = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.svg')) : [];
  const drawings: Record<string, Partial<Record<Light, Picture>>> = {};
  const problems: string[] = [];
  for (const file of files.toSorted()) {
    const [, motif = '', light = ''] = drawingFile.exec(file) ?? [];
    const size = sizeOf(readFileSync(path.join(place, file), 'utf8'));
    if (!motif)
      problems.push(`drawings/${file}: expected a motif and a light, such as balloon-${lights[0]}.svg`);
    else if (!size)
      problems.push(`drawings/${file}:1: expected a drawing of 3 to 2, such as viewBox="0 0 600 400"`);
    else drawings[motif] = { ...drawings[motif], [light]: { src: `/drawings/${file}`, ...size } };
  }
  return { drawings, problems };
}

type Samples = { sections: readonly FeedKey[]; problems: readonly string[] };

/** The sections of a city's bundled edition, by its files `sample/<feed key>.xml`, and those files that are no section's. */
function readSamples(folder: string): Samples {
  const place = path.join(folder, 'sample');
  const files = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.xml')) : [];
  const ours = sections.map(({ feedKey }) => feedKey);
  const strange = files.filter((file) => !ours.some((feedKey) => file === `${feedKey}.xml`));
  return {
    sections: ours.filter((feedKey) => files.includes(`${feedKey}.xml`)),
    problems: strange.map((file) => `sample/${file}: expected the key of a section, as in ${ours[0]}.xml`),
  };
}

function missingDocuments(folder: string, documents: readonly PartnerDocument[]): string[] {
  const files = documents.flatMap((one) => ('file' in one ? [`documents/${one.file}`] : []));
  const missing = files.filter((file) => !existsSync(path.join(folder, file)));
  return missing.map((file) => `partners: there is no ${file}`);
}

/**
 * The city of a folder, whole, or each thing that is wrong with it: `feeds.yaml:7: feeds.local-news[1].url: expected …`.
 * `leftOut`: the same of events and notices that the city is without.
 */
export function readCity(
  folder: string,
): { city: City; leftOut: readonly string[] } | { problems: readonly string[] } {
  const key = path.basename(folder);
  // next.config.mjs finds a city by it.
  if (!/^[a-z0-9-]+$/.test(key))
    return { problems: [`the name of the folder ${key}: expected lowercase letters, digits and hyphens`] };
  const own = readOwnDrawings(folder);
  if (own.problems.length > 0) return { problems: own.problems };
  const checked = checkCity(readFolder(folder), own.drawings);
  if ('problems' in checked) return checked;
  const { file, leftOut } = checked;
  const packs = readPacks(file.packs ?? []);
  if ('problems' in packs) return packs;
  const samples = readSamples(folder);
  const problems = [...missingDocuments(folder, file.partners ?? []), ...samples.problems];
  if (problems.length > 0) return { problems };
  const place = { key, folder, sampleSections: samples.sections };
  const facts = { ...place, file, packs: packs.feeds, own: own.drawings, defaults: readDefaults() };
  return { city: completeCity(facts), leftOut };
}
