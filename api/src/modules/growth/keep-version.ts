import { and, desc, eq, sql } from 'drizzle-orm';
import { countWords, plainText } from '@heartwood/contract/text';
import type { Db } from '../../db/database';
import { componentVersion, type VersionRows } from './component-version.table';
import { allRows, keptRowsSql } from './row-reading';

/** A pause of this length ends a sitting, and so does an hour: somebody who writes all day leaves more than one version. */
const PAUSE_MS = 10 * 60 * 1000;
const LONGEST_MS = 60 * 60 * 1000;

export interface Writing { companyId: string; key: string; viewerId: string; now: Date }
export interface VersionContent { text: unknown[] | null; otherText: unknown[] | null; assumption: string | null; rows: VersionRows }
type Texts = Pick<VersionContent, 'text' | 'otherText'>;

type Row = typeof componentVersion.$inferSelect;

/**
 * Keeps what the module says now, in the command's transaction: in the version of this sitting, or in a new one when another
 * person wrote last, the writer paused, or the last one is a moment of its own. Answers the version's number.
 */
export async function keepVersion(tx: Db, where: Writing, { isSealed = false } = {}): Promise<number> {
  const [last, before] = await newest(tx, where);
  const content = await presentContent(tx, where);
  const goesOn = last !== undefined && !isSealed && isSameSitting(last, where);
  const change = countWords(wordsOf(goesOn ? before : last), wordsOf(content));
  if (!goesOn) return insertVersion(tx, where, content, { ...change, isSealed });
  await tx.update(componentVersion).set({ ...content, ...change, at: where.now }).where(eq(componentVersion.id, last.id));
  return last.id;
}

/** Keeps a text that gave way to another one, so that it can be found again. Null when it is kept already. */
export async function keepYielded(tx: Db, where: Writing, yielded: { text: unknown[] } | { otherText: unknown[] }): Promise<number | null> {
  const known = await newest(tx, where);
  const content: VersionContent = { ...await presentContent(tx, where), ...yielded };
  const words = (texts: Texts) => plainText(('text' in yielded ? texts.text : texts.otherText) ?? []);
  if (known.some((version) => words(version) === words(content))) return null;
  return insertVersion(tx, where, content, { ...countWords(wordsOf(known[0]), wordsOf(content)), isSealed: true });
}

/** Who wrote last, and before that. */
function newest(tx: Db, { companyId, key }: Writing): Promise<Row[]> {
  return tx.select().from(componentVersion).where(and(eq(componentVersion.companyId, companyId), eq(componentVersion.key, key)))
    .orderBy(desc(componentVersion.id)).limit(2);
}

function isSameSitting({ by, at, startedAt, isSealed }: Row, { viewerId, now }: Writing): boolean {
  return !isSealed && by === viewerId && now.getTime() - at.getTime() < PAUSE_MS && now.getTime() - startedAt.getTime() < LONGEST_MS;
}

async function insertVersion(
  tx: Db, { companyId, key, viewerId, now }: Writing, content: VersionContent, more: Pick<Row, 'added' | 'removed' | 'isSealed'>,
): Promise<number> {
  const [row] = await tx.insert(componentVersion).values({ companyId, key, by: viewerId, startedAt: now, at: now, ...content, ...more })
    .returning({ id: componentVersion.id });
  if (!row) throw new Error('no version was written');
  return row.id;
}

/** The words of both texts of a module, as search finds them. */
export function wordsOfTexts(text: unknown[] | null, otherText: unknown[] | null): string {
  return [text, otherText].flatMap((each) => (each ? [plainText(each)] : [])).join('\n');
}

const wordsOf = (texts: Texts | undefined) => wordsOfTexts(texts?.text ?? null, texts?.otherText ?? null);

const rowsSql = () => keptRowsSql(allRows(), 'k.company_id', 'k.key');

export async function presentContent(tx: Db, { companyId, key }: Pick<Writing, 'companyId' | 'key'>): Promise<VersionContent> {
  const answer = await tx.execute(sql`
    select g.description as text, g.other_description as "otherText", g.assumption, ${sql.raw(rowsSql())} as rows
    from (select ${companyId}::uuid as company_id, ${key}::text as key) k
    left join growth_component g on g.company_id = k.company_id and g.key = k.key`);
  const [content] = (answer as unknown as { rows: VersionContent[] }).rows;
  return content ?? { text: null, otherText: null, assumption: null, rows: {} };
}

/** Gives each module of a company that was written without its commands a first version, and a line that says so. */
export async function keepFirstVersions(tx: Db, companyId: string): Promise<void> {
  const withRows = allRows().map(({ sql: { from, key } }) => `
      union
      select r.company_id, ${key}
      ${from('(select id from c)')}`).join('');
  await tx.execute(sql`
    with c as (
      select ${companyId}::uuid as id
    ), first as (
      insert into component_version (company_id, key, text, other_text, assumption, rows, is_sealed, by, started_at, at)
      select k.company_id, k.key, g.description, g.other_description, g.assumption, ${sql.raw(rowsSql())}, true, g.updated_by,
        coalesce(g.updated_at, now()), coalesce(g.updated_at, now())
      from (
        select w.company_id, w.key
        from growth_component w
        where w.company_id = (select id from c) and (w.description is not null or w.assumption is not null)${sql.raw(withRows)}) k
      left join growth_component g on g.company_id = k.company_id and g.key = k.key
      returning *)
    insert into activity_log (company_id, component, type, data, user_id, created_at)
    select company_id, key, 'FIRST_VERSION', json_build_object('version', id), by, at
    from first
    order by at`);
}
