/** The widths in pixels that pictures are made in; an address with any other is refused. */
export const pictureWidths = [280, 480, 720, 1080, 1600] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Where a picture stands on a page. */
export type PicturePlace = keyof typeof places;

type PlaceSizes = {
  widths: readonly PictureWidth[];
  /** The `sizes` of an img: how wide the picture is drawn, the part that its frame cuts off included. */
  sizes: string;
};

const thumbnail = '(min-width:64rem) 272px,(min-width:48rem) 46vw,190px';
const third = '(min-width:80rem) 373px,(min-width:64rem) 31vw,(min-width:48rem) 46vw,90vw';

/** Each place with its widths and sizes, after the grid of the pages (1184 px of content at 1280). */
const places = {
  /** Eight columns beside the seconds; to the edges of a phone's screen. */
  lead: { widths: [480, 720, 1080, 1600], sizes: '(min-width:80rem) 746px,(min-width:64rem) 60vw,100vw' },
  /** Half the page: the large story of a block. */
  half: { widths: [480, 720, 1080], sizes: '(min-width:80rem) 576px,(min-width:64rem) 46vw,92vw' },
  third: { widths: [480, 720, 1080], sizes: third },
  /** A card in a row of five, square beside its words on a phone. */
  card: { widths: [280, 480, 720], sizes: thumbnail },
  /** A small picture of the wall; its tile may be taller than it is wide. */
  tile: { widths: [280, 480, 720], sizes: '(min-width:80rem) 340px,(min-width:48rem) 27vw,56vw' },
  /** A large or wide picture of the wall. */
  wideTile: { widths: [480, 720, 1080], sizes: '(min-width:80rem) 680px,(min-width:64rem) 56vw,100vw' },
  /** Over a post. */
  hero: { widths: [480, 720, 1080, 1600], sizes: '(min-width:48rem) 768px,100vw' },
  /** Beside an entry of the list of posts. */
  entry: { widths: [280, 480, 720], sizes: '(min-width:64rem) 288px,(min-width:48rem) 216px,190px' },
  /** A book in a row of two to five. */
  cover: {
    widths: [280, 480, 720],
    sizes:
      '(min-width:80rem) 212px,(min-width:64rem) 18vw,(min-width:48rem) 22vw,(min-width:40rem) 29vw,44vw',
  },
  /** Within the text of a post. */
  body: { widths: [480, 720, 1080], sizes: '(min-width:48rem) 650px,90vw' },
} as const satisfies Record<string, PlaceSizes>;

/** What an img of a place needs; widths in pixels, smallest first. */
export function sizesOf(place: PicturePlace): PlaceSizes {
  return places[place];
}

/** A width out of an address, or nothing when it is none of ours. */
export function pictureWidth(text: string): PictureWidth | undefined {
  return pictureWidths.find((width) => String(width) === text);
}
