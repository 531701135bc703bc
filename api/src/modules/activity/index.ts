export { activityText } from './activity-text';
export { logActivity, type Activity } from './log-activity';
