/** Widths in pixels. Addresses with any other width are refused. */
const pictureWidths = [280, 480, 720, 1080, 1600] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export type PicturePlace = keyof typeof places;

const thumbnail = '(min-width:64rem) 272px,(min-width:48rem) 46vw,190px';
const third = '(min-width:80rem) 373px,(min-width:64rem) 31vw,(min-width:48rem) 46vw,90vw';

/**
 * Widths and `sizes` by the place that shows the picture, for the pages' grid (1184 px of content in a window of 1280
 * px). `sizes` is the width as drawn, including the part that the frame crops.
 */
export const places = {
  // The first story on the front page and in Local News, eight of twelve columns wide.
  lead: {
    widths: [480, 720, 1080],
    sizes: '(min-width:100rem) 917px,(min-width:80rem) 747px,(min-width:64rem) 59vw,100vw',
  },
  // Stories under the lead. On narrow screens, the picture is next to the text.
  second: { widths: [280, 480], sizes: '(min-width:64rem) 19vw,96px' },
  // Large stories.
  half: { widths: [480, 720, 1080], sizes: '(min-width:80rem) 576px,(min-width:64rem) 46vw,92vw' },
  // Stories with the picture above the text, three in a row.
  third: { widths: [480, 720, 1080], sizes: third },
  // The small picture next to a headline.
  card: { widths: [280, 480, 720], sizes: thumbnail },
  // The picture wall.
  tile: { widths: [280, 480, 720], sizes: '(min-width:64rem) 22vw,46vw' },
  // The picture at the top of a post.
  hero: { widths: [480, 720, 1080, 1600], sizes: '(min-width:48rem) 768px,100vw' },
  // Posts in a list.
  entry: { widths: [280, 480, 720], sizes: '(min-width:64rem) 288px,(min-width:48rem) 216px,190px' },
  cover: {
    widths: [280, 480, 720],
    sizes:
      '(min-width:80rem) 212px,(min-width:64rem) 18vw,(min-width:48rem) 22vw,(min-width:40rem) 29vw,44vw',
  },
  // Pictures in a post's text.
  body: { widths: [480, 720, 1080], sizes: '(min-width:48rem) 650px,90vw' },
} as const satisfies Record<string, { widths: readonly PictureWidth[]; sizes: string }>;

export function pictureWidth(text: string): PictureWidth | undefined {
  return pictureWidths.find((width) => String(width) === text);
}
