import { useCallback, useRef, useState } from 'react';

/** Code loaded at the first need, and the call that loads it; undefined until then, or when it fails to load. */
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
