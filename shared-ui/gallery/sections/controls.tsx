import { useState } from 'react';
import {
  BellIcon, Button, Checkbox, ChevronRightIcon, Column, Field, IconButton, Input, MessageCircleIcon, OptionCard, PasswordInput, PlusIcon,
  Radio, Row, SearchMultiSelect, SearchSelect, Segmented, Select, StagePicker, Switch, TabPanel, Tabs, Textarea, Trash2Icon,
} from '../../src/index';
import { Section } from '../section';

const stages = [
  'Idea',
  'Validation',
  'Prototype',
  'Launch (MVP)',
  'Early traction',
  'Business Ready',
  'Growth',
  'Scale',
  'Established',
].map((label) => ({ value: label, label }));
const sectors = [
  'E-commerce & Retail',
  'Logistics & Supply Chain',
  'AgriTech & Food',
  'Consumer Goods',
  'Energy & Climate',
  'Agri finance',
].map((label) => ({ value: label, label }));
const goals = ['Term sheet', 'Counter-sign depot lease', 'Hire operations lead', 'Enterprise pilot'].map((label, index) => ({
  value: label,
  label,
  disabled: index === 2,
}));

export function Controls() {
  return (
    <>
      <Section title="Button">
        <Row wrap>
          <Button variant="primary">Save goal</Button>
          <Button variant="primary" disabled>Save goal</Button>
          <Button variant="primary" busy>Saving</Button>
          <Button variant="primary">Saving</Button>
        </Row>
        <Row wrap>
          <Button>Edit</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger" icon={Trash2Icon}>Delete Channel</Button>
          <Button variant="dangerFilled">Delete</Button>
        </Row>
        <Row wrap>
          <Button variant="primary" size="sm">Small 28</Button>
          <Button variant="primary">Medium 36</Button>
          <Button variant="primary" size="lg" iconEnd={ChevronRightIcon}>Large 44</Button>
          <Button href="#there" icon={PlusIcon} size="sm">A link</Button>
        </Row>
        <Row>
          <IconButton icon={MessageCircleIcon} label="Chat" count={5} />
          <IconButton icon={BellIcon} label="Notifications" count={120} shortcut="N" />
          <IconButton icon={PlusIcon} label="Add" size="sm" on />
        </Row>
      </Section>
      <Fields />
      <Choices />
    </>
  );
}

function Fields() {
  const [goal, setGoal] = useState<string | null>(null);
  const [sector, setSector] = useState<string[]>(['E-commerce & Retail', 'Logistics & Supply Chain']);
  const [text, setText] = useState('');
  const [role, setRole] = useState('');
  return (
    <Section title="Input">
      <Field label="Title"><Input placeholder="What do you want to reach?" /></Field>
      <Field label="Value" required><Input defaultValue="94" suffix="%" /></Field>
      <Field label="Event name" error="Event name should be a minimum of 3 characters"><Input defaultValue="Op" /></Field>
      <Field label="Description" optional hint="It shows on the timeline.">
        <Textarea value={text} onChange={(event) => setText(event.target.value)} placeholder="In a sentence or two" />
      </Field>
      <Field label="Password" aside={<a href="#forgot">Forgot password?</a>}>
        <PasswordInput size="lg" defaultValue="correct horse" />
      </Field>
      <Field label="Role">
        <Select
          value={role}
          onValueChange={setRole}
          placeholder="Role"
          options={[
            { value: 'a', label: 'Advisor' },
            { value: 'o', label: 'Operations' },
          ]}
        />
      </Field>
      <Field label="Disabled"><Input disabled defaultValue="Not now" /></Field>
      <Field label="Related goal"><SearchSelect options={goals} value={goal} onChange={setGoal} placeholder="Choose a goal" /></Field>
      <Field label="Sectors" aside={`${sector.length} of 5`}>
        <SearchMultiSelect options={sectors} value={sector} onChange={setSector} max={5} />
      </Field>
    </Section>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  const [visibility, setVisibility] = useState('open');
  const [stage, setStage] = useState<string | null>('Early traction');
  const [view, setView] = useState<'all' | 'mine' | 'open'>('all');
  const [tab, setTab] = useState<'comments' | 'history'>('comments');
  return (
    <>
      <Section title="Choices">
        <Row gap={4} wrap>
          <Checkbox checked={!on} onChange={(checked) => setOn(!checked)}>Off</Checkbox>
          <Checkbox checked={on} onChange={setOn}>On</Checkbox>
          <Radio name="radio" checked={!on} onChange={() => setOn(false)}>No</Radio>
          <Radio name="radio" checked={on} onChange={() => setOn(true)}>Yes</Radio>
          <Switch on={!on} onChange={(next) => setOn(!next)} label="First" />
          <Switch on={on} onChange={setOn} label="Second" />
          <Checkbox checked={false} disabled onChange={() => undefined}>Disabled</Checkbox>
        </Row>
        <Column gap={2}>
          <OptionCard
            name="visibility"
            value="open"
            title="Open"
            text="Everyone can find it and join."
            checked={visibility === 'open'}
            onChange={setVisibility}
          />
          <OptionCard
            name="visibility"
            value="close"
            title="Close"
            text="Only people you add can see it."
            checked={visibility === 'close'}
            onChange={setVisibility}
          />
        </Column>
        <Field group label="Stage"><StagePicker stages={stages} value={stage} onChange={setStage} /></Field>
      </Section>
      <Section title="Segmented and tabs">
        <Row>
          <Segmented
            label="Show"
            size="sm"
            value={view}
            onChange={setView}
            options={[
              { value: 'all', label: 'All' },
              { value: 'mine', label: 'Assigned to me' },
              { value: 'open', label: 'Not done' },
            ]}
          />
        </Row>
        <Segmented
          block
          label="Area"
          value={view}
          onChange={setView}
          options={[
            { value: 'all', label: 'Creators' },
            { value: 'mine', label: 'Community' },
          ]}
        />
        <Tabs
          id="facts"
          label="Talk"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'comments', label: 'Comments', count: 2 },
            { value: 'history', label: 'History' },
          ]}
        />
        <TabPanel id="facts" value={tab}>{tab}</TabPanel>
      </Section>
    </>
  );
}
