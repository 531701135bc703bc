export { AUTOSAVE_DELAY, createAutosave, RETRY_DELAY, type Autosave, type AutosaveOptions, type SaveOutcome } from './autosave.model';
export { createDraftDesk, type DraftDesk, type DraftDeskOptions, type WrittenText } from './draft-desk';
export { shownText, type DraftPhase, type DraftState, type ServerText } from './draft-state';
export { readKept } from './kept-drafts';
export { adopt, holdTab, leftBehind, openWithLeft, othersDrafts, tabDraft } from './tab-drafts';
export { TextConflict } from './late-text-conflict';
export { textRoom } from './text-room';
export { useTabDraft } from './use-tab-draft';
export { useUnsent } from './use-unsent';
