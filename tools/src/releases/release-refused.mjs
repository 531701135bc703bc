/** A release, or a step with one, that would harm others or show nothing; its message is for the squad. */
export class ReleaseRefused extends Error {
  /**
   * @param {string} name
   * @param {readonly string[]} problems everything that is wrong, at once
   */
  constructor(name, problems) {
    super(`${name} is not published:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** A step that cannot be done as things stand; its message is for whoever asked for it. */
export class StepRefused extends Error {}
