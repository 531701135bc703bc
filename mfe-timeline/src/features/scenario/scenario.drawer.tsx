import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { checkWith, FormError, TextField } from '@heartwood/client-kit/forms';
import { deleting } from '@heartwood/contract';
import { GOAL_COLORS, LIMITS, shortGoalDay } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Column, Drawer, Field, Modal, Radio, Text } from '@heartwood/shared-ui';
import { useField } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteScenarioDocument, SaveScenarioDocument, type ScenarioRows } from '../../generated/graphql';
import { ColorPicker, colorName } from '../../plan-fields/color-picker';
import { Fields } from '../../plan-fields/form-look';
import type { FieldWords } from '../../plan-fields/merging';
import { Kept, RowDrawer } from '../../plan-fields/row-drawer';
import { useRowForm } from '../../plan-fields/use-row-form';
import { NEW } from '../../timeline/address';
import { ScenarioDot } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Scenario } from '../../timeline/timeline';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--border);
  border-radius: 10px;
  list-style: none;
  & > li { padding: 10px 12px; font-size: 13px; line-height: 18px; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid var(--border); }
  & small { display: block; font-size: 12px; line-height: 16px; color: var(--text-3); }
`;

interface ScenarioValues { title: string; color: string }

const check = checkWith<ScenarioValues>(() => import('./scenario.schema'));
const FIELDS: FieldWords<ScenarioValues> = { title: { label: 'Title' }, color: { label: 'Colour', words: colorName } };

interface ScenarioDrawerProps { scenario: Scenario | null; onClose(): void }

/** A what-if scenario: its name, its colour, and what is different in it. */
export function ScenarioDrawer(props: ScenarioDrawerProps) {
  return <Kept kind="scenario" id={props.scenario?.id ?? NEW}>{(draft) => <ScenarioForm {...props} draft={draft} />}</Kept>;
}

function ScenarioForm({ scenario, onClose, draft }: ScenarioDrawerProps & { draft: string }) {
  const run = useCommand();
  const { companyId } = useCompany();
  const { timeline: { canEditScenarios, phases, milestones, scenarios }, today } = usePlan();
  const [isDeleting, setDeleting] = useState(false);
  const free = GOAL_COLORS.find((color) => color !== 'cat-1' && scenarios.every((each) => each.color !== color)) ?? 'cat-6';
  const form = useRowForm<Scenario, ScenarioValues>({
    row: scenario, valuesOf: (row) => ({ title: row?.title ?? '', color: row?.color ?? free }), draft, onClose,
    send: (values, id, base) => {
      const row = {
        id, ...(base && { baseRevision: base.revision }),
        ...(values.title.trim() !== base?.title && { title: values.title.trim() }),
        ...(values.color !== base?.color && { color: values.color }),
      };
      return run(SaveScenarioDocument, 'saveScenario', { companyId, row }, { doing: 'saving scenario', fields: ['title', 'color'] });
    },
  });
  if (!canEditScenarios) {
    return (
      <Drawer open modal={false} title={scenario?.title ?? 'Add scenario'} onClose={onClose}>
        <Text>Scenarios are locked by your plan.</Text>
      </Drawer>
    );
  }
  const within = scenario === null ? [] : [
    ...phases.filter(({ scenarioId }) => scenarioId === scenario.id)
      .map(({ id, title, from, to }) => ({ id, title, words: `Phase, ${shortGoalDay(from, today)} – ${shortGoalDay(to, today)}` })),
    ...milestones.filter(({ scenarioId }) => scenarioId === scenario.id)
      .map(({ id, title, date }) => ({ id, title, words: `Goal, ${date === null ? 'no date yet' : shortGoalDay(date, today)}` })),
  ];
  return (
    <>
      <RowDrawer
        form={form} check={check} what="scenario" fields={FIELDS} modal={false} submit="Save" onClose={onClose}
        title={scenario ? 'Edit scenario' : 'Add scenario'} label={scenario ? `Edit ${scenario.title}` : 'Add scenario'}
        lead={({ color }) => <ScenarioDot $color={color} $isBase={false} />} onDelete={scenario ? () => setDeleting(true) : undefined}
      >
        <Fields>
          <TextField name="title" label="Title" required most={LIMITS.rowName.max} autoComplete="off" />
          <ScenarioColor />
          <FormError />
          {within.length === 0 ? null : (
            <Field label="Different from Base plan" group aside={within.length}>
              <Rows>{within.map(({ id, title, words }) => <li key={id}><b>{title}</b><small>{words}</small></li>)}</Rows>
            </Field>
          )}
        </Fields>
      </RowDrawer>
      {scenario && isDeleting ? (
        <DeleteScenario scenario={scenario} count={within.length} onClose={() => setDeleting(false)} onDeleted={form.leave} />
      ) : null}
    </>
  );
}

function ScenarioColor() {
  const [{ value }, , { setValue }] = useField<string>('color');
  return <ColorPicker value={value} onChange={(color) => void setValue(color)} hint="Its phases are dashed and hatched in this colour." />;
}

const CHOICES: readonly [ScenarioRows, string][] = [['TO_BASE_PLAN', 'Move them to the base plan'], ['AWAY', 'Delete them with it']];

/** Asks what becomes of its phases and goals. */
function DeleteScenario(
  { scenario, count, onClose, onDeleted }: { scenario: Scenario; count: number; onClose(): void; onDeleted(): void },
) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const [rows, setRows] = useState<ScenarioRows>('TO_BASE_PLAN');
  const remove = () => {
    const done = run(DeleteScenarioDocument, 'deleteScenario', { companyId, id: scenario.id, rows }, { doing: deleting('scenario') });
    const { id, title, color } = scenario;
    const undo = () => run(SaveScenarioDocument, 'saveScenario', { companyId, row: { id, title, color } }, { doing: 'saving scenario' });
    offerUndo(shell, { title: `${title} was deleted`, done, undo });
    onDeleted();
  };
  return (
    <Modal
      open onClose={onClose} title={`Delete ${scenario.title}?`}
      footer={<>
        <Button variant="ghost" onClick={onClose}>Cancel</Button>
        <Button variant="dangerFilled" onClick={remove}>Delete scenario</Button>
      </>}
    >
      {count === 0 ? <Text>Nothing stands in it.</Text> : (
        <Column gap={2} role="radiogroup" aria-label="What becomes of its phases and goals">
          <Text size="dense">{count} {count === 1 ? 'phase or goal stands' : 'phases and goals stand'} in it.</Text>
          {CHOICES.map(([value, label]) => (
            <Radio key={value} name="rows" checked={rows === value} onChange={() => setRows(value)}>{label}</Radio>
          ))}
        </Column>
      )}
    </Modal>
  );
}
