'use client';
// Needs script, because Next.js shows an error view in the browser.
export { default } from '@/app/[city]/(paper)/error';
