/** What the terminal says of the demo. */
export const demoAccounts = [
  '  Demo accounts, password heartwood-demo:',
  '    founder@loopcrate.example (owner), admin@, editor@, viewer@, custom@loopcrate.example',
  '    outsider@fernwood.example (owner of another company)',
];
