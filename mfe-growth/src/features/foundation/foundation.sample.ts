import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type {
  CompanySdgFieldsFragment, CompanySkillFieldsFragment, FoundationItemFieldsFragment, PersonFieldsFragment,
} from '../../generated/graphql';

/** The rows of Foundation. */
export interface FoundationRows {
  items: FoundationItemFieldsFragment[];
  sdgs: CompanySdgFieldsFragment[];
  skills: CompanySkillFieldsFragment[];
}

const CATALOGUE = [
  'Accounting', 'Contract law', 'Copywriting', 'Data analysis', 'Food law', 'Market entry', 'Market research', 'Negotiation',
  'Product management', 'Route planning', 'Sales',
];

type Item = FoundationItemFieldsFragment;

const item = (key: Item['key'], id: string, position: number, label: string, description: string): Item => (
  { __typename: 'FoundationItem', id, key, position, revision: 1, label, description }
);

/** @param expert who has the skill */
export function sampleFoundation(companyId: string, expert: PersonFieldsFragment): FoundationRows {
  return {
    items: [
      item('values', 'value-1', 1, 'Plain numbers', 'We show the bad month too'),
      item('values', 'value-2', 2, 'Round trips', 'Nothing leaves that cannot come back'),
      item('culture', 'habit-1', 1, 'Depot Friday', 'One hour at the line, founders too'),
      item('culture', 'habit-2', 2, 'Open cost sheet', 'Every euro, every week, everyone'),
      item('culture', 'habit-3', 3, 'Say it to the driver', 'Feedback goes to the person, the same day'),
    ],
    sdgs: [{
      __typename: 'CompanySdg', id: `${companyId}:12`, key: 'sdgs', sdgId: 12,
      contribution: 'Each crate replaces 40 boxes a year.', evaluation: 'Boxes that our shops no longer buy.',
    }],
    skills: [{
      __typename: 'CompanySkill', id: 'skill-1', key: 'skills', skillId: 'route-planning', name: 'Route planning', isUserGenerated: false,
      people: [expert],
    }],
  };
}

interface Answering {
  companyId: string;
  rows: FoundationRows;
  /** The payload of a command on a row. */
  answer(type: string, row: object | null): object;
  person(id: string): PersonFieldsFragment;
}

/** What a server answers to the commands of Foundation. */
export function foundationOperations({ companyId, rows, answer, person }: Answering): Record<string, OperationAnswer> {
  const put = <Row extends { id: string }>(list: Row[], row: Row): Row => {
    const at = list.findIndex(({ id }) => id === row.id);
    list.splice(at < 0 ? list.length : at, at < 0 ? 0 : 1, row);
    return row;
  };
  // What is left out of a change stays as it is.
  const merged = <Row extends { id: string; revision: number }>(list: readonly Row[], row: Row): Row => {
    const known = list.find(({ id }) => id === row.id);
    return { ...known, ...row, revision: (known?.revision ?? 0) + 1 };
  };
  const drop = (list: { id: string }[], id: unknown) => list.splice(0, list.length, ...list.filter((each) => each.id !== id));
  const without = (type: string, list: { id: string }[], id: unknown) => {
    drop(list, id);
    return answer(type, null);
  };
  const sdgKey = (sdgId: unknown) => `${companyId}:${String(sdgId)}`;
  return {
    SaveFoundationItem: ({ row }) => ({
      saveFoundationItem: answer('FoundationItem', put(rows.items, merged(rows.items, { __typename: 'FoundationItem', ...row as Item }))),
    }),
    DeleteFoundationItem: ({ id }) => ({ deleteFoundationItem: without('FoundationItem', rows.items, id) }),
    SaveCompanySdg: ({ sdgId, contribution, evaluation }) => {
      const known = rows.sdgs.find((goal) => goal.sdgId === sdgId);
      return {
        saveCompanySdg: answer('CompanySdg', put(rows.sdgs, {
          __typename: 'CompanySdg', id: sdgKey(sdgId), key: 'sdgs', sdgId: Number(sdgId),
          contribution: String(contribution ?? known?.contribution ?? ''), evaluation: String(evaluation ?? known?.evaluation ?? ''),
        })),
      };
    },
    RemoveCompanySdg: ({ sdgId }) => ({ removeCompanySdg: without('CompanySdg', rows.sdgs, sdgKey(sdgId)) }),
    SkillCatalogue: ({ search, after }) => {
      const found = CATALOGUE.filter((name) => name.toLowerCase().includes(String(search).toLowerCase()));
      const rest = found.slice(found.indexOf(String(after)) + 1);
      const nodes = rest.slice(0, 8).map((name) => ({ __typename: 'Skill', id: name, name, theme: 'transversal', isUserGenerated: false }));
      return { skills: { __typename: 'SkillPage', nodes, hasMore: rest.length > 8, endCursor: nodes.at(-1)?.id ?? null } };
    },
    AddCompanySkill: ({ id, name }) => ({
      addCompanySkill: answer('CompanySkill', put(rows.skills, {
        __typename: 'CompanySkill', id: String(id), key: 'skills', skillId: String(name), name: String(name), people: [],
        isUserGenerated: !CATALOGUE.includes(String(name)),
      })),
    }),
    RemoveCompanySkill: ({ id }) => ({ removeCompanySkill: without('CompanySkill', rows.skills, id) }),
    SetSkillPeople: ({ id, userIds }) => {
      const skill = rows.skills.find((each) => each.id === id);
      const changed = skill && put(rows.skills, { ...skill, people: (userIds as string[]).map(person) });
      return { setSkillPeople: answer('CompanySkill', changed ?? null) };
    },
  };
}
