import { isBlank } from '@heartwood/shared-ui/rich-text';
import type { AreaBodies } from '../../area-page/bodies';
import { Comparison } from './comparison';
import type { CompetitionArea } from './competition-area';
import { CompetitorDrawer } from './competitor-drawer';
import { WhatOthersSay } from './what-others-say';

export type CompetitionKey = 'pointOfDifferentiation' | 'comparison';

/** What each module of the competition is made of. */
export const COMPETITION: AreaBodies<CompetitionArea, CompetitionKey> = {
  pointOfDifferentiation: {
    text: 'above', Rows: WhatOthersSay,
    missing: (_area, text) => (isBlank(text) ? 'Write what sets you apart first.' : null),
  },
  comparison: {
    text: 'below', Rows: Comparison, Side: CompetitorDrawer, isWide: true,
    missing: ({ competitors }) => (competitors.every(({ isSelf }) => isSelf) ? 'Add at least one competitor first.' : null),
  },
};
