import '../../open-cities';
import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { types } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { People } from '@/lib/desk/accounts/people';
import { Autosaves } from '@/lib/desk/posts/autosaves';
import { type Desk, fieldsIn, ORIGIN, openDesk, signIn, start } from './desk';

describe('the desk', () => {
  test('redirects people who are not signed in to the sign-in page', async () => {
    const desk = await openDesk();
    const response = await desk.request('/boulder/people');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in']);
  });

  test('sends a CSP in which csp_evaluator finds no problem', async () => {
    const { request } = await openDesk();
    const policy = (await request('/sign-in')).headers.get('content-security-policy') ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });

  test('refuses requests for another host, which prevents DNS rebinding', async () => {
    const { request } = await openDesk();
    expect((await request('/sign-in', { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  test('responds 404 if a page or a city does not exist', async () => {
    const { ana } = await start();
    for (const address of ['/boulder/nothing', '/nowhere/people'])
      expect((await ana.get(address)).status).toBe(404);
  });

  test('escapes people’s names', async () => {
    const ana = await signIn(await openDesk(), 'editor', '<script>alert(1)</script>');
    const html = await ana.read('/boulder/people');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('a change', () => {
  const invite = { name: 'Bo', role: 'writer', language: 'en' };

  test('needs the CSRF token of its own session', async () => {
    const { desk, ana } = await start();
    const { csrf } = await signIn(desk, 'editor', 'Bo');
    for (const fields of [{ csrf: 'x' }, { csrf }])
      expect((await ana.post('/boulder/people', { ...invite, ...fields })).status).toBe(403);
    expect((await ana.post('/boulder/people', invite)).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another origin of the same site', { origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_, headers) => {
    const { ana } = await start();
    expect((await ana.post('/boulder/people', invite, headers)).status).toBe(403);
  });

  test('is refused if its body is huge', async () => {
    const { ana } = await start();
    expect((await ana.post('/boulder/people', { name: 'x'.repeat(3_000_000) })).status).toBe(413);
  });
});

test.each([
  ...['today', 'pages', 'ads', 'sources', 'emergency', 'mistakes', 'statistics', 'people', 'history'],
  ...[
    'today/hide',
    'pages/switchboard',
    'pages/partners/pdf',
    'ads/photos',
    'sources/look',
    'emergency/change',
  ],
])('writers may neither open %s nor send its forms', async (place) => {
  const { ana } = await start({}, 'writer');
  const tries = [await ana.get(`/boulder/${place}`), await ana.post(`/boulder/${place}`, {})];
  expect(tries.map(({ status }) => status)).toEqual([403, 403]);
});

describe('a session', () => {
  const MINUTE = 60_000;

  test.each([
    ['is still open after 29 minutes', 29 * MINUTE, 200],
    ['ends after 30 minutes without use', 30 * MINUTE, 303],
    ['ends if the clock is set forward', 400 * 86_400_000, 303],
    ['ends if the clock is set back, which would otherwise prolong it', -60 * MINUTE, 303],
  ])('%s', async (_, later, status) => {
    const { desk, ana } = await start();
    desk.time.now += later;
    expect((await ana.get('/boulder/people')).status).toBe(status);
  });

  test('is extended by use, but to at most 12 hours', async () => {
    const { desk, ana } = await start();
    const statuses: number[] = [];
    for (let used = 0; used < 30; used += 1) {
      desk.time.now += 25 * MINUTE;
      statuses.push((await ana.get('/boulder/people')).status);
    }
    expect(statuses.indexOf(303)).toBe(28);
  });

  test('ends when an editor signs the person out on all devices', async () => {
    const { desk, ana } = await start();
    const bo = await signIn(desk, 'editor', 'Bo');
    await ana.get('/boulder/people');
    await ana.post(`/boulder/people/${bo.person?.id}/end`, {});
    expect((await bo.get('/boulder/people')).status).toBe(303);
  });

  test('is not started with an id from an attacker’s cookie', async () => {
    const { request } = await openDesk();
    const planted = { headers: { cookie: '__Host-desk=planted' } };
    expect((await request('/sign-in', planted)).headers.get('set-cookie')).toBeNull();
    const page = await request('/boulder/people', planted);
    expect(page.status).toBe(303);
  });

  test('ends when the person signs out', async () => {
    const { ana } = await start();
    await ana.post('/sign-out', {});
    expect((await ana.get('/boulder/people')).status).toBe(303);
  });
});

describe('a form that is sent after its session has ended', () => {
  const NEW = '/boulder/posts/new/photos';
  const words = { title: 'Creek rises', body: 'It **rose**.\n\n“Twice.”', seen: 'new', do: 'publish' };
  const FILE = 'boulder/posts/creek-rises.md';

  /** Sends a form whose session has ended. `again`: a new session of the same person. */
  async function ended() {
    const { desk, ana } = await start();
    const [again, bo] = [await signIn(desk), await signIn(desk, 'editor', 'Bo')];
    const response = await desk.request(NEW, {
      method: 'POST',
      body: new URLSearchParams({ csrf: ana.csrf, ...words }),
      headers: { origin: ORIGIN },
    });
    const html = await response.text();
    return { desk, again, bo, response, html, carried: fieldsIn(html) };
  }

  test('comes back with the sign-in page', async () => {
    const { desk, response, html, carried } = await ended();
    expect([response.status, existsSync(desk.fileOf(FILE))]).toEqual([401, false]);
    expect(html).toMatch(/Nothing was sent yet.*Sign in with your passkey/s);
    expect(carried).toMatchObject(words);
  });

  test('is shown to the same person in their new session, and is saved only once they send it', async () => {
    const { desk, again, carried } = await ended();
    const response = await again.post(NEW, carried);
    const html = await response.text();
    expect([response.status, existsSync(desk.fileOf(FILE))]).toEqual([403, false]);
    expect(html).toMatch(/You signed in again\. Send it now\?.*Creek rises.*“Twice\.”/s);
    expect(html).not.toContain(carried.csrf);
    expect((await again.post(NEW, fieldsIn(html))).status).toBe(303);
    expect(desk.textOf(FILE)).toContain('It **rose**.');
  });

  test('is not shown to another person', async () => {
    const { bo, carried } = await ended();
    const refused = await bo.post(NEW, carried);
    expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining('Creek rises')]);
  });

  test('is never sent to another host', async () => {
    const { again, carried } = await ended();
    const html = await (await again.post(`${ORIGIN}//evil.example/x`, carried)).text();
    expect(html).toContain('action="/evil.example/x"');
  });

  test.each(['https://evil.example', 'null'])('is not shown again if sent from %s', async (origin) => {
    const { desk, ana } = await start();
    const body = new URLSearchParams({ csrf: ana.csrf, ...words });
    const refused = await desk.request(NEW, { method: 'POST', body, headers: { origin } });
    expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining('Creek rises')]);
  });
});

// Jest gives tests their own Error class. Without this, Hono would not recognize file system errors.
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: unknown, error: unknown) {
    if (this === Error) return types.isNativeError(error);
    return Function.prototype[Symbol.hasInstance].call(this as () => void, error);
  },
});

describe('a desk that cannot write its own files', () => {
  const hide = { link: 'https://gazette.example/a', title: 'A', reason: 'Wrong by far' };
  const FILE = 'boulder/desk.yaml';

  /** Replaces a part of the desk's folder with a link to a place where nothing can be written. */
  async function brokenDesk(part: string, target: string) {
    const { desk, ana } = await start();
    await ana.get('/boulder/people');
    mkdirSync(desk.deskDir, { recursive: true });
    rmSync(path.join(desk.deskDir, part), { recursive: true, force: true });
    symlinkSync(target, path.join(desk.deskDir, part));
    return { desk, response: await ana.post('/boulder/today/hide', hide) };
  }

  test('publishes nothing if the folder of saves is read-only, and lets the editor send the form again', async () => {
    const { desk, response } = await brokenDesk('saves', '/sys');
    const html = await response.text();
    expect([response.status, existsSync(desk.fileOf(FILE))]).toEqual([500, false]);
    expect(html).toMatch(/The desk may not write its files\. Nothing was saved\..*whoever runs the server/s);
    expect(fieldsIn(html)).toMatchObject(hide);
  });

  test('reports a full disk, but says that the change is saved, if only writing the audit log fails', async () => {
    const { desk, response } = await brokenDesk('audit.log', '/dev/full');
    expect([response.status, desk.textOf(FILE)]).toEqual([500, expect.stringContaining(hide.link)]);
    expect(await response.text()).toContain('The disk is full. Your change is saved.');
  });
});

test.each([
  ['--help', '/tmp', 0, 'Write npm run desk'],
  ['--no-such', '/tmp', 1, 'Write npm run desk'],
  ['invite Ana', '/sys/desk', 1, 'The desk cannot write to DESK_DIR, /sys/desk ('],
])(
  'npm run desk -- %s, with %s as DESK_DIR, exits with %i and prints one sentence',
  (words, DESK_DIR, code, says) => {
    const env = { ...process.env, NODE_OPTIONS: '', DESK_DIR };
    const args = ['scripts/desk/start.mjs', ...words.split(' ')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([code, expect.stringMatching(/^.*\n$/)]);
    expect(stdout + stderr).toContain(says);
  },
);

describe('people', () => {
  test('are invited as editors or writers, and the last editor cannot be removed', async () => {
    const { ana } = await start();
    await ana.post(`/boulder/people/${ana.person?.id}/remove`, {});
    const html = await ana.read('/boulder/people');
    for (const role of ['editor', 'writer']) expect(html).toContain(`<option value="${role}"`);
    expect(html).toContain('The last editor cannot be removed');
    const demotion = { name: 'Ana Ruiz', role: 'writer', language: 'en' };
    const refused = await ana.post('/boulder/people', demotion);
    expect(refused.headers.get('location')).toBe('/boulder/people');
  });

  test('include at least one editor: the last editor stays one when invited as a writer', async () => {
    const desk = await openDesk();
    const ana = await signIn(desk);
    expect((await signIn(desk, 'writer')).person).toMatchObject({ id: ana.person?.id, role: 'editor' });
  });

  test('who already have an account are named in a warning that the new link replaces their passkey', async () => {
    const { ana } = await start();
    const invite = { name: 'Ana Ruiz', role: 'editor', language: 'en' };
    expect(await (await ana.post('/boulder/people', invite)).text()).toContain(
      'Ana Ruiz exists: this link replaces the passkey.',
    );
  });

  test('are removed only after a confirmation, and find their unsaved texts when they are invited again', async () => {
    const { desk, ana } = await start();
    const [autosave, seen] = ['00000000-0000-4000-8000-000000000001', 'new'];
    const bo = await signIn(desk, 'writer', 'Bo');
    await bo.post('/boulder/posts/new/autosave', { title: 'Creek rises', seen, autosave });
    expect(await ana.read('/boulder/people')).toMatch(
      /<summary>Remove<\/summary>.*30 days.*Remove Bo<\/button>/,
    );
    const remove = () => ana.post(`/boulder/people/${bo.person?.id}/remove`, {});
    await remove();
    expect(await ana.read('/boulder/people')).not.toContain('<strong>Bo</strong>');
    expect((await bo.get('/boulder/posts')).status).toBe(303);
    const again = (await signIn(desk, 'writer', 'Bo')).person?.id ?? '';
    const texts = await new Autosaves(desk.deskDir, () => desk.time.now).list(again);
    expect(texts.map(({ draft }) => draft.title)).toEqual(['Creek rises']);
  });

  test('are forgotten 30 days after they were removed', async () => {
    const desk = await openDesk();
    const people = new People(desk.deskDir);
    await signIn(desk);
    const [bo, cy] = [await signIn(desk, 'writer', 'Bo'), await signIn(desk, 'writer', 'Cy')];
    await people.remove(bo.person?.id ?? '', desk.time.now);
    await people.remove(cy.person?.id ?? '', desk.time.now + 31 * 24 * 3_600_000);
    expect((await signIn(desk, 'writer', 'Bo')).person?.id).not.toBe(bo.person?.id);
  });

  test.each(['  ', 'x'.repeat(81)])(
    'are not invited under the name %j, and the form keeps it',
    async (name) => {
      const { ana } = await start();
      const refused = await ana.post('/boulder/people', { name, role: 'writer', language: 'es' });
      const html = await refused.text();
      expect([refused.status, html]).toEqual([422, expect.stringContaining('Write the person’s name')]);
      expect(fieldsIn(html)).toMatchObject({ name, role: 'writer', language: 'es' });
    },
  );

  test('are in the audit log, but their secrets are not', async () => {
    const { desk, ana } = await start();
    const { post, cookie, csrf } = ana;
    const page = await (await post('/boulder/people', { name: 'Bo', role: 'writer', language: 'es' })).text();
    const [, token = '-'] = /\/join\/([\w-]+)/.exec(page) ?? [];
    const log = readFileSync(`${desk.deskDir}/audit.log`, 'utf8');
    expect(log).toMatch(/Ana Ruiz\tinvited\tBo, writer/);
    for (const secret of [token, csrf, cookie.split('=')[1] ?? '-']) expect(log).not.toContain(secret);
    for (const file of ['people', 'sessions'])
      expect(readFileSync(`${desk.deskDir}/${file}.json`, 'utf8')).not.toContain(token);
  });
});

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
