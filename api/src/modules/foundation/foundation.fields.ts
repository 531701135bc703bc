import { pageRef } from '../../graphql/page.schema';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { areaField, rowMutations, rowPayload } from '../growth';
import { addCompanySkill } from './add-company-skill';
import {
  CompanySdgPayloadRef, CompanySkillPayloadRef, FOUNDATION, FOUNDATION_ITEM, FoundationRef,
} from './foundation.schema';
import { FOUNDATION_ITEMS } from './items';
import { removeCompanySdg } from './remove-company-sdg';
import { removeCompanySkill } from './remove-company-skill';
import { saveCompanySdg } from './save-company-sdg';
import { setSkillPeople } from './set-skill-people';
import { searchSkills, type Skill } from './skills.queries';

areaField('foundation', FoundationRef, FOUNDATION);
rowMutations(FOUNDATION_ITEMS, FOUNDATION_ITEM);

const signedIn = { authScopes: { signedIn: true } } as const;

const SkillRef = builder.objectRef<Skill>('Skill').implement({
  fields: (t) => ({
    id: t.exposeID('id'), name: t.exposeString('name'), theme: t.exposeString('theme'), isUserGenerated: t.exposeBoolean('isUserGenerated'),
  }),
});

const SKILLS_A_PAGE = 20;
const SkillPageRef = pageRef('SkillPage', SkillRef, SKILLS_A_PAGE);

builder.queryField('skills', (t) => t.field({
  ...signedIn, type: SkillPageRef, complexity: STATEMENT_COST,
  description: 'The catalogue and the own words of the viewer’s companies, by name; those that begin with the text come first.',
  args: {
    search: t.arg.string({ required: false, defaultValue: '' }),
    first: t.arg.int({ required: false, defaultValue: SKILLS_A_PAGE }),
    after: t.arg.string({ required: false }),
  },
  resolve: (_root, { search, first, after }, context) => (
    searchSkills(context, { search: search ?? '', first: first ?? SKILLS_A_PAGE, after: after ?? null })
  ),
}));

builder.mutationFields((t) => {
  const company = { companyId: t.arg.id() };
  const skill = { ...company, id: t.arg.id() };
  const sdg = { ...company, sdgId: t.arg.int() };
  const ofSdg = { ...signedIn, complexity: STATEMENT_COST, type: CompanySdgPayloadRef } as const;
  const ofSkill = { ...signedIn, complexity: STATEMENT_COST, type: CompanySkillPayloadRef } as const;
  return {
    saveCompanySdg: t.field({
      ...ofSdg, args: { ...sdg, contribution: t.arg.string({ required: false }), evaluation: t.arg.string({ required: false }) },
      resolve: (_root, args, context) => rowPayload(context, 'CompanySdg', () => saveCompanySdg(context, args)),
    }),
    removeCompanySdg: t.field({
      ...ofSdg, args: sdg,
      resolve: (_root, args, context) => rowPayload(context, 'CompanySdg', () => removeCompanySdg(context, args)),
    }),
    addCompanySkill: t.field({
      ...ofSkill, args: { ...skill, name: t.arg.string() },
      description: 'An own skill is merged case-insensitively with what exists: `row` is the one that stands there.',
      resolve: (_root, args, context) => rowPayload(context, 'CompanySkill', () => addCompanySkill(context, args)),
    }),
    removeCompanySkill: t.field({
      ...ofSkill, args: skill,
      resolve: (_root, args, context) => rowPayload(context, 'CompanySkill', () => removeCompanySkill(context, args)),
    }),
    setSkillPeople: t.field({
      ...ofSkill, args: { ...skill, userIds: t.arg.idList() }, description: 'The list replaces the one before.',
      resolve: (_root, args, context) => rowPayload(context, 'CompanySkill', () => setSkillPeople(context, args)),
    }),
  };
});
