/** A foreign frame takes the place of its poster when the reader presses that. */
export function loadEmbeds(): void {
  addEventListener('click', (event) => {
    const poster = event.target instanceof Element ? event.target.closest('.embed-poster') : null;
    const embed = poster?.closest<HTMLElement>('.embed');
    if (!embed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    const attributes = Object.entries(JSON.parse(embed.dataset.frame ?? '{}'));
    for (const [name, value] of attributes) frame.setAttribute(name, String(value));
    poster?.replaceWith(frame);
    // The link that the reader pressed is gone: the focus moves to what it opened.
    frame.focus();
  });
}
