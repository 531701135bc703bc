import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { invalid } from '../../request/errors';
import { cursorOf, pageOf, readCursor, sizeOf, type Page, type PageInput } from '../../text/page';
import { UUID } from '../../text/uuid';
import { personSql, requireViewer, type Person } from '../identity';
import { tellPeople } from './channel-event';
import { checkLength, checkMentions } from './message-input';
import { personReachSql, reachSql } from './messaging.json';

/** Words somebody has not sent yet, where they would go; `text` is empty once they were sent or are not wanted. */
export interface ChatDraft { target: string; text: string; mentions: string[]; revision: number; updatedAt: string }
export interface DraftInput { target: string; text: string; mentions: readonly string[]; base: number }

const MOST_KEPT = 200;
/** `channel:ID` of a channel, `person:ID` of whom one writes to: their conversation may not have begun. */
const TARGET = new RegExp(`^(channel|person):${UUID}$`);

const DRAFT_SQL = `json_build_object(
      'target', d.target,
      'text', d.text,
      'mentions', d.mentions,
      'revision', d.revision,
      'updatedAt', d.updated_at)`;

/**
 * $1 person, $2 how many, $3 the target after which they begin, or null. In the order of where they would go, which none of
 * them changes while the pages are read. Those that were emptied too: a device that was away must not bring them back.
 */
export const DRAFTS: Statement = {
  name: 'chat-drafts',
  text: `select ${DRAFT_SQL} as data
    from chat_draft d
    where d.user_id = $1 and ($3::text is null or d.target > $3::text)
    order by d.target
    limit $2`,
};

/** What somebody has begun to write, where they may still send it: how it begins, and to whom. */
export interface UnsentDraft {
  target: string;
  text: string;
  updatedAt: string;
  channelId: string | null;
  channelName: string | null;
  person: Person | null;
}

const BEGINNING = 200;

/** Rows of `row`, `updated_at` and `target`: what $1 (of partner $2 and its company $3) has not sent, where they may. */
export const unsentDraftsSql = `
      select d.updated_at, d.target, json_build_object(
        'target', d.target,
        'text', left(d.text, ${BEGINNING}),
        'updatedAt', d.updated_at,
        'channelId', c.id,
        'channelName', c.name,
        'person', case when o.id is not null then ${personSql('o')} end) as row
      from chat_draft d
      left join channel c on c.id = case when d.target like 'channel:%' then substr(d.target, 9)::uuid end
        and not c.is_deleted and ${reachSql('c')} and exists (
          select from channel_member cm
          where cm.channel_id = c.id and cm.user_id = $1 and cm.left_at is null)
      left join users o on o.id = case when d.target like 'person:%' then substr(d.target, 8)::uuid end and ${personReachSql('o')}
      where d.user_id = $1 and d.text <> '' and (c.id is not null or o.id is not null)`;

/** $1 person, $2 target. */
const DRAFT: Statement = {
  name: 'chat-draft',
  text: `select ${DRAFT_SQL} as data from chat_draft d where d.user_id = $1 and d.target = $2`,
};

/**
 * $1 person, $2 target, $3 text, $4 mentions, $5 revision that the device has seen, $6 moment. No row when another device was
 * first. What nobody has touched for long makes room.
 */
const SAVE: Statement = {
  name: 'chat-draft-save',
  text: `with full_house as (
      delete from chat_draft
      where user_id = $1 and target in (
        select o.target
        from chat_draft o
        where o.user_id = $1 and o.target <> $2
        order by o.updated_at desc
        offset ${MOST_KEPT - 1})),
    d as (
      insert into chat_draft (user_id, target, text, mentions, revision, updated_at)
      values ($1, $2, $3, $4::uuid[], $5::int + 1, $6)
      on conflict (user_id, target) do update set text = excluded.text, mentions = excluded.mentions, revision = excluded.revision,
        updated_at = excluded.updated_at
      where chat_draft.revision = $5::int
      returning *)
    select ${DRAFT_SQL} as data
    from d`,
};

export async function readDrafts(context: Context, { first, after }: PageInput): Promise<Page<ChatDraft>> {
  const { userId } = requireViewer(context);
  const size = sizeOf(first);
  const last = after === null ? null : readCursor(after, 'word', 'id').join(':');
  const rows = await context.db.read<{ data: ChatDraft }>(DRAFTS, [userId, size + 1, last]);
  return pageOf(rows, size, { view: ({ data }) => data, cursor: ({ data }) => cursorOf(...data.target.split(':')) });
}

/** The draft as it stands; null for one that was never kept. */
export async function readDraft(context: Context, target: string): Promise<ChatDraft | null> {
  const [row] = await context.db.read<{ data: ChatDraft }>(DRAFT, [requireViewer(context).userId, target]);
  return row?.data ?? null;
}

/**
 * Keeps a draft for all devices of its writer, and tells them. A device says which state it has seen: where another one was
 * first, nothing is overwritten and the answer is what stands there, for the device to put the two together.
 */
export async function saveDraft(
  context: Context, { target, text, mentions, base }: DraftInput,
): Promise<{ draft: ChatDraft | null; isTaken: boolean }> {
  const { userId } = requireViewer(context);
  if (!TARGET.test(target)) throw invalid('target', 'A draft belongs to a channel or to a person.');
  // A longer draft stays on its device until it is shortened.
  const kept = checkLength('text', text);
  const values = [userId, target, kept, checkMentions(mentions), base, context.now().toISOString()];
  const [row] = await context.db.write<{ data: ChatDraft }>(SAVE, values);
  if (!row) return { draft: await readDraft(context, target), isTaken: false };
  await tellPeople(context, [userId], { type: 'DRAFT', channelId: target });
  return { draft: row.data, isTaken: true };
}
