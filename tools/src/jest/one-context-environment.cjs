const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

/** Stands for the context this process began in, which has no object of its own. */
const mainContext = {};
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(code, parameters, parsingContext === mainContext ? options : { ...options, parsingContext });

/**
 * Node's environment without a context of its own: what a test makes is of the same realm as what packages make, so that these can be
 * loaded once for all test files (`shared-modules-runtime.cjs`). The process's variables are put back after each file.
 */
module.exports = class OneContextEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.variables = { ...process.env };
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  getVmContext() {
    return mainContext;
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    await super.teardown();
  }
};
