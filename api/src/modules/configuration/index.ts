import './configuration.fields';

export {};
