import type { AccessType, AffiliateStatus } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { unauthorized } from '../../request/errors';
import { companiesOfSql, COMPANY_FACE_SQL, membershipOf, OWNER_MEMBERSHIP, SEATS_SQL, type CompanyFace, type Member } from '../company';
import { fullNameSql, type RemovedFrom, requireViewer } from '../identity';
import { isExpired } from '../team';
import { doneCount, LEVEL_FACTS_SQL, modulesDone, type CompanyCard, type LevelFacts } from '../growth';
import { CREDITS_SQL, planOf, SUBSCRIPTIONS_SQL, type SeatFacts, type SubscriptionFacts } from '../plan';
import { keptUntil } from './kept-until';

export interface User {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  pendingEmail: string | null;
  bio: string | null;
  headline: string | null;
  city: string | null;
  links: string[];
  showsAdvised: boolean;
  showsEvents: boolean;
  showsOnline: boolean;
  phoneNumber: string | null;
  address: string | null;
  coverImage: string | null;
  coverPosition: number;
  profilePhoto: string | null;
  OnlineStatus: string;
  lastAccessedCompanyId: string | null;
  isVerified: boolean;
  hasPassword: boolean;
  theme: string;
  timeZone: string | null;
}

export interface InviteCard {
  id: string;
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  invitedBy: string;
  accessType: AccessType;
  position: string;
  department: string;
  isAdvisory: boolean;
  /** Done modules of the company: whoever is invited may know what they join. */
  done: number;
  sentAt: string;
}

export interface Me {
  user: User;
  companies: CompanyCard[];
  invites: InviteCard[];
  /** The company that somebody last took the person out of. */
  removedFrom: RemovedFrom | null;
  deletedCompanies: DeletedCompany[];
}

/** A company that is gone, for its people: who may have it back until when. */
export interface DeletedCompany {
  id: string;
  name: string;
  isDemo: boolean;
  isOwner: boolean;
  deletedAt: string;
  keptUntil: string;
}

interface CardRow extends CompanyFace {
  aiCreditCount: number;
  affiliateStatus: AffiliateStatus;
  /** Null for the owner, who has no row. */
  member: Pick<Member, 'id' | 'role' | 'isAdvisory' | 'accessType' | 'position' | 'department'> | null;
  level: LevelFacts;
  subscriptions: SubscriptionFacts[];
  seats: SeatFacts;
}

interface MeRow {
  user: User;
  companies: CardRow[];
  invites: InviteRow[];
  removedFrom: RemovedFrom | null;
  deletedCompanies: Omit<DeletedCompany, 'keptUntil'>[];
}

interface InviteRow extends Omit<InviteCard, 'done'> { level: LevelFacts }

/**
 * $1 viewer. Own and accepted companies, own first, then by name; invitations only while pending, and not to a
 * company of one's own (spec section 4). An invitation to the person's address counts before it is tied to them.
 */
export const ME: Statement = {
  name: 'me',
  text: `select json_build_object(
    'removedFrom', u.removed_from,
    'user', json_build_object(
      'id', u.id,
      'firstname', u.firstname,
      'lastname', u.lastname,
      'email', u.email,
      'pendingEmail', u.pending_email,
      'bio', u.bio,
      'headline', u.headline,
      'city', u.city,
      'links', u.links,
      'showsAdvised', u.shows_advised,
      'showsEvents', u.shows_events,
      'showsOnline', u.shows_online,
      'phoneNumber', u.phone_number,
      'address', u.address,
      'coverImage', u.cover_image,
      'coverPosition', u.cover_position,
      'profilePhoto', u.profile_photo,
      'OnlineStatus', u.online_status,
      'lastAccessedCompanyId', u.last_accessed_company_id,
      'isVerified', u.is_verified,
      'hasPassword', u.password_hash is not null,
      'theme', u.theme,
      'timeZone', u.time_zone),
    'companies', coalesce((
      select json_agg(json_build_object(
          ${COMPANY_FACE_SQL},
          'aiCreditCount', ${CREDITS_SQL},
          'affiliateStatus', case when c.created_by = u.id or exists (
            select from team_member a
            where a.company_id = c.id and a.user_id = u.id and a.is_accepted and a.role = 'ADMIN') then c.affiliate_status else 'NONE' end,
          'level', ${LEVEL_FACTS_SQL},
          'subscriptions', ${SUBSCRIPTIONS_SQL},
          'seats', ${SEATS_SQL},
          'member', case when c.created_by <> u.id then (
            select json_build_object('id', m.id, 'role', m.role, 'isAdvisory', m.is_advisory, 'accessType', m.access_type,
              'position', m.position, 'department', m.department)
            from team_member m
            where m.company_id = c.id and m.user_id = u.id) end
        ) order by (c.created_by = u.id) desc, lower(c.name), c.id)
      from company c
      where c.id in (select mine.id from ${companiesOfSql('u.id')} mine)), '[]'),
    'invites', coalesce((
      select json_agg(json_build_object(
          'id', m.id,
          'companyId', c.id,
          'companyName', c.name,
          'companyLogo', c.logo,
          'accessType', m.access_type,
          'position', m.position,
          'department', m.department,
          'isAdvisory', m.is_advisory,
          'sentAt', m.sent_at,
          'level', ${LEVEL_FACTS_SQL},
          'invitedBy', coalesce((
            select ${fullNameSql('i')}
            from users i
            where i.id = m.invited_by and not i.is_deleted), c.name)
        ) order by m.sent_at desc)
      from (
        select w.* from team_member w where w.user_id = u.id
        union all
        select w.* from team_member w where w.user_id is null and w.email = u.email) m
      join company c on c.id = m.company_id and c.deleted_at is null
      where not m.is_accepted and not m.is_declined and c.created_by <> u.id), '[]'),
    'deletedCompanies', coalesce((
      select json_agg(json_build_object(
          'id', c.id,
          'name', c.name,
          'isDemo', c.is_demo,
          'deletedAt', c.deleted_at,
          'isOwner', c.created_by = u.id
        ) order by c.deleted_at desc, c.id)
      from company c
      where c.id in (select mine.id from ${companiesOfSql('u.id', { areDeleted: true })} mine)), '[]')
  ) as data
  from users u
  where u.id = $1 and not u.is_deleted and not u.is_blocked`,
};

/** Everything the shell needs at sign-in, in one statement. */
export async function readMe(context: Context): Promise<Me> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: MeRow }>(ME, [userId]);
  if (!row) throw unauthorized();
  const { user, companies, invites, removedFrom, deletedCompanies } = row.data;
  const now = context.now();
  // One that is too old is refused by its link, so it is not offered here either.
  const open = invites.filter(({ sentAt }) => !isExpired(new Date(sentAt), now));
  return {
    user,
    removedFrom,
    invites: open.map(({ level, ...invite }) => ({ ...invite, done: doneCount(level) })),
    companies: companies.map((card) => cardOf(card, now)),
    deletedCompanies: deletedCompanies
      .map((gone) => ({ ...gone, keptUntil: keptUntil(new Date(gone.deletedAt)).toISOString() }))
      .filter((gone) => new Date(gone.keptUntil) > now),
  };
}

function cardOf({ aiCreditCount, member, level, subscriptions, seats, ...card }: CardRow, now: Date): CompanyCard {
  return {
    ...card,
    done: doneCount(level),
    modulesDone: modulesDone(level),
    membership: member ? membershipOf(member) : OWNER_MEMBERSHIP,
    plan: planOf(subscriptions, seats, aiCreditCount, now),
  };
}
