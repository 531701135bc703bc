import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { tourProgress } from './tour.table';
import { stepsOf, TOUR_STAGES } from './tour-stages';

export interface TourProgress { isActive: boolean; group: string; activeStep: number }

/** Nobody has begun yet. */
const BEFORE: TourProgress = { isActive: false, group: 'idea', activeStep: 0 };

export async function readTourProgress(context: Context): Promise<TourProgress> {
  const { userId } = requireViewer(context);
  const { isActive, group, activeStep } = tourProgress;
  const [kept] = await context.db.orm.select({ isActive, group, activeStep }).from(tourProgress).where(eq(tourProgress.userId, userId));
  return kept ?? BEFORE;
}

/** Keeps where the viewer is in the tour; the last call holds. Throws INVALID for a stage or a step that isn't there. */
export async function saveTourProgress(context: Context, progress: TourProgress): Promise<TourProgress> {
  const { userId } = requireViewer(context);
  const stage = TOUR_STAGES.find(({ id }) => id === progress.group);
  if (!stage) throw invalid('group', 'The tour has no such stage.');
  if (!stepsOf(stage)[progress.activeStep]) throw invalid('activeStep', 'The tour has no such step.');
  const kept = { isActive: progress.isActive, group: stage.id, activeStep: progress.activeStep, updatedAt: context.now() };
  await context.db.orm.insert(tourProgress).values({ userId, ...kept }).onConflictDoUpdate({ target: tourProgress.userId, set: kept });
  return { isActive: kept.isActive, group: kept.group, activeStep: kept.activeStep };
}
