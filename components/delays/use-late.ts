import { useCallback, useRef, useState } from 'react';

/**
 * Code that is asked for once, at the first need: what it holds, and the call that asks. It stays away where it
 * cannot be loaded; what waits for it must work without.
 */
export function useLate<Code>(load: () => Promise<Code>): readonly [Code | undefined, () => void] {
  const [code, setCode] = useState<Code>();
  const loading = useRef(load);
  const asked = useRef(false);
  const wake = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    loading.current().then(
      (loaded) => setCode(() => loaded),
      () => {
        asked.current = false;
      },
    );
  }, []);
  return [code, wake];
}
