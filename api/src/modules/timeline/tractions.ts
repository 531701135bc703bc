import { METRIC_TYPES, type MetricType } from '@heartwood/contract/domain';
import { oneOf, rowName, rowText, rowWord } from '../../text/row-checks';
import { metricValue } from './goals';
import type { RecordInputOf, RecordKind } from './record-kind';
import { traction } from './timeline.table';

interface TractionFields {
  title: string;
  description: string | null;
  metricType: MetricType;
  tractionType: string | null;
  tractionValue: string;
}

export type TractionInput = RecordInputOf<TractionFields>;

/** What was reached without having been a goal. */
export const TRACTIONS: RecordKind<typeof traction, TractionInput> = {
  type: 'Traction', component: 'traction', step: 'GOALS_CHANGED', table: traction, most: 2_000, many: 'records of traction',
  check(_tx, _entered, { input, row }) {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const all: Partial<TractionFields> = { ...row, ...given };
    const metricType = oneOf('metricType', all.metricType ?? 'text', METRIC_TYPES, 'The metric type');
    // As with a goal, another type clears the value.
    const isCleared = row !== undefined && row.metricType !== metricType && input.tractionValue === undefined;
    return Promise.resolve({
      title: rowName('title', all.title, 'The title'),
      description: rowText('description', all.description, 'The description'),
      metricType,
      tractionType: rowWord('tractionType', all.tractionType, 'The type'),
      tractionValue: metricValue('tractionValue', metricType, isCleared ? '' : all.tractionValue ?? ''),
    });
  },
};
