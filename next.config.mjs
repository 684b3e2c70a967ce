import process from 'node:process';
import { cacheHeaders } from './lib/http/cache-rules.mjs';

/** Where memory is short (scripts/build.mjs): one process at a time. */
const small = { cpus: 1, turbopackPluginRuntimeStrategy: 'workerThreads' };

/** @type {import('next').NextConfig} */
export default {
  // Of the build that is made (scripts/build.mjs) or served (lib/server/main.mjs); the tools have the other.
  distDir: process.env.BUILD_FOLDER || '.next',
  // For npm run pack: what of the packages is used. Tests may remove their folders during the trace.
  outputFileTracingExcludes: { '/*': ['./test-results/**'] },
  output: process.env.TRACE_BUILD ? 'standalone' : undefined,
  // Every page waits for a request (lib/request/get-city.ts), and the server keeps most responses (lib/http/cache).
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // The server compresses (lib/http/cache/encoded-response.ts, lib/server/pass-on.ts), with Brotli too.
  compress: false,
  // The cache makes the ETags.
  generateEtags: false,
  reactStrictMode: true,
  // All metadata in <head> for every agent, not only for those known to need it.
  htmlLimitedBots: /.*/,
  // No optimizer for the world: pictures are our own drawings, or come through our own signed route.
  images: { unoptimized: true },
  // Types are checked by npm test and npm run check; a start need not look at the tests again.
  typescript: { ignoreBuildErrors: true },
  // `import address from './x.js?url'`: a script in a file of its own, without Next.js or React.
  turbopack: {
    rules: {
      '*.js': {
        condition: { query: /^\?url$/ },
        loaders: ['./scripts/bundle-loader.mjs'],
        type: 'asset',
      },
    },
  },
  // Half of a build's processor time: maps that nothing reads, and a store that only a next build is faster for.
  experimental: {
    // Every page waits for its request, so Next.js would warn that it is not instant.
    instantInsights: { validationLevel: 'manual-warning' },
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackFileSystemCacheForBuild: Boolean(process.env.KEEP_BUILD_STORE),
    ...(process.env.SMALL_BUILD && small),
  },
  // How long each response may be kept; they replace the Cache-Control of a page or a route handler.
  headers: async () => cacheHeaders(),
  // Folders without a page of their own, and an address where many programs look for a feed.
  redirects: async () =>
    Object.entries({
      '/news': '/',
      '/noticias': '/',
      '/headlines': '/rss',
      '/authors': '/blog',
      '/feed': '/headlines.xml',
      '/blog/page': '/blog',
      '/blog/page/1': '/blog',
      '/blog/page/:number([1-9]\\d*)': '/blog?page=:number',
    }).map(([source, destination]) => ({ source, destination, permanent: true })),
  // lib/server names the city in a header (app/~network is for hosts without one); without that server every request is for the default city.
  async rewrites() {
    const city = { type: 'header', key: 'x-city', value: '(?<city>[a-z0-9~-]+)' };
    return {
      afterFiles: [
        { source: '/:path*', has: [city], destination: '/:city/:path*' },
        { source: '/:path*', missing: [{ type: 'header', key: 'x-city' }], destination: '/_/:path*' },
      ],
    };
  },
};
