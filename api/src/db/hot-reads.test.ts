/** @embedded the statements that are asked most, and their plans */
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { ACCOUNT_HOT } from '../modules/account/account.hot';
import { ACTIVITY_HOT } from '../modules/activity/activity.hot';
import { BILLING_HOT } from '../modules/billing/billing.hot';
import { BUSINESS_MODEL_HOT } from '../modules/business-model/business-model.hot';
import { CALENDAR_HOT } from '../modules/calendar/calendar.hot';
import { COMPETITION_HOT } from '../modules/competition/competition.hot';
import { COMPANY_HOT } from '../modules/company/company.hot';
import { CREDIT_HOT } from '../modules/credit/credit.hot';
import { EVENT_HOT } from '../modules/event/event.hot';
import { EVIDENCE_HOT } from '../modules/evidence/evidence.hot';
import { FOUNDATION_HOT } from '../modules/foundation/foundation.hot';
import { GROWTH_HOT } from '../modules/growth/growth.hot';
import { MARKET_POTENTIAL_HOT } from '../modules/market-potential/market-potential.hot';
import { EXPORT_HOT } from '../modules/export/export.hot';
import { RISK_HOT } from '../modules/risk/risk.hot';
import { IDENTITY_HOT } from '../modules/identity/identity.hot';
import { INSIGHT_HOT } from '../modules/insight/insight.hot';
import { JOBS_HOT } from '../modules/jobs/jobs.hot';
import { LIVE_HOT } from '../modules/live/live.hot';
import { MAIL_HOT } from '../modules/mail/mail.hot';
import { MESSAGING_HOT } from '../modules/messaging/messaging.hot';
import { MINE_HOT } from '../modules/mine/mine.hot';
import { NOTE_HOT } from '../modules/note/note.hot';
import { NOTIFICATION_HOT } from '../modules/notification/notification.hot';
import { PARTNER_HOT } from '../modules/partner/partner.hot';
import { PLAN_HOT } from '../modules/plan/plan.hot';
import { PITCH_HOT } from '../modules/pitch/pitch.hot';
import { POST_HOT } from '../modules/post/post.hot';
import { PRESENTATION_HOT } from '../modules/presentation/presentation.hot';
import { PROFILE_HOT } from '../modules/profile/profile.hot';
import { PRESENCE_HOT } from '../modules/presence/presence.hot';
import { AFFILIATE_HOT } from '../modules/affiliate/affiliate.hot';
import { SHARE_HOT } from '../modules/share/share.hot';
import { SEARCH_HOT } from '../modules/search/search.hot';
import { SLACK_HOT } from '../modules/slack/slack.hot';
import { SOCIAL_HOT } from '../modules/social/social.hot';
import { SUGGESTION_HOT } from '../modules/suggestion/suggestion.hot';
import { TEAM_HOT } from '../modules/team/team.hot';
import { TIMELINE_HOT } from '../modules/timeline/timeline.hot';
import type { HotReads } from '../testing/hot-reads';
import { openTestDatabase } from '../testing/test-database';

/**
 * In the order in which their rows are written. Twenty thousand people and five thousand companies, a thousand of them with what a year
 * leaves behind.
 */
const PARTS = [
  IDENTITY_HOT, COMPANY_HOT, PLAN_HOT, CREDIT_HOT, PRESENCE_HOT, ACTIVITY_HOT, NOTIFICATION_HOT, SOCIAL_HOT, TIMELINE_HOT, PARTNER_HOT,
  MESSAGING_HOT, EVENT_HOT, NOTE_HOT, GROWTH_HOT, FOUNDATION_HOT, BUSINESS_MODEL_HOT, COMPETITION_HOT, MARKET_POTENTIAL_HOT, RISK_HOT,
  EVIDENCE_HOT, PITCH_HOT, PRESENTATION_HOT, POST_HOT, PROFILE_HOT, SEARCH_HOT, AFFILIATE_HOT, SHARE_HOT, EXPORT_HOT, CALENDAR_HOT,
  MINE_HOT, INSIGHT_HOT, TEAM_HOT, ACCOUNT_HOT, LIVE_HOT, JOBS_HOT,
  MAIL_HOT, SLACK_HOT, BILLING_HOT, SUGGESTION_HOT,
];

/** People and companies, whom all other rows are of. */
const WHOLE = [IDENTITY_HOT, COMPANY_HOT];
/**
 * What the embedded database gets of the other rows: it writes them thirty times slower, and plans as PostgreSQL does, which has all of
 * them. Of so few it would read every table whole, so that it may not where there is another way: the way is there, or the test fails.
 */
const FEW = 600;
const isEmbedded = !process.env.TEST_DATABASE_URL;
const rowsOf = (part: HotReads): readonly string[] => (
  isEmbedded && !WHOLE.includes(part)
    ? part.rows.map((text) => text.replace(/(?<=generate_series\(1, |% )\d{4,5}\b/g, String(FEW)))
    : part.rows);

interface Plan { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

function scans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scans)];
}

describe('hot reads on a grown database', () => {
  let db: Database;
  const reads = PARTS.flatMap((part) => part.reads);

  beforeAll(async () => {
    db = await openTestDatabase();
    for (const statement of PARTS.flatMap(rowsOf)) await db.orm.execute(sql.raw(statement));
    await db.orm.execute(sql`analyze`);
    if (isEmbedded) await db.orm.execute(sql`set enable_seqscan = off`);
  }, 120_000);
  afterAll(() => db.close());

  const each = reads.map(([statement, values, whole = []]) => [statement.name, statement, values, whole] as const);
  it.each(each)('%s finds its rows by index', async (name, { text }, values, whole) => {
    const [row] = await db.write<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      { name: `explain-${name}`, text: `explain (format json) ${text}` }, values,
    );
    expect(scans(row?.['QUERY PLAN'][0].Plan as Plan).filter((table) => !whole.includes(table))).toEqual([]);
  });

  const PAGE = /^(?:growth-home|area-|(?:feed-everybody|feed-followed|post-comments)(?:-below)?$|one-post$)/;
  const pages = reads.filter(([{ name }]) => PAGE.test(name));
  // Five times PostgreSQL plans for the values; then it keeps one plan for all, unless those for the values looked cheaper.
  it.each(pages.map(([statement, values]) => [statement.name, statement, values] as const))('%s is not planned anew for each call', async (
    name, statement, values,
  ) => {
    for (let call = 0; call < 8; call += 1) await db.read(statement, values);
    const [kept] = await db.read<{ plans: number }>({
      name: 'kept-plans', text: 'select generic_plans::int as plans from pg_prepared_statements where name = $1',
    }, [name]);
    expect(kept?.plans).toBeGreaterThan(0);
  });
});
