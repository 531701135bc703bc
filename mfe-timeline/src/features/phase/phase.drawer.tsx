import { checkWith, DayField, FormError, TextField } from '@heartwood/client-kit/forms';
import { adding } from '@heartwood/contract';
import { LIMITS, shortGoalDay } from '@heartwood/contract/domain';
import { Drawer, Field, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { CategoryField } from '../../plan-fields/category-field';
import { Fields, Pair } from '../../plan-fields/form-look';
import { Kept, RowDrawer } from '../../plan-fields/row-drawer';
import { ScenarioField } from '../../plan-fields/scenario-field';
import { usePlanFieldWords } from '../../plan-fields/use-plan-field-words';
import { useRowForm } from '../../plan-fields/use-row-form';
import { NEW } from '../../timeline/address';
import { longDay } from '../../timeline/long-day';
import { phaseOf } from '../../timeline/lanes';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Phase } from '../../timeline/timeline';
import { usePhaseCommands } from '../../timeline/use-phase-commands';
import { phaseInput, phaseValues, type PhaseValues } from './phase-values';

const Goals = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--border);
  border-radius: 10px;
  list-style: none;
  & > li { display: flex; align-items: center; gap: 10px; padding: 10px 12px; font-size: 13px; line-height: 18px; }
  & > li + li { border-top: 1px solid var(--border); }
  & b { flex: 1; font-weight: var(--fw-semi); overflow-wrap: anywhere; }
`;
const Mark = styled.i.attrs({ 'aria-hidden': true })<{ $color: string }>`
  width: 18px;
  height: 11px;
  border: 1.5px dashed var(--${({ $color }) => $color});
  border-left: 4px solid var(--${({ $color }) => $color});
  border-radius: 3px;
`;

const check = checkWith<PhaseValues>(() => import('./phase.schema'));

interface PhaseDrawerProps { phase: Phase | null; onClose(): void }

/** A phase with all that can be written of it, and the goals that are in it. */
export function PhaseDrawer(props: PhaseDrawerProps) {
  return <Kept kind="phase" id={props.phase?.id ?? NEW}>{(draft) => <PhaseForm {...props} draft={draft} />}</Kept>;
}

function PhaseForm({ phase, onClose, draft }: PhaseDrawerProps & { draft: string }) {
  const commands = usePhaseCommands();
  const { canWritePhase, colorOf, timeline, today } = usePlan();
  const form = useRowForm<Phase, PhaseValues>({
    row: phase, valuesOf: phaseValues, draft, onClose,
    send: (values, id, base) => commands.save(phaseInput(id, values, base), phase ? 'saving phase' : adding('phase'), Object.keys(values)),
  });
  const { shared, day } = usePlanFieldWords();
  const lead = <Mark $color={phase ? colorOf(phase) : 'cat-1'} />;
  if (phase ? !canWritePhase(phase) : !timeline.canEdit) {
    return (
      <Drawer open modal={false} title={phase?.title ?? 'Add phase'} lead={lead} onClose={onClose}>
        {phase ? <Text size="dense">{longDay(phase.from)} to {longDay(phase.to)}</Text> : <Text>Access Denied.</Text>}
        {phase?.description ? <Text as="p" size="dense" tone="2" style={{ marginTop: 8 }}>{phase.description}</Text> : null}
      </Drawer>
    );
  }
  const remove = phase && (() => {
    commands.remove(phase);
    form.leave();
  });
  const within = phase ? timeline.milestones.filter((goal) => phaseOf(goal, timeline.phases)?.id === phase.id) : [];
  return (
    <RowDrawer
      form={form} check={check} what="phase" fields={{ ...shared, from: day('From'), to: day('To') }} modal={false} lead={lead}
      title={phase ? 'Edit phase' : 'Add phase'} label={phase ? `Edit ${phase.title}` : 'Add phase'} onDelete={remove ?? undefined}
      onClose={onClose}
    >
      <Fields>
        <TextField name="title" label="Title" required most={LIMITS.rowName.max} autoComplete="off" />
        <Pair><DayField name="from" label="From" required /><DayField name="to" label="To" required /></Pair>
        <Pair><CategoryField /><ScenarioField /></Pair>
        <TextField name="description" label="Description" optional lines={3} most={LIMITS.rowText.max} />
        <FormError />
        {within.length === 0 ? null : (
          <Field label="Goals in this phase" group aside={within.length}>
            <Goals>
              {within.map((goal) => (
                <li key={goal.id}>
                  <Diamond $color={colorOf(goal)} $solid={goal.status === 'ACHIEVED'} />
                  <b>{goal.title}</b>{shortGoalDay(goal.date ?? today, today)}
                </li>
              ))}
            </Goals>
          </Field>
        )}
      </Fields>
    </RowDrawer>
  );
}
