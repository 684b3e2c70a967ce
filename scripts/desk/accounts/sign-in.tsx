import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { deleteCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { LRUCache } from 'lru-cache';
import { Join, JoinOld, SignIn } from '@/components/desk/sign-in';
import type { Person } from '@/lib/desk/accounts/people';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import type { DeskApp, DeskContext, DeskRequest } from '@/scripts/desk/context';
import { cookieName, jsonOf } from '@/scripts/desk/guard';

const CHALLENGE_MS = 5 * 60_000;
const RP_NAME = 'The desk';

type Posted = { token?: unknown; key?: unknown };

/** Creates a store of passkey challenges. Each can be used only once, so a response cannot be replayed. */
function openChallenges(clock: () => number) {
  const time = { ttl: CHALLENGE_MS, ttlResolution: 0, perf: { now: clock } };
  const open = new LRUCache<string, true>({ max: 1000, ...time });
  return {
    note: (challenge: string) => open.set(challenge, true),
    take(challenge: string): boolean {
      const isOpen = open.has(challenge);
      open.delete(challenge);
      return isOpen;
    },
  };
}
type Challenges = ReturnType<typeof openChallenges>;

/** Returns the result of a verification; undefined if the response is malformed or fails it. */
async function verified<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return work().catch(() => undefined);
}

async function startSession(c: DeskRequest, { sessions, clock, origin, audit }: DeskContext, person: Person) {
  // Each sign-in gets a new token, even if the browser already sent one (session fixation).
  const token = await sessions.start(person.id, clock());
  const secure = origin.startsWith('https:');
  setCookie(c, cookieName(origin), token, { httpOnly: true, secure, sameSite: 'Lax', path: '/' });
  await audit(person.name, 'signed in');
  return c.json({ path: '/' });
}

function addSignIn(app: DeskApp, context: DeskContext, challenges: Challenges): void {
  const { people, origin, audit } = context;
  const expected = { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
  app.get('/sign-in', (c) => context.page(c, c.get('texts').core.signIn, <SignIn />));
  app.post('/sign-in/options', async (c) => {
    const options = await generateAuthenticationOptions({
      rpID: expected.expectedRPID,
      userVerification: 'required',
    });
    challenges.note(options.challenge);
    return c.json(options);
  });
  app.post('/sign-in', async (c) => {
    const { key } = (await jsonOf(c.req.raw)) as Posted;
    const response = key as Parameters<typeof verifyAuthenticationResponse>[0]['response'];
    const person = await people.withPasskey(String(response?.id));
    const passkey = person?.passkey;
    const result =
      passkey &&
      (await verified(() =>
        verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: challenges.take,
          credential: {
            id: passkey.id,
            publicKey: Buffer.from(passkey.publicKey, 'base64url'),
            counter: passkey.counter,
          },
        }),
      ));
    if (!person || !result?.verified) {
      await audit(person?.name ?? 'unknown', 'failed to sign in');
      throw new HTTPException(401);
    }
    await people.noteCounter(person.passkey.id, result.authenticationInfo.newCounter);
    return startSession(c, context, person);
  });
}

function addJoin(app: DeskApp, context: DeskContext, challenges: Challenges): void {
  const { people, sessions, clock, origin, audit } = context;
  const rpID = new URL(origin).hostname;
  app.get('/join/:token', async (c) => {
    const token = c.req.param('token');
    const found = await people.invitation(token, clock());
    if (!found) return context.page(c, c.get('texts').core.joinOld, <JoinOld />, { status: 404 });
    c.set('texts', deskTexts(found.language));
    return context.page(c, c.get('texts').core.joinTitle(found.name), <Join token={token} />);
  });
  app.post('/join/options', async (c) => {
    const { token } = (await jsonOf(c.req.raw)) as Posted;
    const found = await people.invitation(String(token), clock());
    if (!found) throw new HTTPException(404);
    const authenticatorSelection = { residentKey: 'required', userVerification: 'required' } as const;
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID,
      userName: found.name,
      authenticatorSelection,
    });
    challenges.note(options.challenge);
    return c.json(options);
  });
  app.post('/join', async (c) => {
    const { token, key } = (await jsonOf(c.req.raw)) as Posted;
    const response = key as Parameters<typeof verifyRegistrationResponse>[0]['response'];
    const result = await verified(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenges.take,
        expectedOrigin: origin,
        expectedRPID: rpID,
      }),
    );
    if (!result?.verified) throw new HTTPException(401);
    const { id, publicKey, counter } = result.registrationInfo.credential;
    const passkey = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    const person = await people.join(String(token), passkey, clock());
    if (!person) throw new HTTPException(404);
    // Sign out all other devices of this person. One of them may be a lost phone.
    await sessions.end({ editorId: person.id }, clock());
    await audit(person.name, 'joined', person.role);
    return startSession(c, context, person);
  });
}

/** Adds the pages and routes for signing in and joining, which need no session. */
export function addSignInRoutes(app: DeskApp, context: DeskContext): void {
  const challenges = openChallenges(context.clock);
  addSignIn(app, context, challenges);
  addJoin(app, context, challenges);
}

/** Adds the route that signs out. */
export function addSignOut(app: DeskApp, { sessions, clock, origin, audit }: DeskContext): void {
  app.post('/sign-out', async (c) => {
    await sessions.end({ hash: c.get('session').hash }, clock());
    await audit(c.get('editor').name, 'signed out');
    deleteCookie(c, cookieName(origin), { path: '/', secure: origin.startsWith('https:') });
    return c.redirect('/sign-in', 303);
  });
}
