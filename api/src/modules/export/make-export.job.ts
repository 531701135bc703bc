import { fullName, moduleOf } from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import { and, eq, inArray } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { claimFiles, keepFile } from '../files';
import { readWholePlan } from '../growth';
import { defineJob } from '../jobs';
import { companySubject, notify } from '../notification';
import { COMMENTS_OF_MODULES, GOALS_OF_PLAN, type CommentFacts, type GoalFacts } from './export.queries';
import { tellOfExport } from './export-event';
import { planExport, type ExportState } from './export.table';
import { isPrinted, planDocument, type ExportComment } from './plan-document';
import { fileTypeOf, renderDocument } from './render-document';

const MOST_COMMENTS = 2_000;
const OPEN: ExportState[] = ['WAITING', 'RUNNING'];

type Export = typeof planExport.$inferSelect;

/** Makes the file that somebody asked for, of what they may read at this moment, and tells them. */
export const makeExport = defineJob<{ id: string }>({
  kind: 'make-export',
  run: async (services, { id }) => {
    const [row] = await services.db.orm.update(planExport).set({ state: 'RUNNING' })
      .where(and(eq(planExport.id, id), inArray(planExport.state, OPEN))).returning();
    if (!row) return;
    tellOfExport(services, id);
    try {
      await make(services, row);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await services.db.orm.update(planExport).set({ state: 'FAILED', fault: error.message }).where(eq(planExport.id, id));
    }
    tellOfExport(services, id);
  },
});

async function make(services: Services, { id, companyId, userId, format, areas, page, withComments, onlyShared }: Export): Promise<void> {
  const { db, now } = services;
  const plan = await readWholePlan(services, { companyId, userId });
  if (!plan) throw new AppError('FORBIDDEN', 403, 'You don’t belong to this company any more.');
  const printed = plan.modules.filter((module) => isPrinted(module, onlyShared) && areas.includes(moduleOf(module.key).area));
  const keys = withComments ? printed.map(({ key }) => key) : [];
  const said = await db.read<{ data: CommentFacts }>(COMMENTS_OF_MODULES, [companyId, keys, MOST_COMMENTS]);
  const goals = await db.read<{ data: GoalFacts }>(GOALS_OF_PLAN, [companyId]);
  const document = planDocument({
    plan, at: now(), goals: goals.map(({ data }) => data), comments: said.map(({ data }) => commentOf(data)),
    choice: { areas, page, withComments, onlyShared },
  });
  const { extension, contentType } = fileTypeOf(document, format);
  const bytes = await renderDocument(document, format);
  const name = `${slugOf(plan.facts.name)}-plan-${now().toISOString().slice(0, 10)}.${extension}`;
  const kept = await keepFile(services, { ownerId: userId, companyId, isVisitor: false, purpose: 'plan_export', contentType, name, bytes });
  await db.transaction(async (tx) => {
    const [done] = await tx.update(planExport).set({ state: 'DONE', fileId: kept.id, fileName: name, fault: null })
      .where(and(eq(planExport.id, id), inArray(planExport.state, OPEN))).returning({ id: planExport.id });
    // Called off meanwhile: what was kept goes by itself.
    if (!done) return;
    await claimFiles(tx, { ids: [kept.id], ownerId: userId, subject: { kind: 'export', id }, field: 'id', at: now() });
    await notify(tx, services, {
      to: [userId], type: 'EXPORTED', actorId: null, companyId, subject: companySubject(companyId), groupKey: `EXPORTED:${id}`,
      data: { exportId: id, fileName: name },
    });
    afterCommit(tx, () => tellOfExport(services, id));
  });
}

const commentOf = ({ key, author, message, createdAt }: CommentFacts): ExportComment => ({
  key, author: author ? fullName(author) : 'Somebody who left', text: markdownText(message), at: createdAt,
});

/** "Loop & Crate" as the beginning of a file's name: loop-crate. */
const slugOf = (name: string) => (
  name.normalize('NFKD').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'company');
