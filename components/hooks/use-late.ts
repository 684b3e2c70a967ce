import { useCallback, useRef, useState } from 'react';

/** Code loaded at the first need, and the call that loads it; undefined until then, or when it fails to load. */
export function useLate<Code>(importCode: () => Promise<Code>): readonly [Code | undefined, () => void] {
  const [code, setCode] = useState<Code>();
  const importing = useRef(importCode);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    importing.current().then(
      (loaded) => setCode(() => loaded),
      () => {
        asked.current = false;
      },
    );
  }, []);
  return [code, load];
}
