import type { BrowserContext, Page } from '@playwright/test';

/** Collects what must never happen on a page: console errors, uncaught exceptions, violations of the content security policy. */
export class PageGuard {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];
  private isClosed = false;

  /** Tells of an error the test brings about on purpose, before it does so. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** The test is over: what happens now is the end of its server. */
  close(): void {
    this.isClosed = true;
  }

  problems(): string[] {
    return this.found.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `CSP violation: ${event.violatedDirective} refused ${event.blockedURI} (${event.sourceFile ?? ''}:${event.lineNumber})`,
        );
      });
    });
    context.on('page', (page) => this.watchPage(page));
    for (const page of context.pages()) this.watchPage(page);
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.take(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.take(`exception: ${error.stack ?? error.message}`));
  }

  private take(problem: string): void {
    if (!this.isClosed) this.found.push(problem);
  }
}
