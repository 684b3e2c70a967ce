import process from 'node:process';
import { newsPaths } from './lib/base/languages.mjs';
import { cacheHeaders } from './lib/request/cache-rules.mjs';

/** Options for builds with little memory (scripts/build.mjs): one process at a time. */
const small = { cpus: 1, turbopackPluginRuntimeStrategy: 'workerThreads' };

/** @type {import('next').NextConfig} */
export default {
  // scripts/build.mjs and lib/server/main.mjs set the variable; other tools use the default.
  distDir: process.env.BUILD_FOLDER || '.next',
  // `npm run pack` copies traced files. Running tests may delete folders in test-results during the trace.
  outputFileTracingExcludes: { '/*': ['./test-results/**'] },
  output: process.env.TRACE_BUILD ? 'standalone' : undefined,
  // No page is prerendered (lib/request/get-city.ts); our server caches most responses (lib/http/cache).
  cacheComponents: true,
  // No link is prefetched (components/islands/client-navigation.tsx). Preparing pages for it would render each twice.
  partialPrefetching: false,
  poweredByHeader: false,
  // Our server compresses responses, including with Brotli (lib/http/cache/encoded-response.ts,
  // lib/server/pass-on.ts).
  compress: false,
  // Our HTTP cache creates ETags.
  generateEtags: false,
  reactStrictMode: true,
  // Puts all metadata into <head> for every user agent, not only for known bots.
  htmlLimitedBots: /.*/,
  // No image optimizer, because anyone could use it: pictures are our own drawings or come from our signed route.
  images: { unoptimized: true },
  // `npm test` and `npm run check` check types, so builds skip it.
  typescript: { ignoreBuildErrors: true },
  // `import address from './x.js?url'` bundles a script into its own file, without Next.js and React.
  turbopack: {
    rules: {
      '*.js': {
        condition: { query: /^\?url$/ },
        loaders: ['./scripts/bundle-loader.mjs'],
        type: 'asset',
      },
    },
  },
  // Source maps, which nothing reads, and the build cache, which only the next build uses, cost half of a build's CPU
  // time.
  experimental: {
    // Pages have no static part that browsers could store; looking for one costs CPU time in every render.
    cachedNavigations: false,
    // Next.js would warn that pages are not instant, because every page waits for its request.
    instantInsights: { validationLevel: 'manual-warning' },
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackFileSystemCacheForBuild: Boolean(process.env.KEEP_BUILD_STORE),
    ...(process.env.SMALL_BUILD && small),
  },
  // Cache-Control for each route. It overrides the value that a page or a route handler sets.
  headers: async () => cacheHeaders(),
  // Redirects folders without an index page, and /feed, where many programs look for a feed.
  redirects: async () =>
    Object.entries({
      ...Object.fromEntries(newsPaths.map((news) => [`/${news}`, '/'])),
      '/headlines': '/rss',
      '/authors': '/blog',
      '/feed': '/headlines.xml',
      '/blog/page': '/blog',
      '/blog/page/1': '/blog',
      '/blog/page/:number([1-9]\\d*)': '/blog?page=:number',
    }).map(([source, destination]) => ({ source, destination, permanent: true })),
  // Section pages are at /news/sports, /noticias/deportes and so on, all in one folder, news/[newsPath]. lib/server
  // sets the x-city header to the city's key (`~network` for the network's host). Without that server, every request is
  // for the default city.
  async rewrites() {
    const city = { type: 'header', key: 'x-city', value: '(?<city>[a-z0-9~-]+)' };
    const newsPath = `:newsPath(${newsPaths.join('|')})`;
    return {
      beforeFiles: [{ source: `/${newsPath}/:path*`, destination: '/news/:newsPath/:path*' }],
      afterFiles: [
        { source: '/:path*', has: [city], destination: '/:city/:path*' },
        { source: '/:path*', missing: [{ type: 'header', key: 'x-city' }], destination: '/_/:path*' },
      ],
    };
  },
};
