import type { Cast } from './builders';
import type { TestServer } from './test-server';

type Row = Record<string, unknown> & { id: string };

/** What any command on a timeline answers, as far as it was asked. */
export interface TimelineAnswer {
  row: Row | null;
  rows: Row[];
  goal: Row | null;
  error: { code: string; field: string | null; message: string } | null;
}

const GOAL = `id title date status revision categoryId scenarioId color relatedGoalId dependsOnIds partIds valueFrom assigneeIds milestoneValue
  checkInValue checkInDate projectedDate chosenPace`;
const PHASE = 'id revision title description from to categoryId scenarioId';
const COMMENT = 'id goalId author { id } message mentions { id } isEdited canEdit canDelete';
const ROWS = 'categories { id title } phases { id categoryId } goals { id title categoryId dependsOnIds assigneeIds }';
const ERROR = 'error { code field message }';

/** The commands by name: what is declared besides the company, and what is asked. */
const COMMANDS = {
  saveGoal: ['row: GoalInput!', `row { ${GOAL} }`],
  deleteGoal: ['id: ID!', `row { ${GOAL} }`],
  updateGoals: ['ids: [ID!]!, set: GoalSet!', `rows { ${GOAL} }`],
  shiftGoals: ['moves: [GoalMove!]!', `rows { ${GOAL} }`],
  saveTraction: ['row: TractionInput!', 'row { id title }'],
  saveCategory: ['row: CategoryInput!', 'row { id revision title }'],
  deleteCategory: ['id: ID!', 'row { id }'],
  savePhase: ['row: PhaseInput!', `row { ${PHASE} }`],
  deletePhase: ['id: ID!', 'row { id }'],
  saveScenario: ['row: ScenarioInput!', 'row { id revision title color } done'],
  deleteScenario: ['id: ID!, rows: ScenarioRows!', 'row { id } done'],
  saveCheckIn: ['row: CheckInInput!', `row { id date value note pace author { id } } goal { ${GOAL} }`],
  deleteCheckIn: ['goalId: ID!, id: ID!', `row { id } goal { ${GOAL} }`],
  addGoalAssignment: ['goalId: ID!, userId: ID!', `row { ${GOAL} }`],
  removeGoalAssignment: ['goalId: ID!, userId: ID!', `row { ${GOAL} }`],
  addGoalComment: ['goalId: ID!, id: ID!, message: String!, mentions: [ID!]!', `row { ${COMMENT} }`],
  updateGoalComment: ['id: ID!, message: String!, mentions: [ID!]!', `row { ${COMMENT} }`],
  restoreGoal: ['goalId: ID!, entryId: String!', `row { ${GOAL} }`],
  deleteGoalComment: ['id: ID!', 'row { id }'],
  restoreGoalComment: ['id: ID!', `row { ${COMMENT} }`],
  importGoals: [
    'goals: [GoalInput!]!, phases: [PhaseInput!]!, categories: [CategoryInput!]!, assignments: [GoalAssignees!]', `${ROWS} done`,
  ],
  removeGoals: ['goalIds: [ID!]!, phaseIds: [ID!]!, categoryIds: [ID!]!', `${ROWS} done`],
} as const;
export type TimelineCommand = keyof typeof COMMANDS;

export interface TimelineView {
  canEdit: boolean;
  canEditScenarios: boolean;
  eventSeq: number;
  categories: Row[];
  scenarios: Row[];
  phases: Row[];
  milestones: Row[];
  tractions: Row[];
  people: Row[];
}

/** The timeline of a cast's company, called as somebody. */
export class TimelineCalls {
  constructor(private readonly server: TestServer, private readonly cast: Cast) {}

  async call(name: TimelineCommand, variables: Record<string, unknown>, token = this.cast.editor.token): Promise<TimelineAnswer> {
    const [declared, fields] = COMMANDS[name];
    const names = declared.split(', ').map((each) => each.split(':')[0]);
    const text = `mutation ($companyId: ID!, ${declared.replace(/(\w+):/g, '$$$1:')}) {
      ${name}(companyId: $companyId, ${names.map((each) => `${each}: $${each}`).join(', ')}) { ${fields} ${ERROR} } }`;
    return (await this.ask<Record<string, TimelineAnswer>>(
      text, { companyId: this.cast.companyId, ...variables }, token,
    ))[name] as TimelineAnswer;
  }

  /** The record that a command has written. Throws when it was refused. */
  async write(name: TimelineCommand, variables: Record<string, unknown>, token?: string): Promise<Row> {
    const { row, error } = await this.call(name, variables, token);
    if (error || !row) throw new Error(error?.message ?? 'nothing was written');
    return row;
  }

  async timeline(token = this.cast.viewer.token, between: { from?: string; to?: string } = {}): Promise<TimelineView> {
    const text = `query ($companyId: ID!, $from: Date, $to: Date) { timeline(companyId: $companyId, from: $from, to: $to) {
      canEdit canEditScenarios eventSeq categories { id title } scenarios { id title color } phases { ${PHASE} }
      milestones { ${GOAL} } tractions { id title } people { id firstname } } }`;
    return (await this.ask<{ timeline: TimelineView }>(text, { companyId: this.cast.companyId, ...between }, token)).timeline;
  }

  async ask<Data>(text: string, variables: Record<string, unknown>, token: string): Promise<Data> {
    const { data, errors } = await this.server.graphql<Data>(text, variables, token);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  }
}
