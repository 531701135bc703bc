import { COMPANY_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { INSIGHT } from './insight.queries';

export const INSIGHT_HOT: HotReads = {
  rows: [],
  reads: [[INSIGHT, [COMPANY_ID, USER_ID, '2026-01-01T00:00:00Z', ['belief', 'vision']]]],
};
