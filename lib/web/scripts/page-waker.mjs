// Plain JavaScript: the page cache, which writes this function into every page, is loaded outside the bundle.

/**
 * Runs in the browser, as the only inline script of a page: starts the page's scripts at the first touch or key, or
 * ten seconds after load for what needs none. They and the data of the page are fetched ahead in the first idle moment
 * after load, so that a touch finds them at hand; a page whose data are gone, since it is older than the server, is
 * left to the browser. A press on a control that needs script (attribute
 * data-needs-script, a name that the control keeps when its island wakes and draws it anew) is held and given to it
 * once it is awake; after three seconds, or as soon as a script fails to come, what the browser does by itself happens
 * instead, and the page (attribute data-unscripted of its root: the name of the pressed control) is what it is without
 * script, until its islands do wake. All that this function needs is inside it: only its own text reaches the browser.
 */
export function pageWaker() {
  // A press on a native player reaches the page as its 'play' alone.
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'play'];
  const patience = 3000;
  const longestSleep = 10_000;
  const names = '[data-needs-script]';
  let pressed;
  let focused;
  let down;
  let escaped = false;
  let released = false;
  let started = false;
  let data;
  const root = document.documentElement;

  // Only the framework's own files and our own data, whatever else a page may hold.
  const own = (address) => (/^\/_next\/static\/[\w./~-]+\.js$/.test(address) ? address : '');
  const ownData = (address) => (/^\/page-data\/\w+\.json$/.test(address) ? address : '');

  const sameNow = (control) =>
    control.isConnected
      ? control
      : document.querySelector(`[data-needs-script="${CSS.escape(control.dataset.needsScript)}"]`);

  const sleeping = () => [...document.querySelectorAll('script[data-src]')];

  const fetchAhead = () => {
    data ??= fetch(ownData(document.querySelector('script[data-page]').dataset.page)).then((answer) =>
      answer.json(),
    );
    data.catch(() => {
      data = undefined;
    });
    for (const { dataset } of sleeping())
      if (own(dataset.src))
        fetch(dataset.src, { priority: 'low' }).then(
          (answer) => answer.blob(),
          () => undefined,
        );
  };

  const start = async () => {
    if (started) return;
    started = true;
    for (const name of signs) removeEventListener(name, wake, true);
    if (!data) fetchAhead();
    const calls = await data.catch(giveUp);
    if (!calls) return;
    for (const [name, argument] of calls) {
      self[name] ??= [];
      self[name].push(argument);
    }
    const policy = self.trustedTypes?.createPolicy('page-waker', { createScriptURL: own });
    for (const { dataset } of sleeping()) {
      const script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(dataset.src) : own(dataset.src);
      script.onerror = giveUp;
      document.head.append(script);
    }
  };

  const wake = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
    else start();
  };

  const whenIdle = (act) => (self.requestIdleCallback ?? setTimeout)(act, { timeout: 500 });

  const isPlain = (event) =>
    !(event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

  const release = () => {
    released = true;
    if (!down) stopPressing();
    removeEventListener('click', hold, true);
    removeEventListener('focusin', noteFocus, true);
    removeEventListener('keydown', noteEscape, true);
    removeEventListener('pointerdown', noteDown, true);
    const control = pressed;
    pressed = undefined;
    // A link that became a button takes the keyboard's place along.
    if (focused && !focused.isConnected && document.activeElement === document.body)
      sameNow(focused)?.focus({ preventScroll: true });
    control?.removeAttribute('aria-busy');
    if (control) sameNow(control)?.click();
    if (escaped)
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };

  // What was pressed stays under the finger while the page opens around it.
  const giveUp = () => {
    if (released) return;
    const control = pressed;
    const top = () => control?.getBoundingClientRect().top ?? 0;
    const before = top();
    root.dataset.unscripted = control?.dataset.needsScript ?? '';
    scrollBy({ top: top() - before, behavior: 'instant' });
    release();
  };

  const hold = (event) => {
    const control = event.target instanceof Element && event.target.closest(names);
    if (!control || !isPlain(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pressed) setTimeout(() => pressed && giveUp(), patience);
    pressed?.removeAttribute('aria-busy');
    pressed = control;
    pressed.setAttribute('aria-busy', 'true');
  };

  const noteFocus = (event) => {
    focused = event.target instanceof Element ? event.target.closest(names) : undefined;
  };

  // A control that is drawn anew under a finger or a mouse button gets no click: browsers give it to neither the old
  // nor the new one, WebKit not even where that happens just as the button is let go. (The iPhone compares what was
  // there when the finger lifted with what is there when it makes the click of it.) So the new one gets a click where
  // none has come by itself: a mouse's comes at once, a finger's within moments in which the page is not busy.
  const noteDown = (event) => {
    down = isPlain(event) && event.target.closest?.(names);
  };
  const noteClick = ({ target }) => {
    if (down && sameNow(down)?.contains(target)) down = undefined;
  };
  const noteUp = ({ clientX, clientY, pointerType }) => {
    const control = down;
    const finish = () => {
      if (released) stopPressing();
      if (!control || down !== control) return;
      down = undefined;
      const now = control.isConnected ? undefined : sameNow(control);
      if (now?.contains(document.elementFromPoint(clientX, clientY))) now.click();
    };
    if (pointerType === 'mouse') setTimeout(finish);
    else setTimeout(() => setTimeout(finish, 100), 300);
  };
  const noteCancel = () => {
    down = undefined;
  };
  const stopPressing = () => {
    removeEventListener('pointerup', noteUp, true);
    removeEventListener('pointercancel', noteCancel, true);
    removeEventListener('click', noteClick, true);
  };

  // What opens natively is closed by script.
  const noteEscape = (event) => {
    escaped = event.key === 'Escape';
  };

  for (const name of signs) addEventListener(name, wake, { capture: true, passive: true });
  addEventListener('focusin', noteFocus, true);
  addEventListener('keydown', noteEscape, true);
  addEventListener('pointerdown', noteDown, true);
  addEventListener('pointerup', noteUp, true);
  addEventListener('pointercancel', noteCancel, true);
  addEventListener('click', noteClick, true);
  addEventListener('click', hold, true);
  addEventListener(
    'page-awake',
    () => {
      release();
      delete root.dataset.unscripted;
    },
    { once: true },
  );
  // A picture of a text that does not come leaves its words and no empty frame (post-body.css); there are more of them
  // on the pages that follow.
  addEventListener(
    'error',
    ({ target }) => target.matches?.('.body-picture') && target.setAttribute('data-gone', ''),
    true,
  );
  addEventListener('load', () => {
    self.pageLoadedAt = Date.now();
    if (!navigator.connection?.saveData) whenIdle(() => started || fetchAhead());
    setTimeout(() => whenIdle(wake), longestSleep);
  });
}
