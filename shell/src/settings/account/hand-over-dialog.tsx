import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, Field, Modal, Select } from '@heartwood/shared-ui';
import { callJson } from '../../session/call-json';
import { toast } from '../../toasts/toasts';
import type { Leaving } from './leaving';

const Rows = styled.div`display: flex; flex-direction: column; gap: 14px;`;

interface HandOverDialogProps {
  company: Leaving['toHandOver'][number];
  onClose: () => void;
}

/** Asks a member to own the company. */
export function HandOverDialog({ company, onClose }: HandOverDialogProps) {
  const [heirId, setHeirId] = useState(company.members[0]?.userId ?? '');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heir = company.members.find(({ userId }) => userId === heirId);
  const advisors = company.members.filter(({ isAdvisory }) => isAdvisory).length;
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      await callJson('POST', '/companies/owner', { companyId: company.id, userId: heirId });
      toast({ title: `${heir?.name ?? 'They'} got a mail`, status: 'success' });
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open size={440} onClose={onClose} title={`${company.name} needs another owner`}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void ask()}>Ask {heir?.name.split(' ')[0]}</Button>
        </>
      )}
    >
      <Rows>
        <p>{peopleIn(company.members.length - advisors, advisors)} in it. Name a new owner, or delete the company first.</p>
        <Field label="New owner">
          <Select
            value={heirId} onValueChange={setHeirId}
            options={company.members.map(({ userId, name, position }) => ({ value: userId, label: `${name}, ${position}` }))}
          />
        </Field>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      </Rows>
    </Modal>
  );
}

function peopleIn(members: number, advisors: number): string {
  const counted = (count: number, one: string): string[] => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`]);
  return `${[...counted(members, 'member'), ...counted(advisors, 'advisor')].join(' and ')} ${members + advisors === 1 ? 'works' : 'work'}`;
}
