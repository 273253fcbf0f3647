import type { NewMail } from '../mail/mail.types.js';
import type { RequestOutcome } from './sign-up/access-requests.service.js';

const SIGNATURE = '\n\nGamekit\n';

const composeMail = (to: string, subject: string, ...paragraphs: string[]): NewMail => ({
  to,
  subject,
  text: paragraphs.join('\n\n') + SIGNATURE,
});

const confidentialMail = (...parts: Parameters<typeof composeMail>): NewMail => ({
  ...composeMail(...parts),
  confidential: true,
});

export const confirmAddressMail = (to: string, link: string): NewMail =>
  confidentialMail(
    to,
    'Confirm your email address for Gamekit',
    'Someone, probably you, requested a Gamekit account with this email address. Confirm it with this link and the password you chose. The link works once and expires in 24 hours:',
    link,
    'If that was not you, ignore this message. Nothing happens without your confirmation.',
  );

/** Mail about the decision on a sign-up. */
export function outcomeMail(
  to: string,
  outcome: RequestOutcome,
  links: { link(path: string): string },
): NewMail {
  const signInLink = links.link('/login');
  if (outcome === 'taken') return addressTakenMail(to, signInLink);
  return composeMail(
    to,
    'Your Gamekit account request',
    'Your account request has been received. An administrator will review it, and you will get an email with the decision.',
    ...(outcome === 'created'
      ? []
      : [
          `You signed up before, so your password is the one you chose the first time. If you forgot it, choose a new one here: ${signInLink}`,
        ]),
    'If you did not sign up, you can ignore this message.',
  );
}

const addressTakenMail = (to: string, signInLink: string): NewMail =>
  composeMail(
    to,
    'You already have a Gamekit account',
    'Someone, probably you, tried to sign up with this email address, which already has an account. Nothing changed.',
    `Sign in, or choose a new password if you forgot yours: ${signInLink}`,
    'If that was not you, you can ignore this message.',
  );

export const passwordResetMail = (to: string, link: string, minutes: number): NewMail =>
  confidentialMail(
    to,
    'Choose a new Gamekit password',
    `Someone, probably you, requested a new password. This link works once and expires in ${minutes} minutes:`,
    link,
    'If that was not you, you can ignore this message. Your password has not changed.',
  );

export const passwordChangedMail = (to: string, signInLink: string): NewMail =>
  confidentialMail(
    to,
    'Your Gamekit password was changed',
    'The password of your account was changed and your other devices were signed out.',
    `If that was not you, request a new password now: ${signInLink}`,
  );

export const secondFactorMail = (to: string, isOn: boolean): NewMail =>
  confidentialMail(
    to,
    `Two-factor authentication is ${isOn ? 'on' : 'off'}`,
    `Two-factor authentication of your Gamekit account was turned ${isOn ? 'on' : 'off'}.`,
    'If that was not you, change your password and tell your administrator.',
  );
