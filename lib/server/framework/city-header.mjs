/** Tells the framework the city; a reader's own is dropped (lib/server/requests/framework-headers.ts). */
export const cityHeader = 'x-city';
