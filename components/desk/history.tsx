import { OneTap, useDesk } from '@/components/desk/desk-frame';

export type ListedSave = {
  id: string;
  file: string;
  who: string;
  when: string;
  before?: string;
  after?: string;
};

/** List of saves: who, when, the changed lines, and Undo. */
export function History({ city, saves }: { city: string; saves: readonly ListedSave[] }) {
  const { core, posts } = useDesk().texts;
  if (saves.length === 0) return <p>{posts.historyNone}</p>;
  return (
    <ul className="list">
      {saves.map(({ id, file, who, when, before, after }) => (
        <li key={id}>
          <strong>{file}</strong>
          <p className="help">{posts.historyLine(who, when)}</p>
          <details>
            <summary>{posts.showChange}</summary>
            {before === undefined && after === undefined ? (
              <p>{posts.binary}</p>
            ) : (
              <>
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
              </>
            )}
          </details>
          <OneTap action={`/${city}/undo`} label={core.undo} fields={{ id }} />
        </li>
      ))}
    </ul>
  );
}
