export { activityUse } from './activity.table';
export { sweepUsesJob } from './sweep-uses.job';
export { activityText } from './activity-text';
export { logActivity, type Activity } from './log-activity';
