import { personName } from '@heartwood/contract/domain';
import { Button, Checkbox, Popover, Radio, Text, TextLink } from '@heartwood/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { UpdateVisibilityDocument, type ModuleContentFragment, type PersonFieldsFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';

const Body = styled.form`display: flex; flex-direction: column; gap: 6px; padding: 8px 10px;`;
const People = styled.div`display: flex; flex-direction: column; gap: 2px; padding-left: 26px;`;

export interface VisibilityPopoverProps {
  module: ModuleContentFragment;
  people: readonly PersonFieldsFragment[];
}

/** Shows a module to the whole team, or to chosen members. */
export function VisibilityPopover({ module, people }: VisibilityPopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open} onOpenChange={setOpen} label="Visibility" width={280} align="end"
      trigger={<TextLink as="button" type="button" style={{ marginLeft: 'auto', fontSize: 12 }} aria-label="Change the visibility">
        Change
      </TextLink>}
    >
      <VisibilityForm module={module} people={people} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function VisibilityForm({ module, people, onDone }: VisibilityPopoverProps & { onDone: () => void }) {
  const run = useCommand();
  const name = useId();
  const before = module.visibleTo.map(({ id }) => id);
  const [isWhole, setWhole] = useState(before.length === 0);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const next = isWhole ? [] : chosen;
  const save = () => {
    const addVisibility = next.filter((id) => !before.includes(id));
    const removedVisibilities = before.filter((id) => !next.includes(id));
    if (addVisibility.length + removedVisibilities.length > 0) {
      void run(UpdateVisibilityDocument, 'updateVisibility', {
        companyId: module.companyId, key: module.key, addVisibility, removedVisibilities,
      }, { doing: 'saving the visibility' });
    }
    onDone();
  };
  return (
    <Body
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Radio name={name} checked={isWhole} onChange={() => setWhole(true)}>Whole team</Radio>
      <Radio name={name} checked={!isWhole} onChange={() => setWhole(false)}>Chosen members</Radio>
      {isWhole ? null : (
        <People role="group" aria-label="Members who see it">
          {people.map((person) => (
            <Checkbox
              key={person.id} checked={chosen.includes(person.id)}
              onChange={(on) => setChosen(on ? [...chosen, person.id] : chosen.filter((id) => id !== person.id))}
            >
              {personName(person)}
            </Checkbox>
          ))}
        </People>
      )}
      <Text size="small" tone="3">The owner, admins and assignees always see it.</Text>
      <Button type="submit" size="sm" variant="primary" disabled={!isWhole && chosen.length === 0}>Save</Button>
    </Body>
  );
}
