import { COMPANY_ID, type HotReads } from '../../testing/hot-reads';
import { PITCH_DECK } from './pitch-deck';

export const PITCH_HOT: HotReads = {
  rows: [],
  reads: [[PITCH_DECK, [COMPANY_ID, ['vision', 'belief', 'culture', 'sdgs', 'revenue', 'keyPartners', 'comparison', 'tam', 'sam', 'som']]]],
};
