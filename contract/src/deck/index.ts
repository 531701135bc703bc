export * from './apply-ops';
export * from './deck';
export * from './facts';
export * from './ops';
export * from './themes';
