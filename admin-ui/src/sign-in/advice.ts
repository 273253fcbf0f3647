/** What to do when a person with the right password or session may not come in; undefined for any other reason. */
export function adviceOn(code: string | undefined): string | undefined {
  if (code === 'not_approved') {
    return 'Wait for the email about your account request, or ask your administrator.';
  }
  return code === 'profile_missing' ? 'Ask your administrator to set it up.' : undefined;
}
