import type { Letter } from './letter';
import type { MailContent, ProtectionChange } from './mailer';
import { withPlainNames } from './plain-name';
import { PRODUCT_NAME } from './product';

const NOT_YOU = 'You did not ask for this? Then ignore this mail: nothing happens without the link.';

const UNDO =
  'The link is good for seven days, also after the change. It brings this address back, signs everybody out and lets you choose a new password.';

const EVENT_NEWS = {
  GOING: {
    subject: 'You attend an event', heading: 'See you there.', sentence: 'you attend',
    calendar: 'Your calendar can take it from this mail.',
  },
  CHANGED: {
    subject: 'An event that you attend has changed', heading: 'Something has changed.', sentence: 'time or place have changed of',
    calendar: 'Your calendar changes its entry by this mail.',
  },
  CANCELLED: {
    subject: 'An event that you attend is cancelled', heading: 'It is cancelled.', sentence: 'the host cancelled',
    calendar: 'It is out of your calendar.',
  },
  LEFT: {
    subject: 'You don’t attend an event any more', heading: 'You are not expected any more.', sentence: 'you don’t attend any more:',
    calendar: 'It is out of your calendar.',
  },
} as const;

const PROTECTION_CHANGES: Record<ProtectionChange, { subject: string; heading: string; sentence: string }> = {
  'two-factor-on': {
    subject: `Two-factor is on for ${PRODUCT_NAME}`, heading: 'Two-factor is on.',
    sentence: 'from now on a number of your authenticator app is asked for when you sign in.',
  },
  'two-factor-off': {
    subject: `Two-factor is off for ${PRODUCT_NAME}`, heading: 'Two-factor is off.',
    sentence: 'two-factor was turned off for your account.',
  },
  'new-recovery-codes': {
    subject: `New recovery codes for ${PRODUCT_NAME}`, heading: 'You have new recovery codes.',
    sentence: 'new recovery codes were made for your account. The earlier ones don’t work any more.',
  },
  'recovery-code-used': {
    subject: `A recovery code was used for ${PRODUCT_NAME}`, heading: 'A recovery code was used.',
    sentence: 'somebody has signed in to your account with one of your recovery codes.',
  },
  'passkey-added': {
    subject: `A new passkey for ${PRODUCT_NAME}`, heading: 'You have a new passkey.',
    sentence: 'a passkey was added to your account. It signs you in without a password.',
  },
  'passkey-removed': {
    subject: `A passkey was removed from ${PRODUCT_NAME}`, heading: 'A passkey was removed.',
    sentence: 'a passkey of your account was removed.',
  },
  'google-connected': {
    subject: `Google is connected with ${PRODUCT_NAME}`, heading: 'Google is connected.',
    sentence: 'somebody who holds your address at Google has signed in to your account with it, and can do so from now on.',
  },
  'google-disconnected': {
    subject: `Google is disconnected from ${PRODUCT_NAME}`, heading: 'Google is disconnected.',
    sentence: 'Google does not sign you in any more. Your password does.',
  },
  'codes-refused': {
    subject: `Wrong codes for your ${PRODUCT_NAME} account`, heading: 'Somebody knows your password.',
    sentence: 'somebody has entered your password and then wrong codes. They did not get in.',
  },
};

