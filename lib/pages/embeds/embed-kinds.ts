type EmbedFacts = {
  /** As narrow as the kind needs; no kind may leave the page, download, or open a browser dialog. */
  sandbox: string;
  allow: string;
  /** Some hosts play nothing for a visitor of unknown origin. */
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** The button's verb; it must also be true of a link, which the button is without script. */
  verb: string;
  /** Added to the address when the reader has just asked for it, so that one press is enough. */
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

/** A frame keeps its own origin (players and forms need their storage), which is never ours: see embed-frame.ts. */
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
