import { build } from 'esbuild';

/** Bundles tools such as `doctor` into one file each, `<folder>/scripts/doctor/main.mjs`; only sharp stays outside. */
export function bundleTools(names, folder) {
  return build({
    entryPoints: names.map((name) => `scripts/${name}/main.ts`),
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['sharp'],
    logLevel: 'error',
    banner: {
      js: `import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);`,
    },
  });
}
