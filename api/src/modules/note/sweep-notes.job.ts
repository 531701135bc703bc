import { NOTE_KEPT_DAYS } from '@heartwood/contract/domain';
import { lt } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { daysFrom } from '../../text/days';
import { defineJob, every } from '../jobs';
import { note, noteSegment } from './note.table';

/** What has been in the trash for its time goes for good. */
async function sweepNotes({ db: { orm }, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = daysFrom(now(), -NOTE_KEPT_DAYS);
  await orm.delete(note).where(lt(note.deletedAt, before));
  await orm.delete(noteSegment).where(lt(noteSegment.deletedAt, before));
}

export const sweepNotesJob = defineJob({ kind: 'sweep-notes', repeats: every({ hours: 1 }), run: (services) => sweepNotes(services) });
