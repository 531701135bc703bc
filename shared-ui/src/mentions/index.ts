// Text with people in it, for comments and captions.
export { MentionInput, type MentionInputProps } from './mention-input';
export { MentionText } from './mention-text';
export { type MentionMember, type MentionValue } from './mention-value';
