import './growth.query-fields';
import './growth.mutation-fields';

export * from './growth.schema';
export { ALL_KEYS, viewGrowth, type GrowthPlan, type GrowthView } from './growth-plan';
export type { GrowthModule } from './growth-module';
export { readGrowth, type GrowthPicture } from './growth.queries';
export { CONTENT_FIELDS } from './read-growth';
export { viewComment, type Comment } from './comments';
export { readCommentRows, type CommentRow } from './comments.queries';
export { moduleVisibleSql } from './module-visible';
export * from './growth.table';
export { sweepComments } from './sweep-comments';
export { forgetMember } from './forget-member';
export { canEditPlanField } from './enter-module';
export { findOrCreateSkill } from './find-or-create-skill';
export { HOT_STATEMENTS } from './hot-statements';
