import type { NotificationChoiceFragment, NotificationKind } from '../../generated/graphql';

/** A way of being told: a column. */
export const WAYS = [
  { way: 'inApp', label: 'In the app' }, { way: 'push', label: 'Push' }, { way: 'mail', label: 'Mail' },
] as const satisfies readonly { way: keyof NotificationChoiceFragment; label: string }[];

export type Way = (typeof WAYS)[number]['way'];

interface KindWords { kind: NotificationKind; label: string; hint?: string }

/** The kinds of which something happens in the product today, as the settings name them. The others join with their areas. */
export const KIND_GROUPS: readonly { label: string; kinds: readonly KindWords[] }[] = [
  {
    label: 'What people write',
    kinds: [
      { kind: 'COMMENT', label: 'Comments and replies', hint: 'on your modules, to your messages' },
      { kind: 'MENTION', label: 'Mentions', hint: 'of you' },
    ],
  },
  {
    label: 'People and companies',
    kinds: [{ kind: 'INVITE', label: 'Invitations to a company', hint: 'and your role there' }],
  },
  {
    label: 'Your plan',
    kinds: [
      { kind: 'ASSIGN', label: 'Assigned to you', hint: 'modules' },
      { kind: 'LEVEL', label: 'Module done', hint: 'by others' },
      { kind: 'FILE', label: 'Exports', hint: 'that you asked for' },
    ],
  },
  {
    label: 'Messages',
    kinds: [{ kind: 'MESSAGE', label: 'Messages', hint: 'while you are away' }],
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
