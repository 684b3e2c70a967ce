import { sharedStore } from '@/lib/freshness/records/shared-store';
import { type PictureHealth, pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { type RadioHealth, radioHealth } from '@/lib/radio/radio-hubs';

/** What all cities of a process have together. */
export type ProcessHealth = {
  uptimeSeconds: number;
  sharedStore?: 'in reach' | 'out of reach';
  radio: RadioHealth[];
  pictures: PictureHealth;
};

export async function processHealth(uptimeMs: number): Promise<ProcessHealth> {
  const store = sharedStore();
  return {
    uptimeSeconds: Math.round(uptimeMs / 1000),
    ...(store && { sharedStore: store.inReach() ? 'in reach' : 'out of reach' }),
    radio: radioHealth(),
    pictures: await pictureProxy().health(),
  };
}
