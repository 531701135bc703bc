import { statusWord } from '@heartwood/contract/domain';
import { Badge, H3, latePart, TextLink } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ModuleContentFragment } from '../../generated/graphql';
import { MissingRow } from '../rows/missing-row';
import { EvidenceWords } from '../source/evidence-words';
import { SourceDoor } from '../source/source-door';
import { statusTone } from '../source/source-words';
import { useClaimed } from '../source/sources';
import { AskCommunity } from './ask-community';

const AssumptionForm = latePart(() => import('./assumption.form').then((part) => part.AssumptionForm));

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
const Test = styled.div`
  font-size: 12px;
  line-height: 17px;
  color: var(--text-2);
  overflow-wrap: anywhere;
  & > * + * { margin-top: 6px; }
`;

/** As many as the card shows; the panel has them all. */
const SHOWN = 2;

/** What the module takes for granted, how that is tested, and what came out. */
export function AssumptionCard({ module, canEdit }: { module: ModuleContentFragment; canEdit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const claimed = useClaimed(null);
  const { assumption, assumptionData } = module;
  const open = () => setOpen(true);
  const form = isOpen ? <AssumptionForm module={module} onClose={() => setOpen(false)} /> : null;
  if (!assumption) return <div><MissingRow text="No assumption yet" {...(canEdit && { actionLabel: 'Add', onAction: open })} />{form}</div>;
  const status = assumptionData?.status ?? 'TO_TEST';
  const results = claimed?.evidence ?? [];
  // A card that no page of this release has written says its result in words alone.
  const told = results.length === 0 ? assumptionData?.result : null;
  const more = results.length > SHOWN ? `All ${results.length} results` : null;
  return (
    <Frame aria-label="Assumption">
      <Head>
        <H3 as="h2">Assumption</H3>
        {canEdit
          ? <TextLink as="button" type="button" style={{ fontSize: 12 }} aria-label="Edit the assumption" onClick={open}>Edit</TextLink>
          : null}
        <Badge tone={statusTone(status)}>{statusWord(status)}</Badge>
      </Head>
      <Words>{assumption}</Words>
      <Test>
        <p>
          {assumptionData?.test ? `Test: ${assumptionData.test} ` : 'No test yet. '}
          {canEdit && !assumptionData?.test ? <TextLink as="button" type="button" onClick={open}>Add test</TextLink> : null}
        </p>
        {assumptionData?.passesIf ? <p>Passes if: {assumptionData.passesIf}</p> : null}
        {told ? <p>Result: {told}</p> : null}
        {results.slice(0, SHOWN).map((each) => <EvidenceWords key={each.id} found={each} />)}
        {claimed && (canEdit || more) ? (
          <SourceDoor {...claimed} name={assumption} canEdit={canEdit}>
            <TextLink as="button" type="button">{canEdit ? 'Add result' : more}</TextLink>
          </SourceDoor>
        ) : null}
        <AskCommunity module={module} assumption={assumption} canEdit={canEdit} />
      </Test>
      {form}
    </Frame>
  );
}
