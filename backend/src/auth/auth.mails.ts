import type { NewMail } from '../mail/mail.types.js';

const SIGNATURE = '\n\nGamekit\n';

const mail = (to: string, subject: string, ...paragraphs: string[]): NewMail => ({
  to,
  subject,
  text: paragraphs.join('\n\n') + SIGNATURE,
});

const confidentialMail = (...parts: Parameters<typeof mail>): NewMail => ({
  ...mail(...parts),
  confidential: true,
});

export const requestReceivedMail = (to: string): NewMail =>
  mail(
    to,
    'Your Gamekit account request',
    'Your account request has been received. An administrator will look at it; you will get an e-mail when that is done.',
    'If you did not sign up, you can ignore this message.',
  );

export const addressTakenMail = (to: string, signInLink: string): NewMail =>
  mail(
    to,
    'You already have a Gamekit account',
    'Somebody, probably you, tried to sign up with this e-mail address, which has an account already. Nothing was changed.',
    `Sign in, or choose a new password there if you forgot yours: ${signInLink}`,
    'If that was not you, you can ignore this message.',
  );

export const passwordResetMail = (to: string, link: string, minutes: number): NewMail =>
  confidentialMail(
    to,
    'Choose a new Gamekit password',
    `Somebody, probably you, asked for a new password. This link works once, within ${minutes} minutes:`,
    link,
    'If that was not you, you can ignore this message; your password stays as it is.',
  );

export const passwordChangedMail = (to: string, signInLink: string): NewMail =>
  confidentialMail(
    to,
    'Your Gamekit password was changed',
    'The password of your account was changed and your other devices were signed out.',
    `If that was not you, ask for a new password at once: ${signInLink}`,
  );

export const secondFactorMail = (to: string, isOn: boolean): NewMail =>
  confidentialMail(
    to,
    `Two-factor authentication is ${isOn ? 'on' : 'off'}`,
    `Two-factor authentication of your Gamekit account was turned ${isOn ? 'on' : 'off'}.`,
    'If that was not you, change your password and tell your administrator.',
  );
