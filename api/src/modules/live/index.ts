import './live.fields';

export {};
