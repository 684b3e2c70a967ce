'use client';
// Why script: Next.js shows an error view in the browser.
export { default } from '@/app/[city]/(paper)/error';
