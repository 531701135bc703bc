import {
  completionPercent, inCompany, isModuleOpen, levelName, MODULE_COUNT, moduleOf, modulePlace, MODULES, type ModuleKey, type PlanName,
} from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import { dayFrom, dayMonth, daysFrom } from '../../text/days';
import { planOfFacts } from '../company';
import { doneCount, isModuleDone, readLevelledCompany, type LevelFacts } from '../growth';
import { EVENT_NEWS, GOAL_NEWS, MODULE_NEWS, type DatedGoal, type EventNews, type GoalNews, type ModuleNews } from './news.queries';
import type { SlackPart } from './slack-message';
import type { SlackPost } from './slack-news';

type Told = Pick<Services, 'db' | 'config' | 'now'>;
type Of<News extends SlackPost['news']> = Extract<SlackPost, { news: News }>;

/** An event that began so long ago is no news any more. */
const LATE_MS = 15 * 60_000;

/** The words of a message as things are now; null where there is nothing to tell any more, or not to the whole team. */
export async function wordsOf(told: Told, post: SlackPost): Promise<SlackPart[] | null> {
  switch (post.news) {
    case 'MODULE_DONE': return doneWords(told, post);
    case 'COMMENT': return commentWords(told, post);
    case 'EVENT_SOON': return eventWords(told, post);
    case 'GOAL': return goalWords(told, post);
    case 'DIGEST': return digestWords(told, post);
  }
}

async function doneWords(told: Told, post: Of<'MODULE_DONE'>): Promise<SlackPart[] | null> {
  const [news, company] = [await readModule(told, post), await readLevelledCompany(told.db, post.companyId)];
  if (!news?.isShown || !company || !isModuleDone(post.key, company.level)) return null;
  const next = nextModule(company.level, planOfFacts(company, told.now()).name, news.hidden);
  const by = news.actor === null ? '' : ` ${news.actor} marked it.`;
  return [
    { bold: `${moduleOf(post.key).label} is done.` },
    ` ${company.name} is ${levelWords(company.level)}.${by}${next === null ? '' : ` Next: ${moduleOf(next).label}.`} `,
    openModule(told, post),
  ];
}

async function commentWords(told: Told, post: Of<'COMMENT'>): Promise<SlackPart[] | null> {
  const news = await readModule(told, post);
  if (!news?.isShown) return null;
  const [who, label] = [news.actor ?? 'Somebody', moduleOf(post.key).label];
  if (post.commentId !== undefined) return news.hasComment ? [{ bold: who }, ` commented on ${label}. `, openModule(told, post)] : null;
  return news.assignee === null ? null : [{ bold: who }, ` assigned ${label} to ${news.assignee}. `, openModule(told, post)];
}

async function eventWords({ db, config, now }: Told, { companyId, eventId }: Of<'EVENT_SOON'>): Promise<SlackPart[] | null> {
  const [event] = await db.read<EventNews>(EVENT_NEWS, [companyId, eventId]);
  const left = event ? Date.parse(event.startsAt) - now().getTime() : -Infinity;
  if (!event || left < -LATE_MS) return null;
  const minutes = Math.round(left / 60_000);
  const when = minutes > 1 ? `starts in ${minutes} minutes` : 'starts now';
  const where = event.location === null ? '' : `, ${event.location}`;
  return [
    { bold: event.name }, ` ${when}: ${event.startTime} (${event.timeZone})${where}. `,
    { link: `${config.publicUrl}/app/events/${eventId}`, words: 'Open' },
  ];
}

async function goalWords(told: Told, post: Of<'GOAL'>): Promise<SlackPart[] | null> {
  const yesterday = shift(post.day, -1);
  const goals = await readGoals(told, post, { days: 1, late: [yesterday, yesterday], due: yesterday });
  if (!goals || goals.achieved.length + goals.late.length === 0) return null;
  return [
    ...goals.achieved.flatMap(({ title, date }): SlackPart[] => [{ bold: title }, ` was achieved on ${dayMonth(date)}. `]),
    ...goals.late.flatMap(({ title, date }): SlackPart[] => [{ bold: title }, ` is late: it was due on ${dayMonth(date)}. `]),
    openTimeline(told, post.companyId),
  ];
}

async function digestWords(told: Told, post: Of<'DIGEST'>): Promise<SlackPart[] | null> {
  const yesterday = shift(post.day, -1);
  const week = await readGoals(told, post, { days: 7, late: [shift(post.day, -7), yesterday], due: shift(post.day, 6) });
  const company = await readLevelledCompany(told.db, post.companyId);
  if (!week || !company) return null;
  const done = MODULES.filter(({ key }) => week.done.includes(key)).map(({ label }) => label);
  const lines = [
    done.length > 0 && `${count(done.length, 'module')} done: ${done.join(', ')}.`,
    week.achieved.length > 0 && `Achieved: ${titles(week.achieved)}.`,
    week.late.length > 0 && `Late: ${titles(week.late)}.`,
    week.due.length > 0 && `This week: ${week.due.map(({ title, date }) => `${title} on ${dayMonth(date)}`).join(', ')}.`,
    week.comments > 0 && `${count(week.comments, 'comment')}.`,
  ].filter((line) => line !== false);
  return [
    { bold: `The week of ${company.name}.` }, ` ${company.name} is ${levelWords(company.level)}.`,
    ...(lines.length === 0 ? [' Nothing new was written down.'] : lines.map((line) => `\n• ${line}`)), '\n',
    openTimeline(told, post.companyId),
  ];
}

async function readModule(
  { db }: Told, { companyId, key, actorId, commentId, userId }: Of<'MODULE_DONE' | 'COMMENT'>,
): Promise<ModuleNews | undefined> {
  const [news] = await db.read<ModuleNews>(MODULE_NEWS, [companyId, key, actorId, commentId ?? null, userId ?? null]);
  return news;
}

async function readGoals(
  { db }: Told, { companyId, until }: Of<'GOAL' | 'DIGEST'>, { days, late, due }: { days: number; late: [string, string]; due: string },
): Promise<GoalNews | undefined> {
  const from = daysFrom(new Date(until), -days).toISOString();
  const [row] = await db.read<{ data: GoalNews }>(GOAL_NEWS, [companyId, from, until, ...late, due]);
  return row?.data;
}

function nextModule(level: LevelFacts, plan: PlanName, hidden: readonly ModuleKey[]): ModuleKey | null {
  return MODULES.find(({ key }) => !isModuleDone(key, level) && isModuleOpen(key, plan) && !hidden.includes(key))?.key ?? null;
}

/** "Very Robust, 17 of 28" */
function levelWords(level: LevelFacts): string {
  const done = doneCount(level);
  return `${levelName(completionPercent(done)) ?? ''}, ${done} of ${MODULE_COUNT}`;
}

const openModule = ({ config }: Told, { companyId, key }: { companyId: string; key: ModuleKey }) => (
  { link: config.publicUrl + inCompany(modulePlace(key), companyId), words: 'Open' });
const openTimeline = ({ config }: Told, companyId: string) => (
  { link: config.publicUrl + inCompany('/app/timeline', companyId), words: 'Open the timeline' }
);
const titles = (goals: readonly DatedGoal[]) => goals.map(({ title }) => title).join(', ');
const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;
const shift = (day: string, days: number) => dayFrom(new Date(`${day}T00:00:00Z`), days);
