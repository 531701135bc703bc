import {
  canDeleteComment, canEditComment, canCommentOnModule, isModuleOpen, type CompanyStanding, type ModuleKey,
} from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { cursorOf, pageOf, readCursor, sizeOf, type Page } from '../../text/page';
import { noAccess, standingOf } from '../company';
import { requireViewer, type Person } from '../identity';
import { planOf } from '../plan';
import { activityText } from '../activity';
import {
  COMMENTS_BELOW, COMMENTS_FIRST, HISTORY_BELOW, HISTORY_FIRST, ONE_COMMENT,
  type CommentRow, type HistoryRow, type ModuleFacts, type VersionFacts,
} from './comments.queries';
import type { ModuleAddress } from './enter-module';
import { refuseReading } from './growth.policy';

export interface Comment {
  id: string;
  moduleId: string;
  author: Person | null;
  message: string;
  mentions: Person[];
  isEdited: boolean;
  createdAt: string;
  canEdit: boolean;
  canDelete: boolean;
}

export interface HistoryEntry { id: string; actor: Person | null; text: string; createdAt: string; versionId: string | null }
export interface HistoryPage extends Page<HistoryEntry> { versions: VersionFacts }
interface PageInput extends ModuleAddress { first: number; after: string | null }
export interface ModuleRows<Row> { facts: ModuleFacts; rows: Row[] }
interface HistoryRows extends ModuleRows<HistoryRow> { versions: VersionFacts }

/** Comments of one module, newest first. Throws FORBIDDEN when the viewer does not see the module. */
export async function readComments(context: Context, { companyId, key, first, after }: PageInput): Promise<Page<Comment>> {
  const { userId } = requireViewer(context);
  const values = [companyId, key, userId, sizeOf(first) + 1];
  const [row] = after === null
    ? await context.db.read<{ data: ModuleRows<CommentRow> }>(COMMENTS_FIRST, values)
    : await context.db.read<{ data: ModuleRows<CommentRow> }>(COMMENTS_BELOW, [...values, ...readCursor(after, 'moment', 'id')]);
  const { rows, standing, mayComment } = permitted(row?.data, key, userId, context.now());
  return commentPage(rows, { companyId, key, canComment: mayComment }, standing, userId, sizeOf(first));
}

/** How many comments a page has unless told. */
export const COMMENT_PAGE = 30;

/** The page that these rows make for one reader, of which one more was read than it has. */
export function commentPage(
  rows: readonly CommentRow[], module: ModuleAddress & { canComment: boolean }, standing: CompanyStanding, viewerId: string,
  size = COMMENT_PAGE,
): Page<Comment> {
  return pageOf(rows, size, {
    view: (one) => viewComment(one, module, standing, viewerId, module.canComment),
    cursor: (one) => cursorOf(one.createdAt, one.id),
  });
}

/** One comment through the eyes of its reader; null when it is deleted. */
export async function readComment(context: Context, { companyId, key }: ModuleAddress, id: string): Promise<Comment | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: ModuleRows<CommentRow> }>(ONE_COMMENT, [companyId, key, userId, id]);
  const { rows: [one], standing, mayComment } = permitted(row?.data, key, userId, context.now());
  return one ? viewComment(one, { companyId, key }, standing, userId, mayComment) : null;
}

/** What happened to one module, newest first. */
export async function readHistory(context: Context, { companyId, key, first, after }: PageInput): Promise<HistoryPage> {
  const { userId } = requireViewer(context);
  const values = [companyId, key, userId, sizeOf(first) + 1];
  const [row] = after === null
    ? await context.db.read<{ data: HistoryRows }>(HISTORY_FIRST, values)
    : await context.db.read<{ data: HistoryRows }>(HISTORY_BELOW, [...values, ...readCursor(after, 'number')]);
  const { rows } = permitted(row?.data, key, userId, context.now());
  const view = ({ id, actor, type, data, createdAt, version }: HistoryRow): HistoryEntry => (
    { id, actor, text: activityText(type, data, version), createdAt, versionId: version?.id ?? null }
  );
  const page = pageOf(rows, sizeOf(first), { view, cursor: (one) => cursorOf(one.id) });
  return { ...page, versions: row?.data.versions ?? { count: 0, since: null, newest: null } };
}

interface Permitted<Row> { rows: Row[]; standing: CompanyStanding; mayComment: boolean }

/** Rows of a module that the viewer may read. Throws FORBIDDEN. */
export function permitted<Row>(answer: ModuleRows<Row> | undefined, key: ModuleKey, userId: string, now: Date): Permitted<Row> {
  if (!answer) throw noAccess();
  const { facts, rows } = answer;
  const standing = standingOf(facts, userId);
  if (standing.kind === 'none') throw noAccess();
  const refusal = refuseReading(standing, facts);
  if (refusal) throw refusal;
  const isOpen = isModuleOpen(key, planOf(facts.subscriptions, { team: 0, advisory: 0 }, 0, now).name);
  return { rows, standing, mayComment: isOpen && canCommentOnModule(standing, facts) };
}

/** The same row for one viewer: what they may do with it follows from policy. */
export function viewComment(
  row: CommentRow, { companyId, key }: ModuleAddress, standing: CompanyStanding, viewerId: string, mayComment: boolean,
): Comment {
  const { id, author, message, mentions, isEdited, createdAt } = row;
  const canEdit = canEditComment(row, viewerId, mayComment);
  const canDelete = canDeleteComment(row, viewerId, standing);
  return { id, moduleId: `${companyId}:${key}`, author, message, mentions, isEdited, createdAt, canEdit, canDelete };
}
