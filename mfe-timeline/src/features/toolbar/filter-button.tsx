import { GOAL_STATUSES, personName, type GoalStatus } from '@heartwood/contract/domain';
import { ArrowDownWideNarrowIcon, Button, Column, Count, Field, Popover, Select } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { Address } from '../../timeline/address';
import { usePlan } from '../../timeline/plan-context';

const ALL = '*';
const NONE = '-';
const STATUS_WORDS: Record<GoalStatus, string> = { IN_PROGRESS: 'In progress', ACHIEVED: 'Achieved' };

/** Whose goals, of which category and status; what is chosen stands in the address. */
export function FilterButton({ address: { person, category, status }, go }: { address: Address; go(change: Partial<Address>): void }) {
  const { timeline: { people, categories } } = usePlan();
  const [isOpen, setOpen] = useState(false);
  const count = [person, category, status].filter((each) => each !== null).length;
  const all = { value: ALL, label: 'All' };
  const titles = categories.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Popover
      open={isOpen} onOpenChange={setOpen} label="Filter goals" align="end" width={260}
      trigger={<Button size="sm" icon={ArrowDownWideNarrowIcon}>Filter<Count value={count} /></Button>}
    >
      <Column style={{ gap: 12, padding: 10 }}>
        <Field label="Person">
          <Select
            value={person ?? ALL} options={[all, ...people.map((each) => ({ value: each.id, label: personName(each) }))]}
            onValueChange={(value) => go({ person: value === ALL ? null : value })}
          />
        </Field>
        <Field label="Category">
          <Select
            value={category === null ? ALL : category || NONE} options={[all, ...titles, { value: NONE, label: 'No category' }]}
            onValueChange={(value) => go({ category: value === ALL ? null : value === NONE ? '' : value })}
          />
        </Field>
        <Field label="Status">
          <Select
            value={status ?? ALL} options={[all, ...GOAL_STATUSES.map((each) => ({ value: each, label: STATUS_WORDS[each] }))]}
            onValueChange={(value) => go({ status: value === ALL ? null : value as GoalStatus })}
          />
        </Field>
        {count > 0 ? <Button size="sm" variant="ghost" onClick={() => go({ person: null, category: null, status: null })}>Clear filters</Button> : null}
      </Column>
    </Popover>
  );
}
