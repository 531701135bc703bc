import './credit.fields';

export { compareCreditsJob } from './compare-credits.job';
export { writeDemoCredits, writeDemoUse } from './credit.demo';
export { endCreditsJob } from './end-credits.job';
export { grantAllowance } from './grant-allowance';
export { grantCredits } from './grant-credits.job';
export * from './hold-credits';
export * from './issue-credits';
