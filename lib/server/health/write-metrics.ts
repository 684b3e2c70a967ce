type Sample = { labels?: Readonly<Record<string, string>>; value: number };

/** `help`: one sentence. A metric without samples is left out. */
export type Metric = {
  name: string;
  type: 'gauge' | 'counter';
  help: string;
  samples: readonly Sample[];
};

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function line(name: string, { labels = {}, value }: Sample): string {
  const all = Object.entries(labels).map(
    ([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`,
  );
  return `${name}${all.length > 0 ? `{${all.join(',')}}` : ''} ${value}`;
}

/** Prometheus' text exposition format, version 0.0.4. */
export function writeMetrics(metrics: readonly Metric[]): string {
  const lines = metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${escaped(help)}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => line(name, sample)),
    ]);
  return `${lines.join('\n')}\n`;
}
