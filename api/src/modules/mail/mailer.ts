import type { Db } from '../../db/database';

/** What can be written; the templates make subject, text and HTML of it. Addresses of links are complete. */
export type MailContent =
  | { template: 'verify'; firstname: string; link: string }
  | { template: 'reset'; firstname: string; link: string }
  | { template: 'change-address'; firstname: string; newEmail: string; link: string }
  /** To the old address, at once; the link undoes it. */
  | { template: 'address-asked'; firstname: string; newEmail: string; link: string }
  /** To the old address, once the new one is confirmed; the link undoes it. */
  | { template: 'address-changed'; firstname: string; newEmail: string; link: string }
  /** Somebody tried to sign up with an address that has an account. */
  | { template: 'already-member'; firstname: string; link: string; resetLink: string }
  | { template: 'password-changed'; firstname: string; resetLink: string }
  /** Somebody signed in where the person never did before; `device` names the browser. */
  | { template: 'new-device'; firstname: string; device: string; link: string; resetLink: string }
  /** What protects the account is another than before. */
  | { template: 'protection-changed'; firstname: string; change: ProtectionChange; link: string; resetLink: string }
  /** The account is given up; `day` is when it ends, `link` the login that keeps it. */
  | { template: 'account-ends'; firstname: string; day: string; link: string }
  /** Somebody is asked to own a company. */
  | { template: 'owner-asked'; firstname: string; invitedBy: string; companyName: string; link: string }
  /** To who owned a company: it is somebody else's now. */
  | { template: 'owner-changed'; firstname: string; heir: string; companyName: string; link: string }
  /** Commission is to go to another account: `account` names it, the link takes it into use. */
  | { template: 'payout-account-asked'; firstname: string; companyName: string; account: string; link: string }
  /** To owner and admins: it does; from the next payout on. */
  | { template: 'payout-account-changed'; firstname: string; companyName: string; account: string; changedBy: string; link: string }
  | { template: 'data-export'; firstname: string; link: string }
  | { template: 'invite'; invitedBy: string; companyName: string; access: string; position: string; link: string }
  /** Money came: `amount` and `when` in words, `what` it was for. */
  | {
    template: 'receipt'; firstname: string; companyName: string; what: string; amount: string; number: string; when: string; link: string;
  }
  /** What somebody has missed, a sentence each; `stopLink` ends these mails. */
  | {
    template: 'digest'; firstname: string; sentences: readonly string[]; more: number; link: string; settingsLink: string; stopLink: string;
    stopAddress: string;
  }
  /** One thing that does not wait for the digest; `stopLink` ends mails of its kind. */
  | { template: 'notice'; firstname: string; sentence: string; link: string; settingsLink: string; stopLink: string; stopAddress: string }
  /** To who is reached for a remote: its canary was worse than the live version, and nobody gets it any more. */
  | { template: 'canary-stopped'; squad: string; remote: string; version: string; live: string; illness: string; link: string }
  /** What a partner's customer has missed in one conversation; `site` is the partner, `link` its page, `stopLink` ends these mails. */
  | {
    template: 'answer'; firstname: string; site: string; answers: readonly Answer[]; more: number;
    link: string; stopLink: string; stopAddress: string;
  }
  /** What has become of an event that somebody attends, with what their calendar takes in. */
  | {
    template: 'event'; firstname: string; eventName: string; when: string; where: string; news: 'GOING' | 'CHANGED' | 'CANCELLED' | 'LEFT';
    calendar: CalendarPart; link: string; settingsLink: string; stopLink: string; stopAddress: string;
  };

/** `codes-refused`: somebody knows the password, and not the second factor. */
export type ProtectionChange =
  | 'two-factor-on' | 'two-factor-off' | 'new-recovery-codes' | 'recovery-code-used' | 'passkey-added' | 'passkey-removed'
  | 'google-connected' | 'google-disconnected' | 'codes-refused';

/** `text` is empty where only files were sent. */
export interface Answer { author: string; text: string }

/** A mail's part for calendar programs (RFC 6047). */
export interface CalendarPart { method: 'REQUEST' | 'CANCEL'; content: string }

export interface MailBody {
  text: string;
  html: string;
  /** Where a mail program asks, by POST, for no more of these (RFC 8058). */
  stopAddress?: string;
  calendar?: CalendarPart;
}

export interface Mailer {
  /** Writes into the outbox inside the command's transaction; it is sent after the commit, with retries. */
  enqueue(tx: Db, mail: { to: string } & MailContent): Promise<void>;
  /** What a mail says, as the outbox keeps it. */
  seal(mail: { id: string } & MailBody): string;
  /** Null when the secret that it was sealed under is known no more. */
  open(mail: { id: string; sealed: string }): MailBody | null;
}
