/** A photo in a city's folder, with its size in pixels in upright orientation. */
export type Photo = { address: string; width: number; height: number };

type Parts = Pick<Photo, 'width' | 'height'> & { city: string; version: string; name: string };

const form = /^photo:\/\/([a-z0-9-]+)\/([a-z0-9-]+)\/(\d+)x(\d+)\/(.+)$/;

/** Returns an address with everything that pages need to know about the photo. Browsers see it signed and encoded. */
export function photoAddress({ city, version, width, height, name }: Parts): string {
  return `photo://${city}/${version}/${width}x${height}/${name}`;
}

export function readPhotoAddress(address: string): Parts | undefined {
  const [, city = '', version = '', width, height, name = ''] = form.exec(address) ?? [];
  return city ? { city, version, width: Number(width), height: Number(height), name } : undefined;
}

export function isPhoto(address: string): boolean {
  return form.test(address);
}
