import type { MailContent } from './mailer';

/** Zero width space: seen by nobody, and no mail program makes a link across it. */
const GAP = '\u200B';

/**
 * A name as mails show it: one line of visible characters that nothing can be clicked in, also when it was kept before names were checked.
 */
function plainName(name: string): string {
  return name.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim()
    .replaceAll(/(?<=\S)[.\u3002\uFF0E\uFF61:@/](?=\S)/gu, `${GAP}$&${GAP}`);
}

const NAMES = [
  'firstname', 'invitedBy', 'heir', 'companyName', 'position', 'sentence', 'eventName', 'where', 'site', 'device', 'what', 'account',
  'changedBy', 'squad',
] as const;

/** What people call themselves and their companies, made plain wherever a mail says it. */
export function withPlainNames<Mail extends MailContent>(mail: Mail): Mail {
  const names: Record<string, string> = {};
  for (const [key, value] of Object.entries(mail)) if (NAMES.some((name) => name === key)) names[key] = plainName(String(value));
  return {
    ...mail, ...names, ...('sentences' in mail && { sentences: mail.sentences.map(plainName) }),
    ...('answers' in mail && { answers: mail.answers.map(({ author, text }) => ({ author: plainName(author), text })) }),
  };
}
