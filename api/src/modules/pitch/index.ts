import './pitch.fields';

export type { TeamFace } from './pitch-deck';
export { TeamFaceRef } from './pitch.schema';
