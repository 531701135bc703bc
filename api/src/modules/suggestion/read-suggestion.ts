import { leavable, NoticeQueue } from '../../events/notice-queue';
import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { memberSql, noAccess, seatSql, standingOf, type Seat } from '../company';
import { moduleVisibleSql } from '../growth';
import { requireViewer } from '../identity';
import { plainParagraphs } from './plain-paragraphs';
import { canSwitchSuggestions } from './suggestion.policy';
import { suggestionTopic } from './suggestion-event';
import type { suggestion } from './suggestion.table';

/** A suggestion as the person who asked for it sees it. */
export interface Suggestion {
  id: string;
  companyId: string;
  key: ModuleKey | null;
  state: typeof suggestion.$inferSelect['state'];
  text: unknown[];
}

/** $1 viewer, $2 id: theirs, while they belong to the company and see the part that it is for. */
export const ONE_SUGGESTION: Statement = {
  name: 'one-suggestion',
  text: `select s.id, s.company_id as "companyId", s.key, s.state, s.words
    from suggestion s
    join company c on c.id = s.company_id and c.deleted_at is null
    where s.id = $2 and s.user_id = $1 and ${memberSql('c', '$1::uuid')}
      and (s.key is null or ${moduleVisibleSql('c', 's.key', '$1::uuid')})`,
};

/** Null for another's. */
export async function readSuggestion(context: Context, id: string): Promise<Suggestion | null> {
  const [row] = await context.db.read<Omit<Suggestion, 'text'> & { words: string }>(ONE_SUGGESTION, [requireViewer(context).userId, id]);
  if (!row) return null;
  const { words, ...rest } = row;
  return { ...rest, text: plainParagraphs(words) };
}

/** So many of the last days' are listed; older ones are swept away. */
const MOST_KEPT = 20;

export interface KeptSuggestion { id: string; text: unknown[]; createdAt: string }

/** $1 viewer, $2 company, $3 module or null for the elevator pitch: their own that came to words, the latest first. */
export const KEPT_SUGGESTIONS: Statement = {
  name: 'kept-suggestions',
  text: `select (
      select coalesce(json_agg(json_build_object('id', k.id, 'words', k.words, 'createdAt', k.created_at) order by k.created_at desc, k.id), '[]')
      from (
        select s.*
        from suggestion s
        where s.company_id = c.id and s.user_id = $1 and s.key is not distinct from $3 and s.words <> '' and s.state in ('DONE', 'STOPPED')
          and (s.key is null or ${moduleVisibleSql('c', 's.key', '$1::uuid')})
        order by s.created_at desc, s.id
        limit ${MOST_KEPT}) k) as kept
    from company c
    where c.id = $2 and c.deleted_at is null and ${memberSql('c', '$1::uuid')}`,
};

/** What was proposed to the viewer for a part, whether or not they put it there. Throws FORBIDDEN for outsiders. */
export async function readKeptSuggestions(
  context: Context, { companyId, key }: { companyId: string; key: ModuleKey | null },
): Promise<KeptSuggestion[]> {
  const [row] = await context.db.read<{ kept: { id: string; words: string; createdAt: string }[] }>(
    KEPT_SUGGESTIONS, [requireViewer(context).userId, companyId, key],
  );
  if (!row) throw noAccess();
  return row.kept.map(({ id, words, createdAt }) => ({ id, text: plainParagraphs(words), createdAt }));
}

/** The suggestion as it is, and as its words come, until it has ended. Throws FORBIDDEN for another's. */
export async function openSuggestionStream(context: Context, id: string): Promise<AsyncIterableIterator<Suggestion>> {
  const queue = new NoticeQueue();
  await queue.open(context.bus, suggestionTopic(id));
  const first = await readSuggestion(context, id);
  if (!first) {
    queue.close();
    throw forbidden();
  }
  return leavable(steps(context, first, queue), queue);
}

async function* steps(context: Context, first: Suggestion, queue: NoticeQueue): AsyncGenerator<Suggestion, void> {
  try {
    let now: Suggestion | null = first;
    while (now) {
      yield now;
      if (now.state !== 'WAITING' && now.state !== 'WRITING') return;
      if (await queue.next() === null) return;
      now = await readSuggestion(context, now.id);
    }
  } finally {
    queue.close();
  }
}

/** Whether suggestions can be had, and what is sent for them. */
export interface SuggestionOffer {
  companyId: string;
  /** The server has an endpoint. */
  hasSuggestions: boolean;
  isOn: boolean;
  canSwitch: boolean;
  isDemo: boolean;
  sends: string;
}

/** $1 company, $2 viewer. */
export const SUGGESTION_OFFER: Statement = {
  name: 'suggestion-offer',
  text: `select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'isOn', coalesce((select s.is_on from suggestion_switch s where s.company_id = c.id), true)
    ) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

/** Null for outsiders. */
export async function readOffer(context: Context, companyId: string): Promise<SuggestionOffer | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{
    data: { ownerId: string; seat: Seat | null; isOn: boolean };
  }>(SUGGESTION_OFFER, [companyId, userId]);
  const standing = row ? standingOf(row.data, userId) : { kind: 'none' as const };
  if (!row || standing.kind === 'none') return null;
  const { isThere, isDemo, host } = context.suggester;
  return {
    companyId, hasSuggestions: isThere, isOn: row.data.isOn, canSwitch: canSwitchSuggestions(standing), isDemo, sends: sendsOf(host),
  };
}

/** What leaves the server, in a sentence for who asks. */
function sendsOf(host: string | null): string {
  return host === null
    ? 'Demo suggestions are put together from your own answers. No text leaves this server.'
    : `The company’s name, this question, your answer and what you see of the other answers of the same area are sent to ${host}.`;
}
