import { invalid } from '../../errors';
import { paragraph } from '../../text';
import type { Attachment } from './messaging.table';

export interface MessageInput {
  /** Made by the client. */
  id: string;
  body: string;
  replyTo: string | null;
  mentions: readonly string[];
  attachments: readonly Attachment[];
}

const MAX_BODY = 8000;
const MAX_MENTIONS = 50;
const MAX_ATTACHMENTS = 10;
/** What our own upload answers: a message must not make its readers' browsers ask other hosts. */
const OWN_FILE = /^\/files\/[\w-]{8,80}(\.\w{1,8})?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function checkBody(body: string, { mayBeEmpty = false } = {}): string {
  // Blanks around it do not count against its length; once more, for those behind a character that is not written.
  const clean = paragraph('body', body.trim(), { max: MAX_BODY, label: 'A message' }).trim();
  if (clean === '' && !mayBeEmpty) throw invalid('body', 'Write something first.');
  return clean;
}

export function checkMentions(mentions: readonly string[]): string[] {
  const unique = [...new Set(mentions)];
  if (unique.length > MAX_MENTIONS) throw invalid('mentions', `A message can mention at most ${MAX_MENTIONS} people.`);
  return unique;
}

/** Sending an empty message does nothing (spec section 5): the client does not send it, the server refuses it. */
export function checkMessage(input: MessageInput): MessageInput {
  if (input.attachments.length > MAX_ATTACHMENTS) throw invalid('attachments', `A message can have at most ${MAX_ATTACHMENTS} files.`);
  return {
    ...input,
    body: checkBody(input.body, { mayBeEmpty: input.attachments.length > 0 }),
    mentions: checkMentions(input.mentions),
    attachments: input.attachments.map(checkAttachment),
  };
}

function checkAttachment({ id, name, type, url, size }: Attachment): Attachment {
  if (!UUID.test(id) || !OWN_FILE.test(url) || size < 0) throw invalid('attachments', 'Upload the file first.');
  return { id, name: paragraph('attachments', name, { max: 255, label: 'The name of a file' }), type: paragraph('attachments', type, { max: 100, label: 'The type of a file' }), url, size };
}
