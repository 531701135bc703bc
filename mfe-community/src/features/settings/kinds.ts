import type { NotificationChoiceFragment, NotificationKind } from '../../generated/graphql';

/** A way of being told: a column. */
export const WAYS = [
  { way: 'inApp', label: 'In the app' }, { way: 'push', label: 'Push' }, { way: 'mail', label: 'Mail' },
] as const satisfies readonly { way: keyof NotificationChoiceFragment; label: string }[];

export type Way = (typeof WAYS)[number]['way'];

interface KindWords {
  kind: NotificationKind;
  label: string;
  /** `{company}` is the name of the one that the person is in. */
  hint?: string;
}

/** The kinds of which something happens in the product today, as the settings name them. */
export const KIND_GROUPS: readonly { label: string; kinds: readonly KindWords[] }[] = [
  {
    label: 'Your posts',
    kinds: [
      { kind: 'COMMENT', label: 'Comments and replies', hint: 'on posts, modules and messages' },
      { kind: 'MENTION', label: 'Mentions', hint: 'of you or {company}' },
      { kind: 'LIKE', label: 'Likes', hint: 'bundled once a day' },
    ],
  },
  {
    label: 'People and companies',
    kinds: [
      { kind: 'FOLLOW', label: 'New followers', hint: 'and posts that you asked to hear of' },
      { kind: 'INVITE', label: 'Invitations to a company', hint: 'and your role there' },
    ],
  },
  {
    label: 'Your plan',
    kinds: [
      { kind: 'ASSIGN', label: 'Assigned to you', hint: 'modules, goals, notes' },
      { kind: 'LEVEL', label: 'Module done, level reached' },
      { kind: 'DUE', label: 'Due tomorrow, late' },
      { kind: 'FILE', label: 'Exports', hint: 'that you asked for' },
    ],
  },
  {
    label: 'Events and messages',
    kinds: [
      { kind: 'EVENT', label: 'Event reminders and changes' },
      { kind: 'MESSAGE', label: 'Messages', hint: 'while you are away' },
    ],
  },
  {
    label: 'Billing',
    kinds: [{ kind: 'BILLING', label: 'Invoices, failed payments', hint: 'owner and admins' }],
  },
];

/** Why a kind can't be switched off. */
export const ALWAYS_WORDS: Partial<Record<NotificationKind, string>> = {
  INVITE: 'Always on: somebody waits for your answer.',
  BILLING: 'Always on: it is about money.',
  FILE: 'Always on: you asked for it.',
};

/** "You hear about 5 things": those with a way that is on. */
export function hearingWords(choices: readonly NotificationChoiceFragment[]): string {
  const listed = KIND_GROUPS.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
  const count = choices.filter((choice) => listed.includes(choice.kind) && WAYS.some(({ way }) => choice[way])).length;
  return `You hear about ${count} ${count === 1 ? 'thing' : 'things'}`;
}
