/** Replaces a poster by another site's frame when the reader clicks it. */
export function startEmbeds(): void {
  addEventListener('click', (event) => {
    const poster =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.embed-poster') : null;
    const room = poster?.parentElement?.querySelector('.embed-frame');
    const data = poster?.closest<HTMLElement>('.embed')?.dataset.frame;
    if (!room || !data || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(JSON.parse(data))) frame.setAttribute(name, String(value));
    // Hidden by CSS rather than removed, because React may still hydrate the poster.
    room.append(frame);
    // The clicked link is gone, so focus moves to the frame.
    frame.focus();
  });
}
