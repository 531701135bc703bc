/** Names this tab to the server for as long as it lives: a person is online while one of their tabs is open and seen. */
export const tabId = crypto.randomUUID();
