import './tour.fields';

export {};
