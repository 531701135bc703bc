import { LIMITS } from '@heartwood/contract/domain';
import { Button, Field, limitNote, Modal, OptionCard, Textarea } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ReportReason } from '../generated/graphql';

const Choices = styled.div`display: grid; gap: 8px; margin-bottom: 12px;`;

const REASONS: readonly { value: ReportReason; label: string; hint?: string }[] = [
  { value: 'SPAM', label: 'Spam or fake' },
  { value: 'INSULT', label: 'Insulting or threatening' },
  { value: 'PRIVATE_DATA', label: 'Private data of somebody', hint: 'For example a phone number or a contract' },
  { value: 'UNTRUE', label: 'Not true, and harmful' },
  { value: 'OTHER', label: 'Something else' },
];

export interface Reported { id: string; reason: ReportReason; note: string }

export interface ReportModalProps {
  /** "Report post". */
  action: string;
  /** Sends it; once under its id, however often. */
  onSend(report: Reported): Promise<{ ok: true } | { ok: false; field?: string | null; message?: string }>;
  onClose(): void;
}

/** Tells the operator what is wrong with something. */
export function ReportModal({ action, onSend, onClose }: ReportModalProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    if (!reason) return;
    setBusy(true);
    const told = await onSend({ id, reason, note });
    setBusy(false);
    if (told.ok) onClose();
    else if (told.field === 'note') setError(told.message ?? null);
  };
  const isTooLong = note.trim().length > LIMITS.reportNote.max;
  return (
    <Modal
      open title="What is wrong with it?" onClose={onClose} dirty={note.trim() !== ''}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={!reason || isTooLong} onClick={() => void send()}>
            {action}
          </Button>
        </>
      )}
    >
      <Choices role="radiogroup" aria-label="What is wrong with it?">
        {REASONS.map(({ value, label, hint }) => (
          <OptionCard
            key={value} name="reason" value={value} title={label} {...(hint !== undefined && { text: hint })} checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </Choices>
      <Field label="What should we look at?" optional hint={limitNote(note.trim().length, LIMITS.reportNote.max)} error={error}>
        <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Modal>
  );
}
