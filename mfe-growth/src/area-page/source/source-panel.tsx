import { CLAIM_STATUSES, STRENGTHS, type ClaimStatus } from '@heartwood/contract/domain';
import { H3, IconButton, Segmented, Text, Trash2Icon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { SetClaimDocument, UpdateModuleDocument, type ModuleContentFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { useRowCommands } from '../rows/use-row-commands';
import { EvidenceForm } from './evidence.form';
import { EVIDENCE_CALLS } from './evidence-calls';
import { EvidenceWords } from './evidence-words';
import { statusWord } from './source-words';
import type { Claimed, Subject } from './sources';

const Panel = styled.div`display: flex; flex-direction: column; gap: 12px; padding: 12px;`;
const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 13px;
  line-height: 18px;
  & > li { display: flex; gap: 8px; align-items: flex-start; }
`;

const STATUSES = CLAIM_STATUSES.map(([value, label]) => ({ value, label }));

export interface SourcePanelProps extends Claimed {
  subject: Subject;
  module: Pick<ModuleContentFragment, 'companyId' | 'assumptionData'>;
  /** What the claim is called. */
  name: string;
  canEdit: boolean;
}

/** What is thought of a claim, what it is founded on, and the next piece of evidence. */
export function SourcePanel({ subject, module, name, canEdit, status, strength, evidence }: SourcePanelProps) {
  const setStatus = useStatus(subject, module);
  const commands = useRowCommands(EVIDENCE_CALLS, evidence);
  return (
    <Panel>
      <div>
        <H3 as="h2">{name}</H3>
        <Text size="small" tone="3">{STRENGTHS.find(([value]) => value === strength)?.[1]}</Text>
      </div>
      {canEdit ? (
        <Segmented
          block size="sm" label="What you think of it" options={STATUSES} value={status ?? ('' as ClaimStatus)} onChange={setStatus}
        />
      ) : status && <Text size="dense">{statusWord(status)}</Text>}
      {evidence.length > 0 ? (
        <List aria-label="Evidence">
          {evidence.map((each) => (
            <li key={each.id}>
              <EvidenceWords found={each} />
              {canEdit ? (
                <IconButton icon={Trash2Icon} size="sm" label={`Delete “${each.note}”`} onClick={() => void commands.remove(each)} />
              ) : null}
            </li>
          ))}
        </List>
      ) : null}
      {canEdit ? <EvidenceForm subject={subject} commands={commands} /> : null}
    </Panel>
  );
}

/** Of an assumption the test card says it, of any other claim the claim itself. */
function useStatus({ key, rowId, field }: Subject, { companyId, assumptionData }: SourcePanelProps['module']) {
  const run = useCommand();
  const doing = { doing: 'saving what you think of it' };
  return (status: ClaimStatus) => {
    if (rowId !== null || field !== null) return void run(SetClaimDocument, 'setClaim', { companyId, key, rowId, field, status }, doing);
    const { test = null, passesIf = null, result = null } = assumptionData ?? {};
    const set = { assumptionData: { status, test, passesIf, result } };
    return void run(UpdateModuleDocument, 'updateModule', { companyId, key, set }, doing);
  };
}
