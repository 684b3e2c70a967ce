const types = new Map([
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
]);

/** The MIME type that a picture's address speaks of; JPEG, as most are, where it speaks of none. */
export function pictureType(address: string): string {
  const extension = /\.(\w+)$/.exec(new URL(address).pathname)?.[1];
  return types.get(extension?.toLowerCase() ?? '') ?? 'image/jpeg';
}
