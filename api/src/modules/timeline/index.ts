export { HAS_MARKET_GOAL_SQL, HAS_TRACTION_SQL, isGoalSql } from './timeline.queries';
export { writeDemoGoals, type DemoGoal } from './timeline.demo';
export { GoalNameRef, goalNamesSql, type GoalName } from './goal-names';
export { milestone } from './timeline.table';
