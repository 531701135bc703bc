import { useCompany } from '@heartwood/client-kit/company';
import { useTabDraft } from '@heartwood/client-kit/drafts';
import { CheckedForm, checkWith, DayField, FormError, KeepValues, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { adding } from '@heartwood/contract';
import { LIMITS, shortGoalDay } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Drawer, Field, Text, Trash2Icon } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { CategoryField } from '../../plan-fields/category-field';
import { Fields, FootEnd, Pair } from '../../plan-fields/form-look';
import { draftName, keptText, readForm } from '../../plan-fields/kept-values';
import { Merging } from '../../plan-fields/merging';
import { Restored } from '../../plan-fields/restored';
import { ScenarioField } from '../../plan-fields/scenario-field';
import { useMergedForm } from '../../plan-fields/use-merged-form';
import { NEW } from '../../timeline/address';
import { longDay } from '../../timeline/long-day';
import { phaseOf } from '../../timeline/lanes';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Phase } from '../../timeline/timeline';
import { usePhaseCommands } from '../../timeline/use-phase-commands';
import { phaseInput, phaseValues, type PhaseValues } from './phase-values';
import { usePhaseFieldWords } from './use-phase-field-words';

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
  const { companyId } = useCompany();
  const draft = useTabDraft(draftName('phase', companyId, props.phase?.id ?? NEW));
  return draft === null ? null : <PhaseForm {...props} draft={draft} />;
}

function PhaseForm({ phase, onClose, draft }: PhaseDrawerProps & { draft: string }) {
  const shell = useShell();
  const commands = usePhaseCommands();
  const { canWritePhase, colorOf, timeline, today } = usePlan();
  const form = useId();
  const [kept] = useState(() => readForm(shell.drafts, draft, phaseValues(phase)));
  // The same until it is saved, after a reload too: a phase that is sent twice is made once.
  const [newId] = useState(() => kept?.id ?? crypto.randomUUID());
  const { begun: { base, initial }, values: first, isAsking, asked, isAsked, settle, parts } = useMergedForm({ row: phase, valuesOf: phaseValues, kept });
  const fields = usePhaseFieldWords();
  const lead = <Mark $color={phase ? colorOf(phase) : 'cat-1'} />;
  if (phase ? !canWritePhase(phase) : !timeline.canEdit) {
    return (
      <Drawer open modal={false} title={phase?.title ?? 'Add phase'} lead={lead} onClose={onClose}>
        {phase ? <Text size="dense">{longDay(phase.from)} to {longDay(phase.to)}</Text> : <Text>Access Denied.</Text>}
        {phase?.description ? <Text as="p" size="dense" tone="2" style={{ marginTop: 8 }}>{phase.description}</Text> : null}
      </Drawer>
    );
  }
  const save = submitWith(async (values: PhaseValues, helpers) => {
    const result = await commands.save(phaseInput(newId, values, base), phase ? 'saving phase' : adding('phase'), Object.keys(values));
    if (isAsked(result, values, helpers)) return;
    throwRefusal(result);
    if (!result.ok) return;
    shell.drafts.set(draft, null);
    onClose();
  });
  const remove = (gone: Phase) => {
    commands.remove(gone);
    shell.drafts.set(draft, null);
    onClose();
  };
  const within = phase ? timeline.milestones.filter((goal) => phaseOf(goal, timeline.phases)?.id === phase.id) : [];
  return (
    <Formik initialValues={first} validate={check} validateOnMount onSubmit={save}>
      {({ isValid, isSubmitting, resetForm }) => (
        <Drawer
          open modal={false} title={phase ? 'Edit phase' : 'Add phase'} lead={lead} onClose={onClose}
          footer={(
            <>
              {phase ? <Button variant="ghost" icon={Trash2Icon} style={{ color: 'var(--danger-text)' }} onClick={() => remove(phase)}>Delete</Button> : null}
              <FootEnd><Button variant="primary" type="submit" form={form} busy={isSubmitting} disabled={!isValid || isAsking}>Submit</Button></FootEnd>
            </>
          )}
        >
          <CheckedForm id={form} label={phase ? `Edit ${phase.title}` : 'Add phase'}>
            <Merging what="phase" parts={parts} fields={fields} />
            <KeepValues<PhaseValues> onChange={(values) => shell.drafts.set(draft, keptText(values, initial, { id: newId, asked }))} />
            {kept ? <Restored onDiscard={() => { settle(); resetForm({ values: initial }); }} /> : null}
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
