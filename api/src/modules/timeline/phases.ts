import { invalid } from '../../request/errors';
import { rowName, rowText } from '../../text/row-checks';
import { phase } from './lane.table';
import { checkLanes } from './lane-links';
import type { Phase } from './lanes';
import type { RecordInputOf, RecordKind } from './record-kind';

export type PhaseInput = RecordInputOf<Pick<Phase, 'title' | 'description' | 'from' | 'to' | 'categoryId' | 'scenarioId'>>;

export const PHASES: RecordKind<typeof phase, PhaseInput> = {
  type: 'Phase', component: 'phase', step: 'PHASE_CHANGED', table: phase, most: 2_000, many: 'phases',
  async check(tx, entered, { input, row }) {
    const from = input.from === undefined ? row?.from : input.from;
    const to = input.to === undefined ? row?.to : input.to;
    if (from == null) throw invalid('from', 'The first day is required.');
    if (to == null) throw invalid('to', 'The last day is required.');
    if (to < from) throw invalid('to', 'To must be after From.');
    return {
      title: rowName('title', input.title === undefined ? row?.title : input.title, 'The title'),
      description: rowText('description', input.description === undefined ? row?.description : input.description, 'The description'),
      from, to, ...await checkLanes(tx, entered, input, row), deletedWith: null,
    };
  },
};
