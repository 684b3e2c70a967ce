import path from 'node:path';
import { cityHeader } from './lib/server/framework/city-header.mjs';

/** The city that lib/server/framework/ask-framework.ts asks for. */
const namesCity = { type: 'header', key: cityHeader, value: '(?<city>[a-z0-9-]+)' };

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // lib/server/finished/encoded-response.ts does it, with Brotli too, which the framework does not know.
  compress: false,
  reactStrictMode: true,
  // All metadata in <head> for every agent, not only for those known to need it.
  htmlLimitedBots: /.*/,
  // No optimiser for the world: pictures are our own drawings, or will come through our own signed route.
  images: { unoptimized: true },
  // Types are checked by npm test and npm run check; a start need not look at the tests again.
  typescript: { ignoreBuildErrors: true },
  // Half of a build's processor time: maps that nothing reads, and a store that only a next build is faster for.
  experimental: {
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackFileSystemCacheForBuild: Boolean(process.env.KEEP_BUILD_STORE),
  },
  cacheHandler: path.resolve('./lib/server/page-cache/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  // Every address is a city's inside (app/[city]). The pages of the blog's list are cached like all others, so ?page=
  // becomes a path of its own.
  async rewrites() {
    const ofCity = { source: '/:path((?!_next/).*)', has: [namesCity], destination: '/:city/:path' };
    const listPage = {
      source: '/:city/blog',
      has: [{ type: 'query', key: 'page', value: '(?<number>[1-9]\\d{0,5})' }],
      destination: '/:city/blog/page/:number',
    };
    // One after the other, each on what the one before it made.
    return { beforeFiles: [ofCity, listPage] };
  },
  async headers() {
    const pages = {
      key: 'Cache-Control',
      value: 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400',
    };
    return [
      // Files for machines, whose last part has a dot, say for themselves how long they may be kept.
      { source: '/((?!_next/|api/|pictures/|.*\\.[a-z]+$).*)', headers: [pages] },
      // One reader's words are nobody else's, and shared caches would fill with them.
      { source: '/search', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
    ];
  },
};
