import * as runtimeCore from '@module-federation/runtime-core';

/**
 * What the containers of contract 1.0 to 1.4 run on: their build took the federation runtime's core from the page, by this name. It comes
 * for them alone, and as a copy of its own (tools/webpack/shell.mjs): the page's would hold all that they may ask for.
 */
Reflect.set(window, '_FEDERATION_RUNTIME_CORE', runtimeCore);
