import { forgetJobs } from '../modules/jobs';
import { findDigests, writeDigest } from '../modules/notification';
import type { AnyJob } from '../modules/jobs';

/** What a process can do for afterwards, of all parts. */
export const jobs: readonly AnyJob[] = [findDigests, forgetJobs, writeDigest];
