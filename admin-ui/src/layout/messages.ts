import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** Overrides of react-admin's texts that users of the back office can see. */
const MESSAGES: Record<string, string> = {
  'ra.notification.http_error': 'The server didn’t respond',
  'ra.notification.data_provider_error': 'The server didn’t respond',
  'ra.notification.item_doesnt_exist': 'This item no longer exists',
  'ra.notification.logged_out': 'You were signed out. Sign in again.',
  'ra.notification.not_authorized': 'You don’t have access to this',
  'ra.notification.offline': 'No connection. The data could not be loaded.',
  'ra.message.unsaved_changes': 'You have unsaved changes. Leave anyway?',
  'ra.action.select_all': 'Select all',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => MESSAGES[key] ?? defaultI18nProvider.translate(key, options),
};
