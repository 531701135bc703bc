/** Slack did not take a message. `code` is Slack's word for it, or one of ours: `unreachable`, `answered_500`, `sealed`. */
export class SlackRefusal extends Error {
  constructor(readonly code: string, readonly waitSeconds: number | null = null) {
    super(`Slack: ${code}`);
    this.name = 'SlackRefusal';
  }
}

const ANEW = 'Make a new one in Slack and connect it here.';
const WORDS: readonly (readonly [readonly string[], string])[] = [
  [['no_service', 'no_active_hooks', 'no_service_id', 'no_team', 'invalid_webhook'], `Slack does not know this webhook any more. ${ANEW}`],
  [
    ['invalid_auth', 'not_authed', 'invalid_token', 'token_revoked', 'token_expired', 'account_inactive'],
    `Slack does not accept this token any more. ${ANEW}`,
  ],
  [['channel_not_found'], 'Slack knows no such channel, or the app was not invited to it.'],
  [['not_in_channel'], 'The app is not in this channel. Type /invite and its name there.'],
  [['is_archived', 'channel_is_archived'], 'This channel is archived.'],
  [['missing_scope', 'no_permission'], 'The app may not write: it needs the scope chat:write.'],
  [
    ['action_prohibited', 'restricted_action', 'posting_to_general_channel_denied', 'team_access_not_granted'],
    'The workspace lets no app write there.',
  ],
  [['ratelimited', 'rate_limited', 'message_limit_exceeded'], 'Slack asks to wait. It is tried again by itself.'],
  [['unreachable'], 'Slack could not be reached.'],
  [['sealed'], 'The secret can no longer be read on this server. Connect Slack once more.'],
];

/** What is wrong, in a sentence for owner and admins. */
export function refusalWords(code: string): string {
  return WORDS.find(([codes]) => codes.includes(code))?.[1] ?? `Slack did not take it (${code}).`;
}
