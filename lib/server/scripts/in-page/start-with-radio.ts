/** What a page with the radio keeps of the framework's scripts, as JSON that does not run. */
export type HeldScripts = { files: string[]; calls: [name: '__next_f' | 'TURBOPACK', argument: unknown][] };

/**
 * Starts the framework's scripts when a reader comes to the radio's player, by mouse, finger or keyboard, or it plays:
 * nothing else needs them. Until they run, and where they do not come, it is the browser's own player.
 */
export function startWithRadio(id: string): void {
  type Policy = { createScriptURL: (address: string) => string };
  const page = self as unknown as {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
    radioSound?: HTMLAudioElement;
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  const ours = /^\/_next\/static\/[\w./~-]+\.js$/;
  const own = (address: string) => (ours.test(address) ? address : '');
  // A translator that changes the page makes React draw it anew without the element that plays. Put back within the
  // same task, the element plays on.
  const keepSound = (sound: HTMLAudioElement) => {
    page.radioSound = sound;
    const putBack = () => {
      if (!sound.isConnected) document.body.append(sound);
    };
    new MutationObserver(putBack).observe(document, { childList: true, subtree: true });
  };
  const start = async () => {
    const held = document.getElementById(id)?.textContent;
    if (!held) return;
    const { files, calls } = JSON.parse(held) as HeldScripts;
    const policy = page.trustedTypes?.createPolicy('framework-scripts', { createScriptURL: own });
    const load = (file: string) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = policy ? policy.createScriptURL(file) : own(file);
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    page.__next_f = calls.filter(([name]) => name === '__next_f').map(([, argument]) => argument);
    page.TURBOPACK ??= [];
    await Promise.all(files.map(load));
    for (const [name, argument] of calls) if (name === 'TURBOPACK') page.TURBOPACK.push(argument);
  };
  const signs = ['pointerover', 'focusin', 'play'];
  const come = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('.radio-room')) return;
    for (const name of signs) removeEventListener(name, come, true);
    const sound = target.closest('.radio-room')?.querySelector('audio');
    if (sound) keepSound(sound);
    void start().catch(() => {});
  };
  for (const name of signs) addEventListener(name, come, true);
}
