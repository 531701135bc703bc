import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { CompetitionArea } from './competition-area';

/** The columns of the comparison, and the customers to choose from. */
export type CompetitionRows = Pick<CompetitionArea, 'competitors' | 'customers'>;

export function sampleCompetition(customers: CompetitionRows['customers']): CompetitionRows {
  const place = { __typename: 'Competitor' as const, key: 'comparison' as const, revision: 1 };
  const rebox = {
    ...place, id: 'competitor-1', position: 1, name: 'Rebox', isSelf: false, type: 'DIRECT' as const,
    details: 'Berlin and Hamburg, 40 depots.',
    website: 'https://rebox.example', price: '€0.34 / trip', importanceLevel: 4, valueProposition: 'Branded crate pool for chains',
    pointOfDifferentiation: 'Large depot network', revenueStreams: 'Deposit, usage fee', keyTakeaway: 'Wins on reach',
    strengths: 'Capital, coverage',
    weaknesses: 'Deposit cash flow', socialMediaEngagement: 'Posts weekly', customerExperience: 3, customers: ['customer-2'],
  };
  return {
    customers,
    competitors: [
      {
        ...rebox, id: 'own', position: 0, name: 'Loopcrate', isSelf: true, type: null, website: null, price: '€0.21 / trip',
        importanceLevel: null,
        pointOfDifferentiation: '94% of crates come back inside 6 days', customerExperience: 5, customers: ['customer-1'],
        keyTakeaway: null,
      },
      rebox,
      {
        ...rebox, id: 'competitor-2', position: 2, name: 'GreenTote', price: '€4.90 / crate / mo',
        pointOfDifferentiation: 'Design, insulated', website: null,
      },
    ],
  };
}

interface Answering {
  rows: CompetitionRows;
  /** The payload of a command on a row. */
  answer(type: string, row: object | null): object;
}

/** What a server answers to the commands of the competition: what is left out of a change stays as it is. */
export function competitionOperations({ rows, answer }: Answering): Record<string, OperationAnswer> {
  const list = rows.competitors as { id: string; revision: number }[];
  const save = (row: unknown) => {
    const { baseRevision: _base, ...fields } = row as { id: string; baseRevision?: number };
    const at = list.findIndex(({ id }) => id === fields.id);
    const saved = { __typename: 'Competitor', isSelf: false, ...EMPTY, ...list[at], ...fields, revision: (list[at]?.revision ?? 0) + 1 };
    list.splice(at < 0 ? list.length : at, at < 0 ? 0 : 1, saved);
    return saved;
  };
  return {
    SaveCompetitor: ({ row }) => ({ saveCompetitor: answer('Competitor', save(row)) }),
    DeleteCompetitor: ({ id }) => {
      list.splice(0, list.length, ...list.filter((each) => each.id !== id));
      return { deleteCompetitor: answer('Competitor', null) };
    },
    ImportCompetitors: ({ rows: sent }) => ({
      importCompetitors: { __typename: 'CompetitorsPayload', rows: (sent as object[]).map(save), module: null, done: null, error: null },
    }),
  };
}

const EMPTY = {
  type: null, details: null, website: null, price: null, importanceLevel: null, valueProposition: null, pointOfDifferentiation: null,
  revenueStreams: null, keyTakeaway: null, strengths: null, weaknesses: null, socialMediaEngagement: null, customerExperience: null,
  customers: [],
};
