import { markdownLine, richMarkdown } from '@heartwood/contract/text';
import type { ExportedNote } from '../note';
import { noteFacts } from './note-document';

/** A note as a Markdown file. */
export function noteMarkdown(note: ExportedNote): string {
  const { title, checkpoints, content, attachments } = note;
  const parts = [
    `# ${markdownLine(title)}`, `*${markdownLine(noteFacts(note))}*`,
    checkpoints.map(({ text, isDone }) => `- [${isDone ? 'x' : ' '}] ${markdownLine(text)}`).join('\n'),
    content === null ? '' : richMarkdown(content),
    attachments.length === 0 ? '' : `Attachments:\n\n${attachments.map(({ name }) => `- ${markdownLine(name)}`).join('\n')}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
