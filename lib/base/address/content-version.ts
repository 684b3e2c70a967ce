import { createHash } from 'node:crypto';

const VERSIONED = /^([0-9a-f]{10})\/(.+)$/;

/** Ten hexadecimal digits that change with the content (any JSON): a part of the address of what is made of it. */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}

/** A path that may begin with a version, and what follows it. */
export function splitVersion(path: string): { version: string | undefined; rest: string } {
  const [, version, rest = path] = VERSIONED.exec(path) ?? [];
  return { version, rest };
}
