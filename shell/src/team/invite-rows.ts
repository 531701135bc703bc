import { DEPARTMENTS, isEmail, type AccessType } from '@heartwood/contract/domain';

export interface InviteRow {
  id: string;
  email: string;
  accessType: AccessType | '';
  /** `Department/Position`: a position name may stand in two departments. */
  role: string;
  state: 'open' | 'sending' | 'sent';
  /** Why it was not sent. */
  failure: string | null;
}

export type InviteAction =
  | { type: 'changed'; id: string; change: Partial<Pick<InviteRow, 'email' | 'accessType' | 'role'>> }
  | { type: 'added'; id: string }
  | { type: 'pasted'; id: string; emails: readonly string[]; newIds: readonly string[] }
  | { type: 'sending'; id: string }
  | { type: 'sent'; id: string }
  | { type: 'failed'; id: string; text: string | null };

export function blankRow(id: string, like?: Pick<InviteRow, 'accessType' | 'role'>): InviteRow {
  return { id, email: '', accessType: like?.accessType ?? '', role: like?.role ?? '', state: 'open', failure: null };
}

export function inviteRows(rows: readonly InviteRow[], action: InviteAction): readonly InviteRow[] {
  const change = (next: Partial<InviteRow>): readonly InviteRow[] => rows.map((row) => (row.id === action.id ? { ...row, ...next } : row));
  switch (action.type) {
    case 'changed':
      return change({ ...action.change, failure: null });
    case 'added':
      return [...rows, blankRow(action.id)];
    case 'pasted':
      return rows.flatMap((row) => (row.id === action.id ? spread(row, action.emails, action.newIds) : [row]));
    case 'sending':
      return change({ state: 'sending', failure: null });
    case 'sent':
      return change({ state: 'sent' });
    case 'failed':
      return change({ state: 'open', failure: action.text });
  }
}

/** The first address goes into the row it was pasted to, the others into rows with the same access and role. */
function spread(row: InviteRow, emails: readonly string[], newIds: readonly string[]): InviteRow[] {
  const [first = row.email, ...rest] = emails;
  return [
    { ...row, email: first, failure: null },
    ...rest.flatMap((email, index) => {
      const id = newIds[index];
      return id === undefined ? [] : [{ ...blankRow(id, row), email }];
    }),
  ];
}

/** The addresses in a pasted text, each once; "Name <a@b.co>, c@d.co" has two. */
export function emailsIn(text: string): string[] {
  const words = text.split(/[\s,;<>()"']+/).filter((word) => isEmail(word));
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

/** Specification, section 5: email, access type and position are filled and the address looks like one. */
export function canSend(row: InviteRow): boolean {
  return row.state === 'open' && isEmail(row.email.trim()) && row.accessType !== '' && row.role !== '';
}

/** Somebody is named in a row, and was not invited. */
export function hasUnsent(rows: readonly InviteRow[]): boolean {
  return rows.some(({ state, email }) => state === 'open' && email.trim() !== '');
}

export function hasBadEmail(row: InviteRow): boolean {
  return row.email.trim() !== '' && !isEmail(row.email.trim());
}

export function roleParts(role: string): { department: string; position: string } {
  const [department = '', position = ''] = role.split('/');
  return { department, position };
}

export function roleOf({ department, position }: { department: string; position: string }): string {
  return `${department}/${position}`;
}

/** The department whose people advise: they have seats of their own. */
export const isAdvisoryRole = (role: string): boolean => roleParts(role).department === 'Advisory';

/** Positions from the config list, grouped by department (product decisions, row 11). */
export const ROLE_OPTIONS = DEPARTMENTS.flatMap(({ name, positions }) =>
  positions.map((position) => ({ value: roleOf({ department: name, position }), label: position, group: name, keywords: name })),
);

export const ROLE_GROUPS = DEPARTMENTS.map(({ name }) => ({ key: name, label: name }));
