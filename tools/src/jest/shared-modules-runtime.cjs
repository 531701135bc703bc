const { createRequire } = require('node:module');
const { dirname } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const requires = new Map();

/**
 * Loads packages as Node does, once for all test files of a worker: to load them anew for each file takes longer than most files' tests.
 * Our own modules stay each file's own, with whatever state they hold. For `one-context-environment.cjs` alone, where both share one realm;
 * a package can't be mocked under it.
 */
module.exports = class SharedModulesRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    const path = pathOfPackage(from, name);
    return path ? requires.get(dirname(from))(path) : super.requireModuleOrMock(from, name);
  }
};

/** @returns {string | null} the file of a package; null for our own modules, for jest's and for Node's */
function pathOfPackage(from, name) {
  if (/^(\.|\/|node:|@jest\/|jest-|expect$)/.test(name) || from.includes('/node_modules/')) return null;
  const folder = dirname(from);
  if (!requires.has(folder)) requires.set(folder, createRequire(from));
  try {
    const path = requires.get(folder).resolve(name);
    return path.includes('/node_modules/') ? path : null;
  } catch {
    // Jest's own resolver knows more places, and says what is missing.
    return null;
  }
}
