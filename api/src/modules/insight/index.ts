import './insight.fields';

export {};
