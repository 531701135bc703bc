import { AREAS, moduleOf, shareSectionTitle } from '@heartwood/contract/domain';
import { dayMonth } from '../../../text/days';
import { actorsOf, companyOf, HOME, times, type Told, type Type, type Words } from './told';

/** Of modules, goals and notes, and of what was made of them. */
export const OF_PLAN = {
  MENTIONED: { kind: 'MENTION', words: (told) => onModule(told, `mentioned you${times(told)} in`) },
  COMMENTED: { kind: 'COMMENT', words: (told) => onModule(told, `commented${times(told)} on`) },
  ASSIGNED: {
    kind: 'ASSIGN',
    words: (told) => withDue(told, onModule(told, 'assigned you to')),
  },
  GOAL_MENTIONED: { kind: 'MENTION', words: (told) => onGoal(told, `mentioned you${times(told)} in`) },
  GOAL_COMMENTED: { kind: 'COMMENT', words: (told) => onGoal(told, `commented${times(told)} on`) },
  GOAL_ASSIGNED: {
    kind: 'ASSIGN',
    words: (told) => withDue(told, onGoal(told, 'assigned you to')),
  },
  PRESENTATION_MENTIONED: { kind: 'MENTION', words: (told) => onPresentation(told, `mentioned you${times(told)} in`) },
  PRESENTATION_COMMENTED: { kind: 'COMMENT', words: (told) => onPresentation(told, `commented${times(told)} on`) },
  NOTE_ASSIGNED: {
    kind: 'ASSIGN',
    words: (told) => {
      const [who, title] = [actorsOf(told), told.data.noteTitle ?? 'a note'];
      return { message: `${who} assigned you the note ${title}`, strong: [who, title], path: `${HOME}?note=${told.data.noteId ?? ''}` };
    },
  },
  GOAL_DUE: {
    kind: 'DUE',
    words: (told) => ({ message: `${goalOf(told)} is due on ${dueOf(told)}`, strong: [goalOf(told)], path: goalPath(told) }),
  },
  GOAL_LATE: {
    kind: 'DUE',
    words: (told) => ({ message: `${goalOf(told)} is late: it was due on ${dueOf(told)}`, strong: [goalOf(told)], path: goalPath(told) }),
  },
  GOAL_CHECK_IN: {
    kind: 'DUE',
    words: (told) => {
      const [title, more] = [goalOf(told), told.count - 1];
      const message = more === 0 ? `${title} waits for its weekly check-in`
        : `${title} and ${more} other ${more === 1 ? 'goal' : 'goals'} wait for their weekly check-in`;
      return { message, strong: [title], path: goalPath(told) };
    },
  },
  MODULE_DONE: {
    kind: 'LEVEL',
    words: (told) => {
      const title = titleOf(told);
      return {
        message: `${title} is done. ${companyOf(told)} is at ${told.data.done ?? 0} of 28`, strong: [title], path: modulePath(told),
      };
    },
  },
  EXPORTED: {
    kind: 'FILE',
    words: (told) => {
      const { exportId = '', fileName = 'Your file' } = told.data;
      return { message: `${fileName} is there. It is kept for a week`, strong: [fileName], path: `${HOME}?export=${exportId}` };
    },
  },
  // What was asked stands with the link: whoever it comes from is known to nobody.
  SHARE_ASKED: {
    kind: 'COMMENT',
    words: (told) => {
      const { linkName = 'A reader', section, linkId = '' } = told.data;
      const about = section === undefined ? 'a section' : shareSectionTitle(section);
      const message = told.count > 1
        ? `${linkName}: ${told.count} questions, the last about ${about}`
        : `${linkName}: a question about ${about}`;
      return { message, strong: [linkName, about], path: `/app/overview?share=${linkId}` };
    },
  },
} as const satisfies Record<string, Type>;

function onModule(told: Told, verb: string): Words {
  const [who, title] = [actorsOf(told), titleOf(told)];
  return { message: `${who} ${verb} ${title}`, strong: [who, title], path: modulePath(told) };
}

function onGoal(told: Told, verb: string): Words {
  const [who, title] = [actorsOf(told), goalOf(told)];
  // What was said stands in a part of its own.
  return {
    message: `${who} ${verb} ${title}`, strong: [who, title], path: `${goalPath(told)}${told.data.commentId ? '&part=comments' : ''}`,
  };
}

function onPresentation(told: Told, verb: string): Words {
  const { presentationId = '', presentationTitle = 'a presentation' } = told.data;
  const who = actorsOf(told);
  return {
    message: `${who} ${verb} ${presentationTitle}`, strong: [who, presentationTitle], path: `/app/presentation/edit/${presentationId}`,
  };
}

const goalOf = ({ data }: Told) => data.goalTitle ?? 'a goal';
const dueOf = ({ data: { dueDate } }: Told) => (dueDate === undefined ? 'its day' : dayMonth(dueDate));
const goalPath = ({ data }: Told) => `/app/timeline?goal=${data.goalId ?? ''}`;

const titleOf = ({ data }: Told) => (data.moduleKey ? moduleOf(data.moduleKey).label : 'a module');

function modulePath({ data: { moduleKey } }: Told): string {
  if (!moduleKey) return HOME;
  const { area } = moduleOf(moduleKey);
  const route = AREAS.find(({ key }) => key === area)?.route ?? '';
  return `${HOME}${route === '' ? '' : `/${route}`}?module=${moduleKey}`;
}

const withDue = ({ data: { dueDate } }: Told, { message, ...rest }: Words): Words => (
  { ...rest, message: dueDate === undefined ? message : `${message}, due ${dayMonth(dueDate)}` }
);
