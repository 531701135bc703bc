import { LIMITS } from '@heartwood/contract/domain';
import { invalid } from '../../request/errors';
import { paragraph } from '../../text/text';
import { fileIdOf } from '../files';
import type { ForwardFacts } from './messaging.table';

export interface MessageInput {
  /** Made by the client. */
  id: string;
  body: string;
  replyTo: string | null;
  mentions: readonly string[];
  /** Of each only the address counts: what the file is called and is, our own row says. */
  attachments: readonly { url: string }[];
  /** Where it was written first, of what is passed on. */
  forward?: ForwardFacts;
}

export interface CheckedMessage extends Omit<MessageInput, 'attachments'> {
  fileIds: readonly string[];
}

const MAX_MENTIONS = 50;
const MAX_ATTACHMENTS = 10;

/** What is written, sent or not yet. Throws INVALID with the field when it is too long. */
export const checkLength = (field: string, text: string) => paragraph(field, text, { max: LIMITS.message.max, label: 'A message' });

export function checkBody(body: string, { mayBeEmpty = false } = {}): string {
  // Blanks around it do not count against its length; once more, for those behind a character that is not written.
  const clean = checkLength('body', body.trim()).trim();
  if (clean === '' && !mayBeEmpty) throw invalid('body', 'Write something first.');
  return clean;
}

export function checkMentions(mentions: readonly string[]): string[] {
  const unique = [...new Set(mentions)];
  if (unique.length > MAX_MENTIONS) throw invalid('mentions', `A message can mention at most ${MAX_MENTIONS} people.`);
  return unique;
}

/** Sending an empty message does nothing (spec section 5): the client does not send it, the server refuses it. */
export function checkMessage({ attachments, ...input }: MessageInput): CheckedMessage {
  if (attachments.length > MAX_ATTACHMENTS) throw invalid('attachments', `A message can have at most ${MAX_ATTACHMENTS} files.`);
  const fileIds = [...new Set(attachments.map(checkAttachment))];
  return {
    ...input,
    body: checkBody(input.body, { mayBeEmpty: fileIds.length > 0 }),
    mentions: checkMentions(input.mentions),
    fileIds,
  };
}

/** What our own upload answered: a message must not make its readers' browsers ask other hosts. */
function checkAttachment({ url }: { url: string }): string {
  const id = fileIdOf(url);
  if (id === null) throw invalid('attachments', 'Upload the file first.');
  return id;
}
