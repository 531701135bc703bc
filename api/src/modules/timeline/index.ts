import './timeline.fields';

export { HAS_MARKET_GOAL_SQL, HAS_TRACTION_SQL, isGoalSql, numbersReachedSql, planGoalsSql, TIMELINE_ROWS } from './timeline.queries';
export { writeDemoGoals, type DemoGoal } from './timeline.demo';
export { GoalNameRef, goalNamesSql, type GoalName } from './goal-names';
export { milestone, traction } from './timeline.table';
export type { Goal } from './goals';
export { GoalPayloadRef, GoalRef, GoalsPayloadRef, TIMELINE_RECORDS, TractionPayloadRef, type TimelinePayload } from './timeline.schema';
