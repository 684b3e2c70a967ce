/** What a frame of one kind may do, and the words around it. The room it takes is a class of embeds.css by its kind. */
type EmbedFacts = {
  /** As narrow as the kind needs; no kind may leave the page, download, or open a dialog of the browser. */
  sandbox: string;
  /** Powers of the browser; what is not listed is refused. */
  allow: string;
  /** Some hosts play nothing for a visitor of unknown origin; the others need not know. */
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** The word on the button; it must be true of a link too, which the button is without script. */
  verb: string;
  /** Added to the address when the reader asked for it a moment ago, so that one press is enough. */
  startsWith: string;
};

const ownOrigin = 'allow-scripts allow-same-origin';
const newTabs = 'allow-popups allow-popups-to-escape-sandbox';

const video: EmbedFacts = {
  sandbox: `${ownOrigin} ${newTabs} allow-presentation`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrer: 'strict-origin-when-cross-origin',
  verb: 'Play',
  startsWith: 'autoplay=1',
};

/**
 * Everything foreign that a page can hold, by kind. A frame keeps its own origin (players and forms need their
 * storage), which is never ours: embed-frame.ts refuses an address of our own.
 */
export const embedKinds = {
  video,
  'short-video': video,
  map: {
    sandbox: `${ownOrigin} ${newTabs}`,
    allow: '',
    referrer: 'strict-origin-when-cross-origin',
    verb: 'Open the map',
    startsWith: '',
  },
  form: {
    sandbox: `${ownOrigin} ${newTabs} allow-forms`,
    allow: '',
    referrer: 'strict-origin-when-cross-origin',
    verb: 'Open the form',
    startsWith: '',
  },
  document: {
    sandbox: `${ownOrigin} ${newTabs}`,
    allow: 'fullscreen',
    referrer: 'no-referrer',
    verb: 'Open the preview',
    startsWith: '',
  },
} as const satisfies Record<string, EmbedFacts>;

export type EmbedKind = keyof typeof embedKinds;
