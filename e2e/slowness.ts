/** How many times slower the browser's processor is made: `SLOW_PROCESSOR=6 npx playwright test …` for all of a run. */
export const slowness = Math.max(1, Number(process.env.SLOW_PROCESSOR ?? 1));
