import { isInstalled, root } from '../src/root.mjs';
import { onceFromShell, readLent } from './read-lent.mjs';
import { hasOwnCopy } from './shared-modules.mjs';

/** What a squad can do about it. */
const advice = isInstalled
  ? 'Bring a copy by a version of your own of the library, or ask for the name (docs/squads.md).'
  : 'Add it to shell/src/federation/lent and raise the contract\'s minor.';

/** @returns {Map<string, Set<string>>} library to the names the shell lends of it */
function lentNames() {
  return new Map(Object.entries(readLent().names).map(([library, names]) => [library, new Set(names)]));
}

/**
 * Refuses a remote that takes a name of a lent library which the shell does not lend: at run time it would be
 * `undefined`. Type imports are gone before webpack looks.
 */
export class LentNamesPlugin {
  /** @param {string} workspace folder of the remote: what it has its own copy of is not lent to it */
  constructor(workspace) {
    this.workspace = workspace;
  }

  apply(compiler) {
    const lent = new Map([...lentNames()].filter(([library]) => onceFromShell.includes(library) || !hasOwnCopy(library, this.workspace)));
    const missing = new Set();
    compiler.hooks.thisCompilation.tap('LentNames', () => missing.clear());
    compiler.hooks.compilation.tap('LentNames', (compilation, { normalModuleFactory }) => {
      const look = (parser) => {
        const check = (source, name) => {
          const path = parser.state.module.resource ?? '';
          const inOwn = lent.has(source) && name && name !== 'default' && !lent.get(source).has(name);
          // A lent library's own copy is used together with the other own copies or with the shell's: it is checked too.
          if (inOwn) missing.add(`${name} of ${source} (${path.slice(root.length + 1)})`);
        };
        parser.hooks.importSpecifier.tap('LentNames', (_, source, name) => void check(source, name));
        parser.hooks.exportImportSpecifier.tap('LentNames', (_, source, _local, name) => void check(source, name));
      };
      for (const type of ['javascript/auto', 'javascript/esm']) normalModuleFactory.hooks.parser.for(type).tap('LentNames', look);
      compilation.hooks.finishModules.tap('LentNames', () => {
        if (missing.size > 0) compilation.errors.push(new compiler.webpack.WebpackError(
          `The shell does not lend: ${[...missing].join(', ')}. ${advice}`,
        ));
      });
    });
  }
}
