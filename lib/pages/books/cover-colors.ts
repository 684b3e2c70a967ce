export type CoverColors = { ground: string; lettering: string; bright: string; deep: string };

/** A light one follows a dark one, so that a row is never all of one weight. */
export const coverColors = [
  { ground: '#b0410a', lettering: '#fff3e2', bright: '#f4b06c', deep: '#7a2c05' },
  { ground: '#e8e2d0', lettering: '#1d3a40', bright: '#3f8088', deep: '#c8bfa3' },
  { ground: '#2d4433', lettering: '#f4efdc', bright: '#c9b65b', deep: '#1b2b20' },
  { ground: '#f3dfbd', lettering: '#2a1a10', bright: '#b0410a', deep: '#d9b06f' },
  { ground: '#1c1712', lettering: '#f5eee2', bright: '#f5953f', deep: '#3d342b' },
  { ground: '#d98a5a', lettering: '#24130a', bright: '#fce9d0', deep: '#a4532a' },
  { ground: '#17464c', lettering: '#eef3ec', bright: '#ea8a34', deep: '#0e2f35' },
  { ground: '#32243f', lettering: '#f3ece6', bright: '#e08a56', deep: '#1f1529' },
] as const satisfies readonly CoverColors[];
