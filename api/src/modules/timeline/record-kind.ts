import type { Db } from '../../db/database';
import type { AppError } from '../../request/errors';
import type { CompanyEventType } from '../company';
import type { EnteredTimeline } from './enter-timeline';
import type { RecordTable } from './record.table';
import type { ChangedRecords } from './record-timeline';

/** What every input says besides its own fields. What is left out stays as it is; null empties. */
export interface RecordInput { id: string; baseRevision?: number | null | undefined }

/** The input of a kind with these fields. */
export type RecordInputOf<Fields> = RecordInput & { [Name in keyof Fields]?: Fields[Name] | null | undefined };

/** A record as it stands, and what is written into it. */
export interface RecordChange<Table extends RecordTable, Input> { input: Input; row: Table['$inferSelect'] | undefined }

/** One kind of record of the timeline: what is written into it, and what that means to the others. */
export interface RecordKind<Table extends RecordTable, Input extends RecordInput> {
  /** The GraphQL type. */
  type: string;
  /** What its history stands under, before its id. */
  component: string;
  step: CompanyEventType;
  table: Table;
  /** So many live ones in a company, and how they are called. */
  most: number;
  many: string;
  /** What is said to whoever may not save one. */
  refusal?: string;
  /** Why nobody may write it on this plan. */
  refuse?(entered: EnteredTimeline): AppError | null;
  /** The columns after a change. Throws INVALID with the field. */
  check(tx: Db, entered: EnteredTimeline, change: RecordChange<Table, Input>): Promise<object & { title: string }>;
  /** What comes back with one that was deleted. */
  restore?(tx: Db, entered: EnteredTimeline, id: string): Promise<ChangedRecords[]>;
}
