import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { OVER_QUOTA } from './file-quota';
import { sweepFiles } from './sweep-files';

/** Does what asks for room, once more where there was none: what was let go a moment ago makes some. */
export async function withRoom<Done>(services: Services, run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== OVER_QUOTA) throw error;
    await sweepFiles(services);
    return run();
  }
}
