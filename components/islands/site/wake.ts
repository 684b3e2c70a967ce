type Policy = { createScript: (text: string) => string; createScriptURL: (address: string) => string };
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };

/** Events that show interest in an element: the mouse resting on it, keyboard focus, a click, or playing audio. */
const INTENT_EVENTS = ['pointermove', 'focusin', 'click', 'play'];
const REST_MS = 150;
const INERT = 'script[type="text/on-intent"]';
const FILE = /^\/_next\/static\/[\w./~-]+\.js(?:\?[\w=&.-]*)?$/;

/** Trusted Types policy that allows only Next.js files. Inline scripts are limited by the hashes in the page's CSP. */
function scriptPolicy(): Policy {
  const rules: Policy = {
    createScript: (text) => text,
    createScriptURL: (address) => (FILE.test(address) ? address : ''),
  };
  return (
    (self as unknown as WithTrustedTypes).trustedTypes?.createPolicy('scripts-on-intent', rules) ?? rules
  );
}

/** Runs the scripts that the server made inert (lib/http/scripts-on-intent.ts). */
function startScripts(): void {
  const policy = scriptPolicy();
  for (const inert of document.querySelectorAll<HTMLScriptElement>(INERT)) {
    const script = document.createElement('script');
    if (inert.dataset.src) script.src = policy.createScriptURL(inert.dataset.src);
    else script.text = policy.createScript(inert.text);
    inert.replaceWith(script);
  }
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
