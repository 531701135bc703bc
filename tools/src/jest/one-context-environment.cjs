const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

/** Stands for the context this process began in, which has no object of its own. */
const mainContext = {};
const { compileFunction } = vm;
const compiled = new Map();
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) => {
  if (parsingContext !== mainContext) return compileFunction(code, parameters, { ...options, parsingContext });
  // A module's function holds nothing: each file that calls it has a module of its own, compiled once for all files.
  const known = compiled.get(options.filename);
  if (known?.code === code) return known.factory;
  const factory = compileFunction(code, parameters, options);
  if (options.filename) compiled.set(options.filename, { code, factory });
  return factory;
};

/**
 * Node's environment without a context of its own: what a test makes is of the same realm as what packages make, so that these can be
 * loaded once for all test files (`shared-modules-runtime.cjs`). The process's variables are put back after each file.
 */
module.exports = class OneContextEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.variables = { ...process.env };
    this.exit = process.exit;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  getVmContext() {
    return mainContext;
  }

  async teardown() {
    // What jest's runner leaves would hold all that the file had loaded, and its handlers would be told of every later file's tests.
    process.exit = this.exit;
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (/^(EVENT_HANDLERS|JEST_STATE_SYMBOL)$/.test(symbol.description ?? '')) delete globalThis[symbol];
    }
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    await super.teardown();
  }
};
