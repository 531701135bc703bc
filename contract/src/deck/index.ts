export * from './deck';
export * from './facts';
export * from './look';
export * from './ops';
export * from './themes';
