/** Tells the page's inline script that the islands are hydrated, one turn later: some are drawn anew first. */
export function tellHydrated(): void {
  setTimeout(() => window.dispatchEvent(new Event('page-hydrated')));
}
