import type { NewMail } from '../mail/mail.types.js';

const SIGNATURE = '\n\nGamekit\n';

export const approvedMail = (to: string, signInLink: string): NewMail => ({
  to,
  subject: 'Your Gamekit account is approved',
  text: `Good news: an administrator has approved your account. You can sign in now:\n\n${signInLink}${SIGNATURE}`,
});

export const rejectedMail = (to: string, reason: string | undefined, signUpLink: string): NewMail => ({
  to,
  subject: 'Your Gamekit account was not approved',
  text:
    [
      'An administrator has looked at your account and did not approve it.',
      ...(reason ? [`Reason: ${reason}`] : []),
      `You may ask again at any time: ${signUpLink}`,
    ].join('\n\n') + SIGNATURE,
});
