export { defineJob } from './define-job';
export type { AnyJob, Job } from './define-job';
export { forgetJobs } from './forget-jobs.job';
export { JobQueue } from './job-queue';
export { JobRunner } from './job-runner';
export { longChange } from './long-change';
export { every, everyDay, everyWeek } from './repeat';
