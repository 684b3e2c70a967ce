import type { RedisClientType } from '@redis/client';
import { inTime } from '@/lib/web/shared-store/in-time';

export const longestReply = 2500;

export type RedisConnection = Pick<RedisClientType, 'get' | 'set' | 'del' | 'ping' | 'destroy'>;

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
