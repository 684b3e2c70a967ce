import { serve } from './serve';

/** Scripts that the ad server can serve. */
const adScripts = {
  /** Draws an ad, tries everything that is forbidden, and shows in its frame which attempts succeeded. */
  hostile: `
    const got = [];
    const attempt = (name, act) => { try { act(); got.push(name) } catch { /* refused, as it should be */ } };
    attempt('page', () => { window.parent.document.body.textContent = 'hijacked' });
    attempt('cookie', () => { document.cookie = 'a=b'; if (!document.cookie) throw 0 });
    attempt('storage', () => window.localStorage.setItem('a', 'b'));
    attempt('address', () => { window.top.location.href = 'about:blank' });
    attempt('origin', () => { if (window.origin === 'null') throw 0 });
    const ad = document.createElement('div');
    ad.id = 'drawn';
    ad.dataset.got = got.join(' ');
    ad.style.height = '5000px';
    ad.textContent = 'Buy one, get one';
    document.currentScript.after(ad);`,
  empty: '/* no ad today */',
};

type Play = keyof typeof adScripts | 'failing';

export type AdServer = {
  scriptUrl: string;
  /** Sets the script that the server serves, and clears the list of requests. */
  plays: (play: Play) => void;
  asked: () => string[];
  close: () => Promise<unknown>;
};

/** Starts a third-party server on loopback that serves an ad script or responds with 500. */
export async function startAdServer(): Promise<AdServer> {
  let play: Play = 'empty';
  let asked: string[] = [];
  const { url, close } = await serve((request, response) => {
    asked.push(`${request.url} from ${request.headers.referer ?? 'nowhere'}`);
    if (play === 'failing') response.writeHead(500).end();
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(adScripts[play]);
  });
  return {
    scriptUrl: `${url}/slot.js`,
    plays: (next) => {
      play = next;
      asked = [];
    },
    asked: () => asked,
    close,
  };
}
