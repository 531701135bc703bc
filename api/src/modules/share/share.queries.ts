import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { JsonObject } from '../../events/bus';
import { LINK_CODE_SQL } from '../affiliate';
import { KEY_PARTNERS, REVENUES } from '../business-model';
import { COMPANY_PROFILE_SQL, type Company } from '../company';
import { COMPETITORS } from '../competition';
import { CLAIMS } from '../evidence';
import { COMPANY_SDGS, FOUNDATION_ITEMS } from '../foundation';
import { EVIDENCE, LEVEL_FACTS_SQL, planStatement, type LevelFacts, type RowFacts } from '../growth';
import { personSql, type Person } from '../identity';
import { MARKET_CUSTOMERS } from '../market-potential';
import { planGoalsSql, type Goal } from '../timeline';

const KINDS = [
  FOUNDATION_ITEMS.rows, COMPANY_SDGS, REVENUES.rows, KEY_PARTNERS.rows, COMPETITORS.rows, MARKET_CUSTOMERS.rows, EVIDENCE.rows, CLAIMS,
];
const MOST_GOALS = 50;
const MOST_PHASES = 40;

/** Text of these modules is what a link may show. */
export const TEXT_KEYS: readonly ModuleKey[] = [
  'overallProblem', 'overallSolution', 'marketStrategy', 'pointOfDifferentiation', 'revenue', 'vision', 'belief', 'culture',
];

/** A stretch of the base plan; lanes count from 0, one for each category. */
export interface SharedPhase { title: string; from: string; to: string; lane: number }

/** Everything of a company that some link could show, before it is known what this one does. */
export interface SharedFacts extends RowFacts {
  rows: RowFacts['rows'] & { company: Company; milestones: Goal[]; phases: SharedPhase[] };
}

const phasesSql = (company: string) => `coalesce((
  select json_agg(json_build_object('title', p.title, 'from', p.from_date, 'to', p.to_date, 'lane', p.lane) order by p.lane, p.from_date)
  from (
    select x.title, x.from_date, x.to_date, dense_rank() over (order by k.created_at nulls first, k.id) - 1 as lane
    from phase x
    left join calendar_category k on k.id = x.category_id and not k.is_deleted
    where x.company_id = ${company} and not x.is_deleted and x.scenario_id is null
    order by x.from_date, x.id
    limit ${MOST_PHASES}) p), '[]')`;

/** $1 company, $2 keys of the modules whose text is wanted. */
export const SHARED_PLAN = planStatement('shared-plan', KINDS, {
  company: () => `json_build_object(${COMPANY_PROFILE_SQL})`,
  milestones: (company) => planGoalsSql(company, MOST_GOALS),
  phases: phasesSql,
});

/** A link that is neither ended nor of a company that is gone, $2 now; `l` and `c` are their aliases. */
const LIVE_SQL = `l.revoked_at is null
      and (l.expires_at is null or l.expires_at > $2::timestamptz)
      and c.deleted_at is null`;

/** What is known of a link before anything of its company is. */
export interface OpenLink {
  id: string;
  companyId: string;
  companyName: string;
  sections: string[];
  passcodeHash: string | null;
  passcodeChangedAt: string | null;
  asksMail: boolean;
  name: string;
  createdAt: string;
  sharedBy: Person | null;
  /** Of a company that refers others. */
  referralCode: string | null;
}

/** $1 hash of a token, $2 now; no row for a link that is over. */
export const OPEN_LINK: Statement = {
  name: 'open-share-link',
  text: `select json_build_object('id', l.id, 'companyId', c.id, 'companyName', c.name, 'sections', l.sections, 'name', l.name,
      'passcodeHash', l.passcode_hash, 'passcodeChangedAt', l.passcode_changed_at, 'asksMail', l.asks_mail, 'createdAt', l.created_at, 'referralCode', ${LINK_CODE_SQL},
      'sharedBy', case when u.id is not null then ${personSql('u')} end) as data
    from share_link l
    join company c on c.id = l.company_id
    left join users u on u.id = l.created_by and not u.is_deleted
    where l.token_hash = $1 and l.kind = 'company' and ${LIVE_SQL}`,
};

/** What is known of a link to a presentation before anything of it is. */
export interface DeckLink {
  id: string;
  companyId: string;
  companyName: string;
  presentationId: string;
  passcodeHash: string | null;
  passcodeChangedAt: string | null;
  asksMail: boolean;
  allowsDownload: boolean;
  expiresAt: string | null;
  sharedByName: string | null;
  /** Neither ended, nor is its deck or company gone. */
  isLive: boolean;
  slideIds: string[];
  title: string;
}

/** $1 hash of a token, $2 now; no row for a token that never was. */
export const DECK_LINK: Statement = {
  name: 'share-deck-link',
  text: `select json_build_object('id', l.id, 'companyId', c.id, 'companyName', c.name, 'presentationId', l.presentation_id,
      'passcodeHash', l.passcode_hash, 'passcodeChangedAt', l.passcode_changed_at, 'asksMail', l.asks_mail, 'allowsDownload', l.allows_download, 'expiresAt', l.expires_at,
      'sharedByName', u.firstname || ' ' || u.lastname, 'slideIds', p.slide_order, 'title', p.title,
      'isLive', ${LIVE_SQL} and not p.is_deleted) as data
    from share_link l
    join company c on c.id = l.company_id
    join presentation p on p.id = l.presentation_id
    left join users u on u.id = l.created_by and not u.is_deleted
    where l.token_hash = $1 and l.kind = 'presentation'`,
};

