export { createFakeShell, type FakeShell, type FakeShellOptions } from './create-fake-shell';
export { type OperationAnswer } from './fake-fetch';
export { expectCleanUnmount, type CleanUnmountOptions } from './expect-clean-unmount';
export { documentsOf, sentText } from './sent-operations';
