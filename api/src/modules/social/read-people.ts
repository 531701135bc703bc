import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { searchedText } from '../../text/search';
import { requireViewer, type Person } from '../identity';
import type { MuteKind } from '../reach';
import type { CommunityFace, UserCard } from './cards';
import {
  BLOCKED_AND_MUTED, COMMUNITY_FACE, COMPANY_FOLLOWER, FOLLOWER_COUNT, FOLLOWERS, FOLLOWING, FOLLOWING_COUNT, MATCHING_USERS, USER_CARD,
} from './social.queries';

/** A list by key that can also be left through a number of rows. */
export interface OffsetInput extends PageInput { offset: number }

/** What is asked for, with what is usual where nothing was said. */
export const pageAsked = (
  { first, offset, after }: { first?: number | null | undefined; offset?: number | null | undefined; after?: string | null | undefined },
  usual: number,
): OffsetInput => ({ first: first ?? usual, offset: offset ?? 0, after: after ?? null });

/** A page with how many there are in all: counted when somebody asks. */
export interface Counted<Node> extends Page<Node> { total: () => Promise<number> }
export type UserCardPage = Counted<UserCard>;

export interface CompanyFollower { companyId: string; userId: string; createdAt: string }
export interface Blocked { person: Person; since: string }
export interface MutedSubject {
  kind: MuteKind;
  subject: string;
  until: string | null;
  since: string;
  person: Person | null;
  companyName: string | null;
}

const MOST_SKIPPED = 1000;

/** How many rows are left out: none behind a key, which wins. */
export const skipped = ({ after, offset }: OffsetInput) => (after === null ? Math.min(Math.max(offset, 0), MOST_SKIPPED) : 0);

export async function readCard(context: Context, userId: string): Promise<UserCard | null> {
  const [row] = await context.db.read<{ data: UserCard }>(USER_CARD, [requireViewer(context).userId, userId]);
  return row?.data ?? null;
}

export async function readCompany(context: Context, companyId: string): Promise<CommunityFace | null> {
  const [row] = await context.db.read<{ data: CommunityFace }>(COMMUNITY_FACE, [requireViewer(context).userId, companyId]);
  return row?.data ?? null;
}

interface CardRow { card: UserCard; at: string; id: string }

/**
 * A page of cards by the moment that stands beside them; $1 viewer, $2 subject, $3 size, $4 and $5 the place, $6 left out; `own` values
 * follow, of the count from $3.
 */
export async function readCards(
  context: Context, { page, count }: { page: Statement; count: Statement }, subject: string, input: OffsetInput,
  own: readonly unknown[] = [],
): Promise<UserCardPage> {
  const { userId } = requireViewer(context);
  const size = sizeOf(input.first, 50);
  const rows = await context.db.read<CardRow>(page, [
    userId, subject, size + 1, ...placeOf(input.after, 'moment', 'id'), skipped(input), ...own,
  ]);
  return {
    ...pageOf(rows, size, { view: ({ card }) => card, cursor: ({ at, id }) => cursorOf(at, id) }),
    total: async () => (await context.db.read<{ total: number }>(count, [userId, subject, ...own]))[0]?.total ?? 0,
  };
}

export interface FollowersInput extends OffsetInput {
  userId: string;
  /** Whose name contains it; all for no text. */
  search: string;
  /** Only whom the viewer knows, or only others; null: all. */
  known: boolean | null;
}

const listOf = (page: Statement, count: Statement) => (context: Context, { userId, search, known, ...input }: FollowersInput) => {
  const asked = searchedText(search);
  return readCards(context, { page, count }, userId, input, [asked?.text ?? null, asked?.grams ?? null, known]);
};
export const readFollowers = listOf(FOLLOWERS, FOLLOWER_COUNT);
export const readFollowing = listOf(FOLLOWING, FOLLOWING_COUNT);

export async function readCompanyFollower(
  context: Context, { companyId, userId }: { companyId: string; userId: string },
): Promise<CompanyFollower | null> {
  const [row] = await context.db.read<CompanyFollower>(COMPANY_FOLLOWER, [requireViewer(context).userId, companyId, userId]);
  return row ?? null;
}

/** For mentions: confirmed people whose name contains the text, as `searchUsers` finds them; none for no text. */
export async function readMatchingUsers(context: Context, { text, first }: { text: string; first: number }): Promise<UserCard[]> {
  const { userId } = requireViewer(context);
  const asked = searchedText(text);
  if (!asked) return [];
  const rows = await context.db.read<{ card: UserCard }>(MATCHING_USERS, [userId, asked.text, asked.grams, sizeOf(first, 15)]);
  return rows.map(({ card }) => card);
}

export async function readBlockedAndMuted(context: Context): Promise<{ blocked: Blocked[]; muted: MutedSubject[] }> {
  const [row] = await context.db.read<{ data: { blocked: Blocked[]; muted: MutedSubject[] } }>(
    BLOCKED_AND_MUTED, [requireViewer(context).userId],
  );
  return row?.data ?? { blocked: [], muted: [] };
}
