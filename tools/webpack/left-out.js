// In place of parts of the federation runtime, which a bundle would hold whether it uses them or not: the shell reads manifests and
// names files ahead by itself, and registers entries (shell/src/federation/federation.ts).

/** Keeps what was read of manifests. The rest is asked for when a plugin or a remote is registered. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

/** Of a remote whose manifest the runtime has not read nothing is known. */
export function getGlobalRemoteInfo() {
  return {};
}

/** `preloadRemote` has nothing to fetch. */
export function formatPreloadArgs() {
  return [];
}

export function preloadAssets() {
  return Promise.resolve([]);
}

export function generatePreloadAssetsPlugin() {
  return { name: 'generate-preload-assets-plugin' };
}

/** What errors would be given besides for tools that watch the runtime; nothing takes it from them. */
export function optionsToMFContext() {
  return undefined;
}

/** What is wrong is told by its number, `#RUNTIME-008`, with an address that says more. */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};

/** What the runtime has to say goes to the console as it is, without a trace of who says it. */
export const createLogger = (prefix) => Object.fromEntries(
  ['log', 'info', 'warn', 'error'].map((method) => [method, (...words) => globalThis.console[method](prefix, ...words)]),
);
export const logger = createLogger('[ Module Federation ]');
export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const infrastructureLogger = createLogger('[ Module Federation ]');

/** Only a build has a compiler. */
export function bindLoggerToCompiler() {}
