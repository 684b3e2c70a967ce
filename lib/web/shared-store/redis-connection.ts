import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';

export const longestReply = 2500;

export type RedisConnection = Pick<RedisClientType, 'get' | 'set' | 'del' | 'ping' | 'destroy'>;

/** Rejects with the code `timeout` where there is no answer in time. */
export function inTime<T>(work: Promise<T>, mostMs: number): Promise<T> {
  const late = sleep(mostMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error(`no answer in ${mostMs} ms`), { code: 'timeout' });
  });
  return Promise.race([work, late]);
}

/** Rejects when it cannot connect in time; never reconnects by itself. */
export async function connectRedis(url: string, onLost: () => void): Promise<RedisConnection> {
  // Loaded only where a store is shared.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: longestReply, reconnectStrategy: false },
  });
  client.on('error', onLost);
  try {
    await inTime(client.connect(), longestReply);
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
  return client as unknown as RedisConnection;
}

/** Whether the server has answered, with a no: it is full, or only to be read from. */
export async function isRefusal(error: unknown): Promise<boolean> {
  const { ErrorReply } = await import('@redis/client');
  return error instanceof ErrorReply;
}
