// How many small mistakes in lib the unit tests and types notice: npm run bench:mutations [-- --count 200 --seed 1 --from 41 --only lib/text].
import os from 'node:os';
import { parseArgs } from 'node:util';
import { copyProject } from './copy-project';
import { noEnd, openJest } from './jest-process';
import { type Mutant, pickMutants } from './pick-mutants';
import { importersOf, relatedTests } from './related-tests';
import { openTypeCheck } from './type-check';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '16' },
    only: { type: 'string', default: 'lib/' },
    // The number of the first mutation to try: a run that was interrupted goes on there.
    from: { type: 'string', default: '1' },
  },
});

const { root, files, write, remove } = copyProject();
process.chdir(root);
const importers = importersOf(files.filter((file) => /\.(tsx?|mjs)$/.test(file)));
const mutants = pickMutants(
  files.filter((file) => file.startsWith(values.only)),
  Number(values.count),
  Number(values.seed),
);
const first = Number(values.from);
const jest = openJest(root);
const typeError = openTypeCheck(root);
const catchers = new Map<string, number>();
let caught = 0;
let tried = 0;

/** Who noticed; a run without an end is a sign only where the same tests come to their end without the mutation. */
async function catcherOf({ file, text, mutation }: Mutant): Promise<{ by?: string } | 'too slow to tell'> {
  const tests = relatedTests(file, importers, Number(values.tests));
  write(file, text.slice(0, mutation.start) + mutation.to + text.slice(mutation.end));
  const by = (await jest.run(tests)) ?? typeError();
  write(file, text);
  return by === noEnd && (await jest.run(tests)) !== undefined ? 'too slow to tell' : { by };
}

function count(by: string): void {
  caught += 1;
  catchers.set(by, (catchers.get(by) ?? 0) + 1);
}

async function tryAll(): Promise<void> {
  for (const [index, mutant] of mutants.entries()) {
    if (index + 1 < first) continue;
    const { file, mutation, line, diff } = mutant;
    const result = await catcherOf(mutant);
    if (result !== 'too slow to tell') tried += 1;
    if (typeof result === 'object' && result.by) count(result.by);
    const how = typeof result === 'string' ? result : result.by ? `caught by ${result.by}` : 'SURVIVED';
    const place = `${index + 1}/${mutants.length} ${file}:${line} (${mutation.kind})`;
    console.log(`${place}\n${diff}\n  ${how.replace(`${root}/`, '')}`);
  }
}

/** A test that fails without a mutation too caught nothing. */
async function discount(): Promise<void> {
  console.log(`\nThe tests that caught them, run without a mutation:`);
  for (const [test, count] of catchers) {
    const failed = test.includes(root) ? await jest.run([test]) : undefined;
    if (failed === undefined) continue;
    caught -= count;
    console.log(`  ${test} fails all the same: its ${count} do not count`);
  }
}

async function main(): Promise<void> {
  process.once('exit', () => {
    jest.close();
    remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await tryAll();
  await discount();
  jest.close();
  const share = ((100 * caught) / tried).toFixed(1);
  const machine = `${os.cpus().length} cores, ${os.cpus()[0]?.model}, Node ${process.version}`;
  console.log(`${caught} of ${tried} caught (${share}%), seed ${values.seed}; ${machine}`);
}

void main();
