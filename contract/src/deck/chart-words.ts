import type { ChartBlock } from './deck';

type Chart = Pick<ChartBlock, 'title' | 'labels' | 'series' | 'unit'>;

/** A number as a chart writes it: "€1,200", "42 %". */
export function chartNumber(value: number, unit: ChartBlock['unit']): string {
  const words = Math.abs(value).toLocaleString('en-GB', { maximumFractionDigits: 2 });
  const sign = value < 0 ? '-' : '';
  if (unit === undefined) return `${sign}${words}`;
  return unit.isAfter ? `${sign}${words}${unit.text.length > 1 ? ' ' : ''}${unit.text}` : `${sign}${unit.text}${words}`;
}

/** What a chart says, for who does not see it: "Revenue. 2026: €1,200; 2027: €3,400". */
export function chartWords({ title, labels, series, unit }: Chart): string {
  const said = series.map(({ name, values }) => {
    const points = labels.map((label, index) => {
      const value = values[index];
      return `${label}: ${value == null ? 'none' : chartNumber(value, unit)}`;
    });
    return `${series.length > 1 && name !== '' ? `${name}, ` : ''}${points.join('; ')}`;
  });
  return [title, ...said].filter((part) => part !== '').join('. ');
}
