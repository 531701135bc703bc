export { ApiError, apiErrorOf, operationError, sentenceOf } from './api-error';
export { failureOf, failureToast, isFault, NETWORK, showFailure, type Failure, type Outcome } from './failure';
export { offerUndo } from './offer-undo';
export { useCommand, type CommandOptions, type CommandResult } from './use-command';
