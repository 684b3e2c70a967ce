import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureWidths } from '@/lib/pictures/address/picture-sizes';
import { encodePicture } from '@/lib/pictures/proxy/encode-picture';
import { photo } from '../fake-upstream/pictures/make-photo';

/** npm run bench:pictures -- [file]: what the picture proxy makes of a photograph, and what more effort would give. */
const rounds = 5;

type Result = { ms: number; bytes: number };

/** The best time of an encode, since others share the machine, and the size of what came out. */
async function timed(encode: () => Promise<Buffer>): Promise<Result> {
  const best = { bytes: 0, ms: Infinity };
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    best.bytes = (await encode()).length;
    best.ms = Math.min(best.ms, performance.now() - start);
  }
  return best;
}

function row(name: string, { bytes, ms }: Result): string {
  return `| ${name} | ${(bytes / 1024).toFixed(1)} KB | ${ms.toFixed(0)} ms |`;
}

async function source(original: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const made = await encodePicture(original, { width, format, whole: false });
  if (!made.ok) throw new Error(made.failure.detail);
  return made.value;
}

async function main(file: string | undefined): Promise<void> {
  const original = file ? await readFile(file) : await (await photo(1)).jpeg({ quality: 85 }).toBuffer();
  const { width: wide, height } = await sharp(original).metadata();
  console.log(`| ${wide} by ${height}, as it comes | ${(original.length / 1024).toFixed(1)} KB | |`);
  for (const format of ['avif', 'webp'] as const)
    for (const width of pictureWidths.filter((one) => one <= wide))
      console.log(row(`${format} ${width}`, await timed(() => source(original, width, format))));
  const small = sharp(original).resize({ width: 800 });
  for (const effort of [0, 1, 2, 3, 4]) {
    const avif = { quality: 50, effort, chromaSubsampling: '4:2:0' };
    console.log(row(`avif 800, effort ${effort}`, await timed(() => small.clone().avif(avif).toBuffer())));
  }
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
