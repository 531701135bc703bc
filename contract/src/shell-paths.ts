/** The shell's own pages inside the product; everything below /app/settings is one of its tabs. */
export const SHELL_PAGES = ['/app/team', '/app/company', '/app/company/partners', '/app/settings'] as const;

/** What is the shell's alone: a remote's page neither is one of these, nor holds one, nor lies below one. */
export const SHELL_PATHS: readonly string[] = ['/', '/auth', '/onboarding', '/status', '/embed', ...SHELL_PAGES];