/** What each mail says. A subject has no words of other people: it is what an inbox shows as ours. */
export function compose(content: MailContent): Letter {
  const mail = withPlainNames(content);
  switch (mail.template) {
    case 'verify': return {
      subject: `Confirm your address for ${PRODUCT_NAME}`,
      preview: 'One click and you can begin.',
      heading: `Welcome, ${mail.firstname}.`,
      paragraphs: [
        `Please confirm that this is your address. Then you can sign in to ${PRODUCT_NAME} and find out how solid your idea is.`,
        'The link is good for 24 hours.',
      ],
      button: { label: 'Confirm my address', link: mail.link },
      footnote: NOT_YOU,
    };
    case 'reset': return {
      subject: `Choose a new password for ${PRODUCT_NAME}`,
      preview: 'The link is good for one hour.',
      heading: 'Choose a new password.',
      paragraphs: [
        `Hello ${mail.firstname}, somebody asked for a new password for this address.`,
        'The link is good for one hour and works once. Afterwards you are signed out on all your devices.',
      ],
      button: { label: 'Choose a new password', link: mail.link },
      footnote: `${NOT_YOU} Your password stays as it is.`,
    };
    case 'change-address': return {
      subject: `Confirm your new address for ${PRODUCT_NAME}`,
      preview: 'From then on you sign in with it.',
      heading: 'Is this your new address?',
      paragraphs: [
        `Hello ${mail.firstname}, you asked to use ${mail.newEmail} for ${PRODUCT_NAME}. Confirm it, and from then on you sign in with it.`,
        'The link is good for 24 hours.',
      ],
      button: { label: 'Use this address', link: mail.link },
      footnote: NOT_YOU,
    };
    case 'address-asked': return {
      subject: `Your ${PRODUCT_NAME} address is about to change`,
      preview: `To ${mail.newEmail}, unless it was not you.`,
      heading: 'Did you ask for a new address?',
      paragraphs: [
        `Hello ${mail.firstname}, somebody asked to sign in to ${PRODUCT_NAME} with ${mail.newEmail} from now on. It was you? Then there is nothing to do here: the mail to the new address has the link that confirms it.`,
      ],
      button: { label: 'This was not me', link: mail.link },
      footnote: UNDO,
    };
    case 'address-changed': return {
      subject: `Your ${PRODUCT_NAME} address has changed`,
      preview: `You now sign in with ${mail.newEmail}.`,
      heading: 'Your address has changed.',
      paragraphs: [
        `Hello ${mail.firstname}, you now sign in to ${PRODUCT_NAME} with ${mail.newEmail}. This is the last mail to your old address.`,
      ],
      button: { label: 'This was not me', link: mail.link },
      footnote: UNDO,
    };
    case 'already-member': return {
      subject: `You already have a ${PRODUCT_NAME} account`,
      preview: 'Sign in, or choose a new password.',
      heading: 'You already have an account.',
      paragraphs: [
        `Hello ${mail.firstname}, somebody tried to use this address for ${PRODUCT_NAME}, where it already has an account. Just sign in.`,
        `You forgot the password? Choose a new one here: ${mail.resetLink}`,
      ],
      button: { label: 'Sign in', link: mail.link },
      footnote: 'This was not you? Then ignore this mail: nobody was told that this address has an account.',
    };
    case 'password-changed': return {
      subject: `Your ${PRODUCT_NAME} password was changed`,
      preview: 'Your other devices are signed out.',
      heading: 'Your password was changed.',
      paragraphs: [
        `Hello ${mail.firstname}, the password of your ${PRODUCT_NAME} account was changed just now, and your other devices were signed out.`,
      ],
      footnote: `This was not you? Choose a new password at once: ${mail.resetLink}`,
    };
    case 'new-device': return {
      subject: `A new device signed in to ${PRODUCT_NAME}`,
      preview: 'It was you? Then there is nothing to do.',
      heading: 'A new device signed in.',
      paragraphs: [
        `Hello ${mail.firstname}, ${mail.device} has signed in to your ${PRODUCT_NAME} account just now, where you have not signed in before.`,
      ],
      button: { label: 'See your devices', link: mail.link },
      footnote: `This was not you? Choose a new password at once: ${mail.resetLink}`,
    };
    case 'protection-changed': return {
      ...PROTECTION_CHANGES[mail.change],
      preview: 'It was you? Then there is nothing to do.',
      paragraphs: [`Hello ${mail.firstname}, ${PROTECTION_CHANGES[mail.change].sentence}`],
      button: { label: 'See what protects your account', link: mail.link },
      footnote: `This was not you? Choose a new password at once: ${mail.resetLink}`,
    };
    case 'account-ends': return {
      subject: `Your ${PRODUCT_NAME} account ends soon`,
      preview: `On ${mail.day}, unless you log in.`,
      heading: `Your account ends on ${mail.day}.`,
      paragraphs: [
        `Hello ${mail.firstname}, you asked for your ${PRODUCT_NAME} account to be deleted, and are logged out everywhere. Log in until then and everything comes back.`,
      ],
      button: { label: 'Keep my account', link: mail.link },
      footnote: 'This was not you? Log in, keep the account and choose a new password.',
    };
    case 'owner-asked': return {
      subject: `You are asked to own a company on ${PRODUCT_NAME}`,
      preview: 'It is yours once you accept.',
      heading: `Will you own ${mail.companyName}?`,
      paragraphs: [
        `Hello ${mail.firstname}, ${mail.invitedBy} asks you to become the owner of ${mail.companyName}, with its plan. Nothing changes until you accept.`,
      ],
      button: { label: 'Answer', link: mail.link },
      footnote: 'The owner decides on the plan, the team and the end of a company.',
    };
    case 'owner-changed': return {
      subject: `A company of yours on ${PRODUCT_NAME} has another owner`,
      preview: 'The question you asked was accepted.',
      heading: `${mail.companyName} has another owner.`,
      paragraphs: [`Hello ${mail.firstname}, ${mail.heir} has accepted to own ${mail.companyName}. You stay in it as an admin.`],
      button: { label: 'See my companies', link: mail.link },
      footnote: 'You did not ask for this? Somebody else may be logged in as you: choose a new password, sign out all devices and write to us.',
    };
    case 'payout-account-asked': return {
      subject: `Confirm where ${PRODUCT_NAME} pays your commission`,
      preview: 'The link is good for 24 hours.',
      heading: 'Is this where your commission goes?',
      paragraphs: [
        `Hello ${mail.firstname}, you asked for the commission of ${mail.companyName} to be paid to ${mail.account}.`,
        'Confirm it, and it is used from the next payout on. Until then everything stays as it is. The link is good for 24 hours.',
      ],
      button: { label: 'Look and confirm', link: mail.link },
      footnote: 'You did not ask for this? Somebody else may be logged in as you: choose a new password and sign out all devices.',
    };
    case 'payout-account-changed': return {
      subject: `${PRODUCT_NAME} pays your commission to another account`,
      preview: 'From the next payout on.',
      heading: 'Commission goes to another account.',
      paragraphs: [
        `Hello ${mail.firstname}, ${mail.changedBy} has confirmed that the commission of ${mail.companyName} is paid to ${mail.account}, from the next payout on.`,
      ],
      button: { label: 'See it', link: mail.link },
      footnote: 'Nobody of you wanted this? Change the account at once, and write to us.',
    };
    case 'data-export': return {
      subject: `Your ${PRODUCT_NAME} data is ready`,
      preview: 'You can fetch it for seven days.',
      heading: 'Your data is ready.',
      paragraphs: [
        `Hello ${mail.firstname}, what you wrote and uploaded has been put together. You can fetch it in your settings for seven days; we ask who you are first.`,
      ],
      button: { label: 'Fetch my data', link: mail.link },
      footnote: 'You did not ask for this? Somebody else may be logged in as you: choose a new password and sign out all devices.',
    };
    case 'invite': return {
      subject: `You have been invited to a company on ${PRODUCT_NAME}`,
      preview: `Build ${mail.companyName} together on ${PRODUCT_NAME}.`,
      heading: `Join ${mail.companyName}.`,
      paragraphs: [
        `${mail.invitedBy} invites you to work on the plan of ${mail.companyName} in ${PRODUCT_NAME}, as ${mail.position} with ${mail.access}.`,
      ],
      button: { label: 'See the invitation', link: mail.link },
      footnote: `You do not know ${mail.invitedBy}? Then ignore this mail: nobody joins a company without accepting.`,
    };
    case 'receipt': return {
      subject: `Your receipt from ${PRODUCT_NAME}`,
      preview: `${mail.amount}, paid.`,
      heading: `Thank you, ${mail.firstname}.`,
      paragraphs: [
        `${mail.companyName} has paid ${mail.amount} for ${mail.what} on ${mail.when}.`,
        `Invoice ${mail.number} is with your plan, as a PDF.`,
      ],
      button: { label: 'See the invoice', link: mail.link },
      footnote: 'Something is wrong with it? Answer from your account: the owner and admins of a company see what it pays.',
    };
    case 'notice': return {
      subject: `Something has changed for you on ${PRODUCT_NAME}`,
      preview: 'It concerns a company of yours.',
      heading: `Hello ${mail.firstname}.`,
      paragraphs: [`${mail.sentence}.`],
      button: { label: `Open ${PRODUCT_NAME}`, link: mail.link },
      footnote: `You choose what mails tell in your settings: ${mail.settingsLink} . To get no more of this kind: ${mail.stopLink}`,
    };
    case 'canary-stopped': return {
      subject: `A canary of ${PRODUCT_NAME} has stopped`,
      preview: 'It did worse than the live version.',
      heading: `Hello ${mail.squad}.`,
      paragraphs: [
        `The canary ${mail.version} of ${mail.remote} has stopped by itself: ${mail.illness}.`,
        `Everybody has ${mail.live}. The canary counts as failed until it is published again.`,
      ],
      button: { label: 'See how it did', link: mail.link },
      footnote: 'You get this because the remote’s manifest says that you are reached here.',
    };
    case 'event': return {
      ...EVENT_NEWS[mail.news],
      preview: mail.when,
      paragraphs: [
        `Hello ${mail.firstname}, ${EVENT_NEWS[mail.news].sentence} ${mail.eventName}.`,
        mail.where === '' ? mail.when : `${mail.when}, ${mail.where}`,
        EVENT_NEWS[mail.news].calendar,
      ],
      button: { label: 'See the event', link: mail.link },
      footnote: `You choose what mails tell in your settings: ${mail.settingsLink} . To get no more about events: ${mail.stopLink}`,
    };
    case 'answer': return {
      subject: 'You have an answer to your message',
      preview: 'It came while you were away.',
      heading: `You have an answer at ${mail.site}.`,
      paragraphs: [
        `Hello ${mail.firstname}, this was written to you while you were away.`,
        ...mail.answers.map(({ author, text }) => `${author}: ${text === '' ? 'sent a file' : text}`),
        ...(mail.more > 0 ? [`And ${mail.more} more.`] : []),
      ],
      button: { label: 'Read and answer', link: mail.link },
      footnote: `You write with ${mail.site} by ${PRODUCT_NAME}; ${mail.site} gave us your address for answers that you miss. To get no more of these mails: ${mail.stopLink}`,
    };
    case 'digest': return {
      subject: `${mail.sentences.length + mail.more === 1 ? 'One thing' : `${mail.sentences.length + mail.more} things`} you have not seen on ${PRODUCT_NAME}`,
      preview: 'What happened while you were away.',
      heading: `While you were away, ${mail.firstname}.`,
      paragraphs: [...mail.sentences.map((sentence) => `${sentence}.`), ...(mail.more > 0 ? [`And ${mail.more} more.`] : [])],
      button: { label: 'See all of it', link: mail.link },
      footnote: `You choose what these mails tell, and how often, in your settings: ${mail.settingsLink} . To get no more of them: ${mail.stopLink}`,
    };
  }
}
