/** Password rules, shown before submitting. */
export const PASSWORD_HINT = 'At least 8 characters; common passwords are refused.';
