export * from './chart-shapes';
export * from './chart-words';
export * from './deck';
export * from './facts';
export * from './look';
export * from './ops';
export * from './themes';
export * from './type-sizes';
