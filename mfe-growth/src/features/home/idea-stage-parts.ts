/** The modules that the card holds. */
export const IDEA_STAGE_KEYS = ['businessSectors', 'businessStage'] as const;
export type IdeaStageKey = (typeof IDEA_STAGE_KEYS)[number];
