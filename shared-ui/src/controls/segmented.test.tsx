import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './segmented';
import { StagePicker } from './stage-picker';
import { TabPanel, Tabs } from './tabs';

const views = [{ value: 'all', label: 'All' }, { value: 'mine', label: 'Assigned to me' }, { value: 'open', label: 'Not done' }] as const;

function Views() {
  const [value, setValue] = useState<'all' | 'mine' | 'open'>('all');
  return <Segmented label="Show" options={views} value={value} onChange={setValue} />;
}

test('a segmented control is one tab stop; arrows, Home and End move and choose', async () => {
  render(<><Views /><button>After</button></>);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Assigned to me' })).toBeChecked();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

function Facts() {
  const [value, setValue] = useState<'comments' | 'locked' | 'history'>('comments');
  return (
    <>
      <Tabs
        id="facts"
        label="Talk"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'comments', label: 'Comments', count: 2 },
          { value: 'locked', label: 'Locked', disabled: true },
          { value: 'history', label: 'History' },
        ]}
      />
      <TabPanel id="facts" value={value}>{value}</TabPanel>
    </>
  );
}

test('tabs move with the arrows past disabled ones and name their panel', async () => {
  render(<Facts />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const history = screen.getByRole('tab', { name: 'History' });
  expect(history).toHaveAttribute('aria-selected', 'true');
  expect(history).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  expect(screen.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('history');
});

test('stages are chosen with the arrows', async () => {
  const onChange = jest.fn();
  render(
    <StagePicker
      label="Stage"
      stages={[
        { value: 'idea', label: 'Idea' },
        { value: 'launch', label: 'Launch' },
      ]}
      value={null}
      onChange={onChange}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Idea' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('launch');
});
