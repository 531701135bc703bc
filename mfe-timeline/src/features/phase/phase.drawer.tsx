import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { CheckedForm, checkWith, DayField, FormError, KeepValues, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { adding, deleting } from '@heartwood/contract';
import { LIMITS, shortGoalDay } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Drawer, Field, Text, Trash2Icon } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { DeletePhaseDocument, SavePhaseDocument, type PhaseInput } from '../../generated/graphql';
import { CategoryField } from '../../plan-fields/category-field';
import { Fields, FootEnd, Pair } from '../../plan-fields/form-look';
import { draftName, keptText, readValues } from '../../plan-fields/kept-values';
import { Restored } from '../../plan-fields/restored';
import { ScenarioField } from '../../plan-fields/scenario-field';
import { NEW } from '../../timeline/address';
import { longDay } from '../../timeline/long-day';
import { phaseOf } from '../../timeline/lanes';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Phase } from '../../timeline/timeline';
import { NEW_PHASE, type PhaseValues } from './phase-values';

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

/** A phase with all that can be written of it, and the goals that are in it. */
export function PhaseDrawer({ phase, onClose }: { phase: Phase | null; onClose(): void }) {
  const shell = useShell();
  const run = useCommand();
  const { companyId } = useCompany();
  const { canWritePhase, colorOf, timeline, today } = usePlan();
  const form = useId();
  const [newId] = useState(() => crypto.randomUUID());
  const draft = draftName('phase', companyId, phase?.id ?? NEW);
  const [initial] = useState<PhaseValues>(() => (phase
    ? { title: phase.title, from: phase.from, to: phase.to, categoryId: phase.categoryId, scenarioId: phase.scenarioId, description: phase.description ?? '' }
    : NEW_PHASE));
  // What the person began with: what others change meanwhile is theirs, and not sent back to what it was.
  const [base, setBase] = useState(phase);
  const [kept] = useState(() => readValues(shell.drafts, draft, initial));
  const lead = <Mark $color={phase ? colorOf(phase) : 'cat-1'} />;
  if (phase ? !canWritePhase(phase) : !timeline.canEdit) {
    return (
      <Drawer open modal={false} title={phase?.title ?? 'Add phase'} lead={lead} onClose={onClose}>
        {phase ? <Text size="dense">{longDay(phase.from)} to {longDay(phase.to)}</Text> : <Text>Access Denied.</Text>}
        {phase?.description ? <Text as="p" size="dense" tone="2" style={{ marginTop: 8 }}>{phase.description}</Text> : null}
      </Drawer>
    );
  }
  const send = (row: PhaseInput, doing: string, fields: readonly string[] = []) => run(SavePhaseDocument, 'savePhase', { companyId, row }, { doing, fields });
  const save = submitWith(async (values: PhaseValues) => {
    const set = { ...values, title: values.title.trim(), description: values.description.trim() || null };
    const changed = Object.fromEntries(Object.entries(set).filter(([name, value]) => base?.[name as keyof Phase] !== value));
    const row = base ? { id: base.id, baseRevision: base.revision, ...changed } : { id: newId, ...set };
    const result = await send(row, phase ? 'saving phase' : adding('phase'), Object.keys(values));
    // Said under its field; sent once more, it stands over what somebody else wrote.
    if (!result.ok && result.code === 'CONFLICT' && result.payload?.row) setBase(result.payload.row);
    throwRefusal(result);
    if (!result.ok) return;
    shell.drafts.set(draft, null);
    onClose();
  });
  const remove = (gone: Phase) => {
    const done = run(DeletePhaseDocument, 'deletePhase', { companyId, id: gone.id }, { doing: deleting('phase') });
    const { __typename: _type, revision: _revision, ...row } = gone;
    offerUndo(shell, { title: `${gone.title} was deleted`, done, undo: () => send(row, 'saving phase') });
    shell.drafts.set(draft, null);
    onClose();
  };
  const within = phase ? timeline.milestones.filter((goal) => phaseOf(goal, timeline.phases)?.id === phase.id) : [];
  return (
    <Formik initialValues={kept ?? initial} validate={check} validateOnMount onSubmit={save}>
      {({ isValid, isSubmitting, resetForm }) => (
        <Drawer
          open modal={false} title={phase ? 'Edit phase' : 'Add phase'} lead={lead} onClose={onClose}
          footer={(
            <>
              {phase ? <Button variant="ghost" icon={Trash2Icon} style={{ color: 'var(--danger-text)' }} onClick={() => remove(phase)}>Delete</Button> : null}
              <FootEnd><Button variant="primary" type="submit" form={form} busy={isSubmitting} disabled={!isValid}>Submit</Button></FootEnd>
            </>
          )}
        >
          <CheckedForm id={form} label={phase ? `Edit ${phase.title}` : 'Add phase'}>
            <KeepValues<PhaseValues> onChange={(values) => shell.drafts.set(draft, keptText(values, initial))} />
            {kept ? <Restored onDiscard={() => resetForm({ values: initial })} /> : null}
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
          </CheckedForm>
        </Drawer>
      )}
    </Formik>
  );
}
