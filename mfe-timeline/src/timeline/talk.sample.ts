import type { Samples } from '@heartwood/client-kit/samples';
import { addDays, localToday } from './days';
import type { Goal, Timeline } from './timeline';

interface CheckIn {
  __typename: 'GoalCheckIn'; id: string; goalId: string; date: string; value: string; note: string | null; pace: null;
  author: object | null;
}
interface Comment { __typename: 'GoalComment'; id: string; goalId: string; message: string }

/** What is counted, said and done about the goals of a plan; who looks is the first of its people. */
export function talkSamples({ milestones, people }: Pick<Timeline, 'milestones' | 'people'>): Samples {
  const [self = null] = people;
  const day = (days: number) => addDays(localToday(), days);
  const checkIns: CheckIn[] = [['c3', -1, '640'], ['c2', -8, '604'], ['c1', -15, '561']].map(([id, days, value]) => ({
    __typename: 'GoalCheckIn', id: String(id), goalId: 'g-trips', date: day(Number(days)), value: String(value), note: null, pace: null,
    author: self,
  }));
  const comments: (Comment & object)[] = [];
  const goalOf = (id: unknown) => milestones.find((goal) => goal.id === id) as Goal;
  const answer = (goalId: unknown) => ({ __typename: 'GoalPayload', error: null, row: goalOf(goalId) });
  const page = (__typename: string, nodes: readonly object[]) => ({ __typename, nodes, hasMore: false, endCursor: null });
  return {
    GoalDetail: ({ id }) => ({
      goal: {
        __typename: 'GoalDetail', goal: goalOf(id), canEdit: true, canAssign: true, canComment: true,
        plannedDate: id === 'g-app' ? day(-20) : null, people,
        assignees: people.filter((person) => goalOf(id).assigneeIds.includes(person.id)),
        checkIns: checkIns.filter(({ goalId }) => goalId === id),
      },
    }),
    GoalComments: ({ goalId }) => ({ goalComments: page('GoalCommentPage', comments.filter((comment) => comment.goalId === goalId)) }),
    GoalHistory: () => ({
      goalHistory: page('GoalHistoryPage', [
        {
          __typename: 'GoalHistoryEntry', id: '2', actor: self, text: 'moved it from 6 May to 18 May', canRestore: true,
          createdAt: `${day(-1)}T10:00:00Z`,
        },
        {
          __typename: 'GoalHistoryEntry', id: '1', actor: self, text: 'wrote “Grocer app”', canRestore: false,
          createdAt: `${day(-9)}T10:00:00Z`,
        },
      ]),
    }),
    SaveCheckIn: ({ row }) => {
      const given = row as CheckIn;
      const saved = { ...given, __typename: 'GoalCheckIn' as const, author: self };
      const at = checkIns.findIndex(({ id }) => id === given.id);
      checkIns.splice(Math.max(at, 0), at < 0 ? 0 : 1, saved);
      return { saveCheckIn: {
        __typename: 'CheckInPayload', error: null, row: saved, goal: { ...goalOf(given.goalId), checkInValue: given.value },
      } };
    },
    DeleteCheckIn: ({ id, goalId }) => {
      checkIns.splice(checkIns.findIndex((each) => each.id === id), 1);
      return { deleteCheckIn: { __typename: 'CheckInPayload', error: null, row: null, goal: goalOf(goalId) } };
    },
    AddGoalAssignment: ({ goalId, userId }) => {
      goalOf(goalId).assigneeIds = [...goalOf(goalId).assigneeIds, String(userId)];
      return { addGoalAssignment: answer(goalId) };
    },
    RemoveGoalAssignment: ({ goalId, userId }) => {
      goalOf(goalId).assigneeIds = goalOf(goalId).assigneeIds.filter((id) => id !== userId);
      return { removeGoalAssignment: answer(goalId) };
    },
    RestoreGoal: ({ goalId }) => ({ restoreGoal: answer(goalId) }),
    AddGoalComment: ({ companyId: _company, mentions: _mentions, ...given }) => {
      const row = {
        ...given as unknown as Comment, __typename: 'GoalComment' as const, author: self, mentions: [], isEdited: false,
        createdAt: new Date().toISOString(),
        canEdit: true, canDelete: true,
      };
      comments.unshift(row);
      return { addGoalComment: { __typename: 'GoalCommentPayload', error: null, row } };
    },
  };
}
