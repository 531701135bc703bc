import type { Context } from '../../request/context';
import { sizeOf } from '../../text/page';
import { requireViewer } from '../identity';
import type { CommunityFace, UserCard } from '../social';
import { POPULAR_COMPANIES, POPULAR_USERS } from './suggestions.queries';

export const SUGGESTION_REASONS = ['FOLLOWED_BY_FOLLOWED', 'SAME_SECTOR', 'POPULAR', 'WRITES'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

/** Why it is suggested; `count` is how many of the followed follow it, or how many people. */
interface Reasoned { reason: SuggestionReason; count: number }
export interface UserSuggestion extends Reasoned { user: UserCard }
export interface CompanySuggestion extends Reasoned { company: CommunityFace; sectorId: string | null }

const MOST = 20;
const byFollowers = (followers: number): Reasoned => ({ reason: followers > 0 ? 'POPULAR' : 'WRITES', count: followers });

export async function readPopularUsers(context: Context, { first }: { first: number }): Promise<UserSuggestion[]> {
  type Row = { data: { user: UserCard; mutual: number; followers: number } };
  const rows = await context.db.read<Row>(POPULAR_USERS, [requireViewer(context).userId, sizeOf(first, MOST)]);
  return rows.map(({ data: { user, mutual, followers } }) => (
    { user, ...(mutual > 0 ? { reason: 'FOLLOWED_BY_FOLLOWED' as const, count: mutual } : byFollowers(followers)) }
  ));
}

export async function readPopularCompanies(context: Context, { first }: { first: number }): Promise<CompanySuggestion[]> {
  type Row = { data: { company: CommunityFace; sector: string | null; followers: number } };
  const rows = await context.db.read<Row>(POPULAR_COMPANIES, [requireViewer(context).userId, sizeOf(first, MOST)]);
  return rows.map(({ data: { company, sector, followers } }) => (
    { company, sectorId: sector, ...(sector === null ? byFollowers(followers) : { reason: 'SAME_SECTOR' as const, count: followers }) }
  ));
}
