// Text with people in it, for comments and captions.
export { MentionInput, type MentionInputProps } from './mention-input';
export { type MentionMember, type MentionValue } from './mention-value';
export { formatOfKey, formatText } from './format-text';
