import { useCompany } from '@heartwood/client-kit/company';
import { fullName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { AvatarStack, Badge, Card, H3, IconButton, MemberPopover, mobile, Text, Trash2Icon, UnassignedAvatar } from '@heartwood/shared-ui';
import styled from 'styled-components';
import {
  AddCompanySkillDocument, RemoveCompanySkillDocument, SetSkillPeopleDocument,
  type CompanySkillFieldsFragment as Skill, type PersonFieldsFragment,
} from '../../../generated/graphql';
import { useCommand } from '../../../module/command';
import { toFace } from '../../../module/person';
import { MissingRow } from '../../../area-page/rows/missing-row';
import type { RowsProps } from '../../../area-page/bodies';
import type { FoundationArea } from '../foundation-area';
import { SkillSearch } from './skill-search';

const Section = styled.section`display: flex; flex-direction: column; gap: 12px;`;
const List = styled(Card)`margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }`;
const Line = styled.li`
  display: flex; align-items: center; gap: 8px; min-height: 42px; padding: 4px 8px 4px 14px; ${mobile} { min-height: 52px; }
`;
const Name = styled.span`
  display: flex; flex: 1; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0; font-size: 13px; line-height: 19px;
  font-weight: var(--fw-semi); overflow-wrap: anywhere;
`;
const Who = styled.button`
  display: inline-flex; align-items: center; min-width: 28px; min-height: 28px; padding: 2px 4px; border: 0; border-radius: 14px;
  background: none; cursor: pointer;
`;

/** The skills the company needs and who of the team has them. */
export function SkillPanel({ area, people, canEdit, onEmptied }: RowsProps<FoundationArea>) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const skills = [...area.skills].sort((one, other) => one.name.toLowerCase().localeCompare(other.name.toLowerCase()));

  const add = (name: string) => (
    void run(AddCompanySkillDocument, 'addCompanySkill', { companyId, id: crypto.randomUUID(), name }, { doing: 'adding the skill' })
  );
  const setPeople = (id: string, userIds: string[]) => (
    run(SetSkillPeopleDocument, 'setSkillPeople', { companyId, id, userIds }, { doing: 'saving who has the skill' })
  );
  const bringBack = async ({ id, name, people: had }: Skill) => {
    const { ok } = await run(AddCompanySkillDocument, 'addCompanySkill', { companyId, id, name }, { doing: 'adding the skill' });
    if (ok && had.length > 0) await setPeople(id, had.map((person) => person.id));
  };
  const remove = async (skill: Skill) => {
    const { ok } = await run(
      RemoveCompanySkillDocument, 'removeCompanySkill', { companyId, id: skill.id }, { doing: 'removing the skill' },
    );
    if (!ok) return;
    shell.toast({ title: `${skill.name} was removed`, status: 'success', action: { label: 'Undo', run: () => void bringBack(skill) } });
    if (skills.length === 1) onEmptied();
  };
  const toggle = (skill: Skill, userId: string) => {
    const ids = skill.people.map(({ id }) => id);
    void setPeople(skill.id, ids.includes(userId) ? ids.filter((id) => id !== userId) : [...ids, userId]);
  };
  return (
    <Section aria-label="Skills of the company">
      <H3 as="h2">What you can do <Text size="small" tone="3">{skills.length}</Text></H3>
      {skills.length === 0 ? <MissingRow text="No skill yet" /> : (
        <List as="ul" aria-label="Skills">
          {skills.map((skill) => (
            <Line key={skill.id}>
              <Name>{skill.name}{skill.isUserGenerated ? <Badge>Own</Badge> : null}</Name>
              <WhoHasIt skill={skill} people={people} canEdit={canEdit} onToggle={(userId) => toggle(skill, userId)} />
              {canEdit
                ? <IconButton icon={Trash2Icon} label={`Remove ${skill.name}`} size="sm" onClick={() => void remove(skill)} />
                : null}
            </Line>
          ))}
        </List>
      )}
      {canEdit ? <SkillSearch taken={new Set(skills.map(({ name }) => name.toLowerCase()))} onAdd={add} /> : null}
    </Section>
  );
}

function WhoHasIt(
  {
    skill, people, canEdit, onToggle,
  }: { skill: Skill; people: readonly PersonFieldsFragment[]; canEdit: boolean; onToggle: (userId: string) => void },
) {
  const { user } = useCompany();
  const faces = skill.people.length > 0
    ? <AvatarStack people={skill.people.map(toFace)} size={24} />
    : <UnassignedAvatar size={24} label="Nobody has it" />;
  if (!canEdit) return faces;
  const names = skill.people.map(fullName).join(', ') || 'nobody';
  return (
    <MemberPopover members={people.map(toFace)} selected={skill.people.map(({ id }) => id)} selfId={user.id} onToggle={onToggle}>
      <Who type="button" aria-label={`Who has ${skill.name}: ${names}`} data-tip={`Who has ${skill.name}: ${names}`}>{faces}</Who>
    </MemberPopover>
  );
}
