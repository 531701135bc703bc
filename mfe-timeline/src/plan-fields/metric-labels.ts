import type { MetricType } from '@heartwood/contract/domain';

/** What the types of a value are called, in forms and in files. */
export const METRIC_LABELS: Record<MetricType, string> = { text: 'Text', number: 'Number', percentage: 'Percentage' };
