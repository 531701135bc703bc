import { lt } from 'drizzle-orm';
import { daysFrom } from '../../text/days';
import { defineJob, everyDay } from '../jobs';
import { suggestion } from './suggestion.table';

const KEPT_DAYS = 30;

export const sweepSuggestions = defineJob({
  kind: 'sweep-suggestions',
  repeats: everyDay({ hour: 4 }),
  run: async ({ db, now }) => { await db.orm.delete(suggestion).where(lt(suggestion.createdAt, daysFrom(now(), -KEPT_DAYS))); },
});
