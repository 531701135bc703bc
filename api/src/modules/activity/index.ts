export { activityText } from './activity-text';
export { activityLog } from './activity.table';
export { logActivity, type Activity } from './log-activity';
