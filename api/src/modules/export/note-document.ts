import type { ExportedNote } from '../note';
import type { Block, ExportDocument } from './document';
import { richBlocks } from './rich-blocks';

/** Where a note stands, what it is filed under and when it was changed, in one line. */
export function noteFacts({ folder, tags, author, updatedAt }: ExportedNote): string {
  return [folder, author === null ? '' : `by ${author}`, tags.map((tag) => `#${tag}`).join(' '), `changed ${updatedAt.slice(0, 10)}`]
    .filter((each) => each !== '').join(' · ');
}

/** Notes to be printed: a single one has its own title, several stand one below the other. */
export function noteDocument(notes: readonly ExportedNote[]): ExportDocument {
  const [only] = notes;
  const isOne = notes.length === 1 && only !== undefined;
  return {
    title: isOne ? only.title : 'Notes', subtitle: isOne ? noteFacts(only) : `${notes.length} notes`, page: 'A4_PORTRAIT', tables: [],
    blocks: isOne ? bodyOf(only) : notes.flatMap((note): Block[] => [
      { kind: 'heading', level: 1, text: note.title }, { kind: 'text', look: 'muted', runs: [{ text: noteFacts(note) }] }, ...bodyOf(note),
    ]),
  };
}

function bodyOf({ checkpoints, content, attachments }: ExportedNote): Block[] {
  const blocks: Block[] = [
    ...checkpoints.map(({ text, isDone }): Block => ({ kind: 'text', runs: [{ text: `${isDone ? '[x]' : '[ ]'} ${text}` }] })),
    ...richBlocks(content),
    ...(attachments.length > 0
      ? [
        { kind: 'text', look: 'muted', runs: [{ text: `Attachments: ${attachments.map(({ name }) => name).join(', ')}` }] } as const,
      ] : []),
  ];
  return blocks.length > 0 ? blocks : [{ kind: 'text', look: 'muted', runs: [{ text: 'Nothing is written yet.' }] }];
}
