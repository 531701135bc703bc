import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { OBJECTIVES } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Field, mobile, Select } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ImportGoalsDocument, PlanObjectiveDocument, RemoveGoalsDocument } from '../../generated/graphql';
import { usePlan } from '../../timeline/plan-context';
import { BASE_PLAN } from '../../timeline/timeline';
import { fits, PLAN_TEMPLATES, templatesFor } from './plan-templates';
import { TemplateCard } from './template-card';
import { templateRows } from './template-rows';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 340px));
  gap: 16px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); width: 100%; }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: flex-end;
  & > div { width: 200px; }
  ${mobile} { width: 100%; & > div { flex: 1 1 100%; width: auto; } }
`;

/** Three plans to begin with; what one puts on the line can be taken away again at once. */
export function Templates({ onAdd }: { onAdd(): void }) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const { today, timeline: { canEditScenarios }, scenarios } = usePlan();
  const [{ data, fetching }] = useQuery({ query: PlanObjectiveDocument, variables: { companyId } });
  const objective = data?.company?.objective ?? null;
  const templates = templatesFor(objective);
  const [chosen, setKey] = useState<string | null>(null);
  const key = chosen ?? templates[0]?.key;
  const [start, setStart] = useState<string | null>(today);
  const [scenario, setScenario] = useState(BASE_PLAN);
  const [isBusy, setBusy] = useState(false);
  const template = PLAN_TEMPLATES.find((each) => each.key === key);
  // Made once for what is chosen: pressed again after the line was cut, nothing stands there twice.
  const rows = useMemo(
    () => template && start !== null && templateRows(template, start, scenario === BASE_PLAN ? null : scenario, () => crypto.randomUUID()),
    [template, start, scenario],
  );
  const begin = async () => {
    if (!rows || !template) return;
    setBusy(true);
    const result = await run(ImportGoalsDocument, 'importGoals', { companyId, ...rows }, { doing: 'adding the template' });
    setBusy(false);
    if (!result.ok) return;
    const { categories, phases, goals } = result.payload;
    const ids = { categoryIds: idsOf(categories), phaseIds: idsOf(phases), goalIds: idsOf(goals) };
    const undo = () => run(RemoveGoalsDocument, 'removeGoals', { companyId, ...ids }, { doing: 'taking the template away' });
    offerUndo(shell, { title: `${template.title} is on the line`, done: Promise.resolve(result), undo });
  };
  // Which one stands first is not changed under the pointer.
  if (fetching) return null;
  return (
    <>
      <Cards role="radiogroup" aria-label="Template">
        {templates.map((each) => (
          <TemplateCard
            key={each.key} template={each} checked={each.key === key} objective={fits(each, objective) ? labelOf(objective) : null}
            onChange={setKey}
          />
        ))}
      </Cards>
      <Choices>
        <Field label="Start on"><DatePicker label="Start on" value={start} onChange={setStart} /></Field>
        {canEditScenarios && scenarios.size > 0 ? (
          <Field label="Scenario">
            <Select
              value={scenario} onValueChange={setScenario}
              options={[
                { value: BASE_PLAN, label: 'Base plan' }, ...[...scenarios.values()].map(({ id, title }) => ({ value: id, label: title })),
              ]}
            />
          </Field>
        ) : null}
        <Button variant="primary" busy={isBusy} disabled={!rows} onClick={() => void begin()}>Use {template?.title}</Button>
        <Button variant="ghost" onClick={onAdd}>Start with an empty timeline</Button>
      </Choices>
    </>
  );
}

const labelOf = (objective: string | null) => OBJECTIVES.find(({ value }) => value === objective)?.label ?? null;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
