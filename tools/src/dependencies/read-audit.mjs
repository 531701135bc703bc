/**
 * What `npm audit --json` said, for a person.
 * @param {string} output
 * @returns {{ answered: boolean, found: number, lines: string[] }} `answered` is false where the registry has no such answers: nothing was
 * checked then
 */
export function readAudit(output) {
  /**
   * @type {{ message?: string, vulnerabilities?: Record<string, { severity: string, range: string, fixAvailable: unknown, via: (string | {
   * title: string, url: string })[] }> }}
   */
  let said;
  try {
    said = JSON.parse(output);
  } catch {
    said = { message: 'npm said nothing that can be read' };
  }
  if (!said.vulnerabilities) return {
    answered: false, found: 0,
    lines: [`Nothing was checked: the registry does not say which packages are vulnerable (${said.message ?? 'no reason given'}).`],
  };
  const found = Object.entries(said.vulnerabilities);
  if (found.length === 0) return { answered: true, found: 0, lines: ['The registry knows of no vulnerability in what is installed.'] };
  const lines = found.map(([name, { severity, range, fixAvailable, via }]) => {
    const reasons = via.map((each) => (typeof each === 'string' ? `through ${each}` : `${each.title} ${each.url}`));
    return `${severity}: ${name} ${range}, ${reasons.join('; ')}${fixAvailable ? '' : ' (there is no fix yet)'}`;
  });
  return { answered: true, found: found.length, lines };
}
