/** The radio: its page and its player, also in the bar of other pages. */
export const radio = {
  live: (site: string) => `Listen live to ${site} radio, 24 hours a day.`,
  sample: 'A sample station with recorded music, 24 hours a day.',
  /** `what`: one of the two above. */
  description: (what: string, city: string) =>
    `${what} It keeps playing while you read the news from ${city}.`,
  keywords: (city: string) => [`${city} radio`, 'live radio', 'live stream'],
  sentence: 'Listen 24 hours a day. The radio keeps playing while you read other pages on this site.',
  subtitle: '24/7 live stream',
  nowPlaying: 'Now Playing',
  tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
  sampleStation: 'Sample station: This stream plays recorded music and is not a live broadcast.',
  /** Plain strings, because they are passed to the browser. */
  player: {
    radio: 'Radio',
    title: 'Live Radio',
    programming: 'Live programming from our station stream.',
    player: 'Player',
    play: 'Play',
    pause: 'Pause',
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    volumeOnDevice: 'Use the buttons on your device to change the volume.',
    stop: 'Stop',
    close: 'Stop and close the radio',
    status: {
      ready: 'Ready to play',
      failed: 'Not playing',
      connecting: 'Connecting…',
      reconnecting: 'Reconnecting…',
      onAir: 'On air',
      playing: 'Playing',
      paused: 'Paused',
    },
    errors: {
      refused: 'Unable to start playback. Please try again.',
      unavailable: 'Stream temporarily unavailable.',
    },
  },
};
