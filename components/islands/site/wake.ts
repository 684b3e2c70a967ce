type Policy = { createScriptURL: (address: string) => string };
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };

/** Events that show interest in an element: the mouse resting on it, keyboard focus, a click, or playing audio. */
const INTENT_EVENTS = ['pointermove', 'focusin', 'click', 'play'];
const REST_MS = 150;
const INERT = 'script[type="text/on-intent"]';
const FILE = /^\/(?:_next\/static|page-data)\/[\w./~-]+\.js(?:\?[\w=&.-]*)?$/;

/** Trusted Types policy that allows only the files of Next.js and page data. */
function scriptPolicy(): Policy {
  const rules: Policy = { createScriptURL: (address) => (FILE.test(address) ? address : '') };
  return (
    (self as unknown as WithTrustedTypes).trustedTypes?.createPolicy('scripts-on-intent', rules) ?? rules
  );
}

/**
 * Runs the scripts that the server made inert (lib/http/scripts-on-intent.ts). The last one contains the page's data
 * and runs first. If it cannot be loaded, the others do not run, and the page keeps working without React.
 */
function startScripts(): void {
  const policy = scriptPolicy();
  const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>(INERT), (inert) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(inert.dataset.src ?? '');
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href: script.src,
    });
    return { script, link, start: () => inert.replaceWith(script) };
  });
  const data = scripts.pop();
  document.head.append(...scripts.map(({ link }) => link));
  data?.script.addEventListener('load', () => {
    for (const { start } of scripts) start();
  });
  data?.start();
}

/**
 * Keeps audio playing if React re-renders the whole page, as it does when a translator or an extension has changed the
 * page. An audio element that is reattached within the same task keeps playing.
 */
function keepSound(sound: HTMLAudioElement): void {
  Object.assign(self, { radioSound: sound });
  const putBack = () => {
    if (!sound.isConnected) document.body.append(sound);
  };
  new MutationObserver(putBack).observe(document, { childList: true, subtree: true });
}

let isAwake = false;

function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const name of INTENT_EVENTS) removeEventListener(name, onEvent, true);
  const sound = document.querySelector('audio');
  if (sound) keepSound(sound);
  dispatchEvent(new Event('page-wakes'));
  startScripts();
}

let restTimer: ReturnType<typeof setTimeout> | undefined;

function onEvent({ type, target }: Event): void {
  clearTimeout(restTimer);
  if (!(target instanceof Element) || !target.closest('[data-wake]')) return;
  if (type === 'pointermove') restTimer = setTimeout(wake, REST_MS);
  else if (type !== 'focusin' || target.matches(':focus-visible'))
    // Let the browser show the native effect of the click first.
    requestAnimationFrame(() => setTimeout(wake));
}

/** Starts Next.js when a reader first uses an element that needs it (data-wake). */
export function startOnIntent(): void {
  for (const name of INTENT_EVENTS) addEventListener(name, onEvent, true);
  // A reader may have used an element before this script ran.
  const sound = document.querySelector<HTMLMediaElement>('[data-wake] audio');
  const isUsed = sound && (!sound.paused || sound.error);
  if (isUsed || document.activeElement?.closest('[data-wake]')) wake();
}