/** What messengers are told of a link. */
export interface LinkCard { name: string; hasPasscode: boolean; sections: string[]; level: LevelFacts }

/** $1 hash of a token, $2 now. */
export const LINK_CARD: Statement = {
  name: 'share-link-card',
  text: `select json_build_object('name', c.name, 'hasPasscode', l.passcode_hash is not null, 'sections', l.sections,
      'level', ${LEVEL_FACTS_SQL}) as data
    from share_link l
    join company c on c.id = l.company_id
    where l.token_hash = $1 and l.kind = 'company' and ${LIVE_SQL}`,
};

/** How often something was read, and for how long in all. */
export interface SectionReading { section: string; seconds: number; views: number }
/** Who came, and what they read. */
export interface ShareVisitor { mail: string | null; views: number; seconds: number; lastAt: string }
export interface ShareQuestion {
  id: string;
  section: string;
  text: string;
  mail: string | null;
  createdAt: string;
  answeredAt: string | null;
}

export interface ShareLink {
  id: string;
  companyId: string;
  presentationId: string | null;
  allowsDownload: boolean;
  name: string;
  sections: string[];
  hasPasscode: boolean;
  asksMail: boolean;
  expiresAt: string | null;
  revokedAt: string | null;
  lockedUntil: string | null;
  createdAt: string;
  createdBy: Person | null;
  views: number;
  visitors: number;
  lastOpenedAt: string | null;
  readings: SectionReading[];
  visits: ShareVisitor[];
  questions: ShareQuestion[];
  history: ShareStep[];
}

/** Something that was done to a link. */
export interface ShareStep { type: string; data: JsonObject; name: string | null; createdAt: string }

const MOST_VISITORS = 20;
const MOST_QUESTIONS = 50;
const MOST_STEPS = 20;

/** Of one visitor are the visits of one browser, or, where it keeps nothing, one visit. */
const VISITOR = 'coalesce(v.reader_hash, v.id::text)';

const LINK_JSON = `json_build_object(
  'id', l.id,
  'companyId', l.company_id,
  'presentationId', l.presentation_id,
  'allowsDownload', l.allows_download,
  'name', l.name,
  'sections', l.sections,
  'hasPasscode', l.passcode_hash is not null,
  'asksMail', l.asks_mail,
  'expiresAt', l.expires_at,
  'revokedAt', l.revoked_at,
  'lockedUntil', l.locked_until,
  'createdAt', l.created_at,
  'createdBy', case when u.id is not null then ${personSql('u')} end,
  'views', seen.views,
  'visitors', seen.visitors,
  'lastOpenedAt', seen.last_at,
  'readings', coalesce((
    select json_agg(json_build_object('section', s.section, 'seconds', s.seconds, 'views', s.views))
    from (
      select r.section, sum(r.seconds) as seconds, count(*) as views
      from share_view v
      join share_reading r on r.view_id = v.id
      where v.link_id = l.id and not v.is_own
      group by r.section) s), '[]'),
  'visits', coalesce((
    select json_agg(json_build_object('mail', x.mail, 'views', x.views, 'seconds', x.seconds, 'lastAt', x.last_at) order by x.last_at desc)
    from (
      select (array_agg(v.mail order by v.opened_at desc) filter (where v.mail is not null))[1] as mail, count(*) as views,
        max(v.opened_at) as last_at, coalesce(sum((
          select sum(r.seconds)
          from share_reading r
          where r.view_id = v.id)), 0) as seconds
      from share_view v
      where v.link_id = l.id and not v.is_own
      group by ${VISITOR}
      order by max(v.opened_at) desc
      limit ${MOST_VISITORS}) x), '[]'),
  'questions', coalesce((
    select json_agg(json_build_object(
      'id', q.id, 'section', q.section, 'text', q.text, 'mail', q.mail, 'createdAt', q.created_at, 'answeredAt', q.answered_at)
      order by q.created_at desc)
    from (
      select *
      from share_question q
      where q.link_id = l.id
      order by q.created_at desc
      limit ${MOST_QUESTIONS}) q), '[]'),
  'history', coalesce((
    select json_agg(json_build_object('type', h.type, 'data', h.data, 'name', h.name, 'createdAt', h.created_at) order by h.id desc)
    from (
      select a.id, a.type, a.data, a.created_at, case when not w.is_deleted then w.firstname || ' ' || w.lastname end as name
      from activity_log a
      left join users w on w.id = a.user_id
      where a.company_id = l.company_id and a.component = 'share:' || l.id
      order by a.id desc
      limit ${MOST_STEPS}) h), '[]'))`;

const linksSql = (where: string) => `
    from share_link l
    left join users u on u.id = l.created_by and not u.is_deleted
    cross join lateral (
      select count(*) as views, count(distinct ${VISITOR}) as visitors, max(v.opened_at) as last_at
      from share_view v
      where v.link_id = l.id and not v.is_own) seen
    where ${where}`;

/** $1 company, $2 one link or null for all, the newest first: of the company, or of $3, a presentation. */
export const SHARE_LINKS: Statement = {
  name: 'share-links',
  text: `select ${LINK_JSON} as data
    ${linksSql(`l.company_id = $1 and ($2::uuid is null or l.id = $2)
      and ($2::uuid is not null or l.presentation_id is not distinct from $3::uuid)`)}
    order by l.created_at desc, l.id`,
};
