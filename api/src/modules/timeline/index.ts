export { HAS_MARKET_GOAL_SQL, HAS_TRACTION_SQL, isGoalSql, planGoalsSql, type GoalFace } from './timeline.queries';
export { writeDemoGoals, type DemoGoal } from './timeline.demo';
export { milestone } from './timeline.table';
