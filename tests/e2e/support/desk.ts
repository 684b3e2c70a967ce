import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';
import { temporaryFolder } from '../../temporary/folder';
import { freePort } from './free-port';

export type RunningDesk = { origin: string; invitation: string; child: ChildProcess };

/** Starts a desk for a folder of cities and invites one editor. `settings` are added to the usual ones. */
export async function startDesk(
  citiesDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningDesk> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    CITIES_DIR: citiesDir,
    DESK_DIR: temporaryFolder(),
    DESK_PORT: String(port),
    CACHE_DIR: temporaryFolder(),
    ...settings,
  };
  const invite = ['scripts/desk/start.mjs', 'invite', 'Ana Ruiz'];
  const { stdout } = await promisify(execFile)(process.execPath, invite, { env });
  const child = spawn(process.execPath, ['scripts/desk/start.mjs'], { env, stdio: 'ignore' });
  const status = () =>
    fetch(`${origin}/sign-in`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 120_000 }).toBe(200);
  return { origin, invitation: /http\S+/.exec(stdout)?.[0] ?? '', child };
}

/** Accepts the editor's invitation with a virtual passkey. */
export async function joinDesk(page: Page, { origin, invitation }: RunningDesk): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.goto(invitation);
  await page.locator('form[data-passkey] button').click();
  await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/join'));
}
