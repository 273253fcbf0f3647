/**
 * Every `code` of an error answer, with what happened and what to do. Clients branch on these names, so they are part of
 * the API; the texts go into its document and into `docs/errors.md`.
 */
export const PROBLEM_CODES = {
  analysis_not_found: 'The analysis does not exist. List the analyses again.',
  bad_json: 'The body is not valid JSON. Correct it.',
  bad_request: 'The request is invalid. `detail` says what to change.',
  busy: 'Someone else is changing the same data. Retry in a moment.',
  client_id_used: 'This `clientId` belongs to another message. Send a new UUID.',
  conflict: 'The request conflicts with stored data. `detail` says how; read it again and decide.',
  database_unavailable: 'The database cannot be reached. Retry after `Retry-After`.',
  disk_full: "The server's disk is full. An administrator has to free space; nothing was written.",
  duplicate: 'It already exists. Use it, or change the field that must be unique.',
  error: 'The request failed. `detail` says why.',
  forbidden: 'Your role does not allow this. Ask an administrator.',
  game_not_found: 'The game is neither in the catalog nor in the stores. Check the id and the platform.',
  headers_too_large: 'Address and headers are longer than 16 kB. Send less.',
  idea_changed:
    'Someone changed the idea first. `current` is the newest one: merge, then send its `version`.',
  idea_not_found: 'The idea does not exist or is not shared with you.',
  idempotency_answer_lost:
    'The first request with this key was executed, but its response was lost. Check the result before you send it again.',
  idempotency_in_progress: 'The first request with this key is still running. Retry after `Retry-After`.',
  idempotency_key_reused: 'This `Idempotency-Key` was used for another request. Send a new key.',
  internal_error: 'An internal error. Report it with the `requestId`.',
  invalid_credentials: 'Email or password is wrong.',
  invalid_cursor:
    'The cursor belongs to another list or to a restored database. Start again without `after`.',
  invalid_input: 'Some input is invalid. `errors` says what to change in each field.',
  invalid_token: 'The token is expired, revoked or unknown. Sign in again or create a new token.',
  item_not_found: 'The idea or analysis no longer has this item. Read it again.',
  job_ended: 'The job has ended, so it cannot be cancelled.',
  language_not_supported:
    'The text is in a language that the engine cannot read. Use another engine or text.',
  last_admin: 'This is the last administrator. Give someone else the role first.',
  last_market: 'This is the only market. Add another one first, or pause it.',
  market_exists: 'This country is already a market. Change that one.',
  market_pinned: 'An environment variable of the server sets the markets. Change it there.',
  method_not_allowed: 'This address does not support this method. `Allow` lists the supported ones.',
  missing_scope: 'The token lacks the scope named in `detail`. Use a token that has it.',
  model_busy: 'The external model is rate limited. Retry after `Retry-After`, or use the built-in engine.',
  model_failed: 'The external model failed. Retry, or use `engine: "built-in"`.',
  model_invalid: 'The external model answered in an unexpected format. Retry, or use `engine: "built-in"`.',
  model_network: 'The external model cannot be reached. Check its address, or use `engine: "built-in"`.',
  model_off: 'No external model is connected. An administrator connects one in Settings.',
  model_quota: 'You have used up your calls to the external model. Retry after `Retry-After`.',
  model_refused:
    'The external model refuses the key or the request. An administrator has to check the connection.',
  model_timeout: 'The external model took too long. Retry, or use `engine: "built-in"`.',
  model_too_large:
    'The answer of the external model is too large. Ask for less, or use `engine: "built-in"`.',
  no_description: 'The game has no description to read. Fetch its details or enter one.',
  no_file: 'The body contains no file. Send it as `application/octet-stream`.',
  no_games: 'The selection has no games. Choose another tag, chart or list of ids.',
  no_session: 'There is no session to continue. Sign in.',
  not_acceptable: 'No format in `Accept` is available. The document lists the formats of each operation.',
  not_approved: 'Your account is not approved, or no longer is. Ask an administrator.',
  not_found: 'Nothing exists at this address, or you may not see it.',
  nothing_to_remove:
    'The charts of this import were already removed, or its rows were added to charts of other imports.',
  overloaded: 'The server is overloaded. Retry after `Retry-After`.',
  own_access: 'You cannot remove your own administrator access. Ask another administrator.',
  password_required: 'Your sign-in is too old for this. Send your password again.',
  plugin_exists: 'A plugin with this name or address already exists.',
  plugin_not_listed: 'Only listed plugins can be installed or rated. Wait for its review.',
  precondition_failed: 'It has changed since the ETag in `If-Match`. Read it again; nothing was written.',
  profile_missing: 'Your account has no profile yet. Ask an administrator.',
  provider_blocked:
    'The store refuses requests for now. Retry after `Retry-After`; stored data is still served.',
  provider_failed: 'The store or its data provider sent an invalid response. Retry later.',
  provider_timeout: 'The store did not answer in time. Retry later.',
  rate_limited: 'You sent too many requests. Retry after `Retry-After`.',
  reference_missing: 'Something that the request refers to no longer exists. Read it again.',
  request_timeout: 'The body stopped arriving. Send the request again.',
  reset_link_ended: 'The link for a new password was already used or has expired. Request a new one.',
  revenue_entry_exists: 'An entry for this month, game and source already exists. Change that one.',
  sign_up_link_ended: 'The link was already used or has expired. Sign up again.',
  stopping: 'The server is stopping. Retry after `Retry-After`.',
  tag_name_taken: 'You have a tag with this name. Choose another name.',
  tag_not_found: 'The tag no longer exists. List the tags again.',
  token_not_allowed: 'API tokens cannot do this. Sign in as a person.',
  token_read_only: 'The token is read-only. Use one with the scope `write`.',
  too_large: 'The body is larger than this address accepts. Send less at once.',
  too_many_digests: 'You have reached the limit of digests per person. Delete one first.',
  too_many_markets: 'The limit of markets is reached. Remove one first.',
  too_many_rules: 'You have reached the limit of rules per person. Delete one first.',
  too_many_tags: 'The limit of tags is reached. Delete one first.',
  too_many_tokens: 'You have reached the limit of tokens per person. Revoke one first.',
  too_many_watchlists: 'You have reached the limit of watchlists per person. Delete one first.',
  too_many_webhooks: 'The limit of webhooks is reached. Delete one first.',
  too_slow: 'The database took too long. Ask for less, or retry after `Retry-After`.',
  totp_invalid: 'The code is wrong or was already used. Send the next code from the app.',
  totp_required: 'The account uses two-factor authentication. Send `totp` as well.',
  two_factor_not_pending: 'Two-factor setup has not been started. Start it first.',
  two_factor_on: 'Two-factor authentication is already on.',
  unauthenticated: 'The request has no token. Send `Authorization: Bearer …`.',
  unavailable: 'A part of the product is not responding. Retry after `Retry-After`.',
  unprocessable: 'The request was understood, but cannot be carried out. `detail` says why.',
  unsupported_media_type:
    'This address does not accept this content type. The document lists the accepted ones.',
  upload_cut_off: 'The upload was cut off. Send the file again.',
  upload_stalled: 'No data of the upload arrived for 30 seconds. Send the file again.',
  uri_too_long: 'The address is too long. Shorten it.',
  version_not_found: 'The idea has no such version. List its versions.',
  watchlist_fills_itself: 'This watchlist is filled automatically. Choose one with picked games.',
  watchlist_full: 'The watchlist is full. Remove some first.',
  webhook_off: 'The webhook is turned off. Turn it on first.',
  webhook_target_private:
    'The address belongs to a private network. Use a public one, or set `WEBHOOK_PRIVATE_TARGETS=on`.',
  wrong_password: 'That is not your current password.',
} as const satisfies Record<string, string>;

/** All codes as a Markdown list. */
export const describeProblemCodes = (): string =>
  Object.entries(PROBLEM_CODES)
    .map(([code, text]) => `- \`${code}\`: ${text}`)
    .join('\n');

export type ProblemCode = keyof typeof PROBLEM_CODES;
