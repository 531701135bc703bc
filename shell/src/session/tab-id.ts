import { randomHex } from './random-hex';

/**
 * Names this tab to the server for as long as it lives: a person is online while one of their tabs is open and seen, and what
 * another tab of theirs has written is told apart by it.
 */
export const tabId = randomHex();
