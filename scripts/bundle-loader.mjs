import { build } from 'esbuild';

/** Turbopack loader that bundles a browser script into a single file (next.config.mjs). */
export default async function bundle() {
  const done = this.async();
  try {
    const { metafile, outputFiles } = await build({
      entryPoints: [this.resourcePath],
      bundle: true,
      minify: true,
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
      metafile: true,
      write: false,
      target: 'es2022',
    });
    for (const path of Object.keys(metafile.inputs)) this.addDependency(path);
    done(null, outputFiles[0].text);
  } catch (error) {
    done(error);
  }
}
