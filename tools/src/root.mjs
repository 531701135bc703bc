import { fileURLToPath } from 'node:url';

const pathOf = (address) => fileURLToPath(new URL(address, import.meta.url)).replace(/[\\/]$/, '');

/** Absolute path of the tools' own folder, without a slash at the end. */
export const toolsFolder = pathOf('../');

/** Whether the tools are a package that a squad has installed in a repository of its own (docs/squads.md). */
export const isInstalled = /[\\/]node_modules[\\/]/.test(toolsFolder);

/** Absolute path of the repository, without a slash at the end: of the product's, or of the squad's, in which a command runs. */
export const root = isInstalled ? process.cwd() : pathOf('../../');
