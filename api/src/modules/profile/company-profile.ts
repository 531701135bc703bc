import { isSharedModule, type EtaMetric, type ModuleKey, type PublicSection } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { canEditProfile, memberSql, seatSql, standingOf, type Seat } from '../company';
import { companyEventCountSql } from '../event';
import { doneCount, LEVEL_FACTS_SQL, type LevelFacts } from '../growth';
import { personSql, requireViewer, type Person } from '../identity';
import { apartFromSql } from '../reach';
import { communityFaceSql, findableSql, followedBySql, userCardSql, type CommunityFace, type UserCard } from '../social';

/** Somebody of a team, as strangers see them. */
export interface ProfileFace { person: Person; card: UserCard; position: string; isAdvisory: boolean }

/** A module that the company shows: done, and nobody of the team is kept from it. */
export interface PublicModule { key: ModuleKey & PublicSection; description: unknown[] | null; doneAt: string | null }

/** What anybody who is signed in may know of a company; what it does not tell is null. */
export interface CompanyProfile {
  company: CommunityFace;
  coverImage: string | null;
  coverPosition: number;
  /** The viewer is told of each new post. */
  hasBell: boolean;
  isReported: boolean;
  oneLine: string | null;
  stageId: number | null;
  /** Ids of the contract's SECTORS. */
  sectors: string[];
  size: string | null;
  elevatorPitch: string | null;
  objective: string | null;
  investmentEtaMetric: EtaMetric | null;
  investmentEtaValue: number | null;
  done: number | null;
  /** The owner first, then by name, advisors last. */
  team: ProfileFace[] | null;
  modules: PublicModule[];
  /** Some whom the viewer follows, too. */
  followedBy: UserCard[];
  /** What it hosts and has hosted, as far as the viewer sees it. */
  eventCount: number;
  isMember: boolean;
  canEdit: boolean;
  /** What is switched on, for those who may switch it. */
  sections: PublicSection[] | null;
}

/** The company with all that it could tell, and what of it is switched on. */
interface ProfileFacts extends Omit<CompanyProfile, 'done' | 'modules' | 'canEdit' | 'sections' | 'isMember'> {
  level: LevelFacts;
  ownerId: string;
  seat: Seat | null;
  sections: PublicSection[];
  team: ProfileFace[];
  modules: PublicModule[];
}

const VIEWER = '$1::uuid';
const FOLLOWED_BY = 3;

/** Members whom the viewer may find; those who advise only where they tell. */
const TEAM = `coalesce((
  select json_agg(json_build_object(
      'person', ${personSql('u')}, 'card', ${userCardSql('u', VIEWER)}, 'position', m.position, 'isAdvisory', m.is_advisory)
    order by m.is_advisory, m.is_owner desc, u.search_text, u.id)
  from (
    select c.created_by as user_id, 'Founder' as position, false as is_advisory, true as is_owner
    union all
    select seat.user_id, seat.position, seat.is_advisory, false
    from team_member seat
    where seat.company_id = c.id and seat.is_accepted and seat.user_id <> c.created_by) m
  join users u on u.id = m.user_id
  where ${findableSql('u', apartFromSql(VIEWER))} and (not m.is_advisory or u.shows_advised)), '[]')`;

/** Never one that even part of the team is kept from, whatever is switched on. */
const MODULES = `coalesce((
  select json_agg(json_build_object('key', g.key, 'description', g.description, 'doneAt', g.done_at) order by g.key)
  from company_public_section s
  join growth_component g on g.company_id = s.company_id and g.key = s.section
  where s.company_id = c.id and g.progress = 'DONE' and not exists (
    select from component_visibility v
    where v.company_id = g.company_id and v.key = g.key)), '[]')`;

const FOLLOWERS = `coalesce((
  select json_agg(${userCardSql('u', VIEWER)})
  from (
    select u.*
    from ${followedBySql(VIEWER)} mine
    join company_follower f on f.company_id = c.id and f.user_id = mine.id and f.is_on
    join users u on u.id = mine.id
    where ${findableSql('u', apartFromSql(VIEWER))}
    order by f.created_at desc, u.id
    limit ${FOLLOWED_BY}) u), '[]')`;

/** $1 viewer, $2 company; no row for a sample that is not the viewer's. */
export const PUBLIC_PROFILE: Statement = {
  name: 'company-public-profile',
  text: `select json_build_object(
      'company', ${communityFaceSql('c', VIEWER)},
      'coverImage', c.cover_image,
      'coverPosition', c.cover_position,
      'hasBell', exists (
        select from company_follower f
        where f.user_id = ${VIEWER} and f.company_id = c.id and f.has_bell),
      'isReported', exists (
        select from profile_report r
        where r.reporter_id = ${VIEWER} and r.company_id = c.id),
      'oneLine', c.one_line,
      'stageId', c.stage_id,
      'sectors', coalesce((
        select json_agg(x.sector_id order by x.position)
        from company_sector x
        where x.company_id = c.id), '[]'),
      'size', c.size,
      'elevatorPitch', c.elevator_pitch,
      'objective', c.objective,
      'investmentEtaMetric', c.investment_eta_metric,
      'investmentEtaValue', c.investment_eta_value,
      'level', ${LEVEL_FACTS_SQL},
      'team', ${TEAM},
      'modules', ${MODULES},
      'followedBy', ${FOLLOWERS},
      'eventCount', ${companyEventCountSql('c.id', VIEWER)},
      'ownerId', c.created_by,
      'seat', ${seatSql('c', VIEWER)},
      'sections', coalesce((
        select json_agg(s.section order by s.section)
        from company_public_section s
        where s.company_id = c.id), '[]')) as data
    from company c
    where c.id = $2::uuid and c.deleted_at is null and (not c.is_demo or ${memberSql('c', VIEWER)})`,
};

/** A company as strangers see it, its own people too; null for what is not there for the viewer. */
export async function readCompanyProfile(context: Context, id: string): Promise<CompanyProfile | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: ProfileFacts }>(PUBLIC_PROFILE, [userId, id]);
  return row ? viewCompanyProfile(row.data, userId) : null;
}

/** What of these facts the company tells. */
function viewCompanyProfile({ level, ownerId, seat, ...facts }: ProfileFacts, userId: string): CompanyProfile {
  const shown = new Set<string>(facts.sections);
  const told = <Value>(section: PublicSection, value: Value) => (shown.has(section) ? value : null);
  const standing = standingOf({ ownerId, seat }, userId);
  const canEdit = canEditProfile(standing);
  return {
    ...facts,
    size: told('size', facts.size),
    elevatorPitch: told('elevatorPitch', facts.elevatorPitch),
    objective: told('objective', facts.objective),
    investmentEtaMetric: told('investment', facts.investmentEtaMetric),
    investmentEtaValue: told('investment', facts.investmentEtaValue),
    done: told('level', doneCount(level)),
    team: told('team', facts.team),
    modules: facts.modules.filter(({ key }) => isSharedModule(key)),
    isMember: standing.kind !== 'none',
    canEdit,
    sections: canEdit ? facts.sections : null,
  };
}
