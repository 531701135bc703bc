import { sentenceOf } from '@heartwood/client-kit/commands';
import { downloadFile } from '@heartwood/client-kit/csv';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, ConfirmDialog, CopyIcon, DownloadIcon, Modal, PrinterIcon } from '@heartwood/shared-ui';
import { callJson } from '../../session/call-json';
import { toast, toastError } from '../../toasts/toasts';

const Lead = styled.p`margin-bottom: 12px; color: var(--text-2);`;
const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px 16px;
  margin: 0 0 12px;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface-sunken);
  list-style: none;
  font: 600 13.5px/18px ui-monospace, monospace;
`;
const Ways = styled.div`display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin-bottom: 16px;`;

/** Shown once: it closes only when the person has copied, downloaded or printed them, or says that they are stored. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isStored, setStored] = useState(false);
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Codes copied', status: 'success' });
    setStored(true);
  };
  const download = (): void => {
    downloadFile('heartwood-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
    setStored(true);
  };
  const print = (): void => {
    window.print();
    setStored(true);
  };
  return (
    <Modal
      open size={440} hasClose={false} dirty={!isStored} onClose={isStored ? onDone : () => undefined}
      title={`Keep these ${codes.length} codes`}
      footer={<Button variant="primary" disabled={!isStored} onClick={onDone}>Done</Button>}
    >
      <Lead>Each one lets you in once when the phone is gone. We show them only now.</Lead>
      <List aria-label="Recovery codes">{codes.map((code) => <li key={code}>{code}</li>)}</List>
      <Ways>
        <Button size="sm" icon={CopyIcon} onClick={() => void copy()}>Copy</Button>
        <Button size="sm" icon={DownloadIcon} onClick={download}>Download</Button>
        <Button size="sm" icon={PrinterIcon} onClick={print}>Print</Button>
      </Ways>
      <Checkbox checked={isStored} onChange={setStored}>I have stored the codes</Checkbox>
    </Modal>
  );
}

/** Makes new ones instead of those that the person had. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const renew = async (): Promise<void> => {
    setBusy(true);
    try {
      setCodes((await callJson<{ codes: string[] }>('POST', '/account/recovery-codes', {})).codes);
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <ConfirmDialog
      open title="Make new codes?" confirmLabel="Make new codes" busy={isBusy} onCancel={onClose} onConfirm={() => void renew()}
    >
      The codes that you have now stop working.
    </ConfirmDialog>
  );
}
