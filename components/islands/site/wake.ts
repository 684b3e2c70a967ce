type Policy = { createScript: (text: string) => string; createScriptURL: (address: string) => string };
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };

/** Signs that a reader comes to an element: a mouse that moves onto it and rests, a press, keyboard focus, or sound. */
const SIGNS = ['pointermove', 'focusin', 'click', 'play'];
const REST_MS = 150;
const INERT = 'script[type="text/on-intent"]';
const FILE = /^\/_next\/static\/[\w./~-]+\.js(?:\?[\w=&.-]*)?$/;

/** Lets only files of Next.js load; which inline script may run, the page's policy says by its hash. */
function scriptPolicy(): Policy {
  const rules: Policy = {
    createScript: (text) => text,
    createScriptURL: (address) => (FILE.test(address) ? address : ''),
  };
  return (
    (self as unknown as WithTrustedTypes).trustedTypes?.createPolicy('scripts-on-intent', rules) ?? rules
  );
}

/** Puts scripts that run in the place of those that the server made inert (lib/http/scripts-on-intent.ts). */
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
 * Keeps the sound of a page that React draws anew, since a translator or an extension has changed it. An element that is
 * put back within the same task plays on.
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
  for (const name of SIGNS) removeEventListener(name, come, true);
  const sound = document.querySelector('audio');
  if (sound) keepSound(sound);
  dispatchEvent(new Event('page-wakes'));
  startScripts();
}

let rest: ReturnType<typeof setTimeout> | undefined;

function come({ type, target }: Event): void {
  clearTimeout(rest);
  if (!(target instanceof Element) || !target.closest('[data-wake]')) return;
  if (type === 'pointermove') rest = setTimeout(wake, REST_MS);
  else if (type !== 'focusin' || target.matches(':focus-visible'))
    // The browser first shows what the press does without script.
    requestAnimationFrame(() => setTimeout(wake));
}

/** Starts Next.js when a reader first comes to an element that needs it (data-wake). */
export function startOnIntent(): void {
  for (const name of SIGNS) addEventListener(name, come, true);
  // A reader may have come before this script did.
  const sound = document.querySelector<HTMLMediaElement>('[data-wake] audio');
  const isUsed = sound && (!sound.paused || sound.error);
  if (isUsed || document.activeElement?.closest('[data-wake]')) wake();
}
