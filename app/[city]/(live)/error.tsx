'use client';
// A client component, because Next.js renders error views in the browser.
export { default } from '@/app/[city]/(paper)/error';
