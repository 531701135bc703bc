import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import {
  Button, Checkbox, CopyIcon, Divider, DownloadIcon, Field, Input, mobile, SearchMultiSelect, Switch, Text, TextLink,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import styled from 'styled-components';
import {
  CalendarDueDocument, RenewCalendarLinkDocument, RevokeCalendarLinkDocument, UpdateCalendarLinkDocument, type LinkFieldsFragment,
} from '../../generated/graphql';
import { DUE_DAYS } from '../../timeline/due-days';
import { addDays } from '../../timeline/days';
import { usePlan } from '../../timeline/plan-context';
import { PROGRAMS } from './programs';

const Line = styled.div`display: flex; flex-wrap: wrap; gap: 8px; align-items: center;`;
const Address = styled.div`display: flex; gap: 8px; align-items: center; & > :first-child { flex: 1; min-width: 0; }`;
const Choices = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 0 6px; font-size: 12px; line-height: 16px; font-weight: var(--fw-semi); color: var(--text-2); }
`;
const Mine = styled.div`
  display: flex; align-items: center; justify-content: space-between; font-size: 13px; font-weight: var(--fw-medium);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  & > p { flex: 1 1 150px; font-size: 12px; }
  ${mobile} { & button { min-height: 44px; } }
`;
const Press = styled(TextLink).attrs({ as: 'button', type: 'button' })`
  font: inherit;
  font-size: 12px;
  line-height: 24px;
  font-weight: var(--fw-medium);
  ${mobile} { font-size: 14px; }
