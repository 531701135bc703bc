import { useState } from 'react';
import styled from 'styled-components';
import { ACCESS_LABELS, ACCESS_TYPES, type AccessType } from '@heartwood/contract/domain';
import { Button, Field, Modal, OptionCard, SearchSelect } from '@heartwood/shared-ui';
import { roleOf, roleParts, ROLE_GROUPS, ROLE_OPTIONS } from './invite-rows';
import type { Member } from './team-groups';
import { useMemberActions } from './use-member-actions';

const Fields = styled.div`display: flex; flex-direction: column; gap: 16px;`;
const Cards = styled.div`display: flex; flex-direction: column; gap: 8px;`;

const WHAT: Record<AccessType, string> = {
  edit: 'Everything that is not hidden',
  view: 'Read and comment',
  custom: 'Edits only what is assigned',
};

/** Position and access of one member; only what changed is sent. */
export function MemberDialog({ member, name, onClose }: { member: Member; name: string; onClose: () => void }) {
  const [role, setRole] = useState(roleOf(member));
  const [accessType, setAccessType] = useState<AccessType>(member.accessType);
  const { update, isBusy } = useMemberActions(member);
  const isChanged = role !== roleOf(member) || accessType !== member.accessType;

  const save = async (): Promise<void> => {
    const set = { ...(role === roleOf(member) ? {} : roleParts(role)), ...(accessType === member.accessType ? {} : { accessType }) };
    if (!isChanged || (await update(set))) onClose();
  };

  return (
    <Modal
      open onClose={onClose} title={name} subtitle="Role and access in this company" dirty={isChanged}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save()}>Save</Button>
        </>
      )}
    >
      <Fields>
        <Field label="Role"><SearchSelect options={ROLE_OPTIONS} groups={ROLE_GROUPS} value={role} onChange={setRole} /></Field>
        <Field label="Access type" group>
          <Cards role="radiogroup" aria-label="Access type">
            {ACCESS_TYPES.map((value) => (
              <OptionCard
                key={value} name="accessType" value={value} title={ACCESS_LABELS[value]} text={WHAT[value]}
                checked={accessType === value} onChange={() => setAccessType(value)}
              />
            ))}
          </Cards>
        </Field>
      </Fields>
    </Modal>
  );
}
