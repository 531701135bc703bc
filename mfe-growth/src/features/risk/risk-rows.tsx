import { Button, EmptyState, H2, PlusIcon, print, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { RowsProps } from '../../area-page/bodies';
import { DrawerPlace } from '../../area-page/module-layout';
import { useHeldRow } from '../../area-page/open-rows/use-held-row';
import { MissingRow } from '../../area-page/rows/missing-row';
import { useRowCommands } from '../../area-page/rows/use-row-commands';
import type { RiskArea } from './risk-area';
import { RISK_CALLS, type Risk } from './risk-calls';
import { RiskDrawer } from './risk-drawer';
import { RiskMatrix } from './risk-matrix';
import { NEW_RISK, useOpenRisk } from './risk-place';
import { RiskTable } from './risk-table';
import { biggestRisk, ranked, riskWords } from './risk-words';

const Page = styled.section`display: flex; flex-direction: column; gap: 12px; container: risks / inline-size;`;
const Head = styled.header`
  display: flex; align-items: flex-start; justify-content: space-between; gap: 12px; ${print} { & > button { display: none; } }
`;
const Nothing = styled.div`border: 1.25px dashed var(--hollow); border-radius: var(--r-3);`;
/** The risks in a matrix and in a table, and one of them open beside it. */
export function RiskRows({ area, people, canEdit, onEmptied }: RowsProps<RiskArea>) {
  const { analyses, goals, values } = area;
  const commands = useRowCommands(RISK_CALLS, analyses);
  const { open, go } = useOpenRisk();
  const [newId, setNewId] = useState(() => crypto.randomUUID() as string);
  const risks = ranked(analyses);
  const openId = open === NEW_RISK ? newId : open;
  const row = useHeldRow(risks, openId);
  const isOpen = row !== null || (open === NEW_RISK && canEdit);
  const add = () => {
    setNewId(crypto.randomUUID());
    go(NEW_RISK);
  };
  const remove = async (risk: Risk) => {
    go(null);
    if ((await commands.remove(risk)) && risks.length === 1) onEmptied();
  };
  const addButton = canEdit ? <Button size="sm" icon={PlusIcon} onClick={add}>Add risk</Button> : null;
  const biggest = biggestRisk(risks);
  return (
    <Page aria-label="Risks">
      {open !== null && open !== NEW_RISK && row === null
        ? <MissingRow text="The risk of this link is not there any more." actionLabel="See all risks" onAction={() => go(null)} />
        : null}
      {risks.length === 0 ? (
        <Nothing>
          <EmptyState
            title="No risks yet" text="A risk takes a weakness or a threat and adds how likely it is, who watches it and what you will do." action={addButton}
          />
        </Nothing>
      ) : (
        <>
          <Head>
            <div>
              {biggest === null ? null : <H2 style={{ overflowWrap: 'anywhere' }}>{biggest}</H2>}
              <Text as="p" size="dense" tone="2">{riskWords(risks)}</Text>
            </div>
            {addButton}
          </Head>
          <RiskMatrix risks={risks} openId={openId} onOpen={go} />
          <RiskTable risks={risks} openId={openId} onOpen={go} people={people} values={values} goals={goals} canEdit={canEdit} />
        </>
      )}
      {isOpen && openId !== null ? (
        <DrawerPlace>
          <RiskDrawer
            key={openId} id={openId} row={row} risks={risks} commands={commands} area={area} people={people} canEdit={canEdit}
            onClose={() => go(null)} {...(row && canEdit && { onRemove: () => void remove(row) })}
          />
        </DrawerPlace>
      ) : null}
    </Page>
  );
}
