/** Whom an entry is taken from: the publisher, and its feed or else its front page. */
export type FeedCredit = { name: string; url: string };

/** One entry of a feed. Texts are plain, addresses absolute; `html` alone is markup, already made safe. */
export type FeedEntry = {
  /** Never changes: the permalink for what is ours, the item's own id otherwise. */
  id: string;
  url: string;
  title: string;
  /** BCP 47, where it is not that of the feed. */
  language?: string;
  /** Plain text; may be empty. */
  summary: string;
  html?: string;
  /** Nothing where it is not known; never now. */
  published?: Date;
  updated?: Date;
  author?: string;
  categories: readonly string[];
  /** Whom it is taken from; nothing for what is ours. */
  credit?: FeedCredit;
  /** Other outlets with the same story, each with its own report. */
  also?: readonly FeedCredit[];
  /** Address of its picture: one of our own door's. */
  picture?: string;
  /** Its size, where it is known. */
  pictureBytes?: number;
};

/** What a feed says of itself. */
export type FeedChannel = {
  title: string;
  description: string;
  /** The page that the feed goes with. */
  home: string;
  /** BCP 47. */
  locale: string;
  /** Who answers for it. */
  publisher: { name: string; email: string };
  rights: string;
  /** A square PNG of `feedImageSize` pixels. */
  image: string;
  /** When its content last changed; nothing where no entry has a time. Never now. */
  updated?: Date;
  /** A WebSub hub that tells subscribers of changes. */
  hub?: string;
};

/** Who is named as the author of an entry: of a publisher's without one, the publisher. */
export function entryAuthor({ author, credit }: FeedEntry): string | undefined {
  return author ?? credit?.name;
}

/** A feed before it takes a form: RSS, Atom and JSON Feed are all written from this. */
export type FeedModel = FeedChannel & { entries: readonly FeedEntry[] };

/** Side of the feed's picture in pixels; RSS allows 144 at the most. */
export const feedImageSize = 144;

/** What readers show as the maker of the feed. */
export const generator = 'Local News Site';

/** Width in pixels of the pictures in a feed; a smaller one stays as it is. */
export const feedPictureWidth = 1080;

/** Their type: what the door gives to one who does not say that it reads AVIF, as feed readers do not. */
export const feedPictureType = 'image/webp';

/** Entries in a feed: enough for a reader that looks once a week (discovery section 8). */
export const mostEntries = 50;
