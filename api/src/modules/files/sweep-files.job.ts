import { defineJob, every } from '../jobs';
import { sweepFiles } from './sweep-files';

export const sweepFilesJob = defineJob({ kind: 'sweep-files', repeats: every({ hours: 1 }), run: (services) => sweepFiles(services) });
