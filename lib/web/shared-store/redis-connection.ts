import type { RedisClientType } from '@redis/client';
import { inTime } from '@/lib/web/shared-store/in-time';

/** Longest wait for a connection that is made, or for an answer on it, ms: a reader may be waiting behind it. */
export const longestReply = 2500;

export type RedisConnection = Pick<RedisClientType, 'get' | 'set' | 'del' | 'ping' | 'destroy'>;

/**
 * A connection to the Redis server at a redis:// or rediss:// address; rejects when there is none in time. It makes
 * itself anew never: `onLost` is called once when it breaks.
 */
export async function connectRedis(url: string, onLost: () => void): Promise<RedisConnection> {
  // Loaded by those who share a store, and by nobody else.
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
