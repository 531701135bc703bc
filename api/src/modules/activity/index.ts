import './activity.fields';

export { writeDemoVisits } from './activity.demo';
export { activityUse } from './activity.table';
export { sweepUsesJob } from './sweep-uses.job';
export { activityText } from './activity-text';
export { fieldsBeforeActivity, logActivity, type Activity, type GoalChange } from './log-activity';
export { openedBySql } from './log-page-visit';
