import { configurationOf } from './configuration';

const settings = {
  google: null, stagingHosts: 'auto', publicUrl: 'http://localhost:4000', uploadMaxBytes: 10, smtpUrl: null, production: false,
} as const;

describe('what a page may know of the deployment', () => {
  it.each([
    ['http://localhost:4000', 'auto', true], ['https://develop.heartwood.example', 'auto', true],
    ['https://heartwood.example', 'auto', false],
    ['https://heartwood.example', 'on', true], ['http://localhost:4000', 'off', false],
  ] as const)('%s with STAGING_HOSTS %s is a staging host: %s', (publicUrl, stagingHosts, isStagingHost) => {
    expect(configurationOf({ ...settings, publicUrl, stagingHosts }).isStagingHost).toBe(isStagingHost);
  });

  it('names the mailbox only where there is one', () => {
    expect(configurationOf(settings).developmentMailbox).toBe(true);
    expect(configurationOf({ ...settings, production: true }).developmentMailbox).toBe(false);
    expect(configurationOf({ ...settings, smtpUrl: 'smtp://mail.example' }).developmentMailbox).toBe(false);
  });

  it('names Google’s client without its secret side', () => {
    expect(configurationOf({ ...settings, google: { issuer: 'https://accounts.google.com', clientId: 'abc' } }).googleClientId).toBe('abc');
  });
});
