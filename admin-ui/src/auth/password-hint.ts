/** What a new password has to be, said before the server has to refuse one. */
export const PASSWORD_HINT = 'At least 8 characters; common passwords are refused.';
