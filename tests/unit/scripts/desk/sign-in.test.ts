import '../../open-cities';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { People } from '@/lib/desk/accounts/people';
import { type Desk, ORIGIN, openDesk, start } from './desk';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** Invites a person with a new passkey; returns a function that responds to a challenge with the passkey. */
async function withPasskey({ deskDir, time }: Desk) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // The public key in COSE form: a CBOR map of EC2, ES256, P-256 and both coordinates.
  const cose = `a5010203262001215820${Buffer.from(x, 'base64url').toString('hex')}225820${Buffer.from(y, 'base64url').toString('hex')}`;
  const id = Buffer.from('the passkey').toString('base64url');
  const people = new People(deskDir);
  const passkey = { id, publicKey: Buffer.from(cose, 'hex').toString('base64url'), counter: 0 };
  await people.join(await people.invite('Ana Ruiz', 'editor', 'en', time.now), passkey, time.now);
  return (challenge: string, origin = ORIGIN) => {
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
    // Authenticator data: the user is present and verified, and the counter is 0.
    const data = Buffer.concat([sha256(new URL(ORIGIN).hostname), Buffer.from('0500000000', 'hex')]);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  };
}

async function post(desk: Desk, address: string, body: unknown): Promise<Response> {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' };
  return desk.request(address, { method: 'POST', body: JSON.stringify(body), headers });
}

async function challengeOf(desk: Desk): Promise<string> {
  const options = (await (await post(desk, '/sign-in/options', {})).json()) as { challenge: string };
  return options.challenge;
}

test('the response of a passkey signs a person in only once and cannot be replayed', async () => {
  const desk = await openDesk();
  const respond = await withPasskey(desk);
  const key = respond(await challengeOf(desk));
  const statuses = [await post(desk, '/sign-in', { key }), await post(desk, '/sign-in', { key })];
  expect(statuses.map(({ status }) => status)).toEqual([200, 401]);
});

test('the response of a passkey is refused if it is late, for another site, or to an unknown challenge', async () => {
  const desk = await openDesk();
  const respond = await withPasskey(desk);
  const late = await challengeOf(desk);
  desk.time.now += 5 * 60_000 + 1;
  const keys = [
    respond(late),
    respond(await challengeOf(desk), 'https://evil.example'),
    respond('bm9ib2R5IGdhdmU'),
  ];
  for (const key of keys) expect((await post(desk, '/sign-in', { key })).status).toBe(401);
});

describe('signing in', () => {
  test.each<unknown>([{}, { key: null }, { key: { id: 'key-1', response: {} } }, { key: { id: { a: 1 } } }])(
    'is refused if the request’s body is %j',
    async (body) => {
      const { desk } = await start();
      expect((await post(desk, '/sign-in', body)).status).toBe(401);
    },
  );

  test('may be tried only a few times, even if the clock is set ahead', async () => {
    const desk = await openDesk();
    const statuses: number[] = [];
    for (let tries = 0; tries < 25; tries += 1) {
      desk.time.now += 3_600_000;
      statuses.push((await post(desk, '/sign-in', {})).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('for the first time needs an invitation that is less than a day old', async () => {
    const { desk, ana } = await start();
    const page = await (
      await ana.post('/boulder/people', { name: 'Bo', role: 'writer', language: 'es' })
    ).text();
    const [link = ''] = /\/join\/[\w-]+/.exec(page) ?? [];
    expect(await (await desk.request(link)).text()).toContain('Le damos la bienvenida, Bo');
    desk.time.now += 25 * 3_600_000;
    expect((await desk.request(link)).status).toBe(404);
  });
});
