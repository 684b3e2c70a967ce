import { afterEach, describe, expect, test } from '@jest/globals';
import type { Away } from '@/lib/radio/station';
import { readType, webStation } from '@/lib/radio/web-station';
import type { Behavior } from '../../../fake-upstream/radio/program';
import { type RadioStation, startRadioStation } from '../../../fake-upstream/radio/station';

const audio = Buffer.from(Array.from({ length: 100_003 }, (_, index) => (index * 31 + (index >> 8)) % 256));

let deps: RadioStation | undefined;
let hangUp = () => {};

afterEach(async () => {
  hangUp();
  await deps?.stop();
});

/** Connects to a station and waits until it has sent some bytes or ended; `call` connects again. */
async function open(behavior: Behavior) {
  deps = await startRadioStation(audio, behavior);
  const station = webStation(deps.template.replace('{port}', String(deps.port)), 'Robot/1.0');
  return (bytes: number, onAudio = () => {}) =>
    new Promise<{ type?: string; audio: Buffer; away?: Away }>((resolve) => {
      const parts: Buffer[] = [];
      let type: string | undefined;
      const tell = (away?: Away) => resolve({ type, audio: Buffer.concat(parts), away });
      hangUp = station({
        type: (value) => {
          type = value;
        },
        audio(part) {
          parts.push(part);
          onAudio();
          if (Buffer.concat(parts).length >= bytes) tell();
        },
        over: tell,
      });
    });
}

describe('the connection to a web radio station', () => {
  test('sends our user agent and requests audio without metadata', async () => {
    const call = await open({});
    await call(1000);
    for (const line of ['User-Agent: Robot/1.0', 'Accept-Encoding: identity'])
      expect(deps?.asked[0]).toContain(line);
    expect(deps?.asked[0]).not.toMatch(/icy-metadata/i);
  });

  test('passes audio on byte for byte', async () => {
    const call = await open({});
    const heard = await call(60_000);
    expect(audio.indexOf(heard.audio)).toBe(0);
    expect(heard.type).toBe('audio/mpeg');
  });

  test.each([
    ['sends a page instead of audio', { page: '<html>', contentType: 'text/html' }, 'not-audio', 0],
    ['disconnects', { dropsAfter: 5000 }, 'ended', 5000],
  ])('ends with a reason if the station %s', async (_, behavior, reason, length) => {
    const heard = await (await open(behavior))(100_000);
    expect([heard.away?.reason, audio.indexOf(heard.audio), heard.audio.length]).toEqual([reason, 0, length]);
    expect(heard.type !== undefined).toBe(length > 0);
  });

  test('ends with a reason if it is cut off', async () => {
    const call = await open({});
    const heard = await call(1_000_000, () => deps?.cut());
    expect(['ended', 'reset']).toContain(heard.away?.reason);
  });
});

const reasonOf = (headers: Record<string, string>) => {
  const read = readType(headers);
  return read.ok ? 'taken' : read.away.reason;
};

describe('readType', () => {
  test.each([
    ['audio/mpeg', 'taken'],
    ['audio/aacp', 'taken'],
    ['Audio/MPEG; charset=x', 'taken'],
    ['application/ogg', 'taken'],
    ['text/html', 'not-audio'],
    ['text/html; audio/mpeg', 'not-audio'],
    ['audio/mpeg\ntext/html', 'not-audio'],
    ['audio/x-mpegurl', 'not-audio'],
    ['audio/x-scpls', 'not-audio'],
    ['application/octet-stream', 'not-audio'],
    ['', 'not-audio'],
  ])('classifies the content type %j as %s', (type, outcome) => {
    expect(reasonOf({ 'content-type': type })).toBe(outcome);
  });

  test('refuses compressed audio', () => {
    expect(reasonOf({ 'content-type': 'audio/mpeg', 'content-encoding': 'gzip' })).toBe('bad-reply');
  });
});
