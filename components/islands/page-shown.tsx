'use client';
import { useEffect } from 'react';

/** Tells the site's script (components/islands/site) that React has hydrated or changed the page. */
export function PageShown() {
  useEffect(() => {
    window.dispatchEvent(new Event('page-shown'));
  });
  return null;
}
