import './suggestion.fields';

export { Suggester } from './suggester';
export { sweepSuggestions } from './sweep-suggestions.job';
export { writeSuggestion } from './write-suggestion.job';
