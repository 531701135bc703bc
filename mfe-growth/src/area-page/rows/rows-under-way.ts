const underWay = new Set<Promise<unknown>>();

/** Lets `rowsAnswered` wait for this command on a row, which never fails. */
export function underWayUntilAnswered<Answer>(command: Promise<Answer>): Promise<Answer> {
  underWay.add(command);
  void command.finally(() => underWay.delete(command));
  return command;
}

/**
 * Resolves when the commands on rows are answered that are under way now. An answer tells of the module as it was when it was made:
 * one that comes after the module was marked would take the mark off the screen.
 */
export const rowsAnswered = () => Promise.allSettled([...underWay]);
