import type { HotReads } from '../../testing/hot-reads';
import { INVITATION } from './invitation.queries';

export const TEAM_HOT: HotReads = {
  rows: [],
  reads: [
    [INVITATION, ['hash500.1']],
  ],
};
