/** Content from other sites, loaded only on request. */
export const embeds = {
  open: { play: 'Play', map: 'Open the map', form: 'Open the form', preview: 'Open the preview' },
  openOn: (host: string) => `Open on ${host}`,
  from: (host: string) => `From ${host}. Nothing loads from that website until you press the button.`,
};
