import { useCompany } from '@heartwood/client-kit/company';
import { GOAL_STATUSES, personName, type GoalStatus } from '@heartwood/contract/domain';
import { Button, Column, Field, Select, Trash2Icon } from '@heartwood/shared-ui';
import { countFilters, GROUPS, type Address, type Group } from '../../timeline/address';
import { usePlan } from '../../timeline/plan-context';
import { useRemoveCategory } from '../../timeline/use-remove-category';

const ALL = '*';
const NONE = '-';
const GROUP_WORDS: Record<Group, string> = { category: 'By category', scenario: 'By scenario', phase: 'By phase' };
const GROUP_OPTIONS = GROUPS.map((value) => ({ value, label: GROUP_WORDS[value] }));
const STATUS_WORDS: Record<GoalStatus, string> = { IN_PROGRESS: 'In progress', ACHIEVED: 'Achieved' };

export interface FilterFieldsProps {
  address: Address;
  go(change: Partial<Address>): void;
  /** What is looked at stands in lanes, which can be grouped. */
  hasLanes: boolean;
}

/** Whose goals, of which category and status; what is chosen stands in the address. */
export function FilterFields({ address, go, hasLanes }: FilterFieldsProps) {
  const { person, category, status, group } = address;
  const { timeline: { people, categories, canEdit } } = usePlan();
  const remove = useRemoveCategory();
  const chosen = categories.find(({ id }) => id === category);
  const { user } = useCompany();
  const all = { value: ALL, label: 'All' };
  // One's own first: most look for that.
  const others = people.filter(({ id }) => id !== user.id).map((each) => ({ value: each.id, label: personName(each) }));
  const titles = categories.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Column style={{ gap: 12 }}>
      {hasLanes ? (
        <Field label="Group by">
          <Select value={group} options={GROUP_OPTIONS} onValueChange={(next) => go({ group: next as Group })} />
        </Field>
      ) : null}
      <Field label="Person">
        <Select
          value={person ?? ALL} options={[{ value: ALL, label: 'Whole company' }, { value: user.id, label: 'Mine' }, ...others]}
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
      {chosen && canEdit ? (
        <Button
          size="sm" variant="ghost" icon={Trash2Icon}
          onClick={() => {
            go({ category: null });
            remove(chosen);
          }}
        >
          Delete {chosen.title}
        </Button>
      ) : null}
      {countFilters(address) > 0
        ? <Button size="sm" variant="ghost" onClick={() => go({ person: null, category: null, status: null })}>Clear filters</Button>
        : null}
    </Column>
  );
}
