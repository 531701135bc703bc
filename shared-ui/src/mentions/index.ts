// Text with people in it, for comments and captions.
export { MentionInput, type MentionInputProps } from './mention-input';
export { mentionQuery, type MentionMember, type MentionValue } from './mention-value';
export { formatOfKey, formatText } from './format-text';
// For a field with suggestions of its own.
export { Match } from '../controls/listbox';
export { useActiveRow } from '../controls/active-row';
