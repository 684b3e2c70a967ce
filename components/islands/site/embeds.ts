/** Replaces a poster with a frame from another site when the reader clicks it. */
export function startEmbeds(): void {
  addEventListener('click', (event) => {
    const poster =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.embed-poster') : null;
    const box = poster?.parentElement?.querySelector('.embed-frame');
    const data = poster?.closest<HTMLElement>('.embed')?.dataset.frame;
    if (!box || !data || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(JSON.parse(data))) frame.setAttribute(name, String(value));
    // CSS hides the poster. It is not removed, because React may still hydrate it.
    box.append(frame);
    // The clicked link is now hidden, so focus moves to the frame.
    frame.focus();
  });
}
