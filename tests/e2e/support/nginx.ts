import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { placeOf } from '../../../scripts/programs.mjs';
import { temporaryFolder } from '../../temporary/folder';
import { freePort } from './free-port';
import { type Site, startSite } from './site';

export type Nginx = { url: string; pid: number | undefined; visits: string; end: () => Promise<void> };

/** Edits deploy/nginx.conf as operators do. Hosts that end in .example are served. */
function changed(sitePort: number, port: number, { folder, tls }: { folder: string; tls: boolean }): string {
  const listens = tls ? `listen 127.0.0.1:${port} ssl http2;` : `listen 127.0.0.1:${port};`;
  const certificate = `ssl_certificate ${folder}/site.pem; ssl_certificate_key ${folder}/site.key;`;
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/var/lib/nginx/site', `${folder}/cache`)
    .replace('/var/log/nginx/site.log', `${folder}/visits.log`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replaceAll('listen 80;', listens)
    .replace('server_name news.example www.news.example;', 'server_name 127.0.0.1 *.example;')
    .replaceAll(/server_name [^;]+;/g, (name) => (tls ? `${name} ${certificate}` : name));
}

/** Creates a self-signed certificate, which the test's client accepts. */
function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/site.key`, '-out', `${folder}/site.pem`];
  const what = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  spawnSync('openssl', ['req', ...what, '-subj', '/CN=news.example', ...files], { stdio: 'ignore' });
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function whole(inner: string, folder: string): string {
  const places = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${places}
include ${inner};
}`;
}

async function untilItListens(child: ChildProcess, port: number, errors: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(errors, 'utf8')}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
  }
}

/**
 * Starts Debian's nginx with deploy/nginx.conf in front of a site. It has its own port, cache and access log
 * (`visits`).
 */
export async function openNginx(sitePort: number, { tls = false } = {}): Promise<Nginx> {
  const folder = temporaryFolder();
  // When started by root, nginx runs its workers as another user, which must be able to read the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [inner, main, errors] = ['site.conf', 'nginx.conf', 'error.log'].map((name) =>
    path.join(folder, name),
  );
  if (tls) makeCertificate(folder);
  writeFileSync(inner as string, changed(sitePort, port, { folder, tls }));
  writeFileSync(main as string, whole(inner as string, folder));
  writeFileSync(errors as string, '');
  const child = spawn(placeOf('nginx') ?? 'nginx', ['-p', folder, '-c', main as string], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilItListens(child, port, errors as string);
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    pid: child.pid,
    visits: `${folder}/visits.log`,
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** A published site behind nginx. */
export type BehindNginx = { site: Site; nginx: Nginx; end: () => Promise<void> };

/** Starts a site and nginx in front of it. */
export async function startBehindNginx(): Promise<BehindNginx> {
  const site = await startSite({ SITE_URL: 'https://news.example', TRUSTED_PROXIES: '1' });
  const nginx = await openNginx(site.port);
  const end = async () => {
    await nginx.end();
    await site.end('SIGKILL');
  };
  return { site, nginx, end };
}
