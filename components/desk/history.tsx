import { OneTap, useDesk } from '@/components/desk/desk-frame';
import type { Save } from '@/lib/desk/save-file';

/** What an editor did: the saves of one action, the last first. `before` and `after`: the changed lines. */
export type ListedAction = {
  when: string;
  saves: readonly Pick<Save, 'id' | 'file' | 'editor' | 'before' | 'after'>[];
};

/** List of actions: who, when, the files with their changed lines, and Undo. */
export function History({ city, actions }: { city: string; actions: readonly ListedAction[] }) {
  const { core, posts } = useDesk().texts;
  if (actions.length === 0) return <p>{posts.historyNone}</p>;
  return (
    <ul className="list">
      {actions.map(({ when, saves }) => (
        <li key={saves[0]?.id}>
          <strong>{saves.map(({ file }) => file).join(', ')}</strong>
          <p className="help">{posts.historyLine(saves[0]?.editor ?? '', when)}</p>
          <details>
            <summary>{posts.showChange}</summary>
            {saves.map(({ id, before, after }) => (
              <div key={id}>
                {before === undefined && after === undefined ? <p>{posts.binary}</p> : null}
                {before ? (
                  <pre>
                    <del>{before}</del>
                  </pre>
                ) : null}
                {after ? (
                  <pre>
                    <ins>{after}</ins>
                  </pre>
                ) : null}
              </div>
            ))}
          </details>
          <OneTap action={`/${city}/undo`} label={core.undo} fields={{ id: saves[0]?.id ?? '' }} />
        </li>
      ))}
    </ul>
  );
}
