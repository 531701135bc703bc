/** What a link wants to know before it shows anything. */
export interface DoorAsks { passcode: boolean; mail: boolean }

/** What was said at its door; empty where it does not ask. */
export interface DoorAnswers { passcode: string; mail: string }
