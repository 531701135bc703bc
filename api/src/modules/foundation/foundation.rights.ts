import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MEMBERS, type Rights } from '../../testing/rights';

export const FOUNDATION_RIGHTS: Rights = {
  fields: {
    'Query.foundation': inCompany(MEMBERS, () => ({ open: 'belief' })),
    'Query.skills': { may: 'signed-in', variables: () => ({ search: 'design', first: 3 }) },
    'Mutation.saveFoundationItem': {
      may: ['custom', ...EDITORS],
      variables: ({ companyId }) => ({ companyId, row: { key: 'values', id: randomUUID(), label: 'x', description: '', position: 1 } }),
    },
    'Mutation.deleteFoundationItem': inCompany(['custom', ...EDITORS], () => ({ id: randomUUID() })),
    'Mutation.saveCompanySdg': inCompany(EDITORS, () => ({ sdgId: 4 })),
    'Mutation.removeCompanySdg': inCompany(EDITORS, () => ({ sdgId: 4 })),
    'Mutation.addCompanySkill': inCompany(EDITORS, () => ({ id: randomUUID(), name: 'Prototyping' })),
    'Mutation.removeCompanySkill': inCompany(EDITORS, (stage) => ({ id: stage.skillId })),
    'Mutation.setSkillPeople': inCompany(EDITORS, (stage) => ({ id: stage.skillId, userIds: [] })),
  },
  types: {
    // Those who see the module; the commands answer with nothing else than the row.
    FoundationItem: {
      from: ['Foundation.items', 'FoundationItemPayload.row', 'PitchDeck.items'],
      fields: ['id', 'key', 'position', 'revision', 'label', 'description'],
    },
    CompanySdg: {
      from: ['CompanySdgPayload.row', 'Foundation.sdgs', 'PitchDeck.sdgs'], fields: ['id', 'key', 'sdgId', 'contribution', 'evaluation'],
    },
    CompanySkill: {
      from: ['CompanySkillPayload.row', 'Foundation.skills', 'TeamMember.skills'],
      fields: ['id', 'key', 'skillId', 'name', 'isUserGenerated', 'people'],
    },
  },
};
