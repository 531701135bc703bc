import { goalSubject, type Notice } from '../notification';
import type { EnteredGoal } from './enter-goal';

/** What a notification says of the goal that it is about, and who did it. */
export const aboutGoal = ({ companyId, goal, viewerId }: EnteredGoal, data: Notice['data'] = {}) => ({
  actorId: viewerId, companyId, subject: goalSubject(goal.id),
  data: { goalId: goal.id, goalTitle: goal.title, ...goal.date !== null && { dueDate: goal.date }, ...data },
});
