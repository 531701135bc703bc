import { MODULES } from '@heartwood/contract/domain';
import { doneCount, modulesDone, type LevelFacts } from './company-level';

const nothing: LevelFacts = {
  doneKeys: [], sectors: [], stageId: null, isSoloFounder: false, acceptedMembers: 0, hasMarketGoal: false, hasTraction: false,
};

describe('what is done in a company', () => {
  it.each([
    ['businessSectors', { sectors: ['education'] }], ['businessStage', { stageId: 1 }], ['team', { acceptedMembers: 1 }],
    ['team', { isSoloFounder: true }],
    ['marketGoals', { hasMarketGoal: true }], ['traction', { hasTraction: true }], ['vision', { doneKeys: ['vision'] }],
  ] as const)('%s follows from %o alone', (key, facts) => {
    const done = modulesDone({ ...nothing, ...facts });
    expect(MODULES.filter((_, index) => done[index]).map((module) => module.key)).toEqual([key]);
  });

  it('does not take a statement for what follows from records', () => {
    expect(doneCount({ ...nothing, doneKeys: ['team', 'traction', 'businessStage', 'no-such-module'] })).toBe(0);
  });

  it('counts to 28', () => {
    expect(doneCount({
      doneKeys: MODULES.map((module) => module.key), sectors: ['education'], stageId: 1, isSoloFounder: true, acceptedMembers: 3,
      hasMarketGoal: true, hasTraction: true,
    })).toBe(28);
  });
});
