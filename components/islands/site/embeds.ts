/** Loads a frame of another site in place of its poster when the reader presses that. */
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
    // The poster, which React may hydrate later, is hidden by styles.
    room.append(frame);
    // The pressed link is gone: the focus moves to what it opened.
    frame.focus();
  });
}
