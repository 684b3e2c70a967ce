type Sample = { labels?: Readonly<Record<string, string>>; value: number };

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function sampleLine(name: string, { labels = {}, value }: Sample): string {
  const all = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${all.length > 0 ? `{${all}}` : ''} ${value}\n`;
}

/** Formats a metric in the Prometheus text format, version 0.0.4. A name that ends in `_total` makes it a counter. */
export function metricText(name: string, help: string, values: number | readonly Sample[]): string {
  const samples = typeof values === 'number' ? [{ value: values }] : values;
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  const lines = samples.map((sample) => sampleLine(name, sample));
  return [`# HELP ${name} ${help}\n`, `# TYPE ${name} ${type}\n`, ...lines].join('');
}
