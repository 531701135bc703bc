import { sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Database } from '../../db/database';
import { AppError } from '../../request/errors';
import type { SecurityKind } from '../../request/security-kind';
import { securityEvent } from './operations.table';

interface SecurityFacts<Value> {
  kind: SecurityKind;
  /** What it is done to, if not the person. */
  subject?: string;
  /** Whom it concerns where no token says so. */
  userId?: (value: Value | null) => string | null | Promise<string | null>;
}

type Recorder = Pick<Context, 'db' | 'log' | 'metrics' | 'now' | 'viewer' | 'ip'>;

/**
 * Does the work, and writes down that it was done or refused: by whom, from which address. Who and where are what the
 * server knows, never what a client says. A log that can't be written stops nobody; the failure is logged.
 */
export async function recorded<Value>(
  context: Recorder,
  { kind, subject, userId }: SecurityFacts<Value>,
  work: () => Promise<Value>,
): Promise<Value> {
  const write = async (outcome: string, value: Value | null) => {
    try {
      const who = context.viewer?.userId ?? (await userId?.(value)) ?? null;
      const event = { kind, outcome, userId: who, subject: subject ?? null, address: context.ip };
      // For whoever gathers lines from all machines; what it was done to may be somebody's address, and stays in the table.
      context.log.info({ security: kind, outcome, user: who, ip: context.ip }, 'security');
      context.metrics.securityEvents.inc({ kind, outcome });
      await context.db.orm.insert(securityEvent).values({ ...event, createdAt: context.now() });
    } catch (error) {
      context.log.error({ err: error, kind }, 'the security log could not be written');
    }
  };
  try {
    const value = await work();
    await write('done', value);
    return value;
  } catch (error) {
    if (error instanceof AppError) await write(error.code, null);
    throw error;
  }
}

export async function sweepSecurityLog({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`delete from security_event where created_at < now() - interval '90 days'`);
}
