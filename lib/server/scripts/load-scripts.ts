/**
 * Runs in the browser, with pageHelp the only inline script of a page: starts the page's scripts at the first touch or
 * key, or ten seconds after load. The data of the page and its files are fetched ahead, one in each idle moment after
 * load. Until they run, and where they do not come or the data are gone with an older server (attribute data-unscripted
 * of the root), everything acts natively. Only this function's text reaches the browser.
 */
export function loadScripts(): void {
  // A press on a native player reaches the page as its 'play' alone.
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'play'];
  type Call = [name: string, argument: unknown];
  type Policy = { createScriptURL: (address: string) => string };
  const page = self as unknown as Window & {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
    pageLoadedAt?: number;
  };
  let started = false;
  let data: Promise<Call[]> | undefined;
  let policy: Policy | undefined;
  let waiting: string[] | undefined;

  // Only the framework's own files and our own data, whatever else a page may hold.
  const ours = /^\/(_next\/static\/[\w./~-]+\.js|page-data\/\w+\.json)$/;
  const own = (address = '') => (ours.test(address) ? address : '');
  const deferred = () =>
    [...document.querySelectorAll<HTMLElement>('script[data-src]')]
      .map(({ dataset }) => own(dataset.src))
      .filter(Boolean);

  const whenIdle = (act: () => void) =>
    (page.requestIdleCallback ?? setTimeout)(act, { timeout: 500 } as never);

  const fetchData = (): Promise<Call[]> => {
    const address = document.querySelector<HTMLElement>('script[data-page]')?.dataset.page;
    const coming = fetch(own(address)).then((one) => one.json());
    // What did not come is asked for again at the first touch.
    coming.catch(() => {
      data = undefined;
    });
    data = coming;
    return coming;
  };
  const fetchFile = (address: string) => {
    const file = fetch(address, { priority: 'low' });
    file.then((one) => one.blob()).catch(() => {});
  };
  // To ask for all at once takes a slow phone 30 ms.
  const fetchAhead = () => {
    if (started) return;
    const next = waiting?.shift();
    if (next) fetchFile(next);
    else fetchData();
    waiting ??= deferred();
    if (waiting.length > 0) whenIdle(fetchAhead);
  };

  const load = (file: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(file) : file;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
  const start = async () => {
    if (started) return;
    started = true;
    policy = page.trustedTypes?.createPolicy('deferred-scripts', { createScriptURL: own });
    const coming = data ?? fetchData();
    waiting ??= deferred();
    for (const file of waiting) fetchFile(file);
    try {
      const calls = await coming;
      page.__next_f = calls.filter(([name]) => name === '__next_f').map(([, argument]) => argument);
      page.TURBOPACK ??= [];
      await Promise.all(deferred().map(load));
      for (const [name, argument] of calls) if (name === 'TURBOPACK') page.TURBOPACK.push(argument);
    } catch {
      document.documentElement.setAttribute('data-unscripted', '');
      dispatchEvent(new Event('page-unscripted'));
    }
  };

  // What a press does natively comes first, and is seen.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const begin = ({ type }: { type?: string } = {}) => {
    for (const name of signs) removeEventListener(name, begin, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else if (type === 'pointerdown')
      for (const name of ['pointerup', 'pointercancel']) addEventListener(name, startAfterPaint, true);
    else start();
  };

  for (const name of signs) addEventListener(name, begin, { capture: true, passive: true });
  addEventListener('page-hydrated', () => document.documentElement.removeAttribute('data-unscripted'));
  addEventListener('load', () => {
    page.pageLoadedAt = Date.now();
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) whenIdle(fetchAhead);
    setTimeout(() => whenIdle(begin), 10_000);
  });
}
