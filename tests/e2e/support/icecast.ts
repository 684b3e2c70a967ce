import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from './listener';

/** A real Icecast on loopback with a real source, ffmpeg, that plays a file over and over as it is. */
export type Icecast = {
  port: number;
  /** A value for RADIO_URL; RADIO_PORTS is `port`. */
  template: string;
  /** Starts both, and resolves when the mount is there. */
  start: () => Promise<void>;
  /** Ends both with this signal. */
  stop: (signal: NodeJS.Signals) => Promise<void>;
};

/** Nobody, as the system calls this user: Icecast refuses to run as root. */
const nobody = 65_534;

function configuration(port: number, folder: string): string {
  return `<icecast>
  <limits><clients>50</clients><sources>2</sources><burst-size>65535</burst-size></limits>
  <authentication>
    <source-password>studio</source-password>
    <admin-user>admin</admin-user><admin-password>studio</admin-password>
  </authentication>
  <hostname>127.0.0.1</hostname>
  <mount><mount-name>/stream</mount-name><charset>UTF-8</charset></mount>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <paths>
    <basedir>${folder}</basedir><logdir>${folder}</logdir>
    <webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot>
  </paths>
  <logging><errorlog>error.log</errorlog><accesslog>access.log</accesslog><loglevel>2</loglevel></logging>
</icecast>`;
}

type Program = { child: ChildProcess; ended: Promise<unknown>; said: () => string };

function run(command: string, args: string[]): Program {
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
  return { child, ended, said: () => said };
}

/** Prepares an Icecast on a port whose source plays this MP3 file; nothing runs before `start`. */
export function openIcecast(file: string, port: number): Icecast {
  const folder = mkdtempSync(path.join(tmpdir(), 'icecast-'));
  chmodSync(folder, 0o777);
  const config = path.join(folder, 'icecast.xml');
  writeFileSync(config, configuration(port, folder));
  const mount = `icecast://source:studio@127.0.0.1:${port}/stream`;
  const source = ['-v', 'error', '-re', '-stream_loop', '-1', '-i', path.resolve(file), '-c', 'copy'];
  const output = [
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
    '-content_type',
    'audio/mpeg',
    '-f',
    'mp3',
    mount,
  ];
  let programs: Program[] = [];

  const admin = async (query: string) => {
    const headers = { Authorization: `Basic ${Buffer.from('admin:studio').toString('base64')}` };
    const reply = await fetch(`http://127.0.0.1:${port}/admin/${query}`, { headers });
    return reply.ok ? await reply.text() : '';
  };
  const hasMount = async () => (await admin('listmounts').catch(() => '')).includes('/stream');
  const isListening = () => admin('stats').then(Boolean, () => false);

  async function until(isTrue: () => Promise<boolean>, name: string): Promise<void> {
    const failed = Promise.race(
      programs.map(({ ended, said }) => ended.then(() => Promise.reject(new Error(said())))),
    );
    let done = false;
    const look = async () => {
      // Asks again soon: Icecast tells nobody when it is ready.
      while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
      done = true;
    };
    void look();
    await Promise.race([waitFor(() => done, name), failed]);
  }

  return {
    port,
    template: 'http://127.0.0.1:{port}/stream',
    async start() {
      programs = [run('icecast2', ['-c', config])];
      await until(isListening, 'Icecast listens');
      programs.push(run('ffmpeg', [...source, ...output]));
      await until(hasMount, 'the source plays');
    },
    async stop(signal) {
      for (const { child } of programs) child.kill(signal);
      await Promise.all(programs.map(({ ended }) => ended));
    },
  };
}
