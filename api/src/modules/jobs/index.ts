export { defineJob } from './define-job';
export type { AnyJob } from './define-job';
export { forgetJobs } from './forget-jobs.job';
export { JobQueue } from './job-queue';
export { JobRunner } from './job-runner';
export { every, everyDay, everyWeek } from './repeat';
