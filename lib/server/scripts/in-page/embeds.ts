/**
 * A foreign frame takes the place of its poster when the reader asks: by a press, or once and for all by the checkbox of
 * its host, which is stored in this browser. Where nothing can be stored a choice holds until the page is left.
 */
export function loadEmbeds(): void {
  const posters = new WeakMap<Element, Element>();
  const flagOf = (host: string) => `load-from:${host}`;
  const remembered = (host: string) => {
    try {
      return localStorage.getItem(flagOf(host)) === 'yes';
    } catch {
      return false;
    }
  };
  const remember = (host: string, on: boolean) => {
    try {
      if (on) localStorage.setItem(flagOf(host), 'yes');
      else localStorage.removeItem(flagOf(host));
    } catch {}
  };

  const load = (embed: HTMLElement, asked: boolean) => {
    const poster = embed.querySelector('.embed-poster');
    if (!poster) return;
    const { src, startingSrc, ...attributes } = JSON.parse(embed.dataset.frame ?? '{}');
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, String(value));
    frame.src = asked ? startingSrc : src;
    poster.replaceWith(frame);
    // The link that the reader pressed is gone: the focus moves to what it opened.
    if (asked) frame.focus();
    else posters.set(embed, poster);
  };
  const unload = (embed: HTMLElement) => {
    const poster = posters.get(embed);
    if (poster) embed.querySelector('iframe')?.replaceWith(poster);
    posters.delete(embed);
  };
  const apply = (host: string, on: boolean) => {
    for (const embed of document.querySelectorAll<HTMLElement>('.embed[data-frame]')) {
      const box = embed.querySelector<HTMLInputElement>('.embed-remember > input');
      if (box?.value !== host) continue;
      box.checked = on;
      if (on) load(embed, false);
      else unload(embed);
    }
  };
  const applyAll = () => {
    const boxes = document.querySelectorAll<HTMLInputElement>('.embed-remember > input');
    for (const host of new Set([...boxes].map(({ value }) => value))) apply(host, remembered(host));
  };
  for (const name of ['DOMContentLoaded', 'page-shown', 'storage']) addEventListener(name, applyAll);

  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.embed-remember > input')) return;
    remember(target.value, target.checked);
    apply(target.value, target.checked);
  });
  addEventListener('click', (event) => {
    const poster = event.target instanceof Element ? event.target.closest('.embed-poster') : null;
    const embed = poster?.closest<HTMLElement>('.embed');
    if (!embed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load(embed, true);
  });
}
