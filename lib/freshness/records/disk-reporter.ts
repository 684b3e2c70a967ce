import type { Log } from '@/lib/base/log';

export type DiskReporter = {
  failed: (doing: 'read' | 'write', key: string, error: unknown) => void;
  /** The trouble is over, and logged so, when the last copy that had failed is written. */
  wrote: (key: string) => void;
  damaged: (key: string) => void;
};

const meanings: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EROFS: 'the folder is read-only',
  EACCES: 'no permission',
  EPERM: 'no permission',
  ENOTDIR: 'a file stands where the folder should be',
  EEXIST: 'a file stands where the folder should be',
  EIO: 'the disk fails',
  EMFILE: 'too many files are open',
};

const sentences = {
  read: 'stored copies cannot be read; the site goes on without them',
  write: 'copies cannot be stored; they stay in memory and would not outlive a restart',
};

export function diskReporter(log: Log, folder: string): DiskReporter {
  const unwritten = new Set<string>();
  const told = new Set<string>();
  return {
    failed(doing, key, error) {
      const { code = 'unknown', message } = error as NodeJS.ErrnoException;
      if (doing === 'write') unwritten.add(key);
      const kind = `${doing} ${code}`;
      if (told.has(kind)) return;
      told.add(kind);
      log('error', sentences[doing], { folder, reason: meanings[code] ?? message, code, first: key });
    },
    wrote(key) {
      if (!unwritten.delete(key) || unwritten.size > 0) return;
      told.clear();
      log('info', 'copies can be stored again', { folder });
    },
    damaged(key) {
      log('warn', 'a stored copy is damaged and was passed over', { folder, source: key });
    },
  };
}
