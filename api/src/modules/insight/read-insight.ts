import { isManager, MODULES } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { dayFrom, daysFrom } from '../../text/days';
import { wallClock } from '../../text/time-zone';
import { standingOf } from '../company';
import { doneCount } from '../growth';
import { requireViewer } from '../identity';
import { INSIGHT, type InsightFacts, type InsightLink, type Moments } from './insight.queries';
import { moduleHistory, type InsightPoint } from './module-history';

/** What owner and admins see of who looks at their company. */
export interface Insight {
  companyId: string;
  /** Of the window, which begins on a Monday; the first day that is known where all of it is asked for. */
  since: string;
  today: string;
  profileVisits: number;
  /** In as many days before the window; null where there is no before. */
  profileVisitsBefore: number | null;
  visitHistory: InsightPoint[];
  followers: number;
  followersNew: number;
  shareViews: number;
  /** In as many days before the window; null where there is no before. */
  shareViewsBefore: number | null;
  shareLinkCount: number;
  /** Those that were opened most; none that was ended. */
  shareLinks: readonly InsightLink[];
  modulesDone: number;
  /** Since Monday, less what was taken back. */
  modulesDoneNew: number;
  moduleHistory: InsightPoint[];
}

export interface InsightAsked {
  companyId: string;
  /** Null: as far back as is kept. */
  weeks: number | null;
  /** IANA name of the viewer’s; UTC where it is none that is known. */
  zone: string | null;
}

const MOST_WEEKS = 52;
/** Visits are forgotten after a year. */
const KEPT_DAYS = 366;
const STATED = MODULES.filter(({ completion }) => completion === 'stated').map(({ key }) => key);

/** Null for everybody but owner and admins. Throws INVALID for a window that is too long. */
export async function readInsight(context: Context, { companyId, weeks, zone }: InsightAsked): Promise<Insight | null> {
  const { userId } = requireViewer(context);
  if (weeks !== null && (weeks < 1 || weeks > MOST_WEEKS)) throw invalid('weeks', `Ask for 1 to ${MOST_WEEKS} weeks.`);
  const now = context.now();
  const { day: today, weekday } = wallClock(now, zone);
  const monday = shift(today, 1 - weekday);
  const since = weeks === null ? null : shift(monday, -7 * (weeks - 1));
  const before = since === null ? null : shift(since, -(daysBetween(since, today) + 1));
  // A day earlier: whose day it is says the zone.
  const from = before === null ? daysFrom(now, -KEPT_DAYS) : daysFrom(new Date(`${before}T00:00:00Z`), -1);
  const [row] = await context.db.read<{ data: InsightFacts }>(INSIGHT, [companyId, userId, from.toISOString(), STATED]);
  if (!row || !isManager(standingOf(row.data, userId))) return null;
  const facts = row.data;
  const dayOf = (at: string) => wallClock(new Date(at), zone).day;
  const visits = byDay(facts.visits, dayOf);
  const history = moduleHistory(facts, { since, today, dayOf });
  const shares = byDay(facts.shares, dayOf);
  const first = since ?? [visits[0]?.at, shares[0]?.at, history[0]?.at].filter((day) => day !== undefined).sort()[0] ?? today;
  const visitHistory = visits.filter(({ at }) => at >= first);
  return {
    companyId, since: first, today, visitHistory,
    profileVisits: sum(visitHistory),
    profileVisitsBefore: before === null ? null : sum(visits.filter(({ at }) => at >= before && at < first)),
    followers: facts.followers,
    followersNew: sum(byDay(facts.follows, dayOf).filter(({ at }) => at >= first)),
    shareViews: sum(shares.filter(({ at }) => at >= first)),
    shareViewsBefore: before === null ? null : sum(shares.filter(({ at }) => at >= before && at < first)),
    shareLinkCount: facts.linkCount,
    shareLinks: facts.links,
    modulesDone: doneCount(facts.level),
    modulesDoneNew: doneCount(facts.level) - (moduleHistory(facts, { since: null, today, dayOf }).findLast(({ at }) => (
      at < monday
    ))?.value ?? 0),
    moduleHistory: history,
  };
}

/** How often on each day, the oldest first. */
function byDay(moments: readonly Moments[], dayOf: (at: string) => string): InsightPoint[] {
  const days = new Map<string, number>();
  for (const { at, count } of moments) days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + count);
  return [...days].map(([at, value]) => ({ at, value })).sort((one, other) => one.at.localeCompare(other.at));
}

const sum = (points: readonly InsightPoint[]) => points.reduce((all, { value }) => all + value, 0);
const shift = (day: string, days: number) => dayFrom(new Date(`${day}T00:00:00Z`), days);
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
