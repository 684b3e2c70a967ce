import { OneTap, useDesk } from '@/components/desk/desk-frame';
import type { Action, Save } from '@/lib/desk/saves/kept-saves';

/** An action in History. `said`: the message that the editor saw; `before` and `after`: the changed lines. */
type ListedAction = Omit<Action, 'saves'> & {
  when: string;
  said?: string;
  saves: readonly Pick<Save, 'id' | 'file' | 'editor' | 'before' | 'after'>[];
};

/** List of actions: who, when, changed lines of each file, and an Undo button. */
export function History(props: {
  city: string;
  actions: readonly ListedAction[];
  /** Why the last save is not in git. */
  notCommitted: string | undefined;
}) {
  const { city, actions, notCommitted } = props;
  const { core, posts } = useDesk().texts;
  if (actions.length === 0) return <p>{posts.historyNone}</p>;
  return (
    <>
      {notCommitted ? <p className="note">{posts.notCommitted(notCommitted)}</p> : null}
      <ul className="list">
        {actions.map(({ when, said, saves, isUndone, turn }) => (
          <li key={saves[0]?.id}>
            <strong>{said ?? core.saved}</strong>
            <p className="help">
              {posts.historyLine(saves[0]?.editor ?? '', when)}
              {' · '}
              {saves.map(({ file }) => file).join(', ')}
            </p>
            {isUndone ? <p>{posts.isUndone}</p> : null}
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
            {turn ? (
              <OneTap
                action={`/${city}/undo`}
                label={isUndone ? core.doAgain : core.undo}
                fields={{ id: turn }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
