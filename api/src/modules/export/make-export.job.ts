import { fullName, moduleOf } from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { readWholePlan } from '../growth';
import { COMMENTS_OF_MODULES, GOALS_OF_PLAN, type CommentFacts, type GoalFacts } from './export.queries';
import { exportJob, type Export, type MadeFile } from './fill-export';
import { isPrinted, planDocument, type ExportComment } from './plan-document';
import { FORMATS } from './document';
import { fileTypeOf, renderDocument } from './render-document';

const MOST_COMMENTS = 2_000;

/** Makes the file of a plan that somebody asked for, of what they may read at this moment, and tells them. */
export const makeExport = exportJob('make-export', make);

async function make(services: Services, { companyId, userId, format, areas, page, withComments, onlyShared }: Export): Promise<MadeFile> {
  const { db, now } = services;
  const plan = companyId === null ? null : await readWholePlan(services, { companyId, userId });
  const printedAs = FORMATS.find((each) => each === format);
  if (!plan || !printedAs) throw new AppError('FORBIDDEN', 403, 'You don’t belong to this company any more.');
  const printed = plan.modules.filter((module) => isPrinted(module, onlyShared) && areas.includes(moduleOf(module.key).area));
  const keys = withComments ? printed.map(({ key }) => key) : [];
  const said = await db.read<{ data: CommentFacts }>(COMMENTS_OF_MODULES, [companyId, keys, MOST_COMMENTS]);
  const goals = await db.read<{ data: GoalFacts }>(GOALS_OF_PLAN, [companyId]);
  const document = planDocument({
    plan, at: now(), goals: goals.map(({ data }) => data), comments: said.map(({ data }) => commentOf(data)),
    choice: { areas, page, withComments, onlyShared },
  });
  return { ...fileTypeOf(document, printedAs), name: `${plan.facts.name} plan`, bytes: await renderDocument(document, printedAs) };
}

const commentOf = ({ key, author, message, createdAt }: CommentFacts): ExportComment => ({
  key, author: author ? fullName(author) : 'Somebody who left', text: markdownText(message), at: createdAt,
});
