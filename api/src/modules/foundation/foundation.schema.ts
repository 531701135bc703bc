import { builder } from '../../graphql/schema-builder';
import { ModuleKeyRef, TeamMemberRef, TeamRef } from '../company';
import { always, AreaRef, areaReading, rowPayloadRef, rowTypes, type Area } from '../growth';
import { PersonRef } from '../identity';
import { FOUNDATION_ITEMS, type FoundationItem, type FoundationItemInput } from './items';
import { COMPANY_SDGS, type CompanySdg } from './sdgs';
import { COMPANY_SKILLS, type CompanySkill } from './skills';
import { skillsOf } from './team-skills';

export const FOUNDATION_ITEM = rowTypes<FoundationItem, FoundationItemInput>('FoundationItem', {
  label: always('String'), description: always('String'),
});

export const CompanySdgRef = builder.objectRef<CompanySdg>('CompanySdg').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.expose('key', { type: ModuleKeyRef }),
    sdgId: t.exposeInt('sdgId'),
    contribution: t.exposeString('contribution'),
    evaluation: t.exposeString('evaluation'),
  }),
});
export const CompanySdgPayloadRef = rowPayloadRef('CompanySdg', CompanySdgRef);

const CompanySkillRef = builder.objectRef<CompanySkill>('CompanySkill').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.expose('key', { type: ModuleKeyRef }),
    skillId: t.exposeID('skillId'),
    name: t.exposeString('name'),
    isUserGenerated: t.exposeBoolean('isUserGenerated'),
    people: t.expose('people', { type: [PersonRef], complexity: { field: 1, multiplier: 2 } }),
  }),
});
export const CompanySkillPayloadRef = rowPayloadRef('CompanySkill', CompanySkillRef);

builder.objectField(TeamMemberRef, 'skills', (t) => t.field({
  type: [CompanySkillRef], complexity: { field: 1, multiplier: 2 },
  description: 'The company’s skills that this person has; none while the invitation is open, or where the module is not shown to the viewer.',
  resolve: ({ companyId, user }, _args, context) => (user ? skillsOf(context, companyId, user.id) : []),
}));

interface FoundationLists { items: FoundationItem[]; sdgs: CompanySdg[]; skills: CompanySkill[] }

export const FOUNDATION = areaReading<FoundationLists>('foundation', [FOUNDATION_ITEMS.rows, COMPANY_SDGS, COMPANY_SKILLS]);

export const FoundationRef = builder.objectRef<Area & FoundationLists>('Foundation').implement({
  interfaces: [AreaRef],
  fields: (t) => ({
    items: t.expose('items', { type: [FOUNDATION_ITEM.row], description: 'Values and habits, by module and in their order.' }),
    sdgs: t.expose('sdgs', { type: [CompanySdgRef] }),
    skills: t.expose('skills', { type: [CompanySkillRef] }),
    team: t.field({ type: TeamRef, resolve: ({ view }) => view.team() }),
    isSoloFounder: t.boolean({ resolve: ({ facts }) => facts.level.isSoloFounder }),
  }),
});

/** The rows that steps of the company's stream bring. */
export const FOUNDATION_RECORDS = [FOUNDATION_ITEM.row, CompanySdgRef, CompanySkillRef] as const;
