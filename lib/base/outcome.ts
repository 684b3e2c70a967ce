/** Why a source gave nothing. Each is a value that is logged, counted and shown on /api/health; none is thrown. */
export type FailureReason =
  // on the way there
  | 'dns'
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'tls'
  | 'bad-reply'
  | 'address-refused'
  | 'redirect-refused'
  | 'redirect-loop'
  // what came back
  | 'http-status'
  | 'not-modified-unasked'
  | 'too-large'
  | 'bad-compression'
  | 'empty-body'
  | 'not-a-feed'
  | 'truncated'
  | 'malformed'
  | 'dangerous-xml'
  | 'proxy-answer'
  | 'odd-answer'
  // pictures
  | 'not-a-picture'
  | 'too-small'
  | 'busy';

export type Failure = {
  reason: FailureReason;
  /** One short line for the log and the operator; never shown to a reader. */
  detail: string;
  /** The HTTP status, when the reason is one. */
  status?: number;
  /** Seconds that the source asked us to wait (Retry-After), already capped. */
  retryAfterSeconds?: number;
};

/** A step that can fail for reasons outside gives its value or a named failure; it throws only for our own bugs. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** The success side of an Outcome. */
export function ok<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** The failure side of an Outcome, with its name and a line for the operator. */
export function fail(reason: FailureReason, detail: string, more: Partial<Failure> = {}): Outcome<never> {
  return { ok: false, failure: { reason, detail, ...more } };
}
