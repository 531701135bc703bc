import type { NotificationRowFragment } from '../src/generated/graphql';

const person = (id: string, firstname: string, lastname: string) => (
  { __typename: 'Person' as const, id, firstname, lastname, profilePhoto: null }
);

export const COMPANY_ID = '00000000-0000-4000-8000-0000000000c1';
export const AMARA = person('00000000-0000-4000-8000-000000000001', 'Amara', 'Okafor');
export const KOFI = person('00000000-0000-4000-8000-000000000002', 'Kofi', 'Mensah');
export const PRIYA = person('00000000-0000-4000-8000-000000000003', 'Priya', 'Raman');
export const NOOR = person('00000000-0000-4000-8000-000000000004', 'Noor', 'Haddad');

const LOOPCRATE = { __typename: 'NotificationCompany' as const, id: COMPANY_ID, name: 'Loopcrate', logo: null };
export const MIRA = {
  __typename: 'NotificationCompany' as const, id: '00000000-0000-4000-8000-0000000000c2', name: 'Mira Optics', logo: null,
};

type Row = NotificationRowFragment;

const HOUR = 3_600_000;
const ago = (hours: number, now: Date) => new Date(now.getTime() - hours * HOUR).toISOString();

/** A comment of Kofi on Culture, unread, with what is different about this one. */
export function sampleRow(change: Partial<Row> & { id: string }): Row {
  return {
    __typename: 'Notification', type: 'COMMENTED', kind: 'COMMENT',
    message: 'Kofi Mensah commented on Culture', strong: ['Kofi Mensah', 'Culture'],
    path: '/app/growth-framework/foundation?module=culture', subject: `module:${COMPANY_ID}:culture`, moduleKey: 'culture', read: false,
    updatedAt: new Date().toISOString(), actors: [KOFI], company: LOOPCRATE, invitation: null, ...change,
  };
}

/** What Amara is told, newest first: three of today are new. */
export function sampleRows(now: Date): Row[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const morning = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 9, 38).getTime();
  const newest = Math.min(now.getTime(), morning);
  // In the first hour of a day it is not as long ago, so that today's are today's at any hour.
  const share = Math.min(1, (newest - midnight) / HOUR);
  const today = (minutes: number) => new Date(newest - minutes * 60_000 * share).toISOString();
  return [
    sampleRow({ id: 'n1', updatedAt: today(0) }),
    sampleRow({
      id: 'n2', type: 'INVITED', kind: 'INVITE',
      message: 'Mira Optics invited you as Advisor, View Access', strong: ['Mira Optics'], path: '/app',
      subject: `company:${MIRA.id}`, moduleKey: null, company: MIRA, actors: [NOOR], updatedAt: today(26),
      invitation: { __typename: 'NotificationInvitation', id: 'seat1', isAccepted: false },
    }),
    sampleRow({
      id: 'n3', type: 'ASSIGNED', kind: 'ASSIGN',
      message: 'Priya Raman assigned you to Culture, due 22 May', strong: ['Priya Raman', 'Culture'],
      actors: [PRIYA], updatedAt: today(58),
    }),
    sampleRow({
      id: 'n4', type: 'MENTIONED', kind: 'MENTION',
      message: 'Priya Raman and Noor Haddad mentioned you in Vision', strong: ['Priya Raman and Noor Haddad', 'Vision'],
      path: '/app/growth-framework/foundation?module=vision', subject: `module:${COMPANY_ID}:vision`, moduleKey: 'vision',
      actors: [PRIYA, NOOR],
      read: true, updatedAt: ago(26, now),
    }),
    sampleRow({
      id: 'n5', type: 'MODULE_DONE', kind: 'LEVEL',
      message: 'SAM is done. Loopcrate is at 17 of 28', strong: ['SAM'], path: '/app/growth-framework?module=sam',
      subject: `module:${COMPANY_ID}:sam`, moduleKey: 'sam', read: true, updatedAt: ago(60, now),
    }),
  ];
}
