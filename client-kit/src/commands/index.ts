export { failureOf, failureToast, isFault, NETWORK, showFailure, type Failure, type Outcome } from './failure';
export { useCommand, type CommandOptions, type CommandResult } from './use-command';
