import './activity.fields';

export { activityUse } from './activity.table';
export { sweepUsesJob } from './sweep-uses.job';
export { activityText } from './activity-text';
export { logActivity, type Activity } from './log-activity';
export { openedBySql } from './log-page-visit';
