export { NotLoaded } from './not-loaded';
export { isForbidden, NotAMember, PageFailure, type PageFailureProps } from './page-failure';
export { PlanGate, type PlanGateProps } from './plan-gate';
export { ShowMore, type ShowMoreProps } from './show-more';
export { useAskAgain } from './use-ask-again';
export { useFailure, type LoadFailure } from './use-failure';
export { useMore, type MoreRows } from './use-more';
export { LOAD_TIMEOUT, usePatience } from './use-patience';
export { useWholeList } from './use-whole-list';
