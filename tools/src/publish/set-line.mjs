/**
 * What the terminal says of a setting.
 * @param {string} remote
 * @param {{ setting: string, value: string | null, before: string | null, isDeclared: boolean }} done
 */
export function setLine(remote, { setting, value, before, isDeclared }) {
  const was = before === null ? 'it was not set' : `it was ${before}`;
  if (value === null) return `${setting} of ${remote} is not set any more; ${was}.`;
  const known = isDeclared ? '' : ` No version of ${remote} that is out asks for it.`;
  return `${setting} of ${remote} is ${value}; ${was}. Every browser can read it.${known}`;
}
