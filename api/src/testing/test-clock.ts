/** The clock of a test's server: the present, and as many milliseconds ahead of it as the test says. */
export function createTestClock() {
  const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
  return clock;
}
