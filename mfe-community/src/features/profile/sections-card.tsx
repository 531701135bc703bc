import { useCommand } from '@heartwood/client-kit/commands';
import { isSharedModule, MODULES, moduleOf, PUBLIC_SECTIONS, type ModuleKey } from '@heartwood/contract/domain';
import { Card, H3, Segment, Switch, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ChoosePublicSectionsDocument, type PublicSection, type WholeCompanyProfileFragment } from '../../generated/graphql';

const Sheet = styled(Card)`display: grid; gap: 10px; padding: 16px;`;
const List = styled.ul`
  display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; font-size: var(--fs-dense);
  & > li { display: flex; align-items: center; gap: 10px; min-height: 30px; } & > li > span:last-of-type { flex: 1; }
`;

const FACTS: Partial<Record<PublicSection, string>> = {
  level: 'Level', place: 'City and country', size: 'Size', elevatorPitch: 'Elevator pitch', objective: 'Objective',
  investment: 'Investment planned', team: 'Team',
};

/** What the company tells anybody, switch by switch: each is so at once. */
export function SectionsCard({ profile, done }: { profile: WholeCompanyProfileFragment; done: readonly boolean[] }) {
  const run = useCommand();
  // What was pressed last, ahead of the answer: two presses must not undo each other.
  const [chosen, setChosen] = useState<readonly PublicSection[] | null>(null);
  const on = chosen ?? profile.sections ?? [];
  const choose = async (section: PublicSection, isOn: boolean) => {
    const sections = isOn ? [...on, section] : on.filter((one) => one !== section);
    setChosen(sections);
    const variables = { companyId: profile.company.id, sections };
    const { ok } = await run(ChoosePublicSectionsDocument, 'choosePublicSections', variables, { doing: 'changing what is shown' });
    if (!ok) setChosen(null);
  };
  const modules = PUBLIC_SECTIONS.filter(isSharedModule) as (PublicSection & ModuleKey)[];
  const isDone = (key: ModuleKey) => done[MODULES.findIndex((module) => module.key === key)] ?? false;
  const ready = modules.filter((key) => isDone(key) || on.includes(key));
  return (
    <>
      <Sheet>
        <H3 as="h2">What everybody sees</H3>
        <Text as="p" size="small" tone="3">Name, logo, stage, sectors and your one line are always there.</Text>
        <List>
          {Object.entries(FACTS).map(([key, label]) => (
            <li key={key}>
              <span>{label}</span>
              <Switch label={label} on={on.includes(key as PublicSection)} onChange={(next) => void choose(key as PublicSection, next)} />
            </li>
          ))}
        </List>
      </Sheet>
      <Sheet>
        <H3 as="h2">Shared with followers</H3>
        <Text as="p" size="small" tone="3">Only done modules can be shared.{ready.length === 0 ? ' None of yours is done yet.' : ''}</Text>
        <List>
          {ready.map((key) => {
            const { label } = moduleOf(key);
            return (
              <li key={key}>
                <Segment solid={isDone(key)} label="" />
                <span>{label}{isDone(key) ? '' : ' not done'}</span>
                <Switch label={label} on={on.includes(key)} onChange={(next) => void choose(key, next)} />
              </li>
            );
          })}
        </List>
      </Sheet>
    </>
  );
}
