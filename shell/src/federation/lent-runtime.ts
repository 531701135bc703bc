import { init } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

declare const __FEDERATION_VERSION__: string;

declare global {
  interface Window {
    /** What the containers of remotes run on, by version: a remote's build names the one it was built with. */
    heartwoodFederation?: Record<string, object>;
  }
}

/**
 * What the container of a remote runs on, as the package's own default export has it; without what our remotes' build never asks for:
 * remotes of remotes, libraries that are there before the first chunk, and shared ones that a server shakes.
 */
const lentRuntime = {
  runtime: { init },
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    initContainerEntry,
    init: ({ webpackRequire: { federation } }: { webpackRequire: { federation: { initOptions: Parameters<typeof init>[0] } } }) => (
      init(federation.initOptions)
    ),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

const lent: Record<string, object> = (window.heartwoodFederation = { [__FEDERATION_VERSION__]: lentRuntime });

/** Whether the page has the runtime of a version. */
export function isRuntimeLent(version: string): boolean {
  return version in lent;
}
