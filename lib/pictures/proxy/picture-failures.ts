import { LRUCache } from 'lru-cache';
import type { Failure, FailureReason } from '@/lib/base/outcome';
import { isPhoto } from '@/lib/pictures/photos/photo-address';

type Deps = {
  /** A monotonic clock in ms. */
  now: () => number;
  /** Called at most once every ten minutes per host. */
  log: (host: string, failure: Failure) => void;
  /** Called two seconds after photos have failed; the delay collects the failures of one page. */
  onMissing: () => void;
};

const minute = 60_000;
const isUnreachable = new Set<FailureReason>(['dns', 'refused', 'tls']);
const max = 5000;
/** Delay before `onMissing` is called, in ms. */
const NOTIFY_DELAY_MS = 2000;

/** Returns the host of a picture. Our own photos have no host, so each is reported separately by its address. */
function hostOf(address: string): string {
  return !isPhoto(address) && URL.canParse(address) ? new URL(address).host : address;
}

/** Remembers, in memory, which pictures and hosts failed recently. */
export class PictureFailures {
  readonly #deps: Deps;
  /** Failures by address and by host. */
  readonly #failed = new LRUCache<string, { failure: Failure; at: number }>({ max });
  readonly #logged = new LRUCache<string, number>({ max });
  #isNotifying = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the failure of a picture in the last ten minutes, or of its host in the last minute. */
  known(address: string): Failure | undefined {
    return this.#within(10 * minute, address) ?? this.#within(minute, hostOf(address));
  }

  /** Whether pages leave out a photo: for an hour after it failed, for ten minutes after its host was unreachable. */
  isMissing(address: string): boolean {
    const host = this.#within(10 * minute, hostOf(address));
    const isLost = host !== undefined && isUnreachable.has(host.reason);
    return isLost || this.#within(60 * minute, address) !== undefined;
  }

  remember(address: string, failure: Failure): void {
    const host = hostOf(address);
    if (!this.isMissing(address)) this.#notifyPages();
    const at = this.#deps.now();
    this.#failed.set(address, { failure, at });
    // A timeout may only mean that this picture is large, but count it against the host too, because the host
    // may be slow.
    if (isUnreachable.has(failure.reason) || failure.reason === 'timeout')
      this.#failed.set(host, { failure, at });
    if (at - (this.#logged.get(host) ?? Number.NEGATIVE_INFINITY) < 10 * minute) return;
    this.#logged.set(host, at);
    this.#deps.log(host, failure);
  }

  came(address: string): void {
    for (const key of [address, hostOf(address)]) this.#failed.delete(key);
  }

  #within(ms: number, key: string): Failure | undefined {
    const found = this.#failed.get(key);
    return found && this.#deps.now() - found.at < ms ? found.failure : undefined;
  }

  #notifyPages(): void {
    if (this.#isNotifying) return;
    this.#isNotifying = true;
    setTimeout(() => {
      this.#isNotifying = false;
      this.#deps.onMissing();
    }, NOTIFY_DELAY_MS).unref();
  }
}
