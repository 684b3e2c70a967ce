/**
 * Types for the functions of heic-decode that the desk uses, because the published types lack the image
 * sizes.
 */
declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  type Image = { width: number; height: number; decode: () => Promise<Pixels> };
  const decoder: { all: (file: { buffer: Uint8Array }) => Promise<Image[]> };
  export = decoder;
}
