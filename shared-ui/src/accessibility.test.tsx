import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { RichTextEditor, emptyRichText } from './editor/index';
import {
  Avatar, Button, Checkbox, Field, IconButton, Input, MemberPopover, Modal, OptionCard, PlusIcon, Ring, SearchMultiSelect, SearchSelect,
  Segmented, Select, StagePicker, Switch, TabPanel, Tabs, Tally, Textarea, UnassignedAvatar,
} from './index';

const nothing = () => undefined;
const options = [{ value: 'a', label: 'Advisor' }, { value: 'b', label: 'Operations' }];

// Contrast needs layout and is held by theme/contrast.test.ts.
async function problems(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`));
}

test('controls at rest, wrong and disabled', async () => {
  render(
    <>
      <Field label="Title" error="Too short"><Input /></Field>
      <Field label="About" hint="A sentence"><Textarea /></Field>
      <Field label="Role"><Select value="" onValueChange={nothing} placeholder="Role" options={options} /></Field>
      <Field label="Goal" error="Choose one" required><SearchSelect options={options} value={null} onChange={nothing} /></Field>
      <Field label="Sectors" error="Choose one"><SearchMultiSelect options={options} value={['a']} onChange={nothing} max={2} /></Field>
      <Field group label="Stage"><StagePicker stages={options} value="a" onChange={nothing} /></Field>
      <Checkbox checked onChange={nothing}>Remember</Checkbox>
      <OptionCard name="v" value="open" title="Open" text="Everyone" checked onChange={nothing} />
      <Switch on label="Mail" onChange={nothing} />
      <Segmented label="Show" options={options} value="a" onChange={nothing} />
      <Tabs id="t" label="Talk" tabs={options} value="a" onChange={nothing} /><TabPanel id="t" value="a">Panel</TabPanel>
      <Button busy>Save</Button><Button disabled>Save</Button><IconButton icon={PlusIcon} label="Add" on />
      <Tally done={{ done: 1, total: 2 }} /><Ring segments={[{ key: 'a', area: 'a', done: true }, { key: 'b', area: 'b', done: false }]} />
      <Avatar id="u0" name="" photo={null} presence="online" /><UnassignedAvatar />
      <RichTextEditor value={emptyRichText()} onChange={nothing} ariaLabel="Culture" />
    </>,
  );
  expect(await problems()).toEqual([]);
});

test('an open select inside a modal', async () => {
  render(
    <Modal open onClose={nothing} title="Invite">
      <Field label="Role">
        <SearchSelect options={options} value="a" onChange={nothing} />
      </Field>
    </Modal>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Role/ }));
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(await problems()).toEqual([]);
});

test('the open list of members', async () => {
  render(
    <MemberPopover members={[{ id: 'a', name: 'Amara' }]} selfId="a" selected={['a']} onToggle={nothing}>
      <Button>Assign</Button>
    </MemberPopover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await problems()).toEqual([]);
});
