import { MODULES } from '@heartwood/contract/domain';
import { teamTurnsBack } from './team-turns-back';

const doneWith = (isTeamDone: boolean) => MODULES.map(({ key }) => (key === 'team' ? isTeamDone : false));

test('what the level loses with the only other member is said with both levels', () => {
  expect(teamTurnsBack({ done: 17, modulesDone: doneWith(true) })).toMatch(
    /^Nobody else is in the team: “Team and advisors” turns back to not done, and .*17 of 28 becomes .*16 of 28\.$/,
  );
  expect(teamTurnsBack({ done: 17, modulesDone: doneWith(false) })).toBe('');
});