`;
const Of = styled.span`margin-left: 4px; color: var(--text-3); font-variant-numeric: tabular-nums;`;
const Download = styled.span`margin-left: auto;`;

const KINDS = [
  { kind: 'GOAL', label: 'Goals with their due date' },
  { kind: 'PHASE', label: 'Phases, first and last day' },
  { kind: 'EVENT', label: 'Events we host or I attend' },
  { kind: 'MODULE_DUE', label: 'Modules with a due date' },
] as const;

type Link = LinkFieldsFragment;
type Set = Partial<Pick<Link, 'onlyMine' | 'categoryIds' | 'kinds'>>;

/** The address, what is in it, and its end. */
export function LinkPanel({ link }: { link: Link }) {
  const { companyId } = useCompany();
  const { timeline: { categories } } = usePlan();
  const counts = useCounts();
  const run = useCommand();
  // Shown before the server has answered.
  const [set, setSet] = useState<Set>({});
  const { onlyMine, categoryIds, kinds } = { ...link, ...set };
  const change = async (next: Set) => {
    setSet((before) => ({ ...before, ...next }));
    const { ok } = await run(UpdateCalendarLinkDocument, 'updateCalendarLink', {
      companyId, set: next,
    }, { doing: 'changing what is in the link' });
    if (!ok) setSet({});
  };
  const chosen = KINDS.filter(({ kind }) => kinds.includes(kind));
  return (
    <>
      <CopyLine url={link.url} />
      <Programs url={link.url} />
      <Divider />
      <Choices>
        <legend>What is in it</legend>
        {KINDS.map(({ kind, label }) => {
          const isOn = kinds.includes(kind);
          return (
            <Checkbox
              key={kind} checked={isOn} disabled={isOn && chosen.length === 1}
              onChange={(checked) => void change({ kinds: checked ? [...kinds, kind] : kinds.filter((each) => each !== kind) })}
            >
              {label} <Of>{counts[kind]}</Of>
            </Checkbox>
          );
        })}
      </Choices>
      {categories.length > 0 ? (
        <Field
          label="Only these categories" optional
          hint={categoryIds.length > 0 ? 'Of goals and phases; modules and events are in no category.' : undefined}
        >
          <SearchMultiSelect
            options={categories.map(({ id, title }) => ({ value: id, label: title }))} value={categoryIds} placeholder="All categories"
            onChange={(ids) => void change({ categoryIds: ids })}
          />
        </Field>
      ) : null}
      <Divider />
      <Mine>
        <span aria-hidden="true">Only what is assigned to me</span>
        <Switch label="Only what is assigned to me" on={onlyMine} onChange={(on) => void change({ onlyMine: on })} />
      </Mine>
      <Divider />
      <End />
    </>
  );
}

/** How many there are of each kind, but for filters; of events and modules those around today, as the calendar knows them. */
function useCounts(): Record<(typeof KINDS)[number]['kind'], number | null> {
  const { companyId } = useCompany();
  const { timeline: { milestones, phases }, today, scenarios } = usePlan();
  const [{ data }] = useQuery({
    query: CalendarDueDocument, variables: { companyId, from: addDays(today, -DUE_DAYS.before), to: addDays(today, DUE_DAYS.ahead) },
  });
  const isBase = ({ scenarioId }: { scenarioId: string | null }) => scenarioId === null || !scenarios.has(scenarioId);
  const dues = (of: string) => data?.calendar.filter(({ kind }) => kind === of).length ?? null;
  return {
    GOAL: milestones.filter((goal) => isBase(goal) && (goal.date ?? goal.dateAchieved) !== null).length,
    PHASE: phases.filter(isBase).length,
    EVENT: dues('EVENT'), MODULE_DUE: dues('MODULE_DUE'),
  };
}

function CopyLine({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true), () => setCopied(false));
  return (
    <Address>
      <Input readOnly aria-label="Your secret link" value={url} onFocus={(event) => event.currentTarget.select()} />
      <Button size="sm" icon={CopyIcon} onClick={() => void copy()}><span role="status">{isCopied ? 'Copied' : 'Copy'}</span></Button>
    </Address>
  );
}

function Programs({ url }: { url: string }) {
  const [name, setName] = useState<string | null>(null);
  const program = PROGRAMS.find((each) => each.name === name);
  return (
    <>
      <Line>
        {PROGRAMS.map((each) => (
          <Button
            key={each.name} size="sm" aria-expanded={each.name === name} onClick={() => setName(each.name === name ? null : each.name)}
          >
            {each.name}
          </Button>
        ))}
        <Download>
          <Button size="sm" variant="ghost" icon={DownloadIcon} href={url} {...{ download: 'heartwood.ics' }}>Download .ics</Button>
        </Download>
      </Line>
      {program ? (
        <Text size="dense" tone="2">
          {program.steps} <TextLink href={program.open(url)} target="_blank" rel="noopener noreferrer">Open {program.name}</TextLink>
        </Text>
      ) : null}
    </>
  );
}

const ENDS = {
  renew: { words: 'Calendars that read the old link hear nothing more. They need the new one.', verb: 'Make a new link' },
  off: { words: 'Calendars that read the link hear nothing more.', verb: 'Switch off' },
} as const;

/** Both ends of an address are asked for twice: calendars elsewhere hang on it. */
function End() {
  const { companyId } = useCompany();
  const run = useCommand();
  const [asked, setAsked] = useState<keyof typeof ENDS | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (asked === null) {
    return (
      <Foot>
        <Text size="dense" tone="3">Anyone with the link can read it.</Text>
        <Press onClick={() => setAsked('off')}>Switch off</Press>
        <Press onClick={() => setAsked('renew')}>Make a new link</Press>
      </Foot>
    );
  }
  const { words, verb } = ENDS[asked];
  const end = async () => {
    setBusy(true);
    if (asked === 'renew') await run(RenewCalendarLinkDocument, 'renewCalendarLink', { companyId }, { doing: 'making a new link' });
    else await run(RevokeCalendarLinkDocument, 'revokeCalendarLink', { companyId }, { doing: 'switching the link off' });
    setBusy(false);
    setAsked(null);
  };
  return (
    <Foot role="group" aria-label={verb}>
      <Text size="dense">{words}</Text>
      <Button size="sm" variant="ghost" autoFocus onClick={() => setAsked(null)}>Cancel</Button>
      <Button size="sm" variant="danger" busy={isBusy} onClick={() => void end()}>{verb}</Button>
    </Foot>
  );
}
