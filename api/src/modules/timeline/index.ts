import './timeline.fields';
import './timeline-page.fields';
import './lanes.fields';
import './goal-talk.fields';
import './import-goals.fields';

export {
  HAS_MARKET_GOAL_SQL, HAS_TRACTION_SQL, isGoalSql, numbersReachedSql, openGoalsOfSql, planGoalsSql, TIMELINE_ROWS,
} from './timeline.queries';
export { writeDemoTimeline, type DemoGoal, type DemoLanes, type DemoTraction } from './timeline.demo';
export { readTimelineOf } from './read-timeline-page';
export { sweepTimelineJob } from './sweep-timeline.job';
export { tellOfGoals } from './tell-of-goals.job';
export { forgetAssignee } from './goal-assignments';
export { GoalNameRef, goalNamesSql, type GoalName } from './goal-names';
export { calendarCategory } from './lane.table';
export { milestone, traction } from './timeline.table';
export type { Goal } from './goals';
export {
  GoalPayloadRef, GoalRef, GoalsPayloadRef, GoalStatusRef, ScenarioPayloadRef, TIMELINE_RECORDS, TimelineRowsPayloadRef, TractionPayloadRef,
  type TimelinePayload,
} from './timeline.schema';
