/** In pixels; an address with any other width is refused. */
export const pictureWidths = [280, 480, 720, 1080, 1600] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export type PicturePlace = keyof typeof places;

type PlaceSizes = {
  widths: readonly PictureWidth[];
  /** The width as drawn, including the part that the frame cuts off. */
  sizes: string;
};

const thumbnail = '(min-width:64rem) 272px,(min-width:48rem) 46vw,190px';
const third = '(min-width:80rem) 373px,(min-width:64rem) 31vw,(min-width:48rem) 46vw,90vw';

/** After the grid of the pages (1184 px of content at 1280). */
const places = {
  lead: { widths: [480, 720, 1080, 1600], sizes: '(min-width:80rem) 746px,(min-width:64rem) 60vw,100vw' },
  half: { widths: [480, 720, 1080], sizes: '(min-width:80rem) 576px,(min-width:64rem) 46vw,92vw' },
  third: { widths: [480, 720, 1080], sizes: third },
  card: { widths: [280, 480, 720], sizes: thumbnail },
  tile: { widths: [280, 480, 720], sizes: '(min-width:80rem) 340px,(min-width:48rem) 27vw,56vw' },
  wideTile: { widths: [480, 720, 1080], sizes: '(min-width:80rem) 680px,(min-width:64rem) 56vw,100vw' },
  hero: { widths: [480, 720, 1080, 1600], sizes: '(min-width:48rem) 768px,100vw' },
  entry: { widths: [280, 480, 720], sizes: '(min-width:64rem) 288px,(min-width:48rem) 216px,190px' },
  cover: {
    widths: [280, 480, 720],
    sizes:
      '(min-width:80rem) 212px,(min-width:64rem) 18vw,(min-width:48rem) 22vw,(min-width:40rem) 29vw,44vw',
  },
  body: { widths: [480, 720, 1080], sizes: '(min-width:48rem) 650px,90vw' },
} as const satisfies Record<string, PlaceSizes>;

export function sizesOf(place: PicturePlace): PlaceSizes {
  return places[place];
}

export function pictureWidth(text: string): PictureWidth | undefined {
  return pictureWidths.find((width) => String(width) === text);
}
