import type { Log } from '@/lib/base/log';

type Doing = 'read' | 'write';

export type DiskReporter = {
  failed: (doing: Doing, key: string, error: unknown) => void;
  /** The trouble is over, and logged so, when this was done and no copy is left that had failed. */
  did: (doing: Doing, key: string) => void;
  /** Of a copy that is wanted no more: it is not waited for. */
  removed: (key: string) => void;
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
const ends = { read: 'stored copies can be read again', write: 'copies can be stored again' };

/** One line for each kind of trouble with the folder, and one when it is over. */
export function diskReporter(log: Log, folder: string): DiskReporter {
  const troubles = {
    read: { keys: new Set<string>(), told: new Set<string>() },
    write: { keys: new Set<string>(), told: new Set<string>() },
  };

  return {
    failed(doing, key, error) {
      const { code = 'unknown', message } = error as NodeJS.ErrnoException;
      const { keys, told } = troubles[doing];
      keys.add(key);
      if (told.has(code)) return;
      told.add(code);
      log('error', sentences[doing], { folder, reason: meanings[code] ?? message, code, first: key });
    },
    did(doing, key) {
      const { keys, told } = troubles[doing];
      keys.delete(key);
      if (keys.size > 0 || told.size === 0) return;
      told.clear();
      log('info', ends[doing], { folder });
    },
    removed(key) {
      for (const { keys } of [troubles.read, troubles.write]) keys.delete(key);
    },
    damaged(key) {
      log('warn', 'a stored copy is damaged and was passed over', { folder, source: key });
    },
  };
}
