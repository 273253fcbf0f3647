import type { NewMail } from '../../mail/mail.types.js';
import type { Role } from '../../common/access/access.types.js';

const SIGNATURE = '\n\nGamekit\n';

const WHAT_ROLES_MAY: Record<Role, string> = {
  user: 'You can sign in now, but you can’t open the back office until an administrator gives you the analyst or administrator role.',
  analyst: 'You can sign in now and use all research and idea screens as an analyst.',
  admin:
    'You can sign in now and use every screen as an administrator, including the accounts of other people.',
};

export const approvedMail = (to: string, role: Role, signInLink: string): NewMail => ({
  to,
  subject: 'Your Gamekit account is approved',
  text:
    ['An administrator has approved your account.', WHAT_ROLES_MAY[role], signInLink].join('\n\n') +
    SIGNATURE,
});

export const rejectedMail = (to: string, reason: string | undefined, signUpLink: string): NewMail => ({
  to,
  subject: 'Your Gamekit account was not approved',
  text:
    [
      'An administrator reviewed your account and did not approve it.',
      ...(reason ? [`Reason: ${reason}`] : []),
      `You can request access again at any time: ${signUpLink}`,
    ].join('\n\n') + SIGNATURE,
});
