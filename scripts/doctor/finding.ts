export type State = 'good' | 'note' | 'wrong';

export type Finding = {
  area: 'machine' | 'settings' | 'feeds' | 'store' | 'blog' | 'radio' | 'ads' | 'links';
  subject: string;
  state: State;
  found: string;
  details?: readonly string[];
  todo?: string;
};

export function isWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === 'wrong');
}
