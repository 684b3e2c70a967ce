import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const PREFLIGHT = 'lib/blog/markdown/preflight-worker';

/**
 * esbuild plugin that replaces the worker's path in preflight.ts with the path of the bundled worker. The source has
 * the path that Next.js needs.
 */
const preflightWorker = {
  name: 'preflight-worker',
  setup: ({ onLoad }) =>
    onLoad({ filter: /markdown\/preflight\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { loader: 'ts', contents: source.replace('./preflight-worker.ts', `../../${PREFLIGHT}.mjs`) };
    }),
};

/** Bundles each tool, such as `doctor`, into `<folder>/scripts/doctor/main.mjs`. Only sharp is not bundled. */
export function bundleTools(names, folder) {
  return build({
    entryPoints: [...names.map((name) => `scripts/${name}/main.ts`), `${PREFLIGHT}.ts`],
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['sharp'],
    plugins: [preflightWorker],
    logLevel: 'error',
    banner: {
      js: `import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);`,
    },
  });
}
