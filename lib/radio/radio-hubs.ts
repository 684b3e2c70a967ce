import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import { bundledStation } from '@/lib/radio/bundled-station';
import { Hub } from '@/lib/radio/hub';
import type { Station } from '@/lib/radio/station';
import { webStation } from '@/lib/radio/web-station';
import { settings, userAgentOf } from '@/lib/settings/settings';

/** Hubs by port. Not in `processWide`, because only route handlers use them, and they share one copy of the module. */
const hubs = new Map<number, Hub>();

function stationOn(city: City, port: number): Station {
  const { radio } = settings();
  if (!radio.template) return bundledStation();
  return webStation(radio.template.replaceAll('{port}', String(port)), userAgentOf(city));
}

/** Returns the hub of a port, which is created on first use. */
export function radioHub(city: City, port: number): Hub {
  const found = hubs.get(port);
  if (found) return found;
  const hub = new Hub(stationOn(city, port), (what, away) =>
    log(away ? 'warn' : 'info', what, { port, ...away }),
  );
  // End the streams when the process is told to stop, because they never end by themselves and would delay
  // its exit.
  if (hubs.size === 0) for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, closeRadio);
  hubs.set(port, hub);
  return hub;
}

/**
 * Returns the state of each port. A station is connected only while someone listens, so `open: false` is not
 * a failure.
 */
export function radioHealth() {
  const { ports, template } = settings().radio;
  const station = template ? 'web' : 'bundled';
  return ports.map((port) => {
    const hub = hubs.get(port);
    return { port, station, open: hub?.type() !== undefined, failure: hub?.failure() };
  });
}

/** Returns the number of listeners on all ports. */
export function listenersNow(): number {
  return [...hubs.values()].reduce((sum, hub) => sum + hub.listeners(), 0);
}

/** Ends the streams of all listeners and closes all connections. */
export function closeRadio(): void {
  for (const hub of hubs.values()) hub.close();
}
