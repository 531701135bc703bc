import { isManager } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Db, Statement } from '../../db/database';
import type { Context, Services } from '../../request/context';
import { forbidden } from '../../request/errors';
import { enterCompany, seatSql, standingOf, type EnteredCompany, type Seat } from '../company';
import { personSql, requireViewer, type Person } from '../identity';
import type { SlackDoor } from './slack-sender';
import type { SlackNews, SlackSends } from './slack-news';
import { slackConnection } from './slack.table';

export interface SlackConnection {
  companyId: string;
  isConnected: boolean;
  way: SlackDoor['way'] | null;
  channel: string | null;
  sends: { news: SlackNews; channel: string | null }[];
  connectedAt: string | null;
  connectedBy: Person | null;
  lastSentAt: string | null;
  lastError: string | null;
  lastErrorAt: string | null;
  /** Messages that wait for another try. */
  waiting: number;
}

interface Facts {
  ownerId: string;
  seat: Seat | null;
  connection: (Omit<SlackConnection, 'companyId' | 'isConnected' | 'sends'> & { sends: SlackSends }) | null;
}

/** $1 company, $2 viewer. The secret is not read. */
export const SLACK_CONNECTION: Statement = {
  name: 'slack-connection',
  text: `select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'connection', (
        select json_build_object(
            'way', s.way,
            'channel', s.channel,
            'sends', s.sends,
            'connectedAt', s.connected_at,
            'connectedBy', (select ${personSql('u')} from users u where u.id = s.connected_by),
            'lastSentAt', s.last_sent_at,
            'lastError', s.last_error,
            'lastErrorAt', s.last_error_at,
            'waiting', (
              select count(*)::int
              from job j
              where j.kind = 'post-to-slack' and j.run_at is not null and j.attempts > 0 and j.payload->>'companyId' = s.company_id::text))
        from slack_connection s
        where s.company_id = c.id)
    ) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

const NOT_CONNECTED = {
  isConnected: false, way: null, channel: null, sends: [], connectedAt: null, connectedBy: null, lastSentAt: null, lastError: null,
  lastErrorAt: null, waiting: 0,
};

/** For owner and admins; null for everybody else, as for a company that is not there. */
export async function readSlackConnection(context: Context, companyId: string): Promise<SlackConnection | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: Facts }>(SLACK_CONNECTION, [companyId, userId]);
  if (!row || !isManager(standingOf(row.data, userId))) return null;
  const { connection } = row.data;
  if (connection === null) return { companyId, ...NOT_CONNECTED };
  const sends = Object.entries(connection.sends).map(([news, channel]) => ({ news: news as SlackNews, channel }));
  return { ...connection, companyId, isConnected: true, sends };
}

/** First line of each command. Throws FORBIDDEN for everybody but owner and admins. */
export async function enterSlack(tx: Db, context: Context, companyId: string): Promise<EnteredCompany> {
  const entered = await enterCompany(tx, requireViewer(context).userId, companyId, context.now());
  if (!isManager(entered.standing)) throw forbidden("You don't have permission to connect Slack.");
  return entered;
}

export type ConnectionRow = typeof slackConnection.$inferSelect;

export async function findConnection(tx: Db, companyId: string): Promise<ConnectionRow | undefined> {
  const [row] = await tx.select().from(slackConnection).where(eq(slackConnection.companyId, companyId));
  return row;
}

/** Null when no secret of this server opens it. */
export function doorOf({ slackSeal }: Pick<Services, 'slackSeal'>, row: ConnectionRow, channel: string | null = null): SlackDoor | null {
  const secret = slackSeal.open(row.secretSealed, row.companyId);
  return secret === null ? null : { way: row.way, secret, channel: channel ?? row.channel };
}
