import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { wordsOf } from './create-note';
import { note, noteAccess, noteSegment } from './note.table';

interface Person { id: string }

export interface DemoNote {
  title: string;
  content?: unknown[];
  minutesAgo: number;
  tags?: readonly string[];
  checkpoints?: readonly { text: string; isDone: boolean }[];
  givenTo?: readonly Person[];
  /** In the trash since so many minutes. */
  deletedMinutesAgo?: number;
}

/** Folders of one person, in their order. */
export interface DemoNotes { by: Person; folders: readonly { name: string; notes: readonly DemoNote[] }[] }

/** Writes the notes of the demo's people; minutes count back from the moment it is written. */
export async function writeDemoNotes(tx: Db, people: readonly DemoNotes[], now: Date): Promise<void> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  for (const { by, folders } of people) {
    for (const [place, { name, notes }] of folders.entries()) {
      const segmentId = randomUUID();
      await tx.insert(noteSegment).values({ id: segmentId, userId: by.id, name, position: place + 1 });
      const rows = notes.map(({ title, content, minutesAgo, tags, checkpoints, deletedMinutesAgo }) => ({
        id: randomUUID(), segmentId, userId: by.id, title, content: content ?? null, ...wordsOf(title, content ?? null), changedBy: by.id,
        tags: [...tags ?? []], checkpoints: (checkpoints ?? []).map((checkpoint) => ({ id: randomUUID(), ...checkpoint })),
        createdAt: at(minutesAgo), updatedAt: at(minutesAgo), deletedAt: deletedMinutesAgo === undefined ? null : at(deletedMinutesAgo),
      }));
      await tx.insert(note).values(rows);
      const given = notes.flatMap(({ givenTo = [] }, nth) => givenTo.map((person) => ({ noteId: rows[nth]?.id ?? '', userId: person.id })));
      if (given.length > 0) await tx.insert(noteAccess).values(given);
    }
  }
}
