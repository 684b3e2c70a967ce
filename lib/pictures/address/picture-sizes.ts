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

/** By the block that shows it, after the grid of the pages (1184 px of content at 1280). */
const places = {
  // The featured story and the large ones.
  half: { widths: [480, 720, 1080], sizes: '(min-width:80rem) 576px,(min-width:64rem) 46vw,92vw' },
  // A story with its picture above, three in a row.
  third: { widths: [480, 720, 1080], sizes: third },
  // A headline's picture beside it.
  card: { widths: [280, 480, 720], sizes: thumbnail },
  // The wall of pictures.
  tile: { widths: [280, 480, 720], sizes: '(min-width:80rem) 340px,(min-width:48rem) 27vw,56vw' },
  wideTile: { widths: [480, 720, 1080], sizes: '(min-width:80rem) 680px,(min-width:64rem) 56vw,100vw' },
  // The head of a post.
  hero: { widths: [480, 720, 1080, 1600], sizes: '(min-width:48rem) 768px,100vw' },
  // A post in a list.
  entry: { widths: [280, 480, 720], sizes: '(min-width:64rem) 288px,(min-width:48rem) 216px,190px' },
  // A book.
  cover: {
    widths: [280, 480, 720],
    sizes:
      '(min-width:80rem) 212px,(min-width:64rem) 18vw,(min-width:48rem) 22vw,(min-width:40rem) 29vw,44vw',
  },
  // In the text of a post.
  body: { widths: [480, 720, 1080], sizes: '(min-width:48rem) 650px,90vw' },
} as const satisfies Record<string, PlaceSizes>;

export function sizesOf(place: PicturePlace): PlaceSizes {
  return places[place];
}

export function pictureWidth(text: string): PictureWidth | undefined {
  return pictureWidths.find((width) => String(width) === text);
}
