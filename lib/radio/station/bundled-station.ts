import type { Station } from '@/lib/radio/station/station';
/** x */
export function bundledStation(): Station {
  return (ear) => {
    ear.over({ reason: 'ended', detail: 'todo' });
    return () => {};
  };
}
