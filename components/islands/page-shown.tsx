'use client';
// Why script: says when the framework has taken a page over, or has changed it, for what the page's own script adds to it.
import { useEffect } from 'react';

/** Stands in the page itself, which the framework takes over after what stands around it. */
export function PageShown() {
  useEffect(() => {
    window.dispatchEvent(new Event('page-shown'));
  });
  return null;
}
