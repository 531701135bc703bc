import { drawPlan, filterNote, filterTimeline, fullName, planSvg } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { wallClock } from '../../text/time-zone';
import { company } from '../company';
import { users } from '../identity';
import { readTimelineOf } from '../timeline';
import { PAPER_SIZES } from './document';
import { exportJob, type Export, type MadeFile } from './fill-export';
import { renderDrawing } from './render-document';

/** Around the drawing, points. */
const MARGIN = 24;

/** Draws the timeline that somebody asked for on one page, as it is at this moment, and tells them. */
export const drawTimeline = exportJob('draw-timeline', draw);

async function draw(services: Services, { companyId, userId, page, timeline: choice }: Export): Promise<MadeFile> {
  const { orm } = services.db;
  if (companyId === null) throw new AppError('FORBIDDEN', 403, 'A timeline is of a company.');
  const timeline = await readTimelineOf(services, userId, { companyId, from: null, to: null });
  const [facts] = await orm.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  const [reader] = await orm.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  if (!facts || !reader || !choice) throw new AppError('FORBIDDEN', 403, 'You don’t belong to this company any more.');
  const { group, ...filter } = choice;
  const nameOf = (id: string) => timeline.people.filter((person) => person.id === id).map(fullName)[0] ?? '';
  const [width, height] = PAPER_SIZES[page];
  const drawing = drawPlan({
    company: facts.name, group, rows: filterTimeline(timeline, filter), note: filterNote(filter, timeline, nameOf),
    today: wallClock(services.now(), reader.timeZone).day,
  }, (height - 2 * MARGIN) / (width - 2 * MARGIN));
  const bytes = await renderDrawing({ title: drawing.title, svg: planSvg(drawing), width, height, margin: MARGIN });
  return { name: `${facts.name} timeline`, extension: 'pdf', contentType: 'application/pdf', bytes };
}
