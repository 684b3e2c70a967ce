// Plain JavaScript: the page cache, which writes this function into every page, is loaded outside the bundle.

/**
 * The only inline script of a page: starts its other scripts at the first touch or key, or ten seconds after load;
 * fetches them and the page's data ahead in the first idle moment. Until they run (attribute data-unscripted of the
 * root: they never will) it opens a linked question and closes menus. Only its own text reaches the browser.
 */
export function pageWaker() {
  // A press on a native player reaches the page as its 'play' alone.
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'play'];
  let started = false;
  let data;

  // Only the framework's own files and our own data, whatever else a page may hold.
  const ours = /^\/(_next\/static\/[\w./~-]+\.js|page-data\/\w+\.json)$/;
  const own = (address) => (ours.test(address) ? address : '');
  const sleeping = () =>
    [...document.querySelectorAll('script[data-src]')].map(({ dataset }) => dataset.src).filter(own);

  const fetchAhead = () => {
    data = fetch(own(document.querySelector('script[data-page]').dataset.page)).then((one) => one.json());
    const files = sleeping().map((file) => fetch(file, { priority: 'low' }).then((one) => one.blob()));
    // What did not come is asked for again at the first touch.
    data.catch(() => (data = undefined));
    Promise.allSettled(files);
  };

  const giveUp = () => document.documentElement.setAttribute('data-unscripted', '');
  const start = async () => {
    if (started) return;
    started = true;
    if (!data) fetchAhead();
    const calls = await data.catch(giveUp);
    if (!calls) return;
    for (const [name, argument] of calls) {
      self[name] ??= [];
      self[name].push(argument);
    }
    const policy = self.trustedTypes?.createPolicy('page-waker', { createScriptURL: own });
    for (const file of sleeping()) {
      const script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(file) : file;
      script.onerror = giveUp;
      document.head.append(script);
    }
  };

  const wake = () => {
    for (const name of signs) removeEventListener(name, wake, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };

  const openTarget = () =>
    document.querySelector(`details[id="${CSS.escape(location.hash.slice(1))}"]`)?.setAttribute('open', '');
  const closeMenu = ({ key }) => {
    const menu = key === 'Escape' && document.querySelector('header details[open]');
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  };
  const whenIdle = (act) => (self.requestIdleCallback ?? setTimeout)(act, { timeout: 500 });

  for (const name of signs) addEventListener(name, wake, { capture: true, passive: true });
  for (const name of ['DOMContentLoaded', 'hashchange']) addEventListener(name, openTarget);
  addEventListener('keydown', closeMenu);
  addEventListener('page-awake', () => document.documentElement.removeAttribute('data-unscripted'));
  // A picture of a text that does not come leaves its words and no empty frame (post-body.css); there are more of them
  // on the pages that follow.
  const noteGone = ({ target }) => target.matches?.('.body-picture') && target.setAttribute('data-gone', '');
  addEventListener('error', noteGone, true);
  addEventListener('load', () => {
    self.pageLoadedAt = Date.now();
    if (!navigator.connection?.saveData) whenIdle(() => started || fetchAhead());
    setTimeout(() => whenIdle(wake), 10_000);
  });
}
