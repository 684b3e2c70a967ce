// 24 slow bars in D, in three phrases, made to lead back into themselves.

export const rate = 48_000;
/** 3,750 MP3 frames of 1,152 samples: exactly 90 seconds, so that the loop can be cut between two frames. */
export const frames = 3750;
export const samples = frames * 1152;
export const bars = 24;
export const barSamples = samples / bars;
export const beatSamples = barSamples / 4;

const names = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The frequency of a note such as F#4 (A4 is 440 Hz). */
export function hertz(note) {
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(note);
  return 440 * 2 ** ((names[letter] + (sharp ? 1 : 0) + 12 * (octave - 4) - 9) / 12);
}

// Bass, then the pad's four voices, moving by the smallest steps.
const chords = {
  Dmaj9: ['D2', 'F#3', 'A3', 'C#4', 'E4'],
  Bm7: ['B1', 'F#3', 'A3', 'B3', 'D4'],
  Gmaj7: ['G1', 'F#3', 'G3', 'B3', 'D4'],
  Asus: ['A1', 'E3', 'G3', 'B3', 'D4'],
  A6: ['A1', 'E3', 'F#3', 'A3', 'C#4'],
  'F#m7': ['F#1', 'E3', 'A3', 'C#4', 'E4'],
  Em9: ['E2', 'F#3', 'G3', 'B3', 'D4'],
  Gadd9: ['G1', 'D3', 'G3', 'A3', 'B3'],
  'D/F#': ['F#1', 'D3', 'A3', 'D4', 'F#4'],
};

export const harmony = [
  ...['Dmaj9', 'Bm7', 'Gmaj7', 'Asus', 'Dmaj9', 'F#m7', 'Gmaj7', 'A6'],
  ...['Bm7', 'F#m7', 'Gadd9', 'Dmaj9', 'Em9', 'Bm7', 'Gmaj7', 'Asus'],
  ...['Gadd9', 'D/F#', 'Em9', 'Dmaj9', 'Gmaj7', 'D/F#', 'Em9', 'Asus'],
].map((name) => chords[name]);

// The chord's voice for each eighth (5 to 8 are an octave higher, a dot rests).
export const patterns = ['1.3.4.3.', '1.34.6.4', '3.4.6.43', '1.4.36..'];

/** Bar, beat, note, beats held, and how strongly it is struck (0 to 1). */
export const melody = [
  [2, 1, 'F#5', 2, 0.5],
  [2, 3, 'E5', 3, 0.4],
  [4, 0, 'A5', 2.5, 0.55],
  [4, 2.5, 'F#5', 1.5, 0.4],
  [5, 0, 'E5', 4, 0.45],
  [7, 1, 'C#5', 1, 0.35],
  [7, 2, 'E5', 3, 0.45],
  [8, 1, 'D5', 1.5, 0.5],
  [8, 2.5, 'F#5', 1.5, 0.5],
  [9, 0, 'E5', 3, 0.5],
  [10, 0.5, 'B5', 1.5, 0.55],
  [10, 2, 'A5', 2, 0.5],
  [11, 0, 'F#5', 4, 0.45],
  [12, 1, 'G5', 1, 0.45],
  [12, 2, 'F#5', 1, 0.4],
  [12, 3, 'D5', 2, 0.4],
  [14, 0.5, 'B4', 1.5, 0.4],
  [14, 2, 'D5', 2, 0.45],
  [15, 0, 'E5', 4, 0.45],
  [17, 1, 'A5', 3, 0.45],
  [18, 1, 'G5', 3, 0.4],
  [19, 0, 'F#5', 4, 0.45],
  [21, 1, 'D5', 1.5, 0.35],
  [21, 2.5, 'E5', 1.5, 0.35],
  [22, 0, 'F#5', 4, 0.4],
];
