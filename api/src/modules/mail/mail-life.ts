import type { MailContent } from './mailer';

/** Longer than the sender tries (send-outbox.ts). */
const NOTICE = 3 * 24;

/**
 * Hours until a mail is of no use: its link is dead by then, or it was only to tell something and nobody took it.
 * The links' own lives: identity/email-tokens.ts, team/invitation-token.ts.
 */
export const LIFE_HOURS: Record<MailContent['template'], number> = {
  'verify': 24,
  'reset': 1,
  'change-address': 24,
  'address-asked': 7 * 24,
  'address-changed': 7 * 24,
  'already-member': NOTICE,
  'password-changed': NOTICE,
  'new-device': NOTICE,
  'protection-changed': NOTICE,
  'account-ends': 14 * 24,
  'owner-asked': 14 * 24,
  'owner-changed': NOTICE,
  'payout-account-asked': 24,
  'payout-account-changed': NOTICE,
  'data-export': 7 * 24,
  'invite': 30 * 24,
  'receipt': NOTICE,
  'digest': NOTICE,
  'notice': NOTICE,
  'canary-stopped': NOTICE,
  'answer': NOTICE,
  'event': NOTICE,
};

/** Of a mail whose kind is not known any more: it was written by the release before, and is in the outbox still. */
export const UNKNOWN_LIFE_HOURS = NOTICE;
