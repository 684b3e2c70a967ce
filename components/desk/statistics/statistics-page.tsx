import { useDesk } from '@/components/desk/desk-frame';
import { type Counts, MAX_LOG_MB, type Visits } from '@/lib/desk/statistics/count-visits';

type TableProps = {
  title: string;
  counts: Counts;
  /** Origin of the paper. If set, each name in `counts` is a path and becomes a link. */
  origin?: string;
  /** Page titles by path. */
  titles?: ReadonlyMap<string, string>;
};

function CountTable({ title, counts, origin, titles }: TableProps) {
  const { language, texts } = useDesk();
  return (
    <section>
      <h2>{title}</h2>
      {counts.length === 0 ? (
        <p>{texts.statistics.none}</p>
      ) : (
        <table className="counts">
          <tbody>
            {counts.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">
                  {origin === undefined ? name : <a href={origin + name}>{titles?.get(name) ?? name}</a>}
                </th>
                <td>{count.toLocaleString(language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Yesterday's page views. `visits` is `none` if there is no log, `unread` if the log cannot be read. */
export function StatisticsPage(props: {
  visits: Visits | 'none' | 'unread';
  day: string;
  titles: ReadonlyMap<string, string>;
}) {
  const { visits, day, titles } = props;
  const { language, texts, city } = useDesk();
  const { statistics } = texts;
  if (visits === 'none') return <p>{statistics.noLog}</p>;
  if (visits === 'unread') return <p>{statistics.unread}</p>;
  const { views, robots, pages, posts, sites, isCut } = visits;
  if (views === 0) return <p>{statistics.empty(day)}</p>;
  return (
    <>
      <p>
        <strong>{statistics.views(views.toLocaleString(language), day)}</strong>
      </p>
      <p className="help">{statistics.about(robots.toLocaleString(language))}</p>
      {isCut ? <p className="wrong">{statistics.cut(MAX_LOG_MB)}</p> : null}
      <CountTable title={statistics.posts} counts={posts} origin={city?.address} titles={titles} />
      <CountTable title={statistics.pages} counts={pages} origin={city?.address} titles={titles} />
      <CountTable title={statistics.sites} counts={sites} />
    </>
  );
}
