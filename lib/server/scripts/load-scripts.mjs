// Plain JavaScript: the page cache, which writes this function into every page, is loaded outside the bundle.

/**
 * Runs in the browser, with pageHelp the only inline script of a page: starts the page's scripts at the first touch or
 * key, or ten seconds after load. The data of the page and its files are fetched ahead, one in each idle moment after
 * load. Until they run, and where they do not come or the data are gone with an older server (attribute data-unscripted
 * of the root), everything acts natively. Only this function's text reaches the browser.
 */
export function loadScripts() {
  // A press on a native player reaches the page as its 'play' alone.
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'play'];
  let started = false;
  let data;
  let policy;

  // Only the framework's own files and our own data, whatever else a page may hold.
  const ours = /^\/(_next\/static\/[\w./~-]+\.js|page-data\/\w+\.json)$/;
  const own = (address) => (ours.test(address) ? address : '');
  const deferred = () =>
    [...document.querySelectorAll('script[data-src]')].map(({ dataset }) => dataset.src).filter(own);

  const whenIdle = (act) => (self.requestIdleCallback ?? setTimeout)(act, { timeout: 500 });

  const fetchData = () => {
    data = fetch(own(document.querySelector('script[data-page]').dataset.page)).then((one) => one.json());
    // What did not come is asked for again at the first touch.
    data.catch(() => (data = undefined));
  };
  let waiting;
  const fetchFile = () => {
    const file = fetch(waiting.shift(), { priority: 'low' });
    file.then((one) => one.blob()).catch(() => {});
  };
  // To ask for all at once takes a slow phone 30 ms.
  const fetchAhead = () => {
    if (started) return;
    if (waiting) fetchFile();
    else fetchData();
    waiting ??= deferred();
    if (waiting.length > 0) whenIdle(fetchAhead);
  };

  const load = (file) =>
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
    policy = self.trustedTypes?.createPolicy('deferred-scripts', { createScriptURL: own });
    if (!data) fetchData();
    waiting ??= deferred();
    while (waiting.length > 0) fetchFile();
    try {
      const calls = await data;
      self.__next_f = calls.filter(([name]) => name === '__next_f').map(([, argument]) => argument);
      self.TURBOPACK ??= [];
      await Promise.all(deferred().map(load));
      // One large module a task: touches are answered in between.
      for (const [, argument] of calls.filter(([name]) => name === 'TURBOPACK')) {
        self.TURBOPACK.push(argument);
        await new Promise((next) => setTimeout(next));
      }
    } catch {
      document.documentElement.setAttribute('data-unscripted', '');
      dispatchEvent(new Event('page-unscripted'));
    }
  };

  // What a press does natively comes first, and is seen.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const begin = ({ type } = {}) => {
    for (const name of signs) removeEventListener(name, begin, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else if (type === 'pointerdown')
      for (const name of ['pointerup', 'pointercancel']) addEventListener(name, startAfterPaint, true);
    else start();
  };

  for (const name of signs) addEventListener(name, begin, { capture: true, passive: true });
  addEventListener('page-hydrated', () => document.documentElement.removeAttribute('data-unscripted'));
  addEventListener('load', () => {
    self.pageLoadedAt = Date.now();
    if (!navigator.connection?.saveData) whenIdle(fetchAhead);
    setTimeout(() => whenIdle(begin), 10_000);
  });
}
