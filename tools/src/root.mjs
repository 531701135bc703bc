import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a slash at the end. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
