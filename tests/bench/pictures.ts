import sharp from 'sharp';
import { pictureWidths } from '@/lib/pictures/address/picture-sizes';
import { encodePicture } from '@/lib/pictures/door/encode-picture';
import { photo } from '../newsroom/pictures/make-photo';

/** npm run bench:pictures: what the door makes of a photograph of 1600 by 1067, and what more effort would give. */
const rounds = 5;

type Result = { ms: number; bytes: number };

/** The median time of an encode, after one that does not count, and the size of what came out. */
async function timed(encode: () => Promise<Buffer>): Promise<Result> {
  let bytes = (await encode()).length;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    bytes = (await encode()).length;
    times.push(performance.now() - start);
  }
  return { bytes, ms: times.toSorted((one, other) => one - other)[rounds >> 1] ?? 0 };
}

function row(name: string, { bytes, ms }: Result): string {
  return `| ${name} | ${(bytes / 1024).toFixed(1)} KB | ${ms.toFixed(0)} ms |`;
}

async function door(original: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const made = await encodePicture(original, { width, format, whole: false });
  if (!made.ok) throw new Error(made.failure.detail);
  return made.value;
}

async function main(): Promise<void> {
  const original = await (await photo(1)).jpeg({ quality: 85 }).toBuffer();
  console.log(`| JPEG 1600 by 1067, as it comes | ${(original.length / 1024).toFixed(1)} KB | |`);
  for (const format of ['avif', 'webp'] as const)
    for (const width of pictureWidths)
      console.log(row(`${format} ${width}`, await timed(() => door(original, width, format))));
  const small = sharp(original).resize({ width: 800 });
  for (const effort of [0, 1, 2, 3, 4]) {
    const avif = { quality: 52, effort, chromaSubsampling: '4:2:0' };
    console.log(row(`avif 800, effort ${effort}`, await timed(() => small.clone().avif(avif).toBuffer())));
  }
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
