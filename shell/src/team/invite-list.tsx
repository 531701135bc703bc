import { useEffect, useReducer, useRef, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ACCESS_LABELS, ACCESS_TYPES, type AccessType } from '@heartwood/contract/domain';
import { Button, CheckIcon, Icon, Input, mobile, PlusIcon, Row, SearchSelect, Select } from '@heartwood/shared-ui';
import { CompanyTeamDocument } from '../generated/graphql';
import {
  blankRow, canSend, emailsIn, hasBadEmail, hasUnsent, inviteRows, isAdvisoryRole, ROLE_GROUPS, ROLE_OPTIONS, type InviteRow,
} from './invite-rows';
import { seatsText } from './seats';
import { SeatsDialog } from './seats-dialog';
import { sendInvitation } from './send-invitation';

// The longest role, "Business Development", is read whole.
const columns = 'minmax(0, 1fr) 144px 204px 72px';
const Heads = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 8px;
  margin: 6px 0 8px;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--fw-semi);
  color: var(--text-3);
  ${mobile} { display: none; }
`;
const Rows = styled.ul`display: flex; flex-direction: column; gap: 8px; ${mobile} { gap: 16px; }`;
const Line = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 8px;
  align-items: start;
  ${mobile} { grid-template-columns: 1fr 1fr; & > :first-child { grid-column: 1 / -1; } & > :last-child { grid-column: 1 / -1; } }
`;
const Sent = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: var(--h-md);
  font-size: var(--fs-small);
  font-weight: var(--fw-semi);
  color: var(--success-text);
`;
const Fault = styled.p`
  margin-top: 6px; font-size: var(--fs-small); line-height: var(--lh-small); font-weight: var(--fw-medium); color: var(--danger-text);
`;
const Foot = styled(Row)`margin-top: 14px;`;
const Add = styled(Button)`margin-left: -14px; color: var(--link);`;
const Seats = styled.span`font-size: var(--fs-small); color: var(--text-3); font-variant-numeric: tabular-nums;`;
const Accesses = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  margin-top: 14px;
  padding-top: 14px;
  border-top: 1px solid var(--border);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  & dt { font-weight: var(--fw-semi); }
  & dd { margin: 0; color: var(--text-3); }
  ${mobile} { grid-template-columns: 1fr; }
`;

const ACCESS_OPTIONS = ACCESS_TYPES.map((value) => ({ value, label: ACCESS_LABELS[value] }));

export interface InviteListProps {
  company: { id: string; name: string };
  firstEmail?: string | undefined;
  onSent?: () => void;
  /** Whether an address stands in a row that was not sent. */
  onUnsent?: (isUnsent: boolean) => void;
}

/** Rows of email, access type and role, each with its own Send. */
export function InviteList({ company, firstEmail, onSent, onUnsent }: InviteListProps) {
  const [rows, dispatch] = useReducer(inviteRows, [{ ...blankRow(crypto.randomUUID()), email: firstEmail ?? '' }]);
  const [{ data }, reloadTeam] = useQuery({ query: CompanyTeamDocument, variables: { companyId: company.id } });
  const newest = useRef<string | null>(null);
  const [full, setFull] = useState<{ isAdvisory: boolean } | null>(null);
  const unsent = hasUnsent(rows);
  useEffect(() => onUnsent?.(unsent), [unsent, onUnsent]);

  const add = (): void => {
    const id = crypto.randomUUID();
    newest.current = id;
    dispatch({ type: 'added', id });
  };
  const send = async (row: InviteRow): Promise<void> => {
    dispatch({ type: 'sending', id: row.id });
    const outcome = await sendInvitation(row, company);
    if (!outcome.ok) {
      dispatch({ type: 'failed', id: row.id, text: outcome.text });
      if (outcome.isFull) {
        reloadTeam({ requestPolicy: 'network-only' });
        setFull({ isAdvisory: isAdvisoryRole(row.role) });
      }
      return;
    }
    dispatch({ type: 'sent', id: row.id });
    reloadTeam({ requestPolicy: 'network-only' });
    onSent?.();
  };

  return (
    <>
      <Heads aria-hidden><span>Email</span><span>Access type</span><span>Role</span></Heads>
      <Rows aria-label="Invitations">
        {rows.map((row, index) => (
          <InviteLine
            key={row.id} row={row} number={index + 1} takesFocus={newest.current === row.id}
            onChange={(change) => dispatch({ type: 'changed', id: row.id, change })}
            onPaste={(emails) => dispatch({ type: 'pasted', id: row.id, emails, newIds: emails.map(() => crypto.randomUUID()) })}
            onSend={() => void send(row)}
          />
        ))}
      </Rows>
      <Foot justify="between">
        <Add variant="ghost" icon={PlusIcon} onClick={add}>Add Invitation</Add>
        {data?.team ? <Seats>{seatsText(data.team.plan)}</Seats> : null}
      </Foot>
      <Accesses>
        <div><dt>Edit Access</dt><dd>Everything that is not hidden</dd></div>
        <div><dt>View Access</dt><dd>Read and comment</dd></div>
        <div><dt>Custom Access</dt><dd>Edits only what is assigned</dd></div>
      </Accesses>
      {full ? <SeatsDialog companyId={company.id} isAdvisory={full.isAdvisory} onClose={() => setFull(null)} /> : null}
    </>
  );
}

interface InviteLineProps {
  row: InviteRow;
  number: number;
  takesFocus: boolean;
  onChange: (change: Partial<Pick<InviteRow, 'email' | 'accessType' | 'role'>>) => void;
  onPaste: (emails: readonly string[]) => void;
  onSend: () => void;
}

function InviteLine({ row, number, takesFocus, onChange, onPaste, onSend }: InviteLineProps) {
  const [wasLeft, setLeft] = useState(false);
  const isSent = row.state === 'sent';
  const fault = row.failure ?? (wasLeft && hasBadEmail(row) ? 'This does not look like an email address' : null);
  return (
    <li>
      <Line>
        <div>
          <Input
            type="email" inputMode="email" autoComplete="off" placeholder="name@company.com" aria-label={`Email of invitation ${number}`}
            value={row.email} disabled={isSent} autoFocus={takesFocus} aria-invalid={fault === null ? undefined : true}
            aria-describedby={fault === null ? undefined : `${row.id}-fault`}
            onChange={(event) => onChange({ email: event.target.value })}
            onBlur={() => setLeft(true)}
            onPaste={(event) => {
              const emails = emailsIn(event.clipboardData.getData('text'));
              if (emails.length < 2) return;
              event.preventDefault();
              onPaste(emails);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && canSend(row)) {
                event.preventDefault();
                onSend();
              }
            }}
          />
          {fault === null ? null : <Fault id={`${row.id}-fault`} role="alert">{fault}</Fault>}
        </div>
        <Select
          options={ACCESS_OPTIONS} value={row.accessType} placeholder="Access type" disabled={isSent}
          aria-label={`Access type of invitation ${number}`}
          onValueChange={(value) => onChange({ accessType: value as AccessType })}
        />
        <SearchSelect
          options={ROLE_OPTIONS} groups={ROLE_GROUPS} value={row.role === '' ? null : row.role} placeholder="Role" disabled={isSent}
          label={`Role of invitation ${number}`} onChange={(role) => onChange({ role })}
        />
        {isSent
          ? <Sent role="status">Sent <Icon as={CheckIcon} size={16} label="✓" /></Sent>
          : <Button
            busy={row.state === 'sending'} disabled={!canSend(row) && row.state !== 'sending'} aria-label={`Send invitation ${number}`}
            onClick={onSend}
          >Send</Button>}
      </Line>
    </li>
  );
}
