import { forgetJobs } from '../modules/jobs';
import type { AnyJob } from '../modules/jobs';

/** What a process can do for afterwards, of all parts. */
export const jobs: readonly AnyJob[] = [forgetJobs];
