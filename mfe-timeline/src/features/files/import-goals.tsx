import { NETWORK, offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { CsvImportDialog, type CsvImportProps } from '@heartwood/client-kit/csv';
import { rowNameKey } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { useCallback, useMemo, useRef } from 'react';
import { ImportGoalsDocument, RemoveGoalsDocument } from '../../generated/graphql';
import { usePlan } from '../../timeline/plan-context';
import { goalFields, goalInput, judgeGoal } from './goal-fields-of-csv';

const NOUN = ['goal', 'goals'] as const;

/** Goals from a file. One that is called as a goal that stands there changes it. */
export function ImportGoals({ onClose }: { onClose(): void }) {
  const { timeline, goals, today } = usePlan();
  const { companyId } = useCompany();
  const run = useCommand();
  const shell = useShell();
  const fields = useMemo(() => goalFields(timeline), [timeline]);
  const present = useMemo(() => timeline.milestones.map(({ id, title }) => ({ id, name: title })), [timeline.milestones]);
  const judge = useCallback<NonNullable<CsvImportProps['judge']>>(
    (values, updates) => judgeGoal(values, goals.get(updates?.id ?? ''), today), [goals, today],
  );
  // The ids of categories that come with the file: sent again after the line was cut, none is there twice.
  const made = useRef(new Map<string, string>());
  const send: CsvImportProps['send'] = async (ready) => {
    const known = new Map(timeline.categories.map(({ id, title }) => [rowNameKey(title), id]));
    const categories = new Map<string, { id: string; title: string }>();
    const idOf = (title: string) => {
      const key = rowNameKey(title);
      const there = known.get(key);
      if (there !== undefined) return there;
      const id = made.current.get(key) ?? crypto.randomUUID();
      made.current.set(key, id);
      categories.set(key, { id, title });
      return id;
    };
    const rows = ready.map(({ id, values, updates }) => {
      const title = values['category'] as string | undefined;
      return goalInput(updates?.id ?? id, values, goals.get(updates?.id ?? ''), title === undefined ? undefined : idOf(title));
    });
    const assignments = ready.flatMap(({ id, values, updates }) => (
      values['assignees'] === undefined ? [] : [{ goalId: updates?.id ?? id, userIds: values['assignees'] as string[] }]
    ));
    const added = {
      categoryIds: [...categories.values()].map(({ id }) => id), phaseIds: [],
      goalIds: ready.filter(({ updates }) => !updates).map(({ id }) => id),
    };
    const answer = await run(
      ImportGoalsDocument, 'importGoals', { companyId, categories: [...categories.values()], phases: [], goals: rows, assignments },
      { doing: 'importing the goals', quiet: [NETWORK, 'INVALID', 'CONFLICT', 'LOCKED'] },
    );
    if (!answer.ok) return answer.message || 'Heartwood could not be reached. Import again: nothing is there twice.';
    const title = `${rows.length} ${NOUN[rows.length === 1 ? 0 : 1]} imported`;
    // What a row has changed is not taken back by taking rows away.
    if (added.goalIds.length < rows.length) shell.toast({ title, status: 'success' });
    else offerUndo(shell, {
      title, done: Promise.resolve(answer),
      undo: () => run(RemoveGoalsDocument, 'removeGoals', { companyId, ...added }, { doing: 'taking the goals away' }),
    });
    return null;
  };
  return <CsvImportDialog noun={NOUN} fields={fields} present={present} judge={judge} send={send} onClose={onClose} />;
}
