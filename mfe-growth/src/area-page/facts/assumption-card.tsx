import { Badge, H3, TextLink } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ModuleContentFragment } from '../../generated/graphql';
import { MissingRow } from '../rows/missing-row';
import { ASSUMPTION_STATUS } from './assumption-status';
import { AssumptionForm } from './assumption.form';

const Frame = styled.section`
  flex: none;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: 10px;
  & > * { padding: 10px 12px; }
  & > * + * { border-top: 1px solid var(--border); }
`;
const Head = styled.header`display: flex; align-items: center; gap: 8px; & > h2 { flex: 1; font-size: 13px; line-height: 19px; }`;
const Words = styled.p`font-size: 13px; line-height: 19px; overflow-wrap: anywhere; white-space: pre-wrap;`;
const Test = styled.div`font-size: 12px; line-height: 17px; color: var(--text-2); overflow-wrap: anywhere; & > p + p { margin-top: 4px; }`;

/** What the module takes for granted, how that is tested, and what came out. */
export function AssumptionCard({ module, canEdit }: { module: ModuleContentFragment; canEdit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { assumption, assumptionData } = module;
  const open = () => setOpen(true);
  const form = isOpen ? <AssumptionForm module={module} onClose={() => setOpen(false)} /> : null;
  if (!assumption) return <div><MissingRow text="No assumption yet" {...(canEdit && { actionLabel: 'Add', onAction: open })} />{form}</div>;
  const status = ASSUMPTION_STATUS[assumptionData?.status ?? 'TO_TEST'];
  return (
    <Frame aria-label="Assumption">
      <Head>
        <H3 as="h2">Assumption</H3>
        {canEdit ? <TextLink as="button" type="button" style={{ fontSize: 12 }} aria-label="Edit the assumption" onClick={open}>Edit</TextLink> : null}
        <Badge tone={status.tone}>{status.label}</Badge>
      </Head>
      <Words>{assumption}</Words>
      <Test>
        <p>
          {assumptionData?.test ? `Test: ${assumptionData.test} ` : 'No test yet. '}
          {canEdit && !assumptionData?.result ? <TextLink as="button" type="button" onClick={open}>{assumptionData?.test ? 'Add result' : 'Add test'}</TextLink> : null}
        </p>
        {assumptionData?.result ? <p>Result: {assumptionData.result}</p> : null}
      </Test>
      {form}
    </Frame>
  );
}
