export * from './version';
export * from './readable';
export * from './shell';
export * from './remote';
export * from './registry';
export { parseManifest, parseRegistry } from './parse-registry';
export * from './load-error';
