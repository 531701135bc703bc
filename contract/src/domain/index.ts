export * from './modules';
export * from './level';
export * from './plans';
export * from './access';
export * from './team-rights';
export * from './catalogues';
export * from './email';
export * from './limits';
