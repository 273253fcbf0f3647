// Generated from openapi.json by "npm run openapi".
export interface paths {
  '/api/activity': {
    /**
     * Lists what happened, newest first
     * @description Lists what happened, newest first. Only administrators see approvals, role changes, failed sign-ins and tokens.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `dashboard:read`.
     */
    get: operations['Activity_list'];
  };
  '/api/activity/read': {
    /**
     * Marks entries as read
     * @description Marks entries as read; answers with the number still unread.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `dashboard:write`.
     */
    post: operations['Activity_markRead'];
  };
  '/api/activity/unread': {
    /**
     * Counts my unread entries
     * @description Counts my unread entries.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `dashboard:read`.
     */
    get: operations['Activity_countUnread'];
  };
  '/api/activity/{id}': {
    /**
     * Gets one activity entry
     * @description Gets one activity entry.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `dashboard:read`.
     */
    get: operations['Activity_get'];
  };
  '/api/ai/connection': {
    /**
     * Gets the connection to a model
     * @description Gets the connection to a model: its name, its cost, and what environment variables set.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `ai:read`.
     */
    get: operations['AiConnection_getConnection'];
    /**
     * Connects a model, or changes prices and budget
     * @description Connects a model, or changes prices and budget.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `ai:write`.
     */
    put: operations['AiConnection_updateConnection'];
  };
  '/api/ai/connection/test': {
    /**
     * Tests the connection by asking the model for one word, with these changes if any are sent
     * @description Tests the connection by asking the model for one word, with these changes if any are sent; nothing is stored.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `ai:write`.
     */
    post: operations['AiConnection_testConnection'];
  };
  '/api/ai/models': {
    /**
     * Lists the models that the connected server offers
     * @description Lists the models that the connected server offers.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `ai:read`.
     */
    get: operations['AiConnection_listModels'];
  };
  '/api/ai/prompts': {
    /**
     * Lists the prompts that a connected model is sent, word for word
     * @description Lists the prompts that a connected model is sent, word for word. Nothing is sent by looking.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ai:read`.
     */
    get: operations['IdeaPrompts_list'];
  };
  '/api/ai/usage': {
    /**
     * Gets my usage of the external model, and the default engine
     * @description Gets my usage of the external model, and the default engine.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ai:read`.
     */
    get: operations['Ai_getUsage'];
  };
  '/api/alert-rules': {
    /**
     * Lists my rules and shared rules
     * @description Lists my rules and shared rules.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['AlertRules_list'];
    /**
     * Creates a rule
     * @description Creates a rule. Only data that arrives from now on creates alerts.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['AlertRules_create'];
  };
  '/api/alert-rules/preview': {
    /**
     * Previews the alerts that a rule would have created over the last 90 days
     * @description Previews the alerts that a rule would have created over the last 90 days; nothing is stored.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['AlertRules_preview'];
  };
  '/api/alert-rules/{id}': {
    /**
     * Gets a rule of mine or a shared one
     * @description Gets a rule of mine or a shared one.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['AlertRules_get'];
    /**
     * Changes, pauses or resumes a rule of mine
     * @description Changes, pauses or resumes a rule of mine; fields left out keep their value.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    put: operations['AlertRules_update'];
    /**
     * Deletes a rule of mine with its alerts
     * @description Deletes a rule of mine with its alerts.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    delete: operations['AlertRules_remove'];
  };
  '/api/alert-rules/{id}/unmute': {
    /**
     * Unmutes a rule and all its games for me
     * @description Unmutes a rule and all its games for me.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Alerts_unmute'];
  };
  '/api/alerts': {
    /**
     * Lists alerts of my rules and of shared rules, newest first, without those I muted
     * @description Lists alerts of my rules and of shared rules, newest first, without those I muted.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Alerts_list'];
  };
  '/api/alerts/read': {
    /**
     * Marks alerts as read
     * @description Marks alerts as read; answers with the number still unread.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Alerts_markRead'];
  };
  '/api/alerts/unread': {
    /**
     * Counts my unread alerts
     * @description Counts my unread alerts.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Alerts_countUnread'];
  };
  '/api/alerts/{id}': {
    /**
     * Gets an alert with its rule, the captures and events behind it, and its deliveries
     * @description Gets an alert with its rule, the captures and events behind it, and its deliveries.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Alerts_get'];
  };
  '/api/alerts/{id}/mute': {
    /**
     * Mutes the game of an alert, or the whole rule, for me
     * @description Mutes the game of an alert, or the whole rule, for me; if I own the rule, nothing is sent either.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Alerts_mute'];
  };
  '/api/alerts/{id}/unmute': {
    /**
     * Unmutes the rule of an alert and its game in that rule
     * @description Unmutes the rule of an alert and its game in that rule.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Alerts_unmuteAlert'];
  };
  '/api/analyses': {
    /**
     * Lists the games that I analyzed, each once with my newest analysis, newest first
     * @description Lists the games that I analyzed, each once with my newest analysis, newest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Analyses_list'];
    /**
     * Analyzes a game
     * @description Analyzes a game. A stored answer for the same text is reused as a new entry of mine, unless `fresh`. A failure stores nothing; a `code` that begins with `model_` says that the external model failed and the built-in engine may still answer.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    post: operations['Analyses_analyze'];
  };
  '/api/analyses/batch': {
    /**
     * Analyzes many games as a job of mine
     * @description Analyzes many games as a job of mine; a failed game does not stop the others. The same request joins its running job.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    post: operations['Analyses_startBatch'];
  };
  '/api/analyses/batch/preview': {
    /**
     * Previews a batch
     * @description Previews a batch: number of games, and how many have a description; nothing is started.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    post: operations['Analyses_previewBatch'];
  };
  '/api/analyses/engines': {
    /**
     * Lists the available engines, the default one first
     * @description Lists the available engines, the default one first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Analyses_listEngines'];
  };
  '/api/analyses/mechanics': {
    /**
     * Lists the items of current analyses for filters, with their number of games, most frequent first
     * @description Lists the items of current analyses for filters, with their number of games, most frequent first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Analyses_listItems'];
  };
  '/api/analyses/{id}': {
    /**
     * Gets one analysis
     * @description Gets one analysis; as Markdown with `Accept: text/markdown`.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Analyses_get'];
  };
  '/api/analyses/{id}/diff/{otherId}': {
    /**
     * Compares two analyses of one game, the earlier with the later
     * @description Compares two analyses of one game, the earlier with the later.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Analyses_compare'];
  };
  '/api/analyses/{id}/feedback': {
    /**
     * Confirms, corrects or rejects an item of the game, for all later analyses too
     * @description Confirms, corrects or rejects an item of the game, for all later analyses too; `verdict: null` removes the feedback.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    put: operations['Analyses_giveFeedback'];
  };
  '/api/analyses/{id}/items': {
    /**
     * Adds an item that the engine missed, with the sentence that proves it
     * @description Adds an item that the engine missed, with the sentence that proves it; later analyses of the game keep it. Its cue becomes a proposal for the taxonomy. `verdict: null` removes it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    post: operations['Analyses_addItem'];
  };
  '/api/analytics': {
    /**
     * Gets users, revenue and captures by calendar month
     * @description Gets users, revenue and captures by calendar month.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `dashboard:read`.
     */
    get: operations['Dashboard_getAnalytics'];
  };
  '/api/annotations': {
    /**
     * Lists notes of the team, newest day first
     * @description Lists notes of the team, newest day first: of a game with `bundleId`, of a chart with `platform`, `country` and `category`.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Annotations_list'];
    /**
     * Adds a note to a day of a game or a chart
     * @description Adds a note to a day of a game or a chart; the whole team sees it in plots.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Annotations_create'];
  };
  '/api/annotations/{id}': {
    /**
     * Gets one note
     * @description Gets one note.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Annotations_get'];
    /**
     * Changes the day or text of a note
     * @description Changes the day or text of a note; only its author may.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    put: operations['Annotations_update'];
    /**
     * Deletes any note and returns it
     * @description Deletes any note and returns it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    delete: operations['Annotations_remove'];
  };
  '/api/auth/login': {
    /**
     * Signs in
     * @description Signs in; the refresh token is set as an httpOnly cookie.
     *
     *     Needs no sign-in.
     */
    post: operations['Auth_login'];
  };
  '/api/auth/logout': {
    /**
     * Ends this session, by its cookie or its access token
     * @description Ends this session, by its cookie or its access token.
     *
     *     Needs no sign-in.
     */
    post: operations['Auth_logout'];
  };
  '/api/auth/password': {
    /**
     * Changes my password and signs out my other devices
     * @description Changes my password and signs out my other devices; with `revokeTokens` my API tokens too.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['Accounts_changePassword'];
  };
  '/api/auth/password-reset': {
    /**
     * Sends a password reset link if the e-mail has an account
     * @description Sends a password reset link if the e-mail has an account; the response is the same for every e-mail.
     *
     *     Needs no sign-in.
     */
    post: operations['Accounts_askForReset'];
  };
  '/api/auth/password-reset/confirm': {
    /**
     * Sets a new password with the token of the link
     * @description Sets a new password with the token of the link; it works once, within 30 minutes, and ends every session.
     *
     *     Needs no sign-in.
     */
    post: operations['Accounts_confirmReset'];
  };
  '/api/auth/refresh': {
    /**
     * Renews the access token with the refresh cookie and rotates the cookie
     * @description Renews the access token with the refresh cookie and rotates the cookie. 403 `not_approved` or `profile_missing` when that ended the session.
     *
     *     Needs no sign-in.
     */
    post: operations['Auth_refresh'];
  };
  '/api/auth/session': {
    /**
     * Gets the person who is signed in
     * @description Gets the person who is signed in.
     *
     *     For everybody who is signed in.
     */
    get: operations['Auth_getSession'];
  };
  '/api/auth/sessions': {
    /**
     * Lists my sessions
     * @description Lists my sessions.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:read`.
     */
    get: operations['Sessions_list'];
    /**
     * Ends all my other sessions
     * @description Ends all my other sessions; answers with the ended ones, at most the 1,000 newest.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    delete: operations['Sessions_endOthers'];
  };
  '/api/auth/sessions/{id}': {
    /**
     * Gets one of my sessions
     * @description Gets one of my sessions.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:read`.
     */
    get: operations['Sessions_get'];
    /**
     * Ends one of my sessions
     * @description Ends one of my sessions; answers with it.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    delete: operations['Sessions_endOne'];
  };
  '/api/auth/signup': {
    /**
     * Signs up
     * @description Signs up: requests an account. The response is the same for every e-mail; the outcome is mailed.
     *
     *     Needs no sign-in.
     */
    post: operations['Accounts_signUp'];
  };
  '/api/auth/signup/confirm': {
    /**
     * Confirms the e-mail of a sign-up with the token of the link, once, within 24 hours
     * @description Confirms the e-mail of a sign-up with the token of the link, once, within 24 hours; administrators see the request from then on.
     *
     *     Needs no sign-in.
     */
    post: operations['Accounts_confirmSignUp'];
  };
  '/api/auth/totp': {
    /**
     * Starts setting up two-factor authentication
     * @description Starts setting up two-factor authentication; it takes effect once a code is confirmed. 409 when it is on.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['SecondFactor_enroll'];
    /**
     * Turns off two-factor authentication
     * @description Turns off two-factor authentication. A sign-in older than ten minutes has to repeat the password.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    delete: operations['SecondFactor_turnOff'];
  };
  '/api/auth/totp/confirm': {
    /**
     * Turns on two-factor authentication with the first code of the app
     * @description Turns on two-factor authentication with the first code of the app; answers with recovery codes, shown once.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['SecondFactor_confirm'];
  };
  '/api/captures': {
    /**
     * Lists stored captures, last updated first
     * @description Lists stored captures, last updated first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['CaptureLog_listCaptures'];
  };
  '/api/captures/{id}': {
    /**
     * Removes one capture from the history
     * @description Removes one capture from the history; the current list falls back to the previous capture. It can be restored for 30 days.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    delete: operations['CaptureLog_removeCapture'];
  };
  '/api/changes': {
    /**
     * Lists changes by day and game, for display
     * @description Lists changes by day and game, for display. `/api/events` is the feed for programs.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `events:read`.
     */
    get: operations['Changes_list'];
  };
  '/api/chart-imports': {
    /**
     * Lists imported chart files, newest first
     * @description Lists imported chart files, newest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['CaptureLog_listImports'];
  };
  '/api/chart-imports/{id}': {
    /**
     * Removes every chart of an import from the history
     * @description Removes every chart of an import from the history; the current lists fall back to the previous captures. It can be restored for 30 days. Rows that it added to captures from elsewhere stay.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    delete: operations['CaptureLog_removeImport'];
  };
  '/api/chart-removals': {
    /**
     * Lists removals that can be restored
     * @description Lists removals that can be restored.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['CaptureLog_listRemovals'];
  };
  '/api/chart-removals/{id}/restore': {
    /**
     * Restores a removal
     * @description Restores a removal.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    post: operations['CaptureLog_restore'];
  };
  '/api/coverage': {
    /**
     * Gets which charts were captured on which days
     * @description Gets which charts were captured on which days: `captured`, `derived` from other charts of the store, `imported`, `empty` in the store, `blocked` by it, or `missing` although it was scheduled.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Coverage_getCoverage'];
  };
  '/api/coverage/status': {
    /**
     * Gets the scheduled charts of the last two days that are still not captured
     * @description Gets the scheduled charts of the last two days that are still not captured.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Coverage_getStatus'];
  };
  '/api/dashboard': {
    /**
     * Gets the start page of the back office
     * @description Gets the start page of the back office: figures with their change, activity, and state of the system.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `dashboard:read`.
     */
    get: operations['Dashboard_getDashboard'];
  };
  '/api/developers': {
    /**
     * Searches developers by part of the name, at most 8, those with the most games first
     * @description Searches developers by part of the name, at most 8, those with the most games first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['Developers_search'];
  };
  '/api/developers/{id}': {
    /**
     * Gets the games of a developer in both stores, by id or any spelling of the name
     * @description Gets the games of a developer in both stores, by id or any spelling of the name. Spellings that differ only in case, punctuation or legal form (`Supercell`, `Supercell Oy`) are one developer.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['Developers_get'];
  };
  '/api/developers/{id}/items/{item}': {
    /**
     * Lists the developer's games that have a mechanic or meta element, with the sentences that prove it
     * @description Lists the developer's games that have a mechanic or meta element, with the sentences that prove it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['Developers_listProofs'];
  };
  '/api/digest-subscriptions': {
    /**
     * Lists my digest subscriptions
     * @description Lists my digest subscriptions.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['DigestSubscriptions_list'];
    /**
     * Subscribes me to a digest
     * @description Subscribes me to a digest. The first one is sent on the next due day.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['DigestSubscriptions_create'];
  };
  '/api/digest-subscriptions/{id}': {
    /**
     * Gets one of my subscriptions
     * @description Gets one of my subscriptions.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['DigestSubscriptions_get'];
    /**
     * Changes when and how a digest is sent, or pauses it
     * @description Changes when and how a digest is sent, or pauses it; fields left out keep their value.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    put: operations['DigestSubscriptions_update'];
    /**
     * Ends a subscription
     * @description Ends a subscription. Earlier digests stay.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    delete: operations['DigestSubscriptions_remove'];
  };
  '/api/digests': {
    /**
     * Lists my digests, newest first
     * @description Lists my digests, newest first. They are kept for a year.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Digests_list'];
  };
  '/api/digests/feed': {
    /**
     * Gets the state of the feed of my digests
     * @description Gets the state of the feed of my digests.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['DigestFeed_get'];
    /**
     * Creates a private address for a feed of my digests, returned only once
     * @description Creates a private address for a feed of my digests, returned only once; an earlier one stops working.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['DigestFeed_create'];
    /**
     * Revokes the address of the feed
     * @description Revokes the address of the feed.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    delete: operations['DigestFeed_revoke'];
  };
  '/api/digests/feed.atom': {
    /**
     * Returns the newest 20 digests as Atom for feed readers, which cannot sign in
     * @description Returns the newest 20 digests as Atom for feed readers, which cannot sign in: the token in the address authenticates.
     *
     *     Needs no sign-in.
     */
    get: operations['DigestFeed_read'];
  };
  '/api/digests/preview': {
    /**
     * Previews the latest digest that would have been due, or one of other days
     * @description Previews the latest digest that would have been due, or one of other days; nothing is stored or sent.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Digests_preview'];
  };
  '/api/digests/{id}': {
    /**
     * Gets one of my digests
     * @description Gets one of my digests.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Digests_get'];
  };
  '/api/digests/{id}/html': {
    /**
     * Gets a digest as one self-contained HTML file, at most 200 kB
     * @description Gets a digest as one self-contained HTML file, at most 200 kB.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Digests_getHtml'];
  };
  '/api/engine-scores': {
    /**
     * Gets the scores of engines on the gold set
     * @description Gets the scores of engines on the gold set: games whose items analysts confirmed, corrected, rejected or added.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Gold_getScores'];
    /**
     * Scores an engine on the gold set, as a job of mine
     * @description Scores an engine on the gold set, as a job of mine. An external engine is called once per game.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    post: operations['Gold_startScore'];
  };
  '/api/events': {
    /**
     * Lists what changed in charts, on store pages and in analyses, in the order of recording
     * @description Lists what changed in charts, on store pages and in analyses, in the order of recording. Continue with `after` and the id of the last event: no event is missed or repeated, however many imports are running. Events of removed charts are no longer listed.
     *
     *     With `Accept: application/x-ndjson`, everything after the cursor is streamed. With `Accept: text/event-stream`, the same comes as server-sent events named `event`, followed by new events as they happen; `Last-Event-ID` works like `after`.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `events:read`.
     */
    get: operations['Events_list'];
  };
  '/api/game-matches': {
    /**
     * Lists pairs of games, one per store, that are or may be the same game
     * @description Lists pairs of games, one per store, that are or may be the same game; `proposed` pairs await a decision.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['GameMatches_list'];
  };
  '/api/game-matches/{id}/decision': {
    /**
     * Decides whether a pair is the same game
     * @description Decides whether a pair is the same game. Both ids keep working; after a split each game has the ranks of its own store again.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    post: operations['GameMatches_decide'];
  };
  '/api/games': {
    /**
     * Lists the catalog
     * @description Lists the catalog; `q` searches titles, developers and bundle ids, `tagId` gives games that carry all these tags, `mechanic` those whose newest analysis names that item (see `/api/analyses/mechanics`), `similarTo` the games most like that one, the nearest first (see `/api/games/{bundleId}/similar`). A search forgives typos and gives the 1,000 games that fit best, the best first. Ranks are those of one country, `country`, or of the one that screens open at; with `platform`, of that store's charts only. Sorting by `rankChange` goes by the places gained; `minRating` is met by a game that has it in one of the stores, and so are `minInstalls`, `minInstallsPerDay`, `containsAds`, `inAppPurchases` and `contentRating`; `updatedWithin` and `releasedWithin` are days before now.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['Games_list'];
    /**
     * Adds a game by the address of its store page, its package name or its track id
     * @description Adds a game by the address of its store page, its package name or its track id.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    post: operations['AddGames_add'];
  };
  '/api/games/enrich': {
    /**
     * Fetches the store details of the given games, or of all charting games, as a job
     * @description Fetches the store details of the given games, or of all charting games, as a job.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    post: operations['AddGames_enrich'];
  };
  '/api/games/import': {
    /**
     * Imports games with their store facts as a job, from JSONL, JSON or CSV
     * @description Imports games with their store facts as a job, from JSONL, JSON or CSV; the README lists the fields. A row with a `date` tells facts of that day: `bundleId`, `platform`, `country`, `date`, and any of `installs`, `ratings`, `score`, `price`, `inAppPurchases`, `containsAds`, `contentRating`, `whatsNew`, `version`.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    post: operations['Games_import'];
  };
  '/api/games/{bundleId}': {
    /**
     * Gets one game with what each store says of it
     * @description Gets one game with what each store says of it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['Games_get'];
  };
  '/api/games/{bundleId}/analyses': {
    /**
     * Lists all versions of the analysis of a game, by any person, newest first
     * @description Lists all versions of the analysis of a game, by any person, newest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['GameAnalyses_list'];
  };
  '/api/games/{bundleId}/changes': {
    /**
     * Lists what changed on a game's store pages, newest first
     * @description Lists what changed on a game's store pages, newest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['MarketData_listChanges'];
  };
  '/api/games/{bundleId}/description': {
    /**
     * Enters a description, or replaces the entered one
     * @description Enters a description, or replaces the entered one; those of the stores stay.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    put: operations['GameDescriptions_set'];
    /**
     * Removes the entered description and returns it
     * @description Removes the entered description and returns it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    delete: operations['GameDescriptions_remove'];
  };
  '/api/games/{bundleId}/facts': {
    /**
     * Lists the daily history of a game's listing
     * @description Lists the daily history of a game's listing: installs, ratings, price, purchases, ads, version. Installs and ratings come with their change since the previous measurement.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['MarketData_listFacts'];
  };
  '/api/games/{bundleId}/market-data': {
    /**
     * Gets what the stores say about a game
     * @description Gets what the stores say about a game; an unknown one is fetched and stored.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['MarketData_get'];
  };
  '/api/games/{bundleId}/notes': {
    /**
     * Lists the team's notes on a game, newest first
     * @description Lists the team's notes on a game, newest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['GameNotes_list'];
    /**
     * Adds a note to a game
     * @description Adds a note to a game.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    post: operations['GameNotes_create'];
  };
  '/api/games/{bundleId}/notes/{id}': {
    /**
     * Changes a note
     * @description Changes a note; only its author may.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    put: operations['GameNotes_update'];
    /**
     * Deletes a note and returns it
     * @description Deletes a note and returns it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    delete: operations['GameNotes_remove'];
  };
  '/api/games/{bundleId}/similar': {
    /**
     * Lists the games most similar to this one, with reasons
     * @description Lists the games most similar to this one, with reasons: mechanics of the newest analyses, the stores' own lists of similar games, and days in the same charts. The game's own listing in the other store is never included.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['SimilarGames_list'];
  };
  '/api/games/{bundleId}/tags': {
    /**
     * Lists all tags of a game, ordered by name
     * @description Lists all tags of a game, ordered by name.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['GameTags_list'];
  };
  '/api/games/{bundleId}/tags/{tagId}': {
    /**
     * Adds a tag to a game
     * @description Adds a tag to a game; no effect when the game already has it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    put: operations['GameTags_attach'];
    /**
     * Removes a tag from a game
     * @description Removes a tag from a game; no effect when the game does not have it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:write`.
     */
    delete: operations['GameTags_detach'];
  };
  '/api/health/live': {
    /**
     * Checks that the process answers
     * @description Checks that the process answers.
     *
     *     Needs no sign-in.
     */
    get: operations['Health_checkLive'];
  };
  '/api/health/ready': {
    /**
     * Checks that the process and its database answer
     * @description Checks that the process and its database answer.
     *
     *     Needs no sign-in.
     */
    get: operations['Health_checkReady'];
  };
  '/api/ideas': {
    /**
     * Lists my ideas and those that are shared, my pinned ones first, then the newest
     * @description Lists my ideas and those that are shared, my pinned ones first, then the newest; `q` searches names, pitches, settings and items, `source` the ids of games and ideas that they were made from.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['Ideas_list'];
    /**
     * Creates an idea
     * @description Creates an idea.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    post: operations['Ideas_create'];
  };
  '/api/ideas/brainstorm': {
    /**
     * Brainstorms a new idea of mine from one to three ideas or games
     * @description Brainstorms a new idea of mine from one to three ideas or games; it keeps where its parts come from.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    post: operations['IdeaAssistance_brainstorm'];
  };
  '/api/ideas/variants': {
    /**
     * Suggests five ideas to choose from, each different in another way
     * @description Suggests five ideas to choose from, each different in another way; `more` gives five others, `combine` one from parts of them.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    post: operations['IdeaAssistance_listVariants'];
  };
  '/api/ideas/{id}': {
    /**
     * Gets an idea of mine, or one that is shared
     * @description Gets an idea of mine, or one that is shared.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['Ideas_get'];
    /**
     * Changes an idea
     * @description Changes an idea; what is left out stays. The former version is kept.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    put: operations['Ideas_update'];
    /**
     * Deletes an idea of mine with its former versions, comments and chats
     * @description Deletes an idea of mine with its former versions, comments and chats.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    delete: operations['Ideas_remove'];
  };
  '/api/ideas/{id}/assist': {
    /**
     * Suggests a better text for one item
     * @description Suggests a better text for one item; the idea itself stays as it is. With `Accept: text/event-stream` the answer comes as events: `token` `{text}`, then `done` with the answer, or `error` `{problem}`.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    post: operations['IdeaAssistance_assist'];
  };
  '/api/ideas/{id}/brief': {
    /**
     * Gets a one-page summary of the idea
     * @description Gets a one-page summary of the idea; with `Accept: text/markdown` as a Markdown document.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['IdeaInsights_getBrief'];
  };
  '/api/ideas/{id}/comments': {
    /**
     * Lists what the team said about an idea, oldest first
     * @description Lists what the team said about an idea, oldest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['IdeaTeam_listComments'];
    /**
     * Comments on an idea
     * @description Comments on an idea.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    post: operations['IdeaTeam_addComment'];
  };
  '/api/ideas/{id}/comments/{commentId}': {
    /**
     * Deletes a comment of mine, or any on an idea of mine
     * @description Deletes a comment of mine, or any on an idea of mine.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    delete: operations['IdeaTeam_removeComment'];
  };
  '/api/ideas/{id}/messages': {
    /**
     * Lists my own chat about an idea that I see, oldest first
     * @description Lists my own chat about an idea that I see, oldest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['Chat_list'];
    /**
     * Sends a message
     * @description Sends a message; the answer may propose a change of the idea, which is not applied. With `Accept: text/event-stream` the answer is streamed: `token` `{text}`, then `done` with the plain answer, or `error` `{problem}`. Closing the stream stops the assistant; the text so far is stored as `stopped`. A failure stores nothing.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    post: operations['Chat_send'];
  };
  '/api/ideas/{id}/nearest': {
    /**
     * Lists charting games with items like those of the idea, nearest first
     * @description Lists charting games with items like those of the idea, nearest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['IdeaInsights_listNearest'];
  };
  '/api/ideas/{id}/pin': {
    /**
     * Pins an idea to the top of my list
     * @description Pins an idea to the top of my list.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    put: operations['IdeaTeam_pin'];
    /**
     * Unpins an idea from the top of my list
     * @description Unpins an idea from the top of my list.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    delete: operations['IdeaTeam_unpin'];
  };
  '/api/ideas/{id}/restore': {
    /**
     * Restores a former version, which becomes the newest
     * @description Restores a former version, which becomes the newest.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    post: operations['Ideas_restore'];
  };
  '/api/ideas/{id}/score': {
    /**
     * Scores how promising the charts make the idea, in named parts with the numbers behind them
     * @deprecated
     * @description Scores how promising the charts make the idea, in named parts with the numbers behind them.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['IdeaInsights_getScore'];
  };
  '/api/ideas/{id}/signal': {
    /**
     * Gets what the charts say of the idea
     * @description Gets what the charts say of the idea: share and change of its mechanics, games that pair its items, newcomers and the nearest games, each with the number of games and the days it rests on. There is no total.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['IdeaInsights_getSignal'];
  };
  '/api/ideas/{id}/state': {
    /**
     * Shares, archives or decides on an idea
     * @description Shares, archives or decides on an idea; its version stays. Sharing and archiving are its owner's.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    put: operations['IdeaTeam_setState'];
  };
  '/api/ideas/{id}/team': {
    /**
     * Gets who noted the idea down, its comments and votes, and what I did with it
     * @description Gets who noted the idea down, its comments and votes, and what I did with it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['IdeaTeam_get'];
  };
  '/api/ideas/{id}/versions': {
    /**
     * Lists the former versions of an idea, newest first
     * @description Lists the former versions of an idea, newest first; at most 200 are kept.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:read`.
     */
    get: operations['Ideas_listVersions'];
  };
  '/api/ideas/{id}/vote': {
    /**
     * Votes for an idea
     * @description Votes for an idea; once per person.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    put: operations['IdeaTeam_vote'];
    /**
     * Withdraws my vote
     * @description Withdraws my vote.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `ideas:write`.
     */
    delete: operations['IdeaTeam_takeVote'];
  };
  '/api/jobs': {
    /**
     * Lists long work, newest first
     * @description Lists long work, newest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `jobs:read`.
     */
    get: operations['Jobs_list'];
  };
  '/api/jobs/{id}': {
    /**
     * Gets one job
     * @description Gets one job.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `jobs:read`.
     */
    get: operations['Jobs_get'];
  };
  '/api/jobs/{id}/cancel': {
    /**
     * Cancels a job and returns it
     * @description Cancels a job and returns it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `jobs:write`.
     */
    post: operations['Jobs_cancel'];
  };
  '/api/jobs/{id}/events': {
    /**
     * Streams server-sent events
     * @description Streams server-sent events: `progress` while the job runs and `done` at its end, each with the job as data.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `jobs:read`.
     */
    get: operations['Jobs_streamEvents'];
  };
  '/api/market-data': {
    /**
     * Gets what the stores say about a game, by name and bundle id
     * @description Gets what the stores say about a game, by name and bundle id.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['MarketData_getByName'];
  };
  '/api/markets': {
    /**
     * Lists the countries whose charts are fetched, with schedule and last refresh
     * @description Lists the countries whose charts are fetched, with schedule and last refresh.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Markets_list'];
    /**
     * Adds a market
     * @description Adds a market; its charts are fetched with the next refresh.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    post: operations['Markets_create'];
  };
  '/api/markets/default': {
    /**
     * Gets what screens open with for me when the address names no market
     * @description Gets what screens open with for me when the address names no market.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Markets_getDefault'];
    /**
     * Sets what screens open with for me
     * @description Sets what screens open with for me.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    put: operations['Markets_setDefault'];
    /**
     * Clears my default market
     * @description Clears my default market.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    delete: operations['Markets_clearDefault'];
  };
  '/api/markets/default/installation': {
    /**
     * Sets what screens open with for everyone without a choice of their own
     * @description Sets what screens open with for everyone without a choice of their own; the country must be a market.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    put: operations['Markets_setInstallationDefault'];
    /**
     * Clears the default market of the installation
     * @description Clears the default market of the installation.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    delete: operations['Markets_clearInstallationDefault'];
  };
  '/api/markets/{id}': {
    /**
     * Gets one market, by its country code
     * @description Gets one market, by its country code.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Markets_get'];
    /**
     * Changes the stores or the schedule of a market, pauses or resumes it
     * @description Changes the stores or the schedule of a market, pauses or resumes it. Takes effect at once, in every process.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    put: operations['Markets_update'];
    /**
     * Removes a market
     * @description Removes a market: its charts are no longer fetched. Stored ones stay.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    delete: operations['Markets_remove'];
  };
  '/api/outbox': {
    /**
     * Lists sent and waiting mail, newest first
     * @description Lists sent and waiting mail, newest first. The text of mail about account security is never shown.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    get: operations['Mail_list'];
  };
  '/api/outbox/{id}': {
    /**
     * Gets one mail
     * @description Gets one mail.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    get: operations['Mail_get'];
  };
  '/api/pictures': {
    /**
     * Gets a picture of a store, fetched and cached by this product, so that the browser does not reveal to the store what is viewed
     * @description Gets a picture of a store, fetched and cached by this product, so that the browser does not reveal to the store what is viewed. The back office's `img` elements send a cookie that is valid for this address only.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `games:read`.
     */
    get: operations['Pictures_get'];
  };
  '/api/plugins': {
    /**
     * Lists plugins with my own installation and rating
     * @description Lists plugins with my own installation and rating; `status` `submitted` is the review list.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `plugins:read`.
     */
    get: operations['Plugins_list'];
    /**
     * Submits a plugin for review
     * @description Submits a plugin for review.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `plugins:write`.
     */
    post: operations['Plugins_submit'];
  };
  '/api/plugins/clear-samples': {
    /**
     * Removes the sample rows
     * @description Removes the sample rows.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `plugins:write`.
     */
    post: operations['Plugins_clearSamples'];
  };
  '/api/plugins/{id}': {
    /**
     * Gets one plugin
     * @description Gets one plugin.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `plugins:read`.
     */
    get: operations['Plugins_get'];
    /**
     * Changes a plugin, reviews it (`status`), installs it for me (`installed`) or rates it (`stars`)
     * @description Changes a plugin, reviews it (`status`), installs it for me (`installed`) or rates it (`stars`).
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `plugins:write`.
     */
    put: operations['Plugins_update'];
    /**
     * Deletes a plugin
     * @description Deletes a plugin.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `plugins:write`.
     */
    delete: operations['Plugins_remove'];
  };
  '/api/profiles': {
    /**
     * Lists people, newest first
     * @description Lists people, newest first. `status` is `all`, `active` (signed in within 30 days, not disabled), `inactive`, or one status.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `people:read`.
     */
    get: operations['Profiles_list'];
  };
  '/api/profiles/{id}': {
    /**
     * Gets one person
     * @description Gets one person.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `people:read`.
     */
    get: operations['Profiles_get'];
    /**
     * Changes role or status
     * @description Changes role or status; older access tokens of the person end at once. 409 for the last administrator and for your own access.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    put: operations['Profiles_update'];
    /**
     * Deletes a person with everything that is theirs alone
     * @description Deletes a person with everything that is theirs alone; answers with the deleted record. 409 for the last administrator.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    delete: operations['Profiles_remove'];
  };
  '/api/profiles/{id}/data': {
    /**
     * Exports everything stored about a person, to be kept or handed over before deleting
     * @description Exports everything stored about a person, to be kept or handed over before deleting.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    get: operations['Profiles_exportData'];
  };
  '/api/prototypes': {
    /**
     * Lists prototypes in the order of the board
     * @description Lists prototypes in the order of the board.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `prototypes:read`.
     */
    get: operations['Prototypes_list'];
    /**
     * Adds a prototype at the end of its column, from an idea if `ideaId` is given
     * @description Adds a prototype at the end of its column, from an idea if `ideaId` is given.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `prototypes:write`.
     */
    post: operations['Prototypes_create'];
  };
  '/api/prototypes/clear-samples': {
    /**
     * Removes the sample rows
     * @description Removes the sample rows.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `prototypes:write`.
     */
    post: operations['Prototypes_clearSamples'];
  };
  '/api/prototypes/{id}': {
    /**
     * Gets one prototype
     * @description Gets one prototype.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `prototypes:read`.
     */
    get: operations['Prototypes_get'];
    /**
     * Changes a prototype, its column (`status`) or its position in it (`before`)
     * @description Changes a prototype, its column (`status`) or its position in it (`before`).
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `prototypes:write`.
     */
    put: operations['Prototypes_update'];
    /**
     * Deletes a prototype
     * @description Deletes a prototype.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `prototypes:write`.
     */
    delete: operations['Prototypes_remove'];
  };
  '/api/rankings': {
    /**
     * Lists the captured history, newest captures first
     * @description Lists the captured history, newest captures first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Rankings_list'];
  };
  '/api/rankings/countries': {
    /**
     * Lists the countries with captures
     * @description Lists the countries with captures.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Rankings_listCountries'];
  };
  '/api/rankings/coverage': {
    /**
     * Lists the data of `/api/coverage` with one row per chart and day
     * @description Lists the data of `/api/coverage` with one row per chart and day.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Coverage_listDays'];
  };
  '/api/rankings/current': {
    /**
     * Gets the three current lists, or with `date` the lists of a day
     * @description Gets the three current lists, or with `date` the lists of a day: each game once, at most 50 rows per list. A day without a capture returns the latest earlier one, and `asked` names the nearest days with one.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Rankings_getCurrent'];
  };
  '/api/rankings/history': {
    /**
     * Gets the ranks of one game over time, by list
     * @description Gets the ranks of one game over time, by list; one year unless `from` and `to` are given.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Rankings_getHistory'];
  };
  '/api/rankings/import': {
    /**
     * Imports recorded charts as a job, from CSV, JSON, JSONL or an App Store feed
     * @description Imports recorded charts as a job, from CSV, JSON, JSONL or an App Store feed; the README lists the columns.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    post: operations['Rankings_import'];
  };
  '/api/rankings/movers': {
    /**
     * Gets climbers, fallers, entries and exits between two captures
     * @description Gets climbers, fallers, entries and exits between two captures: the two newest unless `days`, `from` or `to` are given. The response says which captures were compared and why, or why none were.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Movers_get'];
  };
  '/api/rankings/ranks': {
    /**
     * Lists up to 200 ranks of one list, current or of a `date`, compared with the previous capture or `compareDate`
     * @description Lists up to 200 ranks of one list, current or of a `date`, compared with the previous capture or `compareDate`.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Rankings_listRanks'];
  };
  '/api/rankings/refresh': {
    /**
     * Gets the running refresh, the last one with its result, and the next scheduled one
     * @description Gets the running refresh, the last one with its result, and the next scheduled one.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Refresh_getState'];
    /**
     * Starts fetching charts from the stores
     * @description Starts fetching charts from the stores. Only one refresh runs per platform and country: an overlapping request joins it, and charts that it would have missed are added to it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:write`.
     */
    post: operations['Refresh_start'];
  };
  '/api/rankings/{id}': {
    /**
     * Gets one row of the captured history
     * @description Gets one row of the captured history.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `charts:read`.
     */
    get: operations['Rankings_get'];
  };
  '/api/revenue-entries': {
    /**
     * Lists entries by month, game and source, newest month first
     * @description Lists entries by month, game and source, newest month first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:read`.
     */
    get: operations['Revenue_list'];
    /**
     * Adds an entry, which replaces all sample rows
     * @description Adds an entry, which replaces all sample rows.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:write`.
     */
    post: operations['Revenue_create'];
  };
  '/api/revenue-entries/clear-samples': {
    /**
     * Removes the sample rows
     * @description Removes the sample rows.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:write`.
     */
    post: operations['Revenue_clearSamples'];
  };
  '/api/revenue-entries/import': {
    /**
     * Imports entries from CSV
     * @description Imports entries from CSV; `preview` shows the result and the errors by line without writing.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:write`.
     */
    post: operations['Revenue_import'];
  };
  '/api/revenue-entries/overview': {
    /**
     * Gets totals, growth by source, and monthly figures for the chart
     * @description Gets totals, growth by source, and monthly figures for the chart.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:read`.
     */
    get: operations['Revenue_getOverview'];
  };
  '/api/revenue-entries/{id}': {
    /**
     * Gets one entry
     * @description Gets one entry.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:read`.
     */
    get: operations['Revenue_get'];
    /**
     * Changes an entry
     * @description Changes an entry; a sample row becomes a real one.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:write`.
     */
    put: operations['Revenue_update'];
    /**
     * Deletes an entry
     * @description Deletes an entry.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `revenue:write`.
     */
    delete: operations['Revenue_remove'];
  };
  '/api/saved-views': {
    /**
     * Lists my views and shared ones
     * @description Lists my views and shared ones; `list` selects those of one list.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['SavedViews_list'];
    /**
     * Saves the filters, sorting and columns of a list
     * @description Saves the filters, sorting and columns of a list.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['SavedViews_create'];
  };
  '/api/saved-views/{id}': {
    /**
     * Gets a view of mine, or a shared one
     * @description Gets a view of mine, or a shared one.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['SavedViews_get'];
    /**
     * Changes a view of mine
     * @description Changes a view of mine; omitted fields stay. Anyone who sees a view may make it their default.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    put: operations['SavedViews_update'];
    /**
     * Deletes a view of mine
     * @description Deletes a view of mine.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    delete: operations['SavedViews_remove'];
  };
  '/api/service-accounts': {
    /**
     * Creates an account for a program
     * @description Creates an account for a program. It has API tokens but no password, and stays when people leave. It is listed among the profiles, where `service` is true.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['ServiceAccounts_create'];
  };
  '/api/settings': {
    /**
     * Gets my settings
     * @description Gets my settings.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:read`.
     */
    get: operations['Settings_get'];
    /**
     * Changes my settings
     * @description Changes my settings; omitted ones stay.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:write`.
     */
    put: operations['Settings_update'];
  };
  '/api/settings/view-state': {
    /**
     * Gets my arrangement of the screens
     * @description Gets my arrangement of the screens: columns, sort orders, rows per page.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:read`.
     */
    get: operations['Settings_getViewState'];
    /**
     * Changes my arrangement of the screens
     * @description Changes my arrangement of the screens; omitted entries stay, null removes one.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:write`.
     */
    put: operations['Settings_updateViewState'];
  };
  '/api/tags': {
    /**
     * Lists all people's tags, ordered by name
     * @description Lists all people's tags, ordered by name; `createdBy` is `me` or a profile id.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:read`.
     */
    get: operations['Tags_list'];
    /**
     * Creates a tag of mine
     * @description Creates a tag of mine; 409 when I already have one of this name.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:write`.
     */
    post: operations['Tags_create'];
  };
  '/api/tags/carried': {
    /**
     * Lists which of these games carry which tags
     * @description Lists which of these games carry which tags; tags without any of them are left out.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:write`.
     */
    post: operations['Tags_listCarried'];
  };
  '/api/tags/{id}': {
    /**
     * Gets one tag
     * @description Gets one tag.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:read`.
     */
    get: operations['Tags_get'];
    /**
     * Renames a tag or changes its description, also another person's
     * @description Renames a tag or changes its description, also another person's.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:write`.
     */
    put: operations['Tags_update'];
    /**
     * Deletes a tag, also another person's, and removes it from its games
     * @description Deletes a tag, also another person's, and removes it from its games. `gameCount` says from how many.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:write`.
     */
    delete: operations['Tags_remove'];
  };
  '/api/tags/{id}/games': {
    /**
     * Lists the games that carry a tag
     * @description Lists the games that carry a tag.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:read`.
     */
    get: operations['Tags_listGames'];
    /**
     * Adds a tag to many games, or removes it from them
     * @description Adds a tag to many games, or removes it from them: all of them, or none when one is unknown.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `tags:write`.
     */
    post: operations['Tags_setGames'];
  };
  '/api/taxonomy': {
    /**
     * Lists the mechanics and meta elements that games are analyzed for, by family, entries of the team last
     * @description Lists the mechanics and meta elements that games are analyzed for, by family, entries of the team last.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Taxonomy_listEntries'];
  };
  '/api/taxonomy-proposals': {
    /**
     * Lists proposals
     * @description Lists proposals: new entries, new wordings and cues to mute; `open` ones await a decision.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Taxonomy_listProposals'];
    /**
     * Proposes an entry or new wordings
     * @description Proposes an entry or new wordings. Nothing changes before an administrator accepts it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    post: operations['Taxonomy_propose'];
  };
  '/api/taxonomy-proposals/{id}': {
    /**
     * Accepts or rejects a proposal
     * @description Accepts or rejects a proposal; `open` undoes that. Later analyses of the built-in engine use accepted proposals.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `analyses:write`.
     */
    put: operations['Taxonomy_decide'];
  };
  '/api/taxonomy-proposals/{id}/effect': {
    /**
     * Measures the effect of a proposal
     * @description Measures the effect of a proposal: the built-in engine analyzes every stored text without and with it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Taxonomy_measureEffect'];
  };
  '/api/taxonomy/{id}/games': {
    /**
     * Lists up to twelve games with an entry, the most certain first, each with the sentence that proves it
     * @description Lists up to twelve games with an entry, the most certain first, each with the sentence that proves it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `analyses:read`.
     */
    get: operations['Taxonomy_listGames'];
  };
  '/api/tokens': {
    /**
     * Lists my API tokens
     * @description Lists my API tokens; for administrators also those of service accounts.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:read`.
     */
    get: operations['ApiTokens_list'];
    /**
     * Creates an API token, for me or for a service account
     * @description Creates an API token, for me or for a service account; its text is returned only once. API tokens cannot create others.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['ApiTokens_create'];
  };
  '/api/tokens/{id}': {
    /**
     * Gets one of my API tokens
     * @description Gets one of my API tokens.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:read`.
     */
    get: operations['ApiTokens_get'];
    /**
     * Revokes one of my tokens at once
     * @description Revokes one of my tokens at once; answers with the deleted record.
     *
     *     For everybody who is signed in.
     *
     *     Tokens with limited scopes need `account:write`.
     */
    delete: operations['ApiTokens_revoke'];
  };
  '/api/tokens/{id}/rotate': {
    /**
     * Rotates the secret of a token
     * @description Rotates the secret of a token; the new one is returned only once. The previous secret keeps working for some hours, so that programs can switch without downtime; an older one stops.
     *
     *     For everybody who is signed in.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['ApiTokens_rotate'];
  };
  '/api/trends/countries': {
    /**
     * Compares one chart in up to eight countries on the same day, with the rank of each game and where it appeared first
     * @description Compares one chart in up to eight countries on the same day, with the rank of each game and where it appeared first. A country without a capture is marked; nothing is concluded from it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Countries_compare'];
  };
  '/api/trends/countries/presence': {
    /**
     * Gets one game in the same chart of every captured country, day by day
     * @description Gets one game in the same chart of every captured country, day by day.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Countries_getPresence'];
  };
  '/api/trends/games': {
    /**
     * Lists the games behind a figure of `weeks` or `pairs`, with the sentences that prove it
     * @description Lists the games behind a figure of `weeks` or `pairs`, with the sentences that prove it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Trends_listGames'];
  };
  '/api/trends/launches': {
    /**
     * Lists games that entered the first ranks of one chart, by week or group, and how long they stay (Kaplan-Meier)
     * @description Lists games that entered the first ranks of one chart, by week or group, and how long they stay (Kaplan-Meier). Day 0 is the first capture that lists the game; the first capture without it is its end. Games that were listed when the history begins are left out and counted, and nothing is followed across a gap between captures.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Launches_list'];
  };
  '/api/trends/launches/compare': {
    /**
     * Tests whether the games of two groups stay listed equally long (log-rank test)
     * @description Tests whether the games of two groups stay listed equally long (log-rank test). Games in both groups count in neither.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Launches_compare'];
  };
  '/api/trends/launches/course': {
    /**
     * Gets the ranks of one game since its launch, next to those of games launched within four weeks of it
     * @description Gets the ranks of one game since its launch, next to those of games launched within four weeks of it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Launches_getCourse'];
  };
  '/api/trends/launches/games': {
    /**
     * Lists the games behind a figure, at most 1,000, newest first
     * @description Lists the games behind a figure, at most 1,000, newest first.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Launches_listGames'];
  };
  '/api/trends/mechanics': {
    /**
     * Lists mechanics and meta elements of charting games
     * @description Lists mechanics and meta elements of charting games: share, change over four weeks, newcomers.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Trends_listItems'];
  };
  '/api/trends/pairs': {
    /**
     * Lists which mechanics and meta elements of one chart occur together more or less often than by chance
     * @description Lists which mechanics and meta elements of one chart occur together more or less often than by chance.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Trends_listPairs'];
  };
  '/api/trends/soft-launches': {
    /**
     * Lists games that appeared in test markets before the target country, as far as captures prove it
     * @description Lists games that appeared in test markets before the target country, as far as captures prove it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Countries_listSoftLaunches'];
  };
  '/api/trends/weeks': {
    /**
     * Gets the share of each mechanic and meta element in the first ranks of one chart, week by week, with 95 % intervals
     * @description Gets the share of each mechanic and meta element in the first ranks of one chart, week by week, with 95 % intervals.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Trends_listWeeks'];
  };
  '/api/trends/white-space': {
    /**
     * Lists pairs of a mechanic and a meta element that are each frequent, but rarely occur together
     * @description Lists pairs of a mechanic and a meta element that are each frequent, but rarely occur together.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `trends:read`.
     */
    get: operations['Trends_listWhiteSpace'];
  };
  '/api/user-requests': {
    /**
     * Lists requests for access, newest first
     * @description Lists requests for access, newest first; `status` filters by tab.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `people:read`.
     */
    get: operations['UserRequests_list'];
  };
  '/api/user-requests/counts': {
    /**
     * Counts the requests in each tab
     * @description Counts the requests in each tab.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `people:read`.
     */
    get: operations['UserRequests_count'];
  };
  '/api/user-requests/{id}': {
    /**
     * Gets one request
     * @description Gets one request.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `people:read`.
     */
    get: operations['UserRequests_get'];
  };
  '/api/user-requests/{id}/approve': {
    /**
     * Approves a request
     * @description Approves a request: gives the person a role and notifies them by e-mail; approving twice changes nothing. 409 for the last administrator.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['UserRequests_approve'];
  };
  '/api/user-requests/{id}/reject': {
    /**
     * Rejects a request, or revokes an approved account, and notifies the person by e-mail
     * @description Rejects a request, or revokes an approved account, and notifies the person by e-mail. 409 for the last administrator.
     *
     *     For administrators.
     *
     *     Needs a signed-in person: personal API tokens are refused with 403.
     */
    post: operations['UserRequests_reject'];
  };
  '/api/watchlists': {
    /**
     * Lists my watchlists and shared ones
     * @description Lists my watchlists and shared ones; `bundleId` finds lists that a game was picked for.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Watchlists_list'];
    /**
     * Creates a watchlist
     * @description Creates a watchlist: of picked games, or filled by a tag, a developer or a filter.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Watchlists_create'];
  };
  '/api/watchlists/{id}': {
    /**
     * Gets a watchlist of mine, or a shared one
     * @description Gets a watchlist of mine, or a shared one.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Watchlists_get'];
    /**
     * Changes a watchlist
     * @description Changes a watchlist; omitted fields stay. Anyone who sees it may change it, but only its owner decides who sees it.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    put: operations['Watchlists_update'];
    /**
     * Deletes a watchlist of mine
     * @description Deletes a watchlist of mine; its games stay in the catalog.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    delete: operations['Watchlists_remove'];
  };
  '/api/watchlists/{id}/games': {
    /**
     * Lists the games of a watchlist
     * @description Lists the games of a watchlist: ranks in the charts of each market, installs per day, the last event, and ranks of 90 days.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:read`.
     */
    get: operations['Watchlists_listGames'];
    /**
     * Adds games to a watchlist of picked games, or removes them
     * @description Adds games to a watchlist of picked games, or removes them: all of them, or none when one is unknown.
     *
     *     For analysts and administrators.
     *
     *     Tokens with limited scopes need `watchlists:write`.
     */
    post: operations['Watchlists_setGames'];
  };
  '/api/webhook-deliveries': {
    /**
     * Lists messages to webhooks, newest first, each with its body, the response and the next attempt
     * @description Lists messages to webhooks, newest first, each with its body, the response and the next attempt.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:read`.
     */
    get: operations['WebhookDeliveries_list'];
  };
  '/api/webhook-deliveries/{id}': {
    /**
     * Gets one message
     * @description Gets one message.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:read`.
     */
    get: operations['WebhookDeliveries_get'];
  };
  '/api/webhooks': {
    /**
     * Lists webhooks with the state of their deliveries
     * @description Lists webhooks with the state of their deliveries.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:read`.
     */
    get: operations['Webhooks_list'];
    /**
     * Adds a webhook for everything that happens from now on
     * @description Adds a webhook for everything that happens from now on. Messages follow Standard Webhooks 1.0.0 and are signed with the secret in this response, which is not shown again.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:write`.
     */
    post: operations['Webhooks_create'];
  };
  '/api/webhooks/deliveries/{id}/resend': {
    /**
     * Sends a message again with the same id, now and with all its retries
     * @description Sends a message again with the same id, now and with all its retries.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:write`.
     */
    post: operations['Webhooks_resend'];
  };
  '/api/webhooks/{id}': {
    /**
     * Gets one webhook
     * @description Gets one webhook.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:read`.
     */
    get: operations['Webhooks_get'];
    /**
     * Changes a webhook, or turns it on or off
     * @description Changes a webhook, or turns it on or off. Turning it off gives up all waiting messages.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:write`.
     */
    put: operations['Webhooks_update'];
    /**
     * Deletes a webhook with its messages and returns it
     * @description Deletes a webhook with its messages and returns it.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:write`.
     */
    delete: operations['Webhooks_remove'];
  };
  '/api/webhooks/{id}/rotate-secret': {
    /**
     * Rotates the secret
     * @description Rotates the secret; the new one is only shown in this response. For 24 hours messages also carry a signature of the previous one.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:write`.
     */
    post: operations['Webhooks_rotateSecret'];
  };
  '/api/webhooks/{id}/test': {
    /**
     * Sends a message of the type `webhook.test`, now and once, and returns the result
     * @description Sends a message of the type `webhook.test`, now and once, and returns the result.
     *
     *     For administrators.
     *
     *     Tokens with limited scopes need `webhooks:write`.
     */
    post: operations['Webhooks_test'];
  };
}
export interface webhooks {
  'chart.entered': {
    /**
     * chart.entered
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_chart_entered'];
  };
  'chart.left': {
    /**
     * chart.left
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_chart_left'];
  };
  'chart.moved': {
    /**
     * chart.moved
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_chart_moved'];
  };
  'chart.peaked': {
    /**
     * chart.peaked
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_chart_peaked'];
  };
  'chart.number_one': {
    /**
     * chart.number_one
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_chart_number_one'];
  };
  'game.first_seen': {
    /**
     * game.first_seen
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_game_first_seen'];
  };
  'game.first_seen_in_country': {
    /**
     * game.first_seen_in_country
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_game_first_seen_in_country'];
  };
  'store.version_released': {
    /**
     * store.version_released
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_version_released'];
  };
  'store.title_changed': {
    /**
     * store.title_changed
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_title_changed'];
  };
  'store.icon_changed': {
    /**
     * store.icon_changed
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_icon_changed'];
  };
  'store.screenshots_changed': {
    /**
     * store.screenshots_changed
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_screenshots_changed'];
  };
  'store.description_changed': {
    /**
     * store.description_changed
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_description_changed'];
  };
  'store.price_changed': {
    /**
     * store.price_changed
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_price_changed'];
  };
  'store.removed': {
    /**
     * store.removed
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_removed'];
  };
  'store.returned': {
    /**
     * store.returned
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_store_returned'];
  };
  'rating.shifted': {
    /**
     * rating.shifted
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_rating_shifted'];
  };
  'analysis.mechanic_appeared': {
    /**
     * analysis.mechanic_appeared
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_analysis_mechanic_appeared'];
  };
  'analysis.mechanic_gone': {
    /**
     * analysis.mechanic_gone
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_analysis_mechanic_gone'];
  };
  'coverage.missing': {
    /**
     * coverage.missing
     * @description A market event, as `GET /api/events` lists it. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_coverage_missing'];
  };
  'job.completed': {
    /**
     * job.completed
     * @description A job ended. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_job_completed'];
  };
  'job.failed': {
    /**
     * job.failed
     * @description A job ended. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_job_failed'];
  };
  'job.cancelled': {
    /**
     * job.cancelled
     * @description A job ended. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_job_cancelled'];
  };
  'analysis.stored': {
    /**
     * analysis.stored
     * @description An analysis of a game was stored. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_analysis_stored'];
  };
  'user_request.created': {
    /**
     * user_request.created
     * @description A request for an account was made or decided. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_user_request_created'];
  };
  'user_request.approved': {
    /**
     * user_request.approved
     * @description A request for an account was made or decided. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_user_request_approved'];
  };
  'user_request.rejected': {
    /**
     * user_request.rejected
     * @description A request for an account was made or decided. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_user_request_rejected'];
  };
  'webhook.test': {
    /**
     * webhook.test
     * @description What the test button sends. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_webhook_test'];
  };
  'alert.created': {
    /**
     * alert.created
     * @description An alert, sent to the address of its rule only. Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.
     */
    post: operations['message_alert_created'];
  };
}
export interface components {
  schemas: {
    ActivityDto: {
      /** @description Id of the entry; `POST /api/activity/read` takes it. */
      id: string;
      /**
       * @description Dotted name of what happened.
       * @example account.approved
       */
      kind: string;
      /** @description What happened, in one sentence. */
      text: string;
      /** @description Id of the record it happened to; null when it is about no single record. */
      subject: string | null;
      /** @description Id of the person who did it; null when the product or someone not signed in did. */
      userId: string | null;
      /** @description `x-request-id` of the request that caused it; null when no request did. */
      requestId: string | null;
      /**
       * Format: date-time
       * @description When it happened.
       */
      createdAt: string;
      /** @description Whether I have read it; always true for what I did myself. */
      read: boolean;
    };
    AddGameInput: {
      /** @description Address of a Google Play or App Store page, a package name, or an App Store track id. */
      storeUrl: string;
    };
    AddedItemInput: {
      /** @description Sentence of the store text that proves it. */
      quote: string;
      /** @description The 1 to 8 words of the sentence that prove it; proposed as a cue for all games. */
      cue?: string;
      /** @description Taxonomy id of the mechanic or meta element. */
      entryId: string;
    };
    AiConnectionDto: {
      /** @description Fields set by environment variables, which cannot be changed here. */
      fixed: ('baseUrl' | 'key' | 'model')[];
      /** @description True when a model is connected. */
      configured: boolean;
      /** @description Base URL of the server; empty when none is connected. */
      baseUrl: string;
      /** @description True when a key is stored; the key itself is never returned. */
      hasKey: boolean;
      /** @description Last four characters of the key; null without a key. */
      keyEnd: string | null;
      /** @description Name of the model; empty when none is chosen. */
      model: string;
      /** @description True when the address may be in your own network. */
      allowPrivate: boolean;
      /** @description US dollars per million prompt tokens; null when unknown. */
      promptPrice: number | null;
      /** @description US dollars per million tokens of an answer; null when unknown. */
      completionPrice: number | null;
      /** @description Most to spend per UTC day for all people together, in US dollars; null is no limit. */
      dailyBudget: number | null;
      /** @description Spent today (UTC) by all people together, in US dollars; null when a price is unknown. */
      spentToday: number | null;
      /** @description Calls today (UTC) by all people together. */
      callsToday: number;
    };
    AiConnectionInput: {
      /** @description API key, never returned; empty removes it. */
      key?: string;
      /**
       * Format: uri
       * @description Base URL of an OpenAI-compatible server, including `/v1`; empty disconnects. A new address requires its key
       *     again.
       */
      baseUrl?: string;
      /** @description Name of the model, as the server lists it. */
      model?: string;
      /** @description True allows addresses in your own network, for instance a model on this machine. */
      allowPrivate?: boolean;
      /** @description US dollars per million prompt tokens; null when unknown. */
      promptPrice?: number | null;
      /** @description US dollars per million tokens of an answer; null when unknown. */
      completionPrice?: number | null;
      /** @description Most to spend per UTC day for all people together, in US dollars; null is no limit. Requires known prices. */
      dailyBudget?: number | null;
    };
    AiConnectionTestDto: {
      /** @description True when the model answered. */
      ok: boolean;
      /** @description Result, for display. */
      message: string;
      /** @description Model that answered; null when none did. */
      model: string | null;
      /** @description Duration of the test in milliseconds. */
      durationMs: number;
    };
    AiModelDto: {
      /** @description Name of the model, as the server lists it. */
      id: string;
    };
    AiUsageDto: {
      /** @description True when the default engine sends texts to an external model. */
      external: boolean;
      /** @description Id of the default engine. */
      engine: string;
      /** @description Model that the default engine uses; null for an engine without one. */
      model: string | null;
      /** @description Calls in the last minute. */
      perMinute: components['schemas']['CallShareDto'];
      /** @description Calls today; days begin at midnight UTC. */
      perDay: components['schemas']['CallShareDto'];
      /** @description Tokens used today (UTC), prompts and answers together. */
      tokensToday: number;
      /** @description Cost today in US dollars by list price; null when the price of a model used is unknown. */
      costToday: number | null;
    };
    AlertDeliveryDto: {
      /**
       * @description Where the alert was sent.
       * @enum {string}
       */
      channel: 'bell' | 'mail' | 'slack' | 'webhook';
      /**
       * @description `waiting` is being retried; `stored` is a mail that stays in the outbox because no mail server is set up.
       * @enum {string}
       */
      state: 'delivered' | 'failed' | 'stored' | 'waiting';
      /**
       * Format: date-time
       * @description When it was delivered; null until then.
       */
      at: string | null;
      /** @description How often delivery was tried. */
      attempts: number;
      /** @description Error of the last attempt; null when there was none. */
      error: string | null;
    };
    AlertDetailDto: {
      /** @description Id of the alert, the same in the bell and in every message. */
      id: string;
      /** @description Id of the rule that created it. */
      ruleId: string;
      /** @description What the rule watches, such as the name of the watchlist; null when it watches all games. */
      scopeName: string | null;
      /** @description Headline of the alert. */
      title: string;
      /** @description What happened, in one or two sentences. */
      text: string;
      /** @description Bundle id of the game; null for charts and summaries. */
      bundleId: string | null;
      /** @description Title of the game; null for charts and summaries. */
      gameTitle: string | null;
      /** @description Address of the icon of the game; null when it has none. */
      iconUrl: string | null;
      /** @description Number of findings in the alert; more than one makes it a summary. */
      hits: number;
      /**
       * Format: date-time
       * @description Time of the newest capture or event behind it.
       */
      occurredAt: string;
      /**
       * @description `digest` when the alert appears only in the bell and the next digest.
       * @enum {string}
       */
      delivery: 'digest' | 'now';
      /** @description Whether it is based on sample data. */
      sample: boolean;
      /** @description Whether I have read it. */
      read: boolean;
      /** @description Whether I have muted its rule, or its game in the rule. */
      muted: boolean;
      /**
       * Format: date-time
       * @description When my mute ends; null when it has no end or nothing is muted.
       */
      mutedUntil: string | null;
      /**
       * Format: date-time
       * @description When the alert was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the alert last changed; a summary grows during its day.
       */
      updatedAt: string;
      /** @description The rule that created the alert, as it is now. */
      rule: components['schemas']['AlertRuleDto'];
      /** @description What the alert is about, each with its evidence; one unless it is a summary. */
      findings: components['schemas']['AlertFindingDto'][];
      /** @description The captures and events of all findings. */
      events: components['schemas']['AlertEventDto'][];
      /**
       * Format: date-time
       * @description When the rule last alerted about the same game; null when it never has.
       */
      previouslyFiredAt: string | null;
      /** @description Deliveries, one per channel. */
      sent: components['schemas']['AlertDeliveryDto'][];
    };
    AlertDto: {
      /** @description Id of the alert, the same in the bell and in every message. */
      id: string;
      /** @description Id of the rule that created it. */
      ruleId: string;
      /** @description What the rule watches, such as the name of the watchlist; null when it watches all games. */
      scopeName: string | null;
      /** @description Headline of the alert. */
      title: string;
      /** @description What happened, in one or two sentences. */
      text: string;
      /** @description Bundle id of the game; null for charts and summaries. */
      bundleId: string | null;
      /** @description Title of the game; null for charts and summaries. */
      gameTitle: string | null;
      /** @description Address of the icon of the game; null when it has none. */
      iconUrl: string | null;
      /** @description Number of findings in the alert; more than one makes it a summary. */
      hits: number;
      /**
       * Format: date-time
       * @description Time of the newest capture or event behind it.
       */
      occurredAt: string;
      /**
       * @description `digest` when the alert appears only in the bell and the next digest.
       * @enum {string}
       */
      delivery: 'digest' | 'now';
      /** @description Whether it is based on sample data. */
      sample: boolean;
      /** @description Whether I have read it. */
      read: boolean;
      /** @description Whether I have muted its rule, or its game in the rule. */
      muted: boolean;
      /**
       * Format: date-time
       * @description When my mute ends; null when it has no end or nothing is muted.
       */
      mutedUntil: string | null;
      /**
       * Format: date-time
       * @description When the alert was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the alert last changed; a summary grows during its day.
       */
      updatedAt: string;
    };
    AlertEventDto: {
      /** @description Id of the market event; null for a capture or installs. */
      id: string | null;
      /** @description Type of the market event; `chart.captured` for a rank in a capture, `installs.week` for installs. */
      type: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      occurredAt: string;
      /**
       * @description Store; null when it is about no single store.
       * @enum {string|null}
       */
      platform: 'android' | 'ios' | null;
      /** @description Two-letter country code; null when it is about no single country. */
      country: string | null;
      /** @description Category of the chart; null when it is about no chart. */
      category: string | null;
      /** @description Type of the chart; null when it is about no chart. */
      rankingType: string | null;
      /** @description Details by `type`, as in `GET /api/events`. */
      data: { [key: string]: unknown };
    };
    AlertFindingDto: {
      /** @description Bundle id of the game; null for a chart. */
      bundleId: string | null;
      /** @description Headline of the finding. */
      title: string;
      /** @description What happened, in one or two sentences. */
      text: string;
      /**
       * Format: date-time
       * @description Time of the newest capture or event behind it.
       */
      occurredAt: string;
      /** @description Captures and market events that prove it. */
      events: components['schemas']['AlertEventDto'][];
    };
    AlertMessageDto: {
      /** @description UUID of the alert, same as in `/api/alerts`. */
      id: string;
      /** @description UUID of the rule. */
      ruleId: string;
      /** @description The rule as a sentence. */
      rule: string;
      /** @description Headline of the alert. */
      title: string;
      /** @description What was found, in plain text. */
      text: string;
      /** @description Game that it is about; null for charts and summaries. */
      bundleId: string | null;
      /**
       * Format: date-time
       * @description When it happened in the market (UTC).
       */
      occurredAt: string;
      /** @description Number of findings; more than one makes it a summary. */
      hits: number;
      /** @description True when it is based on sample data. */
      sample: boolean;
      /** @description Address of the screen that shows it. */
      url: string;
    };
    AlertRuleChange: {
      /** @description Id of the watchlist or tag, id or name of the developer, or bundle id of the game; null for `all`. */
      scopeId?: string | null;
      /** @description Two-letter country codes; every country when empty or omitted. */
      countries?: string[];
      /** @description Only charts of this category; the chart of all games when null or omitted. */
      category?: string | null;
      /**
       * @description What triggers an alert; decides which of `top`, `places`, `days`, `direction` and `fields` apply.
       * @enum {string}
       */
      kind?:
        | 'chart_missing'
        | 'enters_top'
        | 'first_game'
        | 'installs_unusual'
        | 'leaves_top'
        | 'mechanic_appears'
        | 'moves'
        | 'new_country'
        | 'new_version'
        | 'page_changed';
      /** @description For `enters_top` and `leaves_top`: size of the top, in ranks from 1. */
      top?: number;
      /** @description For `moves`: smallest change of rank that triggers an alert. */
      places?: number;
      /** @description For `moves`: number of days within which the change must happen. */
      days?: number;
      /**
       * @description For `moves`: which way the game must move; `either` when omitted.
       * @enum {string}
       */
      direction?: 'down' | 'either' | 'up';
      /** @description For `page_changed`: fields of the store page to watch; all when omitted. */
      fields?: ('description' | 'icon' | 'price' | 'screenshots' | 'title')[];
      /**
       * @description Which games are watched; every scope but `all` needs `scopeId`.
       * @enum {string}
       */
      scope?: 'all' | 'developer' | 'game' | 'tag' | 'watchlist';
      /**
       * @description Only charts and pages of this store; both stores when null or omitted.
       * @enum {string|null}
       */
      platform?: 'android' | 'ios' | null;
      /**
       * @description Only charts of this type; every type when null or omitted.
       * @enum {string|null}
       */
      rankingType?: 'downloads' | 'new' | null | 'revenue';
      /** @description Days before the rule alerts about the same game again; 0 alerts every time, 7 when omitted. */
      cooldownDays?: number;
      /**
       * @description `now` sends alerts to every channel; `digest` shows them only in the bell and the next digest. `now` when omitted.
       * @enum {string}
       */
      delivery?: 'digest' | 'now';
      /** @description Whether each alert is also e-mailed to the owner of the rule. */
      mail?: boolean;
      /**
       * Format: uri
       * @description Address that each alert is posted to as a Standard Webhooks message; null sends none.
       */
      webhookUrl?: string | null;
      /**
       * Format: uri
       * @description Incoming webhook of Slack, or of a service that accepts the same JSON; null sends none.
       */
      slackUrl?: string | null;
      /** @description Whether the whole team sees the rule and gets its alerts in the bell. */
      shared?: boolean;
      /** @description False pauses the rule: it creates no alerts until it is active again. */
      active?: boolean;
    };
    AlertRuleDto: {
      /** @description Id of the rule; `ruleId` of its alerts. */
      id: string;
      /** @description The rule as one sentence, for people. */
      sentence: string;
      /**
       * @description What triggers an alert; decides which of `top`, `places`, `days`, `direction` and `fields` are set.
       * @enum {string}
       */
      kind:
        | 'chart_missing'
        | 'enters_top'
        | 'first_game'
        | 'installs_unusual'
        | 'leaves_top'
        | 'mechanic_appears'
        | 'moves'
        | 'new_country'
        | 'new_version'
        | 'page_changed';
      /** @description Size of the top, in ranks from 1; null for kinds without one. */
      top: number | null;
      /** @description Smallest change of rank that triggers an alert; null unless the kind is `moves`. */
      places: number | null;
      /** @description Days within which the change must happen; null unless the kind is `moves`. */
      days: number | null;
      /**
       * @description Which way the game must move; null unless the kind is `moves`.
       * @enum {string|null}
       */
      direction: 'down' | 'either' | null | 'up';
      /** @description Watched fields of the store page; null unless the kind is `page_changed`. */
      fields: ('description' | 'icon' | 'price' | 'screenshots' | 'title')[] | null;
      /**
       * @description Which games are watched; `scopeId` says which watchlist, tag, developer or game.
       * @enum {string}
       */
      scope: 'all' | 'developer' | 'game' | 'tag' | 'watchlist';
      /** @description Id of the watchlist, tag or developer, or bundle id of the game; null when all games are watched. */
      scopeId: string | null;
      /** @description Name of the watchlist, tag, developer or game when the rule was saved; null when all games are watched. */
      scopeName: string | null;
      /**
       * @description Store the rule is limited to; null watches both.
       * @enum {string|null}
       */
      platform: 'android' | 'ios' | null;
      /** @description Two-letter country codes the rule is limited to; empty watches every country. */
      countries: string[];
      /**
       * @description Chart type the rule is limited to; null watches every type.
       * @enum {string|null}
       */
      rankingType: 'downloads' | 'new' | null | 'revenue';
      /** @description Chart category the rule is limited to; null watches the chart of all games. */
      category: string | null;
      /** @description Days before the rule alerts about the same game again; 0 alerts every time. */
      cooldownDays: number;
      /**
       * @description `now` sends alerts to every channel; `digest` shows them only in the bell and the next digest.
       * @enum {string}
       */
      delivery: 'digest' | 'now';
      /** @description Where alerts are sent; always includes the bell. */
      channels: ('bell' | 'mail' | 'slack' | 'webhook')[];
      /** @description Whether each alert is also e-mailed to the owner of the rule. */
      mail: boolean;
      /** @description Address that alerts are posted to; null when there is none and for everyone but the owner. */
      webhookUrl: string | null;
      /** @description Slack webhook that alerts are posted to; null when there is none and for everyone but the owner. */
      slackUrl: string | null;
      /** @description Secret that signs messages to `webhookUrl`; returned once, when the address is set, and null afterwards. */
      webhookSecret: string | null;
      /** @description Why an address receives nothing, or its last error; null while delivery works. */
      deliveryProblem: string | null;
      /** @description Whether the whole team sees the rule and gets its alerts in the bell. */
      shared: boolean;
      /** @description False when somebody paused the rule. */
      active: boolean;
      /** @description Why an active rule does not run, for example because its tag was deleted; null while it runs. */
      pausedReason: string | null;
      /** @description Whether I have muted the whole rule. */
      muted: boolean;
      /**
       * Format: date-time
       * @description When my mute ends; null when it has no end or nothing is muted.
       */
      mutedUntil: string | null;
      /** @description Games that I have muted in this rule. */
      mutedGames: number;
      /** @description Alerts of the last 90 days. */
      alerts: number;
      /**
       * Format: date-time
       * @description When the rule last created an alert; null when it never has.
       */
      lastAlertAt: string | null;
      /** @description Id of the person who owns the rule. */
      createdBy: string;
      /** @description Display name or e-mail of the owner; null when the account is gone. */
      owner: string | null;
      /** @description Whether I own the rule and may change it. */
      mine: boolean;
      /**
       * Format: date-time
       * @description When the rule was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the rule was last changed.
       */
      updatedAt: string;
    };
    AlertRuleInput: {
      /** @description Id of the watchlist or tag, id or name of the developer, or bundle id of the game; null for `all`. */
      scopeId?: string | null;
      /** @description Two-letter country codes; every country when empty or omitted. */
      countries?: string[];
      /** @description Only charts of this category; the chart of all games when null or omitted. */
      category?: string | null;
      /**
       * @description What triggers an alert; decides which of `top`, `places`, `days`, `direction` and `fields` apply.
       * @enum {string}
       */
      kind:
        | 'chart_missing'
        | 'enters_top'
        | 'first_game'
        | 'installs_unusual'
        | 'leaves_top'
        | 'mechanic_appears'
        | 'moves'
        | 'new_country'
        | 'new_version'
        | 'page_changed';
      /** @description For `enters_top` and `leaves_top`: size of the top, in ranks from 1. */
      top?: number;
      /** @description For `moves`: smallest change of rank that triggers an alert. */
      places?: number;
      /** @description For `moves`: number of days within which the change must happen. */
      days?: number;
      /**
       * @description For `moves`: which way the game must move; `either` when omitted.
       * @enum {string}
       */
      direction?: 'down' | 'either' | 'up';
      /** @description For `page_changed`: fields of the store page to watch; all when omitted. */
      fields?: ('description' | 'icon' | 'price' | 'screenshots' | 'title')[];
      /**
       * @description Which games are watched; every scope but `all` needs `scopeId`.
       * @enum {string}
       */
      scope: 'all' | 'developer' | 'game' | 'tag' | 'watchlist';
      /**
       * @description Only charts and pages of this store; both stores when null or omitted.
       * @enum {string|null}
       */
      platform?: 'android' | 'ios' | null;
      /**
       * @description Only charts of this type; every type when null or omitted.
       * @enum {string|null}
       */
      rankingType?: 'downloads' | 'new' | null | 'revenue';
      /** @description Days before the rule alerts about the same game again; 0 alerts every time, 7 when omitted. */
      cooldownDays?: number;
      /**
       * @description `now` sends alerts to every channel; `digest` shows them only in the bell and the next digest. `now` when omitted.
       * @enum {string}
       */
      delivery?: 'digest' | 'now';
      /** @description Whether each alert is also e-mailed to the owner of the rule. */
      mail?: boolean;
      /**
       * Format: uri
       * @description Address that each alert is posted to as a Standard Webhooks message; null sends none.
       */
      webhookUrl?: string | null;
      /**
       * Format: uri
       * @description Incoming webhook of Slack, or of a service that accepts the same JSON; null sends none.
       */
      slackUrl?: string | null;
      /** @description Whether the whole team sees the rule and gets its alerts in the bell. */
      shared?: boolean;
      /** @description False pauses the rule: it creates no alerts until it is active again. */
      active?: boolean;
    };
    AlertRulePreviewDto: {
      /** @description The rule as one sentence, for people. */
      sentence: string;
      /** @description Length of the period, in days. */
      days: number;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      from: string;
      /**
       * Format: date-time
       * @description End of the period.
       */
      to: string;
      /** @description Alerts that would have been sent; a summary counts once. */
      firedCount: number;
      /** @description Alerts suppressed by the cool-down. */
      suppressedCount: number;
      /** @description Oldest first; only the newest 500 when there are more. */
      alerts: components['schemas']['PreviewedAlertDto'][];
      /** @description The charts that were compared; empty for rules that compare none. */
      charts: components['schemas']['PreviewedChartDto'][];
      /** @description Closest game of a rule about the top that nothing triggered; null otherwise. */
      closest: components['schemas']['ClosestGameDto'] | null;
    };
    AlertRulePreviewInput: {
      /** @description Id of the watchlist or tag, id or name of the developer, or bundle id of the game; null for `all`. */
      scopeId?: string | null;
      /** @description Two-letter country codes; every country when empty or omitted. */
      countries?: string[];
      /** @description Only charts of this category; the chart of all games when null or omitted. */
      category?: string | null;
      /**
       * @description What triggers an alert; decides which of `top`, `places`, `days`, `direction` and `fields` apply.
       * @enum {string}
       */
      kind:
        | 'chart_missing'
        | 'enters_top'
        | 'first_game'
        | 'installs_unusual'
        | 'leaves_top'
        | 'mechanic_appears'
        | 'moves'
        | 'new_country'
        | 'new_version'
        | 'page_changed';
      /** @description For `enters_top` and `leaves_top`: size of the top, in ranks from 1. */
      top?: number;
      /** @description For `moves`: smallest change of rank that triggers an alert. */
      places?: number;
      /** @description For `moves`: number of days within which the change must happen. */
      days?: number;
      /**
       * @description For `moves`: which way the game must move; `either` when omitted.
       * @enum {string}
       */
      direction?: 'down' | 'either' | 'up';
      /** @description For `page_changed`: fields of the store page to watch; all when omitted. */
      fields?: ('description' | 'icon' | 'price' | 'screenshots' | 'title')[];
      /**
       * @description Which games are watched; every scope but `all` needs `scopeId`.
       * @enum {string}
       */
      scope: 'all' | 'developer' | 'game' | 'tag' | 'watchlist';
      /**
       * @description Only charts and pages of this store; both stores when null or omitted.
       * @enum {string|null}
       */
      platform?: 'android' | 'ios' | null;
      /**
       * @description Only charts of this type; every type when null or omitted.
       * @enum {string|null}
       */
      rankingType?: 'downloads' | 'new' | null | 'revenue';
      /** @description Days before the rule alerts about the same game again; 0 alerts every time, 7 when omitted. */
      cooldownDays?: number;
    };
    AnalyseInput: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Id of an engine of `/api/analyses/engines`; the default engine when omitted. */
      engine?: string;
      /** @description True calls the engine even when it has already answered for the same text. */
      fresh?: boolean;
    };
    AnalysisDetailDto: {
      /** @description Taxonomy id; absent when the taxonomy does not know the item. */
      id?: string;
      /** @description Name in the taxonomy, or as the engine calls it. */
      name: string;
      /** @description What the item is, in one sentence; as an analyst corrected it when one did. */
      description: string;
      /**
       * @description How certain the engine is.
       * @enum {string}
       */
      confidence: 'high' | 'low' | 'medium';
      /** @description Sentences quoted from the store text that prove the item. */
      evidence?: string[];
      /** @description Ranges of the first sentence of `evidence` that prove the item; absent when the engine does not mark them. */
      proof?: components['schemas']['TextRangeDto'][];
      /**
       * @description Facts of the store pages that agree with the item, each with its source.
       * @example [
       *       "Google Play: Contains ads"
       *     ]
       */
      facts?: string[];
      /** @description Feedback of an analyst, which later analyses keep; null when nobody gave any. */
      feedback?: components['schemas']['ItemFeedbackDto'] | null;
      /**
       * @description Whether it is a mechanic or a meta element.
       * @enum {string}
       */
      kind: 'mechanics' | 'metaElements';
      /** @description Taxonomy id of the more general item; null when it has none. */
      within: string | null;
      /**
       * @description `text`: found in title or description. `store_facts`: stated in other fields of the store page.
       * @enum {string}
       */
      source: 'store_facts' | 'text';
    };
    AnalysisDiffDto: {
      /** @description Id of the earlier one. */
      beforeId: string;
      /** @description Id of the later one. */
      afterId: string;
      /** @description Differences of the mechanics. */
      mechanics: components['schemas']['ItemsDiffDto'];
      /** @description Differences of the meta elements. */
      metaElements: components['schemas']['ItemsDiffDto'];
    };
    AnalysisDto: {
      /** @description Id of this version of the analysis. */
      id: string;
      /** @description Mechanics in the order of the engine; the built-in engine puts the most certain first. */
      mechanics: components['schemas']['AnalysisItemDto'][];
      /** @description Meta elements in the order of the engine; the built-in engine puts the most certain first. */
      metaElements: components['schemas']['AnalysisItemDto'][];
      /** @description More specific forms of the items, and facts that the stores state; absent when there are none. */
      details?: components['schemas']['AnalysisDetailDto'][];
      /**
       * Format: date-time
       * @description When the engine answered.
       */
      analyzedAt: string;
      /** @description Id of the person who started it; null for the product itself or when the account is gone. */
      analyzedBy: string | null;
      /** @description Display name or e-mail of that person; null when there is none. */
      analyzedByName: string | null;
      /**
       * @description Where the analyzed description came from: the name of the store or service, `Import`, `Entered by hand` or
       *     `Sample data`; null for analyses stored before this was recorded.
       */
      source: string | null;
      /** @description Whether the analyzed description is sample data. */
      sample: boolean;
      /** @description `built-in` or `openai`. */
      engine: string;
      /** @description Name of the model; null for an engine without one. */
      model: string | null;
      /** @description ISO 639-1 code of the analyzed text; `und` when it was not recognized. */
      language: string;
      /** @description True when the engine reads only meta elements in this language: an empty list of mechanics then says nothing. */
      metaElementsOnly: boolean;
      /** @description Number of this version for the game, from 1; a reused answer keeps its number. */
      version: number;
      /** @description Bundle id of the analyzed game. */
      bundleId: string;
      /** @description Title of the game, as it is now. */
      title: string;
      /** @description Developer of the game; null when unknown. */
      developer: string | null;
      /** @description Address of the icon of the game; null when it has none. */
      iconUrl: string | null;
      /** @description Version of the engine that answered. */
      engineVersion: string;
      /** @description Version of the prompt; null for an engine without a model. */
      promptVersion: string | null;
      /** @description Version of the taxonomy that names and ids come from. */
      taxonomyVersion: string;
      /** @description Whether a stored answer to the same text was returned without calling the engine. */
      reused: boolean;
      /** @description Remarks for the reader, for example that a long text was cut. */
      notes: string[];
      /** @description Duration of the analysis, in milliseconds. */
      durationMs: number;
      /** @description Tokens used; null without a model, or when its server does not report them. */
      tokens: components['schemas']['TokensDto'] | null;
    };
    AnalysisItemDto: {
      /** @description Taxonomy id; absent when the taxonomy does not know the item. */
      id?: string;
      /** @description Name in the taxonomy, or as the engine calls it. */
      name: string;
      /** @description What the item is, in one sentence; as an analyst corrected it when one did. */
      description: string;
      /**
       * @description How certain the engine is.
       * @enum {string}
       */
      confidence: 'high' | 'low' | 'medium';
      /** @description Sentences quoted from the store text that prove the item. */
      evidence?: string[];
      /** @description Ranges of the first sentence of `evidence` that prove the item; absent when the engine does not mark them. */
      proof?: components['schemas']['TextRangeDto'][];
      /**
       * @description Facts of the store pages that agree with the item, each with its source.
       * @example [
       *       "Google Play: Contains ads"
       *     ]
       */
      facts?: string[];
      /** @description Feedback of an analyst, which later analyses keep; null when nobody gave any. */
      feedback?: components['schemas']['ItemFeedbackDto'] | null;
    };
    AnalysisMessageDto: {
      /** @description UUID of the analysis. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Id of the engine that made it, for instance `built-in`. */
      engine: string;
      /** @description Number of the analysis among those of the game, from 1. */
      version: number;
      /**
       * Format: date-time
       * @description When it was made (UTC).
       */
      analyzedAt: string;
      /** @description True when it is based on a sample description. */
      sample: boolean;
      /** @description Ids of core mechanics in the taxonomy. */
      mechanics: string[];
      /** @description Ids of meta elements in the taxonomy. */
      metaElements: string[];
    };
    AnalyticsDto: {
      /** @description Approved people now, compared with the start of the period. */
      users: components['schemas']['StatDto'];
      /** @description Revenue of the period in US dollars, compared with the period before. */
      revenue: components['schemas']['StatDto'];
      /** @description Charts captured in the period, compared with the period before. */
      captures: components['schemas']['StatDto'];
      /** @description Games analyzed in the period, compared with the period before. */
      analyses: components['schemas']['StatDto'];
      /** @description Oldest first, including months without data. */
      months: components['schemas']['AnalyticsMonthDto'][];
      /** @description Whether the revenue is sample data. */
      revenueSample: boolean;
    };
    AnalyticsMonthDto: {
      /**
       * @description The month, as `YYYY-MM`.
       * @example 2026-10
       */
      month: string;
      /** @description Approved people at the end of the month. */
      users: number;
      /** @description People who joined in the month. */
      newUsers: number;
      /** @description Revenue in US dollars. */
      revenue: number;
      /** @description Charts captured in the month. */
      captures: number;
      /** @description Games analyzed in the month, by anyone. */
      analyses: number;
    };
    AnnotationChange: {
      /**
       * @description The day the note is about.
       * @example 2026-08-17
       */
      day?: string;
      /** @description 1 to 1,000 characters; line breaks are kept. */
      text?: string;
    };
    AnnotationDto: {
      /** @description Id of the note. */
      id: string;
      /**
       * @description The day the note is about, as `YYYY-MM-DD`.
       * @example 2026-08-17
       */
      day: string;
      /** @description The note as plain text; line breaks are kept. */
      text: string;
      /** @description Bundle id of the game; null for a note on a chart. */
      bundleId: string | null;
      /**
       * @description Store of the chart; null for a note on a game.
       * @enum {string|null}
       */
      platform: 'android' | 'ios' | null;
      /** @description Two-letter country code of the chart; null for a note on a game. */
      country: string | null;
      /** @description Category of the chart, of all ranking types; null for a note on a game. */
      category: string | null;
      /** @description Id of the author; null when the account is gone. */
      createdBy: string | null;
      /** @description Display name or e-mail of the author; null when the account is gone. */
      createdByName: string | null;
      /** @description Whether I wrote it and may change it. */
      mine: boolean;
      /**
       * Format: date-time
       * @description When the note was added.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the note was last changed.
       */
      updatedAt: string;
    };
    AnnotationInput: {
      /**
       * @description The day the note is about.
       * @example 2026-08-17
       */
      day: string;
      /** @description Bundle id of the game; null or omitted for a note on a chart. */
      bundleId?: string | null;
      /**
       * @description Country of the chart; null or omitted for a note on a game.
       * @example us
       */
      country?: string | null;
      /** @description Category of the chart; all games when null or omitted. */
      category?: string | null;
      /** @description 1 to 1,000 characters; line breaks are kept. */
      text: string;
      /**
       * @description Store of the chart; null or omitted for a note on a game.
       * @enum {string|null}
       */
      platform?: 'android' | 'ios' | null;
    };
    ApiTokenDto: {
      /** @description Id of the token; rotating and revoking take it. */
      id: string;
      /** @description What the token is used for. */
      name: string;
      /**
       * @description `read` tokens may only call GET.
       * @enum {string}
       */
      scope: 'read' | 'write';
      /** @description What the token is limited to; null when it may do everything its owner may. */
      scopes:
        | (
            | 'account:read'
            | 'account:write'
            | 'ai:read'
            | 'ai:write'
            | 'analyses:read'
            | 'analyses:write'
            | 'charts:read'
            | 'charts:write'
            | 'dashboard:read'
            | 'dashboard:write'
            | 'events:read'
            | 'events:write'
            | 'games:read'
            | 'games:write'
            | 'ideas:read'
            | 'ideas:write'
            | 'jobs:read'
            | 'jobs:write'
            | 'people:read'
            | 'people:write'
            | 'plugins:read'
            | 'plugins:write'
            | 'prototypes:read'
            | 'prototypes:write'
            | 'revenue:read'
            | 'revenue:write'
            | 'tags:read'
            | 'tags:write'
            | 'trends:read'
            | 'trends:write'
            | 'watchlists:read'
            | 'watchlists:write'
            | 'webhooks:read'
            | 'webhooks:write'
          )[]
        | null;
      /** @description Name of the service account that it acts as; null when it acts as you. */
      serviceAccount: string | null;
      /** @description Last four characters of the token. */
      ending: string;
      /**
       * Format: date-time
       * @description When the token was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the token expires; null when it never does.
       */
      expiresAt: string | null;
      /**
       * Format: date-time
       * @description When the token was last used, to the minute; null when it never was.
       */
      lastUsedAt: string | null;
      /**
       * Format: date-time
       * @description Until when the secret before the last rotation still works; null when it no longer does.
       */
      previousSecretUntil: string | null;
    };
    ApiTokenInput: {
      /** @description What the token is used for. */
      name: string;
      /**
       * @description `read` tokens may only call GET; may be omitted when `scopes` is given.
       * @enum {string}
       */
      scope?: 'read' | 'write';
      /** @description Limits the token to these; write scopes include reading. When omitted, it may do everything its owner may. */
      scopes?: (
        | 'account:read'
        | 'account:write'
        | 'ai:read'
        | 'ai:write'
        | 'analyses:read'
        | 'analyses:write'
        | 'charts:read'
        | 'charts:write'
        | 'dashboard:read'
        | 'dashboard:write'
        | 'events:read'
        | 'events:write'
        | 'games:read'
        | 'games:write'
        | 'ideas:read'
        | 'ideas:write'
        | 'jobs:read'
        | 'jobs:write'
        | 'people:read'
        | 'people:write'
        | 'plugins:read'
        | 'plugins:write'
        | 'prototypes:read'
        | 'prototypes:write'
        | 'revenue:read'
        | 'revenue:write'
        | 'tags:read'
        | 'tags:write'
        | 'trends:read'
        | 'trends:write'
        | 'watchlists:read'
        | 'watchlists:write'
        | 'webhooks:read'
        | 'webhooks:write'
      )[];
      /**
       * Format: uuid
       * @description Id of the service account that the token acts as; administrators only. It acts as you when omitted.
       */
      serviceAccountId?: string;
      /**
       * @description When the token expires; never when null or omitted.
       * @example 2030-01-01T00:00:00.000Z
       */
      expiresAt?: string | null;
    };
    ApprovalInput: {
      /**
       * @description Role the person gets; when omitted it stays as it is, `user` for a new account.
       * @enum {string}
       */
      role?: 'admin' | 'analyst' | 'user';
    };
    AssistAnswerDto: {
      /** @description The best wording. */
      suggestion: string;
      /** @description Other wordings, at most two. */
      alternatives: string[];
      /** @description Names of what the suggestion is based on. */
      basis: string[];
      /** @description Who answered: `built-in` or `openai`. */
      engine: string;
    };
    AssistRequestDto: {
      /** @description What should be improved, in your own words. */
      question: string;
      /**
       * @description List that the item belongs to; `concept` for a field of the concept.
       * @enum {string}
       */
      elementType: 'concept' | 'coreMechanics' | 'metaElements';
      /** @description Id of the item; for `concept` the name of a field, or `moment`, `session` or `weeks` of the core loop. */
      elementId: string;
      /**
       * @description Engine to use; the default engine when left out.
       * @enum {string}
       */
      engine?: 'built-in' | 'openai';
    };
    BatchInput: {
      /** @description Bundle ids of the games. */
      bundleIds?: string[];
      /**
       * Format: uuid
       * @description Id of a tag; its games are analyzed.
       */
      tagId?: string;
      /** @description A current list; its games are analyzed, at most 50. */
      chart?: components['schemas']['ChartInput'];
      /** @description Games that I analyzed before, at most 2,000. */
      mine?: components['schemas']['MyAnalysesInput'];
      /** @description Id of an engine of `/api/analyses/engines`; the default engine when omitted. */
      engine?: string;
      /** @description True calls the engine even when it has already answered for the same text. */
      fresh?: boolean;
    };
    BatchPreviewDto: {
      /** @description Games selected. */
      games: number;
      /** @description Games with a stored description. The store pages of the others are fetched first; games without any description are skipped. */
      described: number;
    };
    BrainstormInputDto: {
      /** @description Name of the game or idea, or a text of your own. */
      name: string;
      /** @description Its mechanics, in any wording; may be empty. */
      mechanics: string[];
      /** @description Its meta elements, in any wording; may be empty. */
      metaElements: string[];
      /** @description Items to use although their confidence in the analysis is not high. */
      keep?: string[];
      /** @description Items not to use. */
      drop?: string[];
      /** @description Items that every variant must have. */
      pin?: string[];
      /** @description Id of an idea of mine or bundle id of a game; stored as a source of the new idea. */
      sourceId?: string;
      /**
       * @description What `sourceId` refers to; required with it.
       * @enum {string}
       */
      type?: 'game' | 'idea';
    };
    BrainstormRequestDto: {
      /** @description What to combine into one idea. */
      inputs: components['schemas']['BrainstormInputDto'][];
      /** @description Further requirement, such as "cozy", "one hand" or a place. */
      constraint?: string;
      /**
       * @description Two-letter code of the market whose charts are used; my default market, or `us`, when left out.
       * @example us
       */
      country?: string;
      /**
       * @description Engine to use; the default engine when left out.
       * @enum {string}
       */
      engine?: 'built-in' | 'openai';
      /** @description Number of the attempt with these inputs, from 0; each number gives another idea. */
      attempt?: number;
    };
    BriefFieldDto: {
      /** @description Name of the field in the idea. */
      field: string;
      /** @description Name to show to people. */
      label: string;
      /** @description Text of the field; empty when it was not filled in. */
      text: string;
    };
    BriefItemDto: {
      /** @description Text of the item, as one line. */
      name: string;
      /** @description Always empty; kept for compatibility. */
      note: string;
    };
    BriefLoopDto: {
      /** @description What happens within seconds. */
      moment: string;
      /** @description What one session adds up to. */
      session: string;
      /** @description What brings players back for weeks. */
      longTerm: string;
    };
    BriefReferenceDto: {
      /** @description Name of the game or idea. */
      title: string;
      /** @description What it shares or how it differs, or what was taken from it. */
      note: string;
    };
    BriefRiskDto: {
      /** @description What could go wrong. */
      risk: string;
      /** @description Always empty; kept for compatibility. */
      answer: string;
    };
    BriefScoreDto: {
      /** @description 1 to 10; null when there is not enough data. */
      total: number | null;
      /** @description Parts of the total. */
      parts: components['schemas']['BriefScorePartDto'][];
    };
    BriefScorePartDto: {
      /** @description Name to show to people. */
      label: string;
      /** @description 1 to 10; null when there is not enough data. */
      score: number | null;
      /** @description The figures behind it in words. */
      explanation: string;
    };
    CallShareDto: {
      /** @description Most calls allowed; null while limits are off. */
      limit: number | null;
      /** @description Calls made. */
      used: number;
      /** @description Calls remaining; null while limits are off. */
      left: number | null;
    };
    CaptureDto: {
      /**
       * @description `refresh` was fetched from a store, `import` came from a file, `sample` belongs to the sample catalogue.
       * @enum {string}
       */
      kind: 'import' | 'refresh' | 'sample';
      /** @description Stable id of the capture, made of its chart and time. */
      id: string;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /**
       * Format: date-time
       * @description Time of the capture (UTC).
       */
      capturedAt: string;
      /** @description True when the source states only the day, so the time of `capturedAt` carries no meaning. */
      dayOnly: boolean;
      /** @description Rows in the capture. */
      rowCount: number;
      /** @description Rows in the previous capture of the same chart; null when there is none. */
      previousRowCount: number | null;
      /** @description True when it has fewer than half the rows of the previous capture. */
      thin: boolean;
      /** @description Feed or page of the store, `import` or `sample`. */
      source: string;
      /**
       * @description How the chart was derived where the store has none: `union` merges category lists; null for a chart of the
       *     store.
       */
      derived: string | null;
      /** @description Import that added it; null for other kinds, and for imports older than this record. */
      importId: string | null;
      /** @description Name of the imported file; null for other kinds. */
      fileName: string | null;
      /** @description Refresh or import job that stored it; null when unknown. */
      jobId: string | null;
      /** @description Name of the person who started that job; null for the schedule, the command line and deleted accounts. */
      createdByName: string | null;
      /** @description True when the schedule started the refresh. */
      scheduled: boolean;
      /**
       * Format: date-time
       * @description When rows were last added or changed (UTC).
       */
      updatedAt: string;
    };
    ChangeCountDto: {
      /**
       * @description Event type.
       * @enum {string}
       */
      type:
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released';
      /** @description Events of this type. */
      count: number;
    };
    ChangeTrendDto: {
      /** @description One per capture, oldest first; null where the game was not listed. */
      ranks: (number | null)[];
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
      rankingType: string;
    };
    ChangedDayDto: {
      /** @description UTC day, for instance 2026-11-22. */
      day: string;
      /** @description Events on this day. */
      changes: number;
      /** @description Number of games that changed; null for days of which no game is included in `games`. */
      games: number | null;
    };
    ChangedGameDto: {
      /** @description UTC day, for instance 2026-11-22. */
      day: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Stores that list the game: `android` is Google Play, `ios` the App Store. */
      platforms: ('android' | 'ios')[];
      /** @description Id of the event that was recorded last. */
      newestId: string;
      /** @description Ranks in the chart with the most important change; null when no chart changed, or the game has only one rank. */
      trend: components['schemas']['ChangeTrendDto'] | null;
      /** @description Number of events, including those beyond the 200 returned. */
      eventCount: number;
      /** @description Newest first, at most 200. */
      events: components['schemas']['MarketEventDto'][];
    };
    ChangedItemDto: {
      /** @description The item in the earlier version. */
      before: components['schemas']['AnalysisItemDto'];
      /** @description The item in the later version. */
      after: components['schemas']['AnalysisItemDto'];
    };
    ChangesDto: {
      /** @description First UTC day, `YYYY-MM-DD`; null while there are no changes at all. */
      from: string | null;
      /** @description Last UTC day, `YYYY-MM-DD`; null while there are no changes at all. */
      to: string | null;
      /** @description Newest UTC day with changes before this period; null when there is none. */
      earlier: string | null;
      /** @description True when these are changes of sample data, which are shown only while there is no real data. */
      sample: boolean;
      /** @description Id of the newest event overall; events with a higher id are newer. */
      newestId: string;
      /** @description Events by type in this period, regardless of the requested types. */
      counts: components['schemas']['ChangeCountDto'][];
      /** @description Newest first. */
      days: components['schemas']['ChangedDayDto'][];
      /** @description Newest day first; within a day, the most important changes first. */
      games: components['schemas']['ChangedGameDto'][];
      /** @description True when there are more games than `limit`. */
      more: boolean;
    };
    ChartDayDto: {
      /**
       * @description UTC day.
       * @example 2026-11-22
       */
      date: string;
      /**
       * @description `captured`, `imported` or `derived` (merged from category charts) when there is a capture; `empty` (the store's
       *     chart had no rows), `blocked` (the store refused) or `missing` when there is none.
       * @enum {string}
       */
      state: 'blocked' | 'captured' | 'derived' | 'empty' | 'imported' | 'missing';
      /**
       * Format: date-time
       * @description Time of the last capture of the day (UTC); null when there is none.
       */
      capturedAt: string | null;
      /** @description Rows in that capture; null when there is none. */
      rows: number | null;
      /** @description Why there is no capture, in one sentence; null when there is one. */
      reason: string | null;
      /**
       * Format: date-time
       * @description When the schedule was to fetch it (UTC); null when it was not scheduled.
       */
      dueAt: string | null;
      /** @description Refresh job that failed to fetch it; null when there is a capture or no job ran. */
      jobId: string | null;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
    };
    ChartImportDto: {
      /** @description UUID of the import. */
      id: string;
      /** @description Name of the file. */
      fileName: string;
      /** @description Job that imported it; null for the command line. */
      jobId: string | null;
      /** @description Name of the person who imported it; null for the command line and deleted accounts. */
      createdByName: string | null;
      /**
       * Format: date-time
       * @description When it was imported (UTC).
       */
      createdAt: string;
      /** @description Rows that were new or changed a stored row. */
      rowCount: number;
      /** @description Charts that the file has rows for. */
      chartCount: number;
      /** @description Captures that it added and that still exist: the ones that removing the import deletes. */
      captureCount: number;
      /** @description Removal that deleted its captures, used to restore them; null while they are there. */
      removalId: string | null;
    };
    ChartInput: {
      /**
       * @description Store of the chart.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` when omitted. */
      category?: string;
      /** @description Two-letter country code; `us` when omitted. */
      country?: string;
      /**
       * @description Type of the chart.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
    };
    ChartRemovalDto: {
      /** @description UUID of the removal. */
      id: string;
      /** @description What was removed: the name of the file, or the chart with its time. */
      label: string;
      /** @description Import whose captures were removed; null when a single capture was removed. */
      importId: string | null;
      /** @description Captures removed. */
      chartCount: number;
      /** @description Rows removed. */
      rowCount: number;
      /** @description Name of the person who removed them; null for deleted accounts. */
      removedByName: string | null;
      /**
       * Format: date-time
       * @description When they were removed (UTC).
       */
      removedAt: string;
      /**
       * Format: date-time
       * @description Until then they can be restored; afterwards they are deleted for good (UTC).
       */
      purgeAt: string;
    };
    ChatAnswerDto: {
      /** @description The answer. */
      message: components['schemas']['ChatMessageDto'];
      /** @description My message as stored. */
      question: components['schemas']['ChatMessageDto'];
      /** @description Present when the answer proposes a change of the idea; equal to `message.updatedIdea`. */
      updatedIdea?: components['schemas']['ProposedIdeaDto'];
    };
    ChatInput: {
      /** @description What to ask or tell the assistant. */
      message: string;
      /**
       * @description Who answers; the default engine when omitted.
       * @enum {string}
       */
      engine?: 'built-in' | 'openai';
      /**
       * Format: uuid
       * @description Identifies the message across retries: sent again with the same id, it is stored only once. An existing answer
       *     is returned; a stopped or missing one is generated.
       */
      clientId?: string;
    };
    ChatMessageDto: {
      /** @description Id of the message. */
      id: string;
      /**
       * @description `user`: I wrote it. `ai`: the assistant did.
       * @enum {string}
       */
      role: 'ai' | 'user';
      /** @description Text of the message. */
      content: string;
      /**
       * Format: date-time
       * @description When the message was stored; the chat is sorted by it.
       */
      createdAt: string;
      /** @description The `clientId` that my message was sent with; null for answers and messages sent without one. */
      clientId: string | null;
      /** @description Id of the message that this answers; null for my messages. */
      replyTo: string | null;
      /** @description The change that the answer proposes; null when it proposes none and for my messages. */
      updatedIdea: components['schemas']['ProposedIdeaDto'] | null;
      /** @description `built-in` or `openai`; null for my messages. */
      engine: string | null;
      /** @description Sources of the answer; empty for my messages. */
      cites: components['schemas']['CiteDto'][];
      /** @description True when I stopped the answer: `content` is only its beginning. */
      stopped: boolean;
    };
    CiteDto: {
      /**
       * @description `item`: item of the idea. `game`: a game. `figure`: a figure from the charts.
       * @enum {string}
       */
      kind: 'figure' | 'game' | 'item';
      /** @description Text to show. */
      label: string;
      /** @description Id of the item or bundle id of the game; null for a figure. */
      ref: string | null;
    };
    ClearedDto: {
      /** @description Number of sample rows deleted. */
      cleared: number;
    };
    ClosestGameDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Its closest rank in the period, from 1. */
      rank: number;
      /** @description Two-letter country code of the chart with that rank. */
      country: string;
    };
    CohortWeekDto: {
      /** @description Weeks after the cohort's own week, from 1. */
      week: number;
      /**
       * @description `captured`, `not_captured`, or `due` when the week is not over yet.
       * @enum {string}
       */
      state: 'captured' | 'due' | 'not_captured';
      /** @description Games of the cohort within the ranks in the week's last capture; null unless captured. */
      games: number | null;
    };
    ComparableDto: {
      /** @description Title of the game. */
      title: string;
      /** @description What it shares or how it differs, in one line; may be empty. */
      note: string;
      /** @description Bundle id in the catalog; null for a game that is not in it. */
      bundleId: string | null;
    };
    ComparableInput: {
      /** @description Title of the game. */
      title: string;
      /** @description What it shares or how it differs, in one line. */
      note?: string;
      /** @description Bundle id in the catalog; null or left out for a game that is not in it. */
      bundleId?: string | null;
    };
    ComparedGroupDto: {
      /** @description Monday of a week (`2026-11-16`), or key of a group without its kind (`match3-swap`). */
      key: string;
      /** @description For display. */
      name: string;
      /** @description Games in it. */
      n: number;
      /** @description True below 20 games: too few for conclusions. */
      small: boolean;
      /** @description Games that had left the chart when last observed. */
      ended: number;
      /** @description Days after which half of the games are gone; null while more than half remain. */
      median: number | null;
      /** @description Steps of the survival curve, in order of days. */
      survival: components['schemas']['SurvivalStepDto'][];
      /** @description For a week: true when anything was captured in it. */
      captured: boolean;
      /** @description For a week: how many of its games are listed in each later week, in order; empty for a group. */
      weeks: components['schemas']['CohortWeekDto'][];
      /** @description Games of this group that are in both groups, and therefore counted in neither. */
      shared: number;
    };
    ComparedListDto: {
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /**
       * Format: date-time
       * @description Time of the earlier capture (UTC).
       */
      capturedFrom: string;
      /**
       * Format: date-time
       * @description Time of the later capture (UTC).
       */
      capturedTo: string;
      /** @description Why these two were chosen, for instance "newest capture and the nearest one 7 days earlier". */
      reason: string;
      /** @description True when either capture is sample data. */
      sample: boolean;
    };
    CoreLoopDto: {
      /** @description What happens within seconds. */
      moment: string;
      /** @description What one session adds up to. */
      session: string;
      /** @description What brings players back for weeks. */
      weeks: string;
    };
    CoreLoopInput: {
      /** @description What happens within seconds. */
      moment?: string;
      /** @description What one session adds up to. */
      session?: string;
      /** @description What brings players back for weeks. */
      weeks?: string;
    };
    CountriesDto: {
      /** @description Number of top ranks compared. */
      top: number;
      /** @description Number of captures that this is based on. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the earliest of them; null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the latest of them; null when there is none.
       */
      to: string | null;
      /** @description Number of different games in them. */
      n: number;
      /** @description How many of these games have no analysis. */
      notAnalyzed: number;
      /** @description Compared charts, one per country, in the order asked for. */
      countries: components['schemas']['CountryChartDto'][];
      /** @description Sorted by best rank. */
      games: components['schemas']['GameOfCountriesDto'][];
      /**
       * @description Store of the charts.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the charts; `all` for all games. */
      category: string;
      /**
       * @description Type of the charts.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Last UTC day that counts, as `YYYY-MM-DD`. */
      date: string;
      /** @description Two-letter code of the country where a launch is expected; null when there is none. */
      target: string | null;
      /** @description Number of top ranks that first appearances are judged by: as many as all compared charts have. */
      depth: number;
      /** @description Whether this is based on sample charts; they are never mixed with real ones. */
      sample: boolean;
    };
    CountryChartDto: {
      /** @description Two-letter country code. */
      country: string;
      /** @description English name of the country. */
      name: string;
      /**
       * Format: date-time
       * @description Time of the capture of that day; null when there is none.
       */
      capturedAt: string | null;
      /** @description Number of ranks in that capture, so a game without a rank is below them; null without a capture. */
      total: number | null;
      /** @description Days with a capture up to that day. */
      days: number;
      /** @description Nearest earlier day with a capture, as `YYYY-MM-DD`; null when there is none. */
      previousDay: string | null;
      /** @description Nearest later day with a capture, as `YYYY-MM-DD`; null when there is none. */
      nextDay: string | null;
    };
    CountryPresenceDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description First UTC day shown, as `YYYY-MM-DD`. */
      from: string;
      /** @description Where the game appeared first. */
      origin: components['schemas']['OriginDto'];
      /** @description One per country with a capture. */
      countries: components['schemas']['CountryStripDto'][];
      /**
       * @description Store of the charts.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the charts; `all` for all games. */
      category: string;
      /**
       * @description Type of the charts.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Last UTC day that counts, as `YYYY-MM-DD`. */
      date: string;
      /** @description Two-letter code of the country where a launch is expected; null when there is none. */
      target: string | null;
      /** @description Number of top ranks that first appearances are judged by: as many as all compared charts have. */
      depth: number;
      /** @description Whether this is based on sample charts; they are never mixed with real ones. */
      sample: boolean;
    };
    CountryRankDto: {
      /** @description Two-letter country code. */
      country: string;
      /**
       * @description `rank`: listed. `not_listed`: captured without the game. `not_captured`: unknown, the chart was not captured.
       * @enum {string}
       */
      state: 'not_captured' | 'not_listed' | 'rank';
      /** @description Rank of the game, from 1; null unless the state is `rank`. */
      rank: number | null;
      /** @description First UTC day on which the chart listed it, as `YYYY-MM-DD`; null when it never has. */
      firstDay: string | null;
    };
    CountryShareDto: {
      /** @description English name of the country. */
      name: string;
      /** @description Percent of the total, 0 to 100. */
      percentage: number;
    };
    CountryStripDto: {
      /** @description Two-letter country code. */
      country: string;
      /** @description English name of the country. */
      name: string;
      /** @description Number of ranks in the newest capture. */
      total: number;
      /** @description First UTC day on which the chart listed it, as `YYYY-MM-DD`; null when it never has. */
      firstDay: string | null;
      /** @description Days with a capture, oldest first. */
      days: components['schemas']['PresenceDayDto'][];
    };
    CourseDayDto: {
      /** @description Days since first seen. */
      day: number;
      /** @description Rank on that day; null when it was outside the ranks included. */
      rank: number | null;
      /** @description Games of the cohort observed on the same day after their own launch. */
      n: number;
      /** @description How many of them are within the ranks. */
      listed: number;
      /** @description Rank that the best quarter of the cohort reaches; null when it is outside the ranks, or below 5 games. */
      upper: number | null;
      /** @description Rank that half of the cohort reaches; null when it is outside the ranks, or below 5 games. */
      median: number | null;
      /** @description Rank that three quarters of the cohort reach; null when it is outside the ranks, or below 5 games. */
      lower: number | null;
    };
    CoverageCountsDto: {
      /** @description Chart days fetched from a store. */
      captured: number;
      /** @description Chart days on which the store returned no rows. */
      empty: number;
      /** @description Chart days on which the store refused the request. */
      blocked: number;
      /** @description Chart days merged from category charts. */
      derived: number;
      /** @description Chart days imported from a file. */
      imported: number;
      /** @description Scheduled chart days without a capture. */
      missing: number;
    };
    CoverageDayDto: {
      /**
       * @description UTC day.
       * @example 2026-11-22
       */
      date: string;
      /**
       * @description `captured`, `imported` or `derived` (merged from category charts) when there is a capture; `empty` (the store's
       *     chart had no rows), `blocked` (the store refused) or `missing` when there is none.
       * @enum {string}
       */
      state: 'blocked' | 'captured' | 'derived' | 'empty' | 'imported' | 'missing';
      /**
       * Format: date-time
       * @description Time of the last capture of the day (UTC); null when there is none.
       */
      capturedAt: string | null;
      /** @description Rows in that capture; null when there is none. */
      rows: number | null;
      /** @description Why there is no capture, in one sentence; null when there is one. */
      reason: string | null;
      /**
       * Format: date-time
       * @description When the schedule was to fetch it (UTC); null when it was not scheduled.
       */
      dueAt: string | null;
      /** @description Refresh job that failed to fetch it; null when there is a capture or no job ran. */
      jobId: string | null;
    };
    CoverageDaysDto: {
      /** @description First UTC day, `YYYY-MM-DD`. */
      from: string;
      /** @description Last UTC day, `YYYY-MM-DD`. */
      to: string;
      /** @description Number of chart days in each state. */
      counts: components['schemas']['CoverageCountsDto'];
      /** @description One per chart and day; the days of one chart are together, oldest first. */
      days: components['schemas']['ChartDayDto'][];
    };
    CoverageDto: {
      /** @description First UTC day, `YYYY-MM-DD`. */
      from: string;
      /** @description Last UTC day, `YYYY-MM-DD`. */
      to: string;
      /** @description True when these are sample charts. */
      sample: boolean;
      /** @description Number of chart days in each state, over all lists. */
      counts: components['schemas']['CoverageCountsDto'];
      /** @description One per chart. */
      lists: components['schemas']['CoveredListDto'][];
    };
    CoverageStatusDto: {
      /** @description Scheduled charts of the last two days that are still not captured. */
      missing: number;
      /**
       * Format: date-time
       * @description When the first of them was due (UTC); null when none is missing.
       */
      since: string | null;
      /** @description Up to ten of the missing charts. */
      examples: components['schemas']['MissingChartDto'][];
      /**
       * Format: date-time
       * @description Next scheduled refresh (UTC); null without a schedule.
       */
      nextRunAt: string | null;
    };
    CoveredListDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description For display, for instance "Google Play, Japan, Top Free Games, Puzzle". */
      label: string;
      /**
       * Format: date-time
       * @description Time of its newest capture, also outside the requested days (UTC); null when it was never captured.
       */
      capturedAt: string | null;
      /**
       * Format: date-time
       * @description Next scheduled refresh (UTC); null without a schedule.
       */
      nextRunAt: string | null;
      /** @description Oldest first. */
      days: components['schemas']['CoverageDayDto'][];
    };
    CreatedApiTokenDto: {
      /** @description Id of the token; rotating and revoking take it. */
      id: string;
      /** @description What the token is used for. */
      name: string;
      /**
       * @description `read` tokens may only call GET.
       * @enum {string}
       */
      scope: 'read' | 'write';
      /** @description What the token is limited to; null when it may do everything its owner may. */
      scopes:
        | (
            | 'account:read'
            | 'account:write'
            | 'ai:read'
            | 'ai:write'
            | 'analyses:read'
            | 'analyses:write'
            | 'charts:read'
            | 'charts:write'
            | 'dashboard:read'
            | 'dashboard:write'
            | 'events:read'
            | 'events:write'
            | 'games:read'
            | 'games:write'
            | 'ideas:read'
            | 'ideas:write'
            | 'jobs:read'
            | 'jobs:write'
            | 'people:read'
            | 'people:write'
            | 'plugins:read'
            | 'plugins:write'
            | 'prototypes:read'
            | 'prototypes:write'
            | 'revenue:read'
            | 'revenue:write'
            | 'tags:read'
            | 'tags:write'
            | 'trends:read'
            | 'trends:write'
            | 'watchlists:read'
            | 'watchlists:write'
            | 'webhooks:read'
            | 'webhooks:write'
          )[]
        | null;
      /** @description Name of the service account that it acts as; null when it acts as you. */
      serviceAccount: string | null;
      /** @description Last four characters of the token. */
      ending: string;
      /**
       * Format: date-time
       * @description When the token was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the token expires; null when it never does.
       */
      expiresAt: string | null;
      /**
       * Format: date-time
       * @description When the token was last used, to the minute; null when it never was.
       */
      lastUsedAt: string | null;
      /**
       * Format: date-time
       * @description Until when the secret before the last rotation still works; null when it no longer does.
       */
      previousSecretUntil: string | null;
      /** @description The token itself, returned only once; send it as `Authorization: Bearer gdk_…`. */
      token: string;
    };
    CurrentRankingsDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /**
       * Format: date-time
       * @description Time of the newest capture among the three lists (UTC); null when none was captured.
       */
      capturedAt: string | null;
      /** @description True when any of the lists is sample data. */
      sample: boolean;
      /** @description Only present when `date` or `compareDate` was given. */
      requested?: components['schemas']['RequestedDayDto'];
      /** @description State of each list: when it was captured, from which source, and how many rows it has. */
      lists: components['schemas']['ListStatesDto'];
      /** @description First 50 rows of Top Free, by rank. */
      downloads: components['schemas']['RankingRowDto'][];
      /** @description First 50 rows of Top Grossing, by rank. */
      revenue: components['schemas']['RankingRowDto'][];
      /** @description First 50 rows of Top New, by rank. */
      new: components['schemas']['RankingRowDto'][];
    };
    DailyChangeDto: {
      /**
       * @description `measured`; `not_measured`: no earlier measurement; `corrected`: the store lowered its count, nothing was lost.
       * @enum {string}
       */
      state: 'corrected' | 'measured' | 'not_measured';
      /**
       * @description Change since the previous measurement, null without one. All differences add up to the last count minus the
       *     first.
       */
      difference: number | null;
      /** @description Days since the previous measurement; null without one. */
      days: number | null;
      /** @description `difference` divided by `days`; null unless measured. */
      perDay: number | null;
    };
    DashboardDto: {
      /** @description Today’s figures of the team and the person. */
      day: components['schemas']['StudioDayDto'];
      /** @description The four main figures. */
      stats: components['schemas']['DashboardStatsDto'];
      /** @description Newest first. */
      recentActivity: components['schemas']['ActivityDto'][];
      /** @description State of each part of the product. */
      system: components['schemas']['SystemPartDto'][];
      /** @description The newest captures; null before the first one. */
      latestCapture: components['schemas']['LatestCaptureDto'] | null;
      /** @description One per store. */
      movers: components['schemas']['TopMoversDto'][];
      /** @description People waiting for approval; null unless I am an administrator. */
      pendingRequests: number | null;
      /** @description Running and queued background jobs, at most 5. */
      runningJobs: components['schemas']['JobDto'][];
    };
    DashboardStatsDto: {
      /** @description Approved people. */
      totalUsers: components['schemas']['StatDto'];
      /** @description Prototypes in Testing. */
      activeTests: components['schemas']['StatDto'];
      /** @description Share of ended background jobs that succeeded. */
      successRate: components['schemas']['StatDto'];
      /** @description Revenue of the current UTC month so far, in US dollars. */
      revenue: components['schemas']['StatDto'];
    };
    DefaultMarketDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
    };
    DefaultMarketInput: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Two-letter country code. */
      country: string;
      /** @description A category of that store; `all` (the overall games chart) when absent. */
      category?: string;
    };
    DefaultMarketsDto: {
      /** @description My own choice; null when I have none. */
      own: components['schemas']['DefaultMarketDto'] | null;
      /** @description The installation's choice; null when none is set. */
      installation: components['schemas']['DefaultMarketDto'] | null;
    };
    DeveloperChangeDto: {
      /** @description Also the cursor: ids increase in the order in which events were recorded, both as text and as numbers. */
      id: string;
      /**
       * @description Kind of event, which determines the content of `data`.
       * @enum {string}
       */
      type:
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released';
      /**
       * Format: date-time
       * @description Time of the capture, snapshot or analysis that shows it (UTC).
       */
      occurredAt: string;
      /**
       * Format: date-time
       * @description When it was recorded (UTC); importing old charts records events of the past.
       */
      recordedAt: string;
      /** @description Game that it is about; null for events about a whole chart. */
      bundleId: string | null;
      /**
       * @description Store that it is about; null when it is about no single store.
       * @enum {string|null}
       */
      platform: 'android' | 'ios' | null;
      /** @description Storefront, as a two-letter code in lower case; null when it is about no single storefront. */
      country: string | null;
      /** @description Category of the chart; null for events that are not about charts. */
      category: string | null;
      /** @description Chart: `downloads`, `revenue` or `new`; null for events that are not about charts. */
      rankingType: string | null;
      /** @description True when it comes from sample data. */
      sample: boolean;
      /**
       * @description Details of the event, by type:
       *     - `chart.entered`: `rank`, and `returned`, true when the game was listed before
       *     - `chart.left`: `from`, its last rank
       *     - `chart.moved`: `from` and `to`, its ranks
       *     - `chart.peaked`: `rank`, and `before`, its best rank until then
       *     - `chart.number_one`: `from`, its previous rank or null, and `again`, true when it was number one before
       *     - `game.first_seen`, `game.first_seen_in_country`: `rank`
       *     - `store.version_released`: `from` and `to`, and when known `releaseNotes` and the `facts` read from them
       *     - `store.title_changed`, `store.icon_changed`, `store.price_changed`, `rating.shifted`: `from` and `to`
       *     - `store.screenshots_changed`: `from` and `to`, `added` and `removed`, each a list of addresses
       *     - `store.description_changed`: `from` and `to`, the parts of the text that differ
       *     - `analysis.mechanic_appeared`, `analysis.mechanic_gone`: `kind` (`mechanic` or `metaElement`), `key` and `name` of the item, and `analysisId`
       *     - `store.removed`, `store.returned`, `coverage.missing`: nothing
       */
      data: { [key: string]: unknown };
      /** @description Title of the game. */
      title: string;
      /** @description Address of the icon; null when the game has none. */
      iconUrl: string | null;
    };
    DeveloperDto: {
      /** @description The name without case, punctuation and legal form. */
      id: string;
      /** @description The most frequent spelling. */
      name: string;
      /** @description Number of its games in the catalog. */
      games: number;
      /** @description Spellings taken as one developer, the most frequent first; they differ only in case, punctuation and legal form. */
      names: components['schemas']['DeveloperNameDto'][];
      /** @description True when all of its games come from the sample catalog. */
      sample: boolean;
      /** @description Number of its games with an analysis. */
      analyzed: number;
      /** @description Bundle ids of its games without an analysis. */
      notAnalyzedIds: string[];
      /** @description Best rank first, games without one last; at most 500. */
      list: components['schemas']['DeveloperGameDto'][];
      /** @description Best rank first; at most 200. */
      ranks: components['schemas']['DeveloperRankDto'][];
      /** @description Mechanics and meta elements of its games, the most frequent first. */
      items: components['schemas']['DeveloperItemDto'][];
      /** @description Latest events of its games, newest first, without daily moves in charts; at most 40. */
      changes: components['schemas']['DeveloperChangeDto'][];
    };
    DeveloperGameDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer as this game spells it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon; null when the game has none. */
      iconUrl: string | null;
      /** @description Stores that have the game. */
      platforms: ('android' | 'ios')[];
      /** @description Store categories of the game, of both stores. */
      categories: string[];
      /** @description Best rank in charts captured within a week of the newest one; null when it is in none. */
      best: components['schemas']['DeveloperRankDto'] | null;
      /** @description Number of current lists with the game. */
      charts: number;
      /** @description The capture that first listed it; null when it was there from the first capture, or in no chart. */
      launch: components['schemas']['DeveloperLaunchDto'] | null;
      /**
       * Format: date-time
       * @description Release date stated by its stores, the earliest one; null when none states it.
       */
      releaseDate: string | null;
      /** @description Installs stated by the store, the largest figure; null when not measured. */
      installs: number | null;
      /** @description Mean rating, 1 to 5, of the store with the most ratings; null when not measured. */
      rating: number | null;
      /** @description Whether the game has an analysis. */
      analyzed: boolean;
      /** @description Whether it comes from the sample catalog. */
      sample: boolean;
    };
    DeveloperItemDto: {
      /** @description Taxonomy id. */
      id: string;
      /** @description Name of the taxonomy entry. */
      name: string;
      /**
       * @description Whether it is a mechanic or a meta element.
       * @enum {string}
       */
      kind: 'mechanic' | 'meta';
      /** @description Analyzed games that have it. */
      games: number;
    };
    DeveloperLaunchDto: {
      /**
       * Format: date-time
       * @description Time of that capture.
       */
      at: string;
      /**
       * @description Store of the chart.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Two-letter country code of the chart. */
      country: string;
      /** @description Category of the chart; `all` for all games. */
      category: string;
      /** @description Type of the chart. */
      rankingType: string;
      /** @description Rank in that capture, from 1; null when it was not recorded. */
      rank: number | null;
    };
    DeveloperNameDto: {
      /** @description The spelling. */
      name: string;
      /** @description Games with this spelling. */
      games: number;
    };
    DeveloperProofDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Address of the icon; null when the game has none. */
      iconUrl: string | null;
      /** @description Name of the mechanic or meta element. */
      name: string;
      /**
       * @description How certain the engine is.
       * @enum {string}
       */
      confidence: 'high' | 'low' | 'medium';
      /** @description Sentence of the store text; null when the engine quoted none. */
      quote: string | null;
    };
    DeveloperRankDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /**
       * @description Store of the chart.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` for all games. */
      category: string;
      /** @description Two-letter country code of the chart. */
      country: string;
      /**
       * @description Type of the chart.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Rank in the current list, from 1. */
      rankPosition: number;
      /** @description Rank in the capture before, from 1; null when it was not listed or there is none. */
      previousPosition: number | null;
      /**
       * @description Which way it moved since the capture before.
       * @enum {string|null}
       */
      change: 'back' | 'down' | 'new' | null | 'same' | 'up';
      /**
       * Format: date-time
       * @description Time of the capture.
       */
      capturedAt: string;
      /** @description Whether the capture is sample data. */
      sample: boolean;
    };
    DeveloperSummaryDto: {
      /** @description The name without case, punctuation and legal form. */
      id: string;
      /** @description The most frequent spelling. */
      name: string;
      /** @description Number of its games in the catalog. */
      games: number;
    };
    DigestCountsDto: {
      /** @description Games whose rank changed between the two compared captures. */
      movers: number;
      /** @description Games that entered the chart. */
      entries: number;
      /** @description Games that dropped out of the chart. */
      exits: number;
      /** @description Games that a chart listed for the first time. */
      launches: number;
      /** @description Changes of store pages; the same change in several countries is one line. */
      pages: number;
      /** @description Mechanics and meta elements that games gained or lost. */
      mechanics: number;
      /** @description Pairs of a mechanic and a meta element that became rarer than expected by chance. */
      opened: number;
      /** @description Pairs that are no longer rarer than expected by chance. */
      closed: number;
      /** @description Alerts of rules that deliver to the digest. */
      alerts: number;
    };
    DigestDto: {
      /** @description Id of the digest. */
      id: string;
      /** @description Id of the subscription; null once it is deleted. */
      subscriptionId: string | null;
      /**
       * @description Whether it is about a watchlist or a market.
       * @enum {string}
       */
      scope: 'market' | 'watchlist';
      /** @description Name of the watchlist, or chart and market. */
      name: string;
      /** @description Headline with name and days. */
      title: string;
      /** @description One sentence: how much happened, that nothing did, or that nothing was captured. */
      summary: string;
      /**
       * @description `weekly` covers seven days, `daily` one.
       * @enum {string}
       */
      period: 'daily' | 'weekly';
      /** @description First UTC day, as `YYYY-MM-DD`. */
      from: string;
      /** @description Last UTC day, as `YYYY-MM-DD`. */
      to: string;
      /** @description Whether it is based on sample data. */
      sample: boolean;
      /** @description How much happened in the period. */
      counts: components['schemas']['DigestCountsDto'];
      /** @description Size of the HTML file, in bytes. */
      size: number;
      /**
       * Format: date-time
       * @description When the digest was written.
       */
      createdAt: string;
    };
    DigestFeedDto: {
      /** @description Whether I have a feed; the other fields are null when I have none. */
      exists: boolean;
      /** @description Last characters of its token, to recognize it. */
      ending: string | null;
      /**
       * Format: date-time
       * @description When its address was created.
       */
      createdAt: string | null;
    };
    DigestPreviewDto: {
      /** @description Headline with name and days. */
      title: string;
      /** @description One sentence: how much happened, that nothing did, or that nothing was captured. */
      summary: string;
      /** @description First UTC day, as `YYYY-MM-DD`. */
      from: string;
      /** @description Last UTC day, as `YYYY-MM-DD`. */
      to: string;
      /** @description Whether it is based on sample data. */
      sample: boolean;
      /** @description How much happened in the period. */
      counts: components['schemas']['DigestCountsDto'];
      /** @description The digest as one self-contained HTML file. */
      html: string;
    };
    DigestPreviewInput: {
      /**
       * @description `watchlist` needs `watchlistId`; `market` needs `platform` and `country`.
       * @enum {string}
       */
      scope: 'market' | 'watchlist';
      /**
       * Format: uuid
       * @description For a watchlist: its id.
       */
      watchlistId?: string;
      /**
       * @description For a market: the store.
       * @enum {string}
       */
      platform?: 'android' | 'ios';
      /** @description For a market: two-letter country code, in lower case. */
      country?: string;
      /** @description For a market: category of the chart; all games when omitted. */
      category?: string;
      /**
       * @description For a market: type of the chart; `revenue` when omitted.
       * @enum {string}
       */
      rankingType?: 'downloads' | 'new' | 'revenue';
      /**
       * @description `weekly` covers seven days, `daily` one.
       * @enum {string}
       */
      period: 'daily' | 'weekly';
      /**
       * @description Day on which a weekly digest is sent, covering the seven days before; Monday when omitted.
       * @enum {string}
       */
      weekday?: 'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday';
      /**
       * @description Last day of the digest, not in the future; when omitted, that of the latest digest that would have been due.
       * @example 2026-11-22
       */
      to?: string;
    };
    DigestSubscriptionChange: {
      /**
       * @description `weekly` covers seven days, `daily` one.
       * @enum {string}
       */
      period?: 'daily' | 'weekly';
      /**
       * @description Day on which a weekly digest is sent, covering the seven days before; Monday when omitted.
       * @enum {string}
       */
      weekday?: 'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday';
      /** @description Whether it is also sent by mail; it is always available in the product. */
      mail?: boolean;
      /** @description False pauses the subscription: no digests are written. */
      active?: boolean;
    };
    DigestSubscriptionDto: {
      /** @description Id of the subscription; `subscriptionId` of its digests. */
      id: string;
      /** @description Name of the watchlist, or chart and market. */
      name: string;
      /**
       * @description Whether it is about a watchlist or a market.
       * @enum {string}
       */
      scope: 'market' | 'watchlist';
      /** @description Id of the watchlist; null for a market, or once the watchlist is deleted. */
      watchlistId: string | null;
      /**
       * @description Store of the market; null for a watchlist.
       * @enum {string|null}
       */
      platform: 'android' | 'ios' | null;
      /** @description Two-letter country code of the market; null for a watchlist. */
      country: string | null;
      /** @description Category of the chart; null for a watchlist. */
      category: string | null;
      /**
       * @description Type of the chart; null for a watchlist.
       * @enum {string|null}
       */
      rankingType: 'downloads' | 'new' | null | 'revenue';
      /**
       * @description `weekly` covers seven days, `daily` one.
       * @enum {string}
       */
      period: 'daily' | 'weekly';
      /**
       * @description Day on which a weekly digest is sent; without effect on a daily one.
       * @enum {string}
       */
      weekday: 'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday';
      /** @description Whether it is also sent by mail. */
      mail: boolean;
      /** @description False when I paused the subscription. */
      active: boolean;
      /** @description Why an active subscription writes no digests; null while it does. */
      pausedReason: string | null;
      /**
       * Format: date-time
       * @description When the next digest is due; null while none is.
       */
      nextAt: string | null;
      /**
       * Format: date-time
       * @description When I subscribed.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the subscription was last changed.
       */
      updatedAt: string;
    };
    DigestSubscriptionInput: {
      /**
       * @description `watchlist` needs `watchlistId`; `market` needs `platform` and `country`.
       * @enum {string}
       */
      scope: 'market' | 'watchlist';
      /**
       * Format: uuid
       * @description For a watchlist: its id.
       */
      watchlistId?: string;
      /**
       * @description For a market: the store.
       * @enum {string}
       */
      platform?: 'android' | 'ios';
      /** @description For a market: two-letter country code, in lower case. */
      country?: string;
      /** @description For a market: category of the chart; all games when omitted. */
      category?: string;
      /**
       * @description For a market: type of the chart; `revenue` when omitted.
       * @enum {string}
       */
      rankingType?: 'downloads' | 'new' | 'revenue';
      /**
       * @description `weekly` covers seven days, `daily` one.
       * @enum {string}
       */
      period: 'daily' | 'weekly';
      /**
       * @description Day on which a weekly digest is sent, covering the seven days before; Monday when omitted.
       * @enum {string}
       */
      weekday?: 'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday';
      /** @description Whether it is also sent by mail; it is always available in the product. */
      mail?: boolean;
      /** @description False pauses the subscription: no digests are written. */
      active?: boolean;
    };
    EffectGameDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /**
       * @description `gained`: gets the entry. `lost`: loses it. `changed`: gets another confidence.
       * @enum {string}
       */
      change: 'changed' | 'gained' | 'lost';
      /**
       * @description Confidence with the proposal; for `lost`, the confidence without it.
       * @enum {string}
       */
      confidence: 'high' | 'low' | 'medium';
      /** @description Sentence that proves the entry; null when there is none. */
      quote: string | null;
    };
    EngineDto: {
      /** @description Id to pass as `engine`. */
      id: string;
      /** @description Name to show to people. */
      label: string;
      /** @description Name of the model; null for an engine without one. */
      model: string | null;
      /** @description Whether it is used when no engine is given. */
      default: boolean;
      /** @description True when texts leave this installation; calls are limited per person. */
      external: boolean;
    };
    EngineScoreDto: {
      /** @description Id of this measurement. */
      id: string;
      /** @description Id of the engine. */
      engine: string;
      /** @description Version of the engine. */
      engineVersion: string;
      /** @description Name of the model; null for an engine without one. */
      model: string | null;
      /** @description Version of the taxonomy that was used. */
      taxonomyVersion: string;
      /** @description Games of the gold set at that time. */
      games: number;
      /** @description Confirmed or added items that the engine found. */
      right: number;
      /** @description Rejected items that the engine found. */
      wrong: number;
      /** @description Confirmed or added items that the engine did not find. */
      missed: number;
      /** @description `right` out of `right` and `wrong`, 0 to 1; null when the engine found no judged item. */
      precision: number | null;
      /** @description `right` out of `right` and `missed`, 0 to 1; null when analysts confirmed nothing. */
      recall: number | null;
      /** @description Harmonic mean of precision and recall, 0 to 1; null when there is nothing to count. */
      f1: number | null;
      /** @description Games without an answer; their items count as missed. */
      failed: number;
      /** @description Mean duration per game, in milliseconds. */
      msPerGame: number;
      /** @description US dollars at list price for all games; null when the price of the model is unknown. */
      cost: number | null;
      /** @description Id of the person who started it; null when the account is gone. */
      scoredBy: string | null;
      /** @description Display name or e-mail of that person; null when the account is gone. */
      scoredByName: string | null;
      /**
       * Format: date-time
       * @description When the measurement was finished.
       */
      scoredAt: string;
    };
    EngineScoresDto: {
      /** @description Size of the gold set now. */
      gold: components['schemas']['GoldSetDto'];
      /** @description Newest first, at most 100. */
      scores: components['schemas']['EngineScoreDto'][];
    };
    EnrichInput: {
      /** @description At most 1,000 bundle ids. */
      bundleIds?: string[];
    };
    EnteredDescriptionDto: {
      /** @description Plain text; line breaks are kept. */
      text: string;
      /** @description Profile id of the person who entered it or last changed it; null when that account was deleted. */
      enteredBy: string | null;
      /** @description Display name or e-mail of that person; null when the account was deleted. */
      enteredByName: string | null;
      /**
       * Format: date-time
       * @description When it was entered or last changed (UTC).
       */
      enteredAt: string;
    };
    EntryGameDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Address of the icon; null when the game has none. */
      iconUrl: string | null;
      /**
       * @description How certain the engine is.
       * @enum {string}
       */
      confidence: 'high' | 'low' | 'medium';
      /** @description Sentence of the store text that proves it; null when the engine quoted none. */
      quote: string | null;
    };
    EntryNameDto: {
      /** @description Taxonomy id. */
      id: string;
      /** @description Name of the entry. */
      name: string;
    };
    FeedbackInput: {
      /**
       * @description Whether the item is a mechanic or a meta element.
       * @enum {string}
       */
      kind: 'mechanics' | 'metaElements';
      /** @description Taxonomy id of the item; left out for an item without one. */
      itemId?: string;
      /** @description Name of an item without a taxonomy id. */
      itemName?: string;
      /**
       * @description Null removes earlier feedback.
       * @enum {string|null}
       */
      verdict: 'confirmed' | 'corrected' | null | 'rejected';
      /** @description For a corrected item: its right name. */
      name?: string;
      /** @description For a corrected item: its right description. */
      description?: string;
    };
    /** @description ISO date or time. */
    FilterDate: string;
    /** @description Ids; unknown ones are skipped. */
    FilterIds: string | string[];
    /** @description A text, or several of which one must match. */
    FilterTexts: string | string[];
    /** @description An id, or several of which one must match. */
    FilterUuids: string | string[];
    GameAnalysisDto: {
      /** @description Id of this version of the analysis. */
      id: string;
      /** @description Mechanics in the order of the engine; the built-in engine puts the most certain first. */
      mechanics: components['schemas']['AnalysisItemDto'][];
      /** @description Meta elements in the order of the engine; the built-in engine puts the most certain first. */
      metaElements: components['schemas']['AnalysisItemDto'][];
      /** @description More specific forms of the items, and facts that the stores state; absent when there are none. */
      details?: components['schemas']['AnalysisDetailDto'][];
      /**
       * Format: date-time
       * @description When the engine answered.
       */
      analyzedAt: string;
      /** @description Id of the person who started it; null for the product itself or when the account is gone. */
      analyzedBy: string | null;
      /** @description Display name or e-mail of that person; null when there is none. */
      analyzedByName: string | null;
      /**
       * @description Where the analyzed description came from: the name of the store or service, `Import`, `Entered by hand` or
       *     `Sample data`; null for analyses stored before this was recorded.
       */
      source: string | null;
      /** @description Whether the analyzed description is sample data. */
      sample: boolean;
      /** @description `built-in` or `openai`. */
      engine: string;
      /** @description Name of the model; null for an engine without one. */
      model: string | null;
      /** @description ISO 639-1 code of the analyzed text; `und` when it was not recognized. */
      language: string;
      /** @description True when the engine reads only meta elements in this language: an empty list of mechanics then says nothing. */
      metaElementsOnly: boolean;
      /** @description Number of this version for the game, from 1; a reused answer keeps its number. */
      version: number;
    };
    GameChangeDto: {
      /** @description Stable id of the change. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /**
       * @description What changed; `listing` is whether the store lists the game.
       * @enum {string}
       */
      field:
        'categories' | 'description' | 'iconUrl' | 'listing' | 'price' | 'screenshots' | 'title' | 'version';
      /** @description Value before; lists (screenshots, categories) have one entry per line, `listing` is `listed` or `not listed`. */
      from: string;
      /** @description Value after, in the same form. */
      to: string;
      /** @description Source that both values come from. */
      source: string;
      /**
       * Format: date-time
       * @description When the new value was first read (UTC).
       */
      changedAt: string;
    };
    GameDescriptionInput: {
      /** @description 1 to 20,000 characters; line breaks are kept. */
      text: string;
    };
    GameDetailDto: {
      /** @description Description that a person entered, shown next to those of the stores; null when nobody did. */
      enteredDescription: components['schemas']['EnteredDescriptionDto'] | null;
      /** @description Ranks in current charts, best first. */
      positions: components['schemas']['GamePositionDto'][];
      /** @description Tags of the game, sorted by name. */
      tags: components['schemas']['GameTagDto'][];
      /** @description Newest analysis; null when the game was never analyzed. */
      analysis: components['schemas']['GameAnalysisDto'] | null;
      /** @description One per store page. */
      listings: components['schemas']['GameListingDto'][];
      /** @description Names in storefronts whose charts use a different one; elsewhere `title` applies. */
      storefrontNames: components['schemas']['StorefrontNameDto'][];
      /** @description Same as `bundleId`. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title shown for the game: the one of its home storefront. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Stores that list the game: `android` is Google Play, `ios` the App Store. */
      platforms: ('android' | 'ios')[];
      /** @description Normalized names, so that `games_sports` and `sports_games` are both "Sports". */
      categories: string[];
      /** @description True while everything known about the game comes from the sample catalogue. */
      sample: boolean;
      /**
       * Format: date-time
       * @description When stored facts of the game last changed (UTC).
       */
      updatedAt: string;
    };
    GameListingDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Package name on Google Play, track id on the App Store. */
      storeId: string;
      /** @description App Store track id (digits); null on Google Play, and while it is not known. */
      trackId: string | null;
      /** @description Address of the public store page; null when it is not known. */
      url: string | null;
      /** @description Title on the store page. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Estimated or stated downloads; null when not measured. */
      downloads: components['schemas']['ShareDto'] | null;
      /** @description Estimated revenue; null when not measured. */
      revenue: components['schemas']['ShareDto'] | null;
      /** @description Ratings in the store; null when not measured. */
      rating: components['schemas']['RatingDto'] | null;
      /** @description Address of the game on the market-intelligence site set by the operator; null when none is set. */
      marketPageUrl: string | null;
      /** @description Source and time of each field, by field name. */
      fieldSources: { [key: string]: unknown };
      /** @description True while this listing comes from the sample catalogue. */
      sample: boolean;
      /**
       * Format: date-time
       * @description When stored facts of the listing last changed (UTC).
       */
      updatedAt: string;
      /** @description Full text of the store page; null when unknown. */
      description: string | null;
      /** @description Categories as the store spells them. */
      categories: string[];
      /** @description Addresses of the screenshots in the store's order; empty when unknown. */
      screenshots: string[];
      /**
       * @description Address of an embeddable player or a video file; null when there is none.
       * @example https://www.youtube.com/embed/harbor_match
       */
      videoUrl: string | null;
      /**
       * @description The developer's own site, as linked from the store page; null when unknown.
       * @example https://harbor.example
       */
      developerSite: string | null;
      /** @description Version as the store states it; null when unknown, or when it varies by device. */
      version: string | null;
      /** @description The store's "What's new" text for this version; null when unknown. */
      releaseNotes: string | null;
      /**
       * Format: date-time
       * @description When the game was last updated in the store (UTC); null when unknown.
       */
      lastUpdate: string | null;
      /**
       * Format: date-time
       * @description When the game was released in the store (UTC); null when unknown.
       */
      releaseDate: string | null;
      /** @description Amount and currency, for instance "0.00 USD"; null when unknown. */
      price: string | null;
      /** @description True when the game sells in-app purchases; null when unknown. */
      inAppPurchases: boolean | null;
      /** @description Prices of in-app purchases in the store's words, for instance "$0.99 - $99.99 per item"; null when unknown. */
      purchaseRange: string | null;
      /** @description True when the store says that the game shows ads; null when unknown. */
      containsAds: boolean | null;
      /** @description Age rating in the store's words, for instance "Teen" or "12+"; null when unknown. */
      contentRating: string | null;
      /**
       * @description Whether the game can be installed now, pre-registered for, or is in early access; null when unknown.
       * @enum {string|null}
       */
      availability: 'available' | 'early-access' | null | 'pre-registration';
      /** @description Two-letter language codes in upper case; empty when unknown. */
      languages: string[];
      /**
       * @description Lowest Android or iOS version that the game runs on; null when unknown, or when it varies by device.
       * @example 7.0
       */
      minimumOs: string | null;
      /** @description Download size in bytes; null when unknown. */
      sizeBytes: number | null;
      /** @description Installs since release as Google Play states them, null when unknown; a store may correct the count downwards. */
      installCount: number | null;
      /** @description Games that the store page lists as similar, in the store's order. */
      similarApps: components['schemas']['SimilarAppDto'][];
    };
    GameMatchDto: {
      /** @description UUID of the pair. */
      id: string;
      /** @description The game on Google Play. */
      android: components['schemas']['MatchedGameDto'];
      /** @description The game on the App Store. */
      ios: components['schemas']['MatchedGameDto'];
      /**
       * @description `proposed` awaits a decision; `linked` is one game; `rejected` was never linked; `split` was linked once and is
       *     two games again.
       * @enum {string}
       */
      status: 'linked' | 'proposed' | 'rejected' | 'split';
      /**
       * @description `high` was linked automatically; `medium` needs a decision.
       * @enum {string}
       */
      confidence: 'high' | 'medium';
      /** @description Clues that were compared, including those that speak against a match. */
      evidence: components['schemas']['MatchEvidenceDto'][];
      /** @description Profile id of the person who decided; null when nobody did, or when that account was deleted. */
      decidedBy: string | null;
      /** @description Display name or e-mail of that person; null when nobody decided. */
      decidedByName: string | null;
      /**
       * Format: date-time
       * @description When it was decided (UTC); null when nobody did.
       */
      decidedAt: string | null;
      /**
       * Format: date-time
       * @description When the pair was found (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When its status or evidence last changed (UTC).
       */
      updatedAt: string;
    };
    GameNoteChange: {
      /** @description 1 to 4,000 characters; line breaks are kept. */
      text?: string;
    };
    GameNoteDto: {
      /** @description UUID of the note. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Plain text; line breaks are kept. */
      text: string;
      /** @description Profile id of the author; null when that account was deleted. */
      createdBy: string | null;
      /** @description Display name or e-mail of the author; null when that account was deleted. */
      createdByName: string | null;
      /**
       * Format: date-time
       * @description When it was written (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed (UTC).
       */
      updatedAt: string;
    };
    GameNoteInput: {
      /** @description 1 to 4,000 characters; line breaks are kept. */
      text: string;
    };
    GameOfCountriesDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer of the game; null when unknown. */
      developer: string | null;
      /** @description Address of the icon; null when the game has none. */
      iconUrl: string | null;
      /** @description One per country, in the order of `countries`. */
      ranks: components['schemas']['CountryRankDto'][];
      /** @description Where the game appeared first. */
      origin: components['schemas']['OriginDto'];
    };
    GamePositionDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Rank in the chart, from 1. */
      rankPosition: number;
      /** @description Rank in the previous capture; null when the game was not listed there. */
      previousPosition: number | null;
      /**
       * Format: date-time
       * @description Time of the capture (UTC).
       */
      capturedAt: string;
      /** @description True when the data comes from the sample catalogue instead of a store. */
      sample: boolean;
    };
    GameTagDto: {
      /** @description UUID of the tag. */
      id: string;
      /** @description Unique among the tags of one person. */
      name: string;
      /** @description Free text; null when there is none. */
      description: string | null;
      /** @description Profile id of the person who created it; null when that account was deleted. */
      createdBy: string | null;
    };
    GamesInput: {
      /** @description Bundle ids, at most 500. */
      bundleIds: string[];
    };
    GoldSetDto: {
      /** @description Games with a text and at least one judged item. */
      games: number;
      /** @description Items that analysts confirmed or added. */
      present: number;
      /** @description Items that analysts rejected. */
      absent: number;
    };
    GrowthDto: {
      /** @description Change in percent of `from`. */
      percentage: number;
      /**
       * Format: date-time
       * @description When the earlier snapshot was taken (UTC).
       */
      since: string;
      /** @description Value in the earlier snapshot. */
      from: number;
      /** @description Value in the later snapshot. */
      to: number;
    };
    GrowthsDto: {
      /** @description Change of the download total. */
      downloads: components['schemas']['GrowthDto'] | null;
      /** @description Change of the revenue total. */
      revenue: components['schemas']['GrowthDto'] | null;
      /** @description Change of the rating score. */
      rating: components['schemas']['GrowthDto'] | null;
    };
    IdeaBriefDto: {
      /** @description Name of the idea, one line. */
      name: string;
      /** @description The pitch; empty when it was not filled in. */
      hook: string;
      /** @description The core loop. */
      loop: components['schemas']['BriefLoopDto'];
      /** @description Further fields of the concept, in the order of the page. */
      fields: components['schemas']['BriefFieldDto'][];
      /** @description Core mechanics, in the order people see them. */
      mechanics: components['schemas']['BriefItemDto'][];
      /** @description Meta elements, in the order people see them. */
      meta: components['schemas']['BriefItemDto'][];
      /** @description Comparable games first, then the sources. */
      references: components['schemas']['BriefReferenceDto'][];
      /** @description The biggest risk; empty when it was not filled in. */
      risks: components['schemas']['BriefRiskDto'][];
      /**
       * @deprecated
       * @description Always null.
       */
      score: components['schemas']['BriefScoreDto'] | null;
      /** @description One sentence that names the fields not filled in; empty when all are. */
      notes: string[];
    };
    IdeaChanges: {
      /** @description The idea in one sentence, one line. */
      pitch?: string;
      /** @description Who the player gets to be. */
      fantasy?: string;
      /** @description Where and when the game takes place. */
      setting?: string;
      /** @description Who the game is for. */
      audience?: string;
      /** @description How the game earns money. */
      monetization?: string;
      /** @description How the game looks. */
      artDirection?: string;
      /** @description Replaces the whole list; a plain text is read as the title of a game. */
      comparables?: components['schemas']['ComparableInput'][];
      /** @description The biggest risk. */
      risk?: string;
      /** @description What to test first, and what would prove it. */
      firstTest?: string;
      /** @description Name of the idea, one line. */
      name?: string;
      /** @description Replaces the whole list; together with `metaElements` at most 60. */
      coreMechanics?: components['schemas']['IdeaItemInput'][];
      /** @description Replaces the whole list; together with `coreMechanics` at most 60. */
      metaElements?: components['schemas']['IdeaItemInput'][];
      /**
       * @description Version that the change is based on: when it is not the newest, the answer is 409 `idea_changed` with the newest
       *     as `current`. When left out, the newest version is changed.
       */
      version?: number;
      /** @description What players do within seconds, a session and weeks. */
      coreLoop?: components['schemas']['CoreLoopInput'];
    };
    IdeaChoiceDto: {
      /**
       * @description `keep`: unchanged. `swap`: replaced by a similar one. `complement`: added because it fits. `twist`: changed on purpose.
       * @enum {string}
       */
      rule: 'complement' | 'keep' | 'swap' | 'twist';
      /** @description Text of the resulting item. */
      item: string;
      /** @description What it was made from. */
      from: string;
      /** @description Reason, in one sentence. */
      why: string;
    };
    IdeaCommentDto: {
      /** @description Id of the comment. */
      id: string;
      /** @description Text of the comment; line breaks are kept. */
      content: string;
      /** @description Id of the author; null when the account is gone. */
      createdBy: string | null;
      /** @description Display name or e-mail of the author; null when the account is gone. */
      createdByName: string | null;
      /**
       * Format: date-time
       * @description When it was written.
       */
      createdAt: string;
    };
    IdeaCommentInput: {
      /** @description Text of the comment. */
      content: string;
    };
    IdeaDto: {
      /** @description Id of the idea. */
      id: string;
      /** @description Name of the idea, one line. */
      name: string;
      /** @description Core mechanics, in the order people see them. */
      coreMechanics: components['schemas']['IdeaItemDto'][];
      /** @description Meta elements, in the order people see them. */
      metaElements: components['schemas']['IdeaItemDto'][];
      /** @description Games and ideas it was brainstormed from; empty for an idea that I started myself. */
      sources: components['schemas']['IdeaSourceDto'][];
      /** @description Where each item comes from; items that were deleted are left out. */
      origins: components['schemas']['IdeaOriginDto'][];
      /** @description Decisions made while brainstorming; empty for an idea that I started myself. */
      choices: components['schemas']['IdeaChoiceDto'][];
      /** @description Who brainstormed it: `built-in` or `openai`; null for an idea that I started myself. */
      engine: string | null;
      /** @description The idea in one sentence, as brainstormed; null for an idea that I started myself. */
      hook: string | null;
      /** @description Whether everyone with access may read, change and comment on it. */
      shared: boolean;
      /**
       * @description `killed` and `go` are decisions; `prototype` is being tested.
       * @enum {string}
       */
      status: 'draft' | 'go' | 'killed' | 'prototype';
      /** @description Why it has this status; null when no reason was given. */
      statusReason: string | null;
      /**
       * Format: date-time
       * @description When it was archived; null while it is in the list.
       */
      archivedAt: string | null;
      /** @description Id of the owner. */
      createdBy: string;
      /** @description Id of the person who made the current version; null when the account is gone. */
      updatedBy: string | null;
      /** @description Increases with every change; send it with a change to detect conflicts. */
      version: number;
      /**
       * Format: date-time
       * @description When the idea was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the idea was last changed.
       */
      updatedAt: string;
      /** @description The idea in one sentence. */
      pitch: string;
      /** @description Who the player gets to be. */
      fantasy: string;
      /** @description Where and when the game takes place. */
      setting: string;
      /** @description Who the game is for. */
      audience: string;
      /** @description What players do within seconds, a session and weeks. */
      coreLoop: components['schemas']['CoreLoopDto'];
      /** @description How the game earns money. */
      monetization: string;
      /** @description How the game looks. */
      artDirection: string;
      /** @description Games that it is compared with. */
      comparables: components['schemas']['ComparableDto'][];
      /** @description The biggest risk. */
      risk: string;
      /** @description What to test first, and what would prove it. */
      firstTest: string;
    };
    IdeaInput: {
      /** @description The idea in one sentence, one line. */
      pitch?: string;
      /** @description Who the player gets to be. */
      fantasy?: string;
      /** @description Where and when the game takes place. */
      setting?: string;
      /** @description Who the game is for. */
      audience?: string;
      /** @description How the game earns money. */
      monetization?: string;
      /** @description How the game looks. */
      artDirection?: string;
      /** @description Replaces the whole list; a plain text is read as the title of a game. */
      comparables?: components['schemas']['ComparableInput'][];
      /** @description The biggest risk. */
      risk?: string;
      /** @description What to test first, and what would prove it. */
      firstTest?: string;
      /** @description Name of the idea, one line. */
      name: string;
      /** @description What a variant of `POST /api/ideas/variants` was made from. */
      sources?: components['schemas']['IdeaSourceInput'][];
      /** @description Core mechanics in order; together with `metaElements` at most 60. */
      coreMechanics?: components['schemas']['NewIdeaItemInput'][];
      /** @description Meta elements in order; together with `coreMechanics` at most 60. */
      metaElements?: components['schemas']['NewIdeaItemInput'][];
      /** @description Why a variant works. */
      why?: string;
      /** @description What players do within seconds, a session and weeks. */
      coreLoop?: components['schemas']['CoreLoopInput'];
    };
    IdeaItemDto: {
      /** @description Id of the item within the idea; it stays when the text changes. */
      id: string;
      /** @description Text of the item. */
      content: string;
    };
    IdeaItemInput: {
      /** @description Text of the item. */
      content: string;
      /** @description Id of an existing item (up to 64 letters, digits, `-` or `_`, unique in the idea); otherwise the item gets a new id. */
      id?: string | null;
    };
    IdeaOriginDto: {
      /** @description Id of the item in `coreMechanics` or `metaElements`. */
      itemId: string;
      /**
       * @description `keep`: unchanged. `swap`: replaced by a similar one. `complement`: added because it fits. `twist`: changed on purpose.
       * @enum {string}
       */
      rule: 'complement' | 'keep' | 'swap' | 'twist';
      /** @description Index in `sources`, from 0; null when the item comes from no single source. */
      source: number | null;
      /** @description Name of the source; null when the item comes from no single source. */
      sourceName: string | null;
      /** @description Id of the source; null when there is none or I may not see it. */
      sourceId: string | null;
      /** @description Wording of the source; null when there was none. */
      from: string | null;
      /** @description Taxonomy id of the item; null when it is not in the taxonomy. */
      taxonomyId: string | null;
      /**
       * @description Confidence of the item in the analysis of the source; null for a wording of your own, or when it was not recorded.
       * @enum {string|null}
       */
      confidence: 'high' | 'low' | 'medium' | null;
    };
    IdeaRowDto: {
      /** @description Id of the idea. */
      id: string;
      /** @description Name of the idea, one line. */
      name: string;
      /** @description Core mechanics, in the order people see them. */
      coreMechanics: components['schemas']['IdeaItemDto'][];
      /** @description Meta elements, in the order people see them. */
      metaElements: components['schemas']['IdeaItemDto'][];
      /** @description Games and ideas it was brainstormed from; empty for an idea that I started myself. */
      sources: components['schemas']['IdeaSourceDto'][];
      /** @description Where each item comes from; items that were deleted are left out. */
      origins: components['schemas']['IdeaOriginDto'][];
      /** @description Decisions made while brainstorming; empty for an idea that I started myself. */
      choices: components['schemas']['IdeaChoiceDto'][];
      /** @description Who brainstormed it: `built-in` or `openai`; null for an idea that I started myself. */
      engine: string | null;
      /** @description The idea in one sentence, as brainstormed; null for an idea that I started myself. */
      hook: string | null;
      /** @description Whether everyone with access may read, change and comment on it. */
      shared: boolean;
      /**
       * @description `killed` and `go` are decisions; `prototype` is being tested.
       * @enum {string}
       */
      status: 'draft' | 'go' | 'killed' | 'prototype';
      /** @description Why it has this status; null when no reason was given. */
      statusReason: string | null;
      /**
       * Format: date-time
       * @description When it was archived; null while it is in the list.
       */
      archivedAt: string | null;
      /** @description Id of the owner. */
      createdBy: string;
      /** @description Id of the person who made the current version; null when the account is gone. */
      updatedBy: string | null;
      /** @description Increases with every change; send it with a change to detect conflicts. */
      version: number;
      /**
       * Format: date-time
       * @description When the idea was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the idea was last changed.
       */
      updatedAt: string;
      /** @description The idea in one sentence. */
      pitch: string;
      /** @description Who the player gets to be. */
      fantasy: string;
      /** @description Where and when the game takes place. */
      setting: string;
      /** @description Who the game is for. */
      audience: string;
      /** @description What players do within seconds, a session and weeks. */
      coreLoop: components['schemas']['CoreLoopDto'];
      /** @description How the game earns money. */
      monetization: string;
      /** @description How the game looks. */
      artDirection: string;
      /** @description Games that it is compared with. */
      comparables: components['schemas']['ComparableDto'][];
      /** @description The biggest risk. */
      risk: string;
      /** @description What to test first, and what would prove it. */
      firstTest: string;
      /** @description Owner, comments and votes, and what I did with it. */
      team: components['schemas']['IdeaTeamDto'];
      /** @description Market signal; null when nothing of the idea can be compared. */
      signal: components['schemas']['IdeaSignalSummaryDto'] | null;
    };
    IdeaScoreDto: {
      /** @description Mean of the available parts, 1 to 10; null when fewer than two are available. */
      score: number | null;
      /** @description All four parts, with or without a score. */
      parts: components['schemas']['ScorePartDto'][];
      /** @description The charts in words: "US, Android and iOS, downloads and revenue". */
      scope: string;
      /** @description Whether some of the captures are sample data; show the figures as such. */
      sample: boolean;
      /** @description Number of different games in these charts. */
      charting: number;
      /** @description How many of these games have an analysis. */
      analysed: number;
      /** @description Why there is no result; null when there is one. */
      notEnough: string | null;
    };
    IdeaSignalDto: {
      /**
       * Format: date-time
       * @description Time of the newest capture used; null when there is none.
       */
      capturedAt: string | null;
      /**
       * Format: date-time
       * @description Time of the earliest capture compared with; null when there is only one.
       */
      comparedFrom: string | null;
      /** @description Days between these two captures; null when there is only one. */
      days: number | null;
      /** @description Items of the idea that are not in the taxonomy and count nowhere. */
      unknown: string[];
      /** @description How common its mechanics are, and how that changed. */
      shares: components['schemas']['SignalSharesDto'];
      /** @description How many games already combine its items. */
      crowding: components['schemas']['SignalCrowdingDto'];
      /** @description New games that share a mechanic with it. */
      newcomers: components['schemas']['SignalNewcomersDto'];
      /** @description The most similar games. */
      nearest: components['schemas']['SignalNearestDto'];
      /** @description The charts in words: "US, Android and iOS, downloads and revenue". */
      scope: string;
      /** @description Whether some of the captures are sample data; show the figures as such. */
      sample: boolean;
      /** @description Number of different games in these charts. */
      charting: number;
      /** @description How many of these games have an analysis. */
      analysed: number;
      /** @description Why there is no result; null when there is one. */
      notEnough: string | null;
    };
    IdeaSignalSummaryDto: {
      /** @description Name of the first recognized mechanic, which `share` and `change` are about; null when none was recognized. */
      mechanic: string | null;
      /** @description Share of the analyzed charting games with it, 0 to 1; null while too few are analyzed. */
      share: number | null;
      /** @description Change of the share since the earlier captures, in percentage points; null when there is nothing to compare. */
      change: number | null;
      /** @description Analyzed charting games with at least two of its items. */
      alike: number;
      /** @description New games in the charts that share a mechanic with it; null when there is nothing to compare. */
      newcomers: number | null;
      /** @description Number of analyzed charting games that the figures are based on. */
      n: number;
      /** @description Whether some of the captures are sample data. */
      sample: boolean;
    };
    IdeaSourceDto: {
      /**
       * @description What `sourceId` refers to; null when it is null.
       * @enum {string|null}
       */
      type: 'game' | 'idea' | null;
      /** @description Id of the idea or bundle id of the game; null for a text, or an idea that I may not see. */
      sourceId: string | null;
      /** @description Name of the source when the idea was made. */
      name: string;
    };
    IdeaSourceInput: {
      /** @description Name to show for the source. */
      name: string;
      /**
       * @description What `sourceId` refers to; null or left out without one.
       * @enum {string|null}
       */
      type?: 'game' | 'idea' | null;
      /** @description Id of the idea or bundle id of the game; null or left out for a text. */
      sourceId?: string | null;
    };
    IdeaStateInput: {
      /** @description Why it has the status; setting a status without a reason removes the old one. */
      reason?: string | null;
      /** @description True lets everyone with access read, change and comment on the idea; owner only. */
      shared?: boolean;
      /** @description True removes the idea from the list, false returns it; owner only. */
      archived?: boolean;
      /**
       * @description New status of the idea; `killed` needs a `reason`.
       * @enum {string}
       */
      status?: 'draft' | 'go' | 'killed' | 'prototype';
    };
    IdeaTeamDto: {
      /** @description Display name or e-mail of the owner. */
      owner: string;
      /** @description Whether I own it. */
      mine: boolean;
      /** @description Who made the current version; null when the account is gone or nobody changed the idea. */
      updatedByName: string | null;
      /** @description Number of comments. */
      comments: number;
      /** @description Number of people who voted for it. */
      votes: number;
      /** @description Whether I voted for it. */
      voted: boolean;
      /** @description Whether I pinned it to the top of the list. */
      pinned: boolean;
    };
    IdeaVersionDto: {
      /** @description Id of the idea and number of the version, joined by a colon. */
      id: string;
      /** @description Number of the version, from 1. */
      version: number;
      /** @description Name of the idea, one line. */
      name: string;
      /** @description Core mechanics, in the order people see them. */
      coreMechanics: components['schemas']['IdeaItemDto'][];
      /** @description Meta elements, in the order people see them. */
      metaElements: components['schemas']['IdeaItemDto'][];
      /** @description Id of the person who made this version; null when the account is gone. */
      changedBy: string | null;
      /**
       * Format: date-time
       * @description When this version was made.
       */
      createdAt: string;
      /** @description The idea in one sentence. */
      pitch: string;
      /** @description Who the player gets to be. */
      fantasy: string;
      /** @description Where and when the game takes place. */
      setting: string;
      /** @description Who the game is for. */
      audience: string;
      /** @description What players do within seconds, a session and weeks. */
      coreLoop: components['schemas']['CoreLoopDto'];
      /** @description How the game earns money. */
      monetization: string;
      /** @description How the game looks. */
      artDirection: string;
      /** @description Games that it is compared with. */
      comparables: components['schemas']['ComparableDto'][];
      /** @description The biggest risk. */
      risk: string;
      /** @description What to test first, and what would prove it. */
      firstTest: string;
    };
    InstallRangeDto: {
      /** @description Mean installs per day over the last measured week. */
      perDay: number;
      /** @description Lower end of the usual range, from the eight weeks before. */
      low: number;
      /** @description Upper end of the usual range, from the eight weeks before. */
      high: number;
      /**
       * @description Whether `perDay` is above or below the usual range; null when it is within.
       * @enum {string|null}
       */
      outside: 'above' | 'below' | null;
      /**
       * @description Last UTC day of the measured week.
       * @example 2026-11-22
       */
      until: string;
    };
    IntervalOfChangeDto: {
      /** @description Percentage points gained, negative when lost. */
      points: number;
      /** @description Lower bound of the interval, in percentage points. */
      low: number;
      /** @description Upper bound of the interval, in percentage points. */
      high: number;
    };
    ItemFeedbackDto: {
      /**
       * @description `added`: an analyst added the item; no engine found it.
       * @enum {string}
       */
      verdict: 'added' | 'confirmed' | 'corrected' | 'rejected';
      /** @description Corrected name; null unless the analyst changed it. */
      name: string | null;
      /** @description Corrected description; null unless the analyst changed it. */
      description: string | null;
      /** @description Id of the analyst; null when the account is gone. */
      userId: string | null;
      /** @description Display name or e-mail of the analyst; null when the account is gone. */
      userName: string | null;
      /**
       * Format: date-time
       * @description When the feedback was given.
       */
      createdAt: string;
    };
    ItemGameDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Its best rank in the captures used. */
      rank: number;
      /** @description One per requested item. */
      proofs: components['schemas']['ItemProofDto'][];
    };
    ItemProofDto: {
      /** @description Name of the mechanic or meta element. */
      name: string;
      /**
       * @description How certain the analysis is.
       * @enum {string}
       */
      confidence: 'high' | 'low' | 'medium';
      /** @description A sentence of the store text that proves it; null when the engine gave none. */
      quote: string | null;
    };
    ItemsDiffDto: {
      /** @description Items that only the later version has. */
      added: components['schemas']['AnalysisItemDto'][];
      /** @description Items that only the earlier version has. */
      removed: components['schemas']['AnalysisItemDto'][];
      /** @description Items whose name, confidence or description differs. */
      changed: components['schemas']['ChangedItemDto'][];
      /** @description Number of items that are the same in both. */
      unchanged: number;
    };
    JobDto: {
      /** @description UUID of the job. */
      id: string;
      /** @description Kind of work, for example `rankings.import`. */
      kind: string;
      /** @description What the job does, for display. */
      title: string;
      /**
       * @description `queued` waits for a worker, `running`, or how it ended.
       * @enum {string}
       */
      state: 'cancelled' | 'completed' | 'failed' | 'queued' | 'running';
      /** @description How far it is. */
      progress: components['schemas']['JobProgressDto'];
      /** @description Parts that failed; a job that is `completed` with failures did the rest. */
      failures: components['schemas']['JobFailureDto'][];
      /** @description Why the whole job failed; null otherwise. */
      error: string | null;
      /** @description Outcome of a completed job, whose fields depend on `kind`; null otherwise. */
      result: { [key: string]: unknown } | null;
      /**
       * Format: date-time
       * @description When it was queued (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When work began (UTC); null while it is queued.
       */
      startedAt: string | null;
      /**
       * Format: date-time
       * @description When it ended (UTC); null before that.
       */
      finishedAt: string | null;
    };
    JobFailureDto: {
      /** @description The part that failed, for instance a chart, a game or a line of a file. */
      label: string;
      /** @description Why it failed, in one sentence. */
      reason: string;
    };
    JobMessageDto: {
      /**
       * @description How it ended.
       * @enum {string}
       */
      state: 'cancelled' | 'completed' | 'failed' | 'queued' | 'running';
      /** @description UUID of the job. */
      id: string;
      /** @description Kind of work, for example `rankings.refresh`. */
      kind: string;
      /** @description What the job does, for display. */
      title: string;
      /** @description Why the whole job failed; null otherwise. */
      error: string | null;
      /** @description Steps done. */
      done: number;
      /** @description Steps in total. */
      total: number;
      /** @description Parts that failed, also of a job that is `completed`. */
      failures: number;
      /**
       * Format: date-time
       * @description When it ended (UTC).
       */
      finishedAt: string;
    };
    JobProgressDto: {
      /** @description Steps done. */
      done: number;
      /** @description Steps in total; 0 while that is unknown. */
      total: number;
      /** @description Current step, for display. */
      label: string;
    };
    JobStartedDto: {
      /** @description UUID of the job: follow it at `/api/jobs/{id}`. */
      jobId: string;
    };
    LatestCaptureDto: {
      /**
       * Format: date-time
       * @description Time of the newest capture.
       */
      capturedAt: string;
      /** @description Whether it is sample data. */
      sample: boolean;
      /** @description Charts captured within 24 hours before that time. */
      lists: number;
      /** @description Two-letter codes of the countries of these charts. */
      countries: string[];
    };
    LaunchCohortDto: {
      /** @description Monday of a week (`2026-11-16`), or key of a group without its kind (`match3-swap`). */
      key: string;
      /** @description For display. */
      name: string;
      /** @description Games in it. */
      n: number;
      /** @description True below 20 games: too few for conclusions. */
      small: boolean;
      /** @description Games that had left the chart when last observed. */
      ended: number;
      /** @description Days after which half of the games are gone; null while more than half remain. */
      median: number | null;
      /** @description Steps of the survival curve, in order of days. */
      survival: components['schemas']['SurvivalStepDto'][];
      /** @description For a week: true when anything was captured in it. */
      captured: boolean;
      /** @description For a week: how many of its games are listed in each later week, in order; empty for a group. */
      weeks: components['schemas']['CohortWeekDto'][];
    };
    LaunchComparisonDto: {
      /** @description The one or two groups requested. */
      compared: components['schemas']['ComparedGroupDto'][];
      /** @description Null with one group, with fewer than 20 games in either, and when no game left the chart. */
      test: components['schemas']['LogRankDto'] | null;
      /**
       * @description Which group stays listed longer, claimed only where p < 0.05; null with one group.
       * @enum {string|null}
       */
      verdict: 'first_longer' | null | 'second_longer' | 'too_small' | 'unclear';
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Number of ranks included, from the first: as requested, or as many as the chart usually has. */
      top: number;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /** @description Number of captures used, at most one per day; incomplete ones are left out. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the first of them (UTC); null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the last of them (UTC); null when there is none.
       */
      to: string | null;
      /** @description Usual number of days between captures. */
      usualDays: number;
      /** @description Two captures more than this many days apart form a gap; games are not followed across it. */
      gapDays: number;
      /** @description Gaps in the history, oldest first. */
      gaps: components['schemas']['LaunchGapDto'][];
      /** @description Games that the figures are based on. */
      n: number;
      /** @description Games left out because they were listed when the history begins, so their first day is unknown. */
      excluded: number;
      /** @description Games left out because they entered during a gap. */
      acrossGap: number;
      /** @description Games of `n` without an analysis. */
      notAnalyzed: number;
    };
    LaunchCourseDto: {
      /**
       * Format: date-time
       * @description First capture that lists the game (UTC); null when its launch is unknown.
       */
      firstSeen: string | null;
      /**
       * @description Why its launch is unknown; null when it is known.
       * @enum {string|null}
       */
      reason: 'across_gap' | 'before_history' | 'never_listed' | 'not_captured' | null;
      /** @description Captured days since the launch, oldest first. */
      days: components['schemas']['CourseDayDto'][];
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Number of ranks included, from the first: as requested, or as many as the chart usually has. */
      top: number;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /** @description Number of captures used, at most one per day; incomplete ones are left out. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the first of them (UTC); null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the last of them (UTC); null when there is none.
       */
      to: string | null;
      /** @description Usual number of days between captures. */
      usualDays: number;
      /** @description Two captures more than this many days apart form a gap; games are not followed across it. */
      gapDays: number;
      /** @description Gaps in the history, oldest first. */
      gaps: components['schemas']['LaunchGapDto'][];
      /** @description Games that the figures are based on. */
      n: number;
      /** @description Games left out because they were listed when the history begins, so their first day is unknown. */
      excluded: number;
      /** @description Games left out because they entered during a gap. */
      acrossGap: number;
      /** @description Games of `n` without an analysis. */
      notAnalyzed: number;
    };
    LaunchGameDto: {
      /** @description Ranks in up to 14 captures, oldest first; null where it is outside the ranks included. */
      trend: (number | null)[];
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title in this storefront. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /**
       * Format: date-time
       * @description First capture that lists the game within the ranks (UTC).
       */
      firstSeen: string;
      /** @description Rank in that capture. */
      firstRank: number;
      /** @description Best rank in any capture used. */
      bestRank: number;
      /** @description Rank in the newest capture; null when it is outside the ranks included. */
      rank: number | null;
      /** @description Days from first seen until it left the chart or was last observed. */
      days: number;
      /**
       * @description `charting` is still listed, `left` dropped out, `gap` was listed when a gap began and is not followed across
       *     it.
       * @enum {string}
       */
      state: 'charting' | 'gap' | 'left';
      /**
       * Format: date-time
       * @description Release date that the store states (UTC); null when unknown.
       */
      releaseDate: string | null;
      /** @description True when the game has an analysis. */
      analyzed: boolean;
      /** @description Names of its mechanics; empty when it has no analysis. */
      mechanics: string[];
      /** @description For a group by mechanic or meta element: the finding behind it; otherwise null. */
      proof: components['schemas']['ItemProofDto'] | null;
    };
    LaunchGapDto: {
      /**
       * Format: date-time
       * @description Time of the last capture before the gap (UTC).
       */
      from: string;
      /**
       * Format: date-time
       * @description Time of the first capture after it (UTC).
       */
      to: string;
    };
    LaunchGroupDto: {
      /**
       * @description What its games have in common.
       * @enum {string}
       */
      kind: 'category' | 'country' | 'developer' | 'mechanic' | 'meta';
      /** @description After `kind` and a colon, the value for `a`, `b` and `group`. */
      key: string;
      /** @description For display. */
      name: string;
      /** @description Games in it; null for other countries. */
      n: number | null;
    };
    LaunchesDto: {
      /** @description With `by=release_date`: games left out because they have no release date. */
      undated: number;
      /** @description With `by=release_date`: games left out because they were released before the first week shown. */
      earlier: number;
      /** @description Bundle ids of games without an analysis. */
      notAnalyzedIds: string[];
      /** @description Weeks newest first; groups by number of games, those below 20 last. */
      cohorts: components['schemas']['LaunchCohortDto'][];
      /** @description Groups that can be compared. */
      groups: components['schemas']['LaunchGroupDto'][];
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Number of ranks included, from the first: as requested, or as many as the chart usually has. */
      top: number;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /** @description Number of captures used, at most one per day; incomplete ones are left out. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the first of them (UTC); null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the last of them (UTC); null when there is none.
       */
      to: string | null;
      /** @description Usual number of days between captures. */
      usualDays: number;
      /** @description Two captures more than this many days apart form a gap; games are not followed across it. */
      gapDays: number;
      /** @description Gaps in the history, oldest first. */
      gaps: components['schemas']['LaunchGapDto'][];
      /** @description Games that the figures are based on. */
      n: number;
      /** @description Games left out because they were listed when the history begins, so their first day is unknown. */
      excluded: number;
      /** @description Games left out because they entered during a gap. */
      acrossGap: number;
      /** @description Games of `n` without an analysis. */
      notAnalyzed: number;
    };
    LeadDto: {
      /** @description Smallest possible number of days. */
      least: number;
      /** @description Largest possible number of days. */
      most: number;
    };
    LeftOutDto: {
      /** @description A chart was not captured when the game appeared. */
      gap: number;
      /** @description Both charts were captured on fewer than three days. */
      tooFewDays: number;
      /** @description The game appeared elsewhere first, or on the same day. */
      elsewhere: number;
    };
    ListStateDto: {
      /**
       * Format: date-time
       * @description Time of the capture (UTC); null while this list was never captured.
       */
      capturedAt: string | null;
      /** @description True when the source states only the day, so the time of `capturedAt` carries no meaning. */
      dayOnly: boolean;
      /** @description True while the list comes from the sample catalogue. */
      sample: boolean;
      /** @description Feed or page of the store, `import` or `sample`; null while the list was never captured. */
      source: string | null;
      /**
       * @description How the list was derived where the store has no such chart: `union` merges category lists; null for a chart of
       *     the store.
       */
      derived: string | null;
      /** @description Rows in the capture; at most 50 of them are returned. */
      total: number;
      /** @description Rows in the previous capture; null when there is none. */
      previousTotal: number | null;
      /** @description True when the capture has fewer than half the rows of the previous one. */
      thin: boolean;
      /**
       * Format: date-time
       * @description With `date` or `compareDate`: time of the capture compared with; null when there is none.
       */
      comparedAt?: string | null;
    };
    ListStatesDto: {
      /** @description State of the Top Free chart. */
      downloads: components['schemas']['ListStateDto'];
      /** @description State of the Top Grossing chart. */
      revenue: components['schemas']['ListStateDto'];
      /** @description State of the Top New chart. */
      new: components['schemas']['ListStateDto'];
    };
    ListedGameDto: {
      /** @description Best rank in the current charts of the chosen country; null when the game is in none. */
      rank: number | null;
      /** @description Rank in the previous capture of the same chart; null when it was not listed, or there is none. */
      previousRank: number | null;
      /**
       * @description Change since that capture: `new` was never listed before, `back` was listed earlier but not in that capture;
       *     null when there is none.
       * @enum {string|null}
       */
      rankChange: 'back' | 'down' | 'new' | null | 'same' | 'up';
      /** @description The chart of `rank`; null without a rank. */
      rankedIn: components['schemas']['RankedInDto'] | null;
      /** @description Mean rating, 0 to 5, in the store with more ratings; null when there are none. */
      rating: number | null;
      /** @description Number of ratings in that store; null when there are none. */
      ratings: number | null;
      /** @description Installs since release as Google Play states them; null when unknown. */
      installs: number | null;
      /** @description Mean per day over the last measured week; null with fewer than two measurements. */
      installsPerDay: number | null;
      /**
       * @description Last UTC day of that week; null with fewer than two measurements.
       * @example 2026-11-22
       */
      installsUntil: string | null;
      /** @description True when any store says that the game shows ads; null when no store says. */
      containsAds: boolean | null;
      /** @description True when any store says that the game sells in-app purchases; null when no store says. */
      inAppPurchases: boolean | null;
      /** @description Age rating in the store's words, for instance "Teen" or "12+"; null when unknown. */
      contentRating: string | null;
      /**
       * Format: date-time
       * @description Latest update in any store (UTC); null when unknown.
       */
      lastUpdate: string | null;
      /**
       * Format: date-time
       * @description Earliest release in any store (UTC); null when unknown.
       */
      releaseDate: string | null;
      /** @description Sorted by name. */
      tags: components['schemas']['TagNameDto'][];
      /**
       * Format: date-time
       * @description When its newest analysis was made (UTC); null when it was never analyzed.
       */
      analyzedAt: string | null;
      /** @description Same as `bundleId`. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title shown for the game: the one of its home storefront. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Stores that list the game: `android` is Google Play, `ios` the App Store. */
      platforms: ('android' | 'ios')[];
      /** @description Normalized names, so that `games_sports` and `sports_games` are both "Sports". */
      categories: string[];
      /** @description True while everything known about the game comes from the sample catalogue. */
      sample: boolean;
      /**
       * Format: date-time
       * @description When stored facts of the game last changed (UTC).
       */
      updatedAt: string;
    };
    LiveDto: {
      /**
       * @description The process responds.
       * @enum {string}
       */
      status: 'ok';
    };
    LogRankDto: {
      /** @description Games that left the chart, by group. */
      observed: number[];
      /** @description Games that would have left if both groups had the same curve, by group. */
      expected: number[];
      /** @description Chi-squared with one degree of freedom. */
      statistic: number;
      /** @description The test's p-value, 0 to 1. */
      probability: number;
    };
    LoginInput: {
      /**
       * Format: email
       * @description E-mail of the account; upper and lower case do not matter.
       * @example analyst@example.com
       */
      email: string;
      /** @description Password of the account. */
      password: string;
      /** @description Six-digit code or a recovery code; required when two-factor authentication is on. */
      totp?: string;
    };
    MarketChange: {
      /** @description At least one store; both when a market is added without it. */
      platforms?: ('android' | 'ios')[];
      /** @description Minute, hour, day, month and weekday in UTC, at most hourly; null or an empty text follows RANKINGS_CRON. */
      cron?: string | null;
      /** @description True stops fetching this market; its charts stay. */
      paused?: boolean;
      /** @description True fetches only the overall charts, for a soft-launch market. */
      test?: boolean;
    };
    MarketDataDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Title on the store page. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Estimated or stated downloads; a placeholder when `defaults` contains `downloads`. */
      downloads: components['schemas']['ShareDto'];
      /** @description Estimated revenue; a placeholder when `defaults` contains `revenue`. */
      revenue: components['schemas']['ShareDto'];
      /** @description Ratings in the store; a placeholder when `defaults` contains `rating`. */
      rating: components['schemas']['RatingDto'];
      /** @description Names of the providers, for instance "Google Play" or "Market data, Google Play". */
      source: string;
      /**
       * Format: date-time
       * @description When the providers were last asked (UTC).
       */
      fetchedAt: string;
      /** @description Fields that hold a placeholder instead of a measured value: of `downloads`, `revenue`, `rating`. */
      defaults: string[];
      /** @description Parts of the response that could not be used, one plain sentence each. */
      warnings: string[];
      /** @description Source and time of each field, by field name. */
      fieldSources: { [key: string]: unknown };
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description True when the stored copy was returned without asking the providers again. */
      stored: boolean;
      /** @description Age of the returned data, in seconds. */
      ageSeconds: number;
      /** @description What each provider answered when last asked; empty for imported and sample data. */
      outcomes: components['schemas']['ProviderOutcomeDto'][];
      /** @description Measured changes since an earlier snapshot. */
      growth: components['schemas']['GrowthsDto'];
      /** @description Full text of the store page; null when unknown. */
      description: string | null;
      /** @description Categories as the store spells them. */
      categories: string[];
      /** @description Addresses of the screenshots in the store's order; empty when unknown. */
      screenshots: string[];
      /**
       * @description Address of an embeddable player or a video file; null when there is none.
       * @example https://www.youtube.com/embed/harbor_match
       */
      videoUrl: string | null;
      /**
       * @description The developer's own site, as linked from the store page; null when unknown.
       * @example https://harbor.example
       */
      developerSite: string | null;
      /** @description Version as the store states it; null when unknown, or when it varies by device. */
      version: string | null;
      /** @description The store's "What's new" text for this version; null when unknown. */
      releaseNotes: string | null;
      /**
       * Format: date-time
       * @description When the game was last updated in the store (UTC); null when unknown.
       */
      lastUpdate: string | null;
      /**
       * Format: date-time
       * @description When the game was released in the store (UTC); null when unknown.
       */
      releaseDate: string | null;
      /** @description Amount and currency, for instance "0.00 USD"; null when unknown. */
      price: string | null;
      /** @description True when the game sells in-app purchases; null when unknown. */
      inAppPurchases: boolean | null;
      /** @description Prices of in-app purchases in the store's words, for instance "$0.99 - $99.99 per item"; null when unknown. */
      purchaseRange: string | null;
      /** @description True when the store says that the game shows ads; null when unknown. */
      containsAds: boolean | null;
      /** @description Age rating in the store's words, for instance "Teen" or "12+"; null when unknown. */
      contentRating: string | null;
      /**
       * @description Whether the game can be installed now, pre-registered for, or is in early access; null when unknown.
       * @enum {string|null}
       */
      availability: 'available' | 'early-access' | null | 'pre-registration';
      /** @description Two-letter language codes in upper case; empty when unknown. */
      languages: string[];
      /**
       * @description Lowest Android or iOS version that the game runs on; null when unknown, or when it varies by device.
       * @example 7.0
       */
      minimumOs: string | null;
      /** @description Download size in bytes; null when unknown. */
      sizeBytes: number | null;
      /** @description Installs since release as Google Play states them, null when unknown; a store may correct the count downwards. */
      installCount: number | null;
      /** @description Games that the store page lists as similar, in the store's order. */
      similarApps: components['schemas']['SimilarAppDto'][];
    };
    MarketDto: {
      /** @description The stores whose charts are fetched. */
      platforms: ('android' | 'ios')[];
      /** @description The country code, same as `country`. */
      id: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description English name of the country. */
      name: string;
      /** @description Schedule of this market alone, as a cron expression in UTC; null when it follows RANKINGS_CRON. */
      cron: string | null;
      /**
       * @description Schedule in effect, as a cron expression in UTC: its own or RANKINGS_CRON; null when it is refreshed manually
       *     only.
       */
      schedule: string | null;
      /** @description True keeps its charts, but neither the schedule nor a refresh of all markets fetches new ones. */
      paused: boolean;
      /** @description True for a soft-launch market: only the overall charts are fetched, not those of categories. */
      test: boolean;
      /** @description Charts that one refresh requests from the stores. */
      chartsPerRun: number;
      /** @description Charts that the schedule requests per day; null without a schedule. */
      chartsPerDay: number | null;
      /** @description True when RANKINGS_COUNTRIES names it: it cannot be paused or removed here, and both stores are fetched. */
      pinned: boolean;
      /**
       * Format: date-time
       * @description When the last refresh ended (UTC); null before the first.
       */
      lastRunAt: string | null;
      /** @description Job of the last refresh; null before the first. */
      lastRunJobId: string | null;
      /** @description Charts that the last refresh requested; null before the first. */
      lastRunCharts: number | null;
      /** @description Charts that the last refresh stored; null before the first. */
      lastRunFound: number | null;
      /** @description Rows that the last refresh stored; null before the first. */
      lastRunRows: number | null;
      /**
       * Format: date-time
       * @description Next scheduled refresh (UTC); null without a schedule.
       */
      nextRunAt: string | null;
    };
    MarketEventDto: {
      /** @description Also the cursor: ids increase in the order in which events were recorded, both as text and as numbers. */
      id: string;
      /**
       * @description Kind of event, which determines the content of `data`.
       * @enum {string}
       */
      type:
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released';
      /**
       * Format: date-time
       * @description Time of the capture, snapshot or analysis that shows it (UTC).
       */
      occurredAt: string;
      /**
       * Format: date-time
       * @description When it was recorded (UTC); importing old charts records events of the past.
       */
      recordedAt: string;
      /** @description Game that it is about; null for events about a whole chart. */
      bundleId: string | null;
      /**
       * @description Store that it is about; null when it is about no single store.
       * @enum {string|null}
       */
      platform: 'android' | 'ios' | null;
      /** @description Storefront, as a two-letter code in lower case; null when it is about no single storefront. */
      country: string | null;
      /** @description Category of the chart; null for events that are not about charts. */
      category: string | null;
      /** @description Chart: `downloads`, `revenue` or `new`; null for events that are not about charts. */
      rankingType: string | null;
      /** @description True when it comes from sample data. */
      sample: boolean;
      /**
       * @description Details of the event, by type:
       *     - `chart.entered`: `rank`, and `returned`, true when the game was listed before
       *     - `chart.left`: `from`, its last rank
       *     - `chart.moved`: `from` and `to`, its ranks
       *     - `chart.peaked`: `rank`, and `before`, its best rank until then
       *     - `chart.number_one`: `from`, its previous rank or null, and `again`, true when it was number one before
       *     - `game.first_seen`, `game.first_seen_in_country`: `rank`
       *     - `store.version_released`: `from` and `to`, and when known `releaseNotes` and the `facts` read from them
       *     - `store.title_changed`, `store.icon_changed`, `store.price_changed`, `rating.shifted`: `from` and `to`
       *     - `store.screenshots_changed`: `from` and `to`, `added` and `removed`, each a list of addresses
       *     - `store.description_changed`: `from` and `to`, the parts of the text that differ
       *     - `analysis.mechanic_appeared`, `analysis.mechanic_gone`: `kind` (`mechanic` or `metaElement`), `key` and `name` of the item, and `analysisId`
       *     - `store.removed`, `store.returned`, `coverage.missing`: nothing
       */
      data: { [key: string]: unknown };
    };
    MarketInput: {
      /** @description At least one store; both when a market is added without it. */
      platforms?: ('android' | 'ios')[];
      /** @description Two-letter code of a country with a storefront. */
      country: string;
      /** @description Minute, hour, day, month and weekday in UTC, at most hourly; null or an empty text follows RANKINGS_CRON. */
      cron?: string | null;
      /** @description True stops fetching this market; its charts stay. */
      paused?: boolean;
      /** @description True fetches only the overall charts, for a soft-launch market. */
      test?: boolean;
    };
    MatchDecisionInput: {
      /**
       * @description `accept` merges the two games, `split` separates them again, `reject` keeps them apart.
       * @enum {string}
       */
      decision: 'accept' | 'reject' | 'split';
    };
    MatchEvidenceDto: {
      /**
       * @description What was compared, for instance titles, developers or icons.
       * @enum {string}
       */
      clue:
        | 'description'
        | 'developer'
        | 'icon'
        | 'package_name'
        | 'site'
        | 'store_link'
        | 'title'
        | 'title_part';
      /** @description What Google Play says. */
      android: string;
      /** @description What the App Store says. */
      ios: string;
      /** @description True when it suggests the same game, false when it suggests two different ones. */
      agrees: boolean;
    };
    MatchedGameDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title in its store; the bundle id when the game no longer exists. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
    };
    MessageDto: {
      /** @description One sentence to show. */
      message: string;
    };
    MissingChartDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description For display, for instance "Google Play, Japan, Top Free Games, Puzzle". */
      label: string;
      /**
       * @description `empty`, `blocked` or `missing`.
       * @enum {string}
       */
      state: 'blocked' | 'captured' | 'derived' | 'empty' | 'imported' | 'missing';
      /** @description Why there is no capture, in one sentence. */
      reason: string;
      /**
       * Format: date-time
       * @description When the schedule was to fetch it (UTC).
       */
      dueAt: string;
    };
    MoverDto: {
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title in this storefront. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Rank in the earlier capture; null when the game was not listed. */
      from: number | null;
      /** @description Rank in the later capture; null when the game was not listed. */
      to: number | null;
      /** @description Ranks gained, negative when lost; null for entries and exits. */
      change: number | null;
    };
    MoversDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description The requested number of days; null when none was given. */
      days: number | null;
      /** @description The requested start, as given; null when none was given. */
      from: string | null;
      /** @description The requested end, as given; null when none was given. */
      to: string | null;
      /**
       * Format: date-time
       * @description Time of the earliest capture compared (UTC); null when nothing is compared.
       */
      capturedFrom: string | null;
      /**
       * Format: date-time
       * @description Time of the latest capture compared (UTC); null when nothing is compared.
       */
      capturedTo: string | null;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /** @description The captures compared in each chart, and why these: each chart is captured at its own time. */
      lists: components['schemas']['ComparedListDto'][];
      /** @description The charts that are not compared, and why. */
      notCompared: components['schemas']['NotComparedListDto'][];
      /** @description Games that gained ranks, largest gain first. */
      climbers: components['schemas']['MoverDto'][];
      /** @description Games that lost ranks, largest loss first. */
      fallers: components['schemas']['MoverDto'][];
      /** @description Games that are only in the later capture, by rank. */
      entries: components['schemas']['MoverDto'][];
      /** @description Games that are only in the earlier capture, by rank. */
      exits: components['schemas']['MoverDto'][];
    };
    MuteAlertInput: {
      /**
       * @description `game` mutes the game of the alert in this rule; `rule` mutes the whole rule.
       * @enum {string}
       */
      what: 'game' | 'rule';
      /** @description Days until the mute ends; it has no end when omitted. */
      days?: number;
    };
    MyAnalysesInput: {
      /** @description Part of the title or developer. */
      q?: string;
      /** @description Key of an item that the analysis contains, from `/api/analyses/items`. */
      mechanic?: string;
      /** @description Id of the engine that answered. */
      engine?: string;
    };
    NearGameDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer of the game; null when unknown. */
      developer: string | null;
      /**
       * @description Store of the chart with its best rank.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Best rank in these charts, from 1. */
      rank: number;
      /**
       * @description Type of the chart with that rank.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Weighted overlap of items, 0 to 1; rare items weigh more, mechanics twice as much as meta elements. */
      nearness: number;
      /** @description Names of the items that both have. */
      shared: string[];
      /** @description Names of items that only the game has. */
      missing: string[];
      /** @description Items that only the idea has, in its wording. */
      extra: string[];
      /** @description The main difference, in one sentence. */
      difference: string;
    };
    NearnessDto: {
      /** @description Items of the idea that are not in the taxonomy and were not compared. */
      unknown: string[];
      /** @description Most similar first. */
      games: components['schemas']['NearGameDto'][];
      /** @description The charts in words: "US, Android and iOS, downloads and revenue". */
      scope: string;
      /** @description Whether some of the captures are sample data; show the figures as such. */
      sample: boolean;
      /** @description Number of different games in these charts. */
      charting: number;
      /** @description How many of these games have an analysis. */
      analysed: number;
      /** @description Why there is no result; null when there is one. */
      notEnough: string | null;
    };
    NewDigestFeedDto: {
      /** @description Whether I have a feed; the other fields are null when I have none. */
      exists: boolean;
      /** @description Last characters of its token, to recognize it. */
      ending: string | null;
      /**
       * Format: date-time
       * @description When its address was created.
       */
      createdAt: string | null;
      /**
       * @description Anyone who has this address can read my digests.
       * @example https://kit.example.com/api/digests/feed.atom?token=dgf_h1x5oN0mFZ0XyQvJm2k8aB3cD4eF5gH6iJ7kL8mN9oP
       */
      url: string;
    };
    NewIdeaItemInput: {
      /** @description Text of the item. */
      content: string;
      /**
       * @description How a variant got the item, as in its answer.
       * @enum {string}
       */
      rule?: 'complement' | 'keep' | 'swap' | 'twist';
      /** @description Index in `sources`, from 0; null or left out when it comes from none. */
      source?: number | null;
      /** @description Wording of the source; null or left out when there was none. */
      from?: string | null;
      /** @description Taxonomy id of the item; null or left out when it is not in the taxonomy. */
      taxonomyId?: string | null;
      /**
       * @description Confidence of the item in the analysis of the source; null or left out when unknown.
       * @enum {string|null}
       */
      confidence?: 'high' | 'low' | 'medium' | null;
      /** @description Id of an existing item (up to 64 letters, digits, `-` or `_`, unique in the idea); otherwise the item gets a new id. */
      id?: string | null;
    };
    NotComparedListDto: {
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Why nothing is compared, in one sentence. */
      reason: string;
      /**
       * Format: date-time
       * @description Time of the newest capture of the chart regardless of the request (UTC); null when it was never captured.
       */
      newest: string | null;
    };
    OriginDto: {
      /**
       * @description Why no first country is proved; null when one is.
       * @enum {string|null}
       */
      why: 'already_there' | 'gap' | null | 'one_country' | 'same_day';
      /** @description Two-letter code of the first country; null when the captures prove none. */
      country: string | null;
      /** @description UTC day of its first appearance there, as `YYYY-MM-DD`; null when none is proved. */
      day: string | null;
      /** @description For `gap`: countries whose charts were not captured around that day. */
      missing: string[];
      /** @description Days until it appeared in the target country; null when it has not, or it is not proved. */
      lead: components['schemas']['LeadDto'] | null;
    };
    OutboxMailDto: {
      /** @description UUID of the mail. */
      id: string;
      /** @description E-mail address of the recipient. */
      to: string;
      /** @description Subject line. */
      subject: string;
      /** @description Plain text; null once the mail was sent, and for confidential mail. */
      text: string | null;
      /** @description True when only the recipient may read the text, because it may contain a sign-in link. */
      confidential: boolean;
      /**
       * @description `queued` waits to be sent, `sent`, `failed` was given up, `kept` was not sent because no mail server is set up.
       * @enum {string}
       */
      state: 'failed' | 'kept' | 'queued' | 'sent';
      /** @description Attempts to send it so far. */
      attempts: number;
      /** @description Why the last attempt failed; null when it did not. */
      error: string | null;
      /**
       * Format: date-time
       * @description When it was written (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was sent (UTC); null before that.
       */
      sentAt: string | null;
    };
    PairCellDto: {
      /** @description Id of the mechanic in the taxonomy. */
      mechanicId: string;
      /** @description Id of the meta element in the taxonomy. */
      metaId: string;
      /** @description Analyzed games that have both. */
      games: number;
      /** @description Games with both if the two were independent. */
      expected: number;
      /** @description Two-sided p-value of an exact permutation test; null where fewer than three games are expected. */
      probability: number | null;
      /**
       * @description `more` or `fewer` than expected where chance is ruled out at a false discovery rate of 10 %; otherwise null.
       * @enum {string|null}
       */
      flag: 'fewer' | 'more' | null;
      /** @description A way to combine the two, in one phrase; null where there is none. */
      suggestion: string | null;
    };
    PairEntryDto: {
      /** @description Id in the taxonomy. */
      id: string;
      /** @description Name in the taxonomy. */
      name: string;
      /** @description Analyzed games that have it. */
      games: number;
    };
    PairMapDto: {
      /** @description Most frequent first. */
      mechanics: components['schemas']['PairEntryDto'][];
      /** @description Most frequent first. */
      metas: components['schemas']['PairEntryDto'][];
      /** @description One per combination of `mechanics` and `metas`. */
      cells: components['schemas']['PairCellDto'][];
      /** @description Number of pairs tested for significance. */
      tested: number;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Number of ranks included, from the first. */
      top: number;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /** @description Number of captures used, one per week. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the first of them (UTC); null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the last of them (UTC); null when there is none.
       */
      to: string | null;
      /** @description Analyzed games that the figures are based on. */
      n: number;
      /** @description Games without an analysis. */
      notAnalyzed: number;
    };
    PasswordInput: {
      /** @description The current password. */
      currentPassword: string;
      /** @description 8 to 128 characters of any kind; common passwords and those derived from the e-mail are refused. */
      newPassword: string;
      /** @description Whether to revoke my API tokens too; they keep working when false or omitted. */
      revokeTokens?: boolean;
    };
    PasswordResetConfirmInput: {
      /** @description The part of the reset link after `#reset=`. */
      token: string;
      /** @description 8 to 128 characters of any kind; common passwords and those derived from the e-mail are refused. */
      password: string;
    };
    PasswordResetDto: {
      /** @description One sentence to show. */
      message: string;
      /** @description False when this installation has no mail server: only the operator can set a new password. */
      sendsMail: boolean;
    };
    PasswordResetInput: {
      /**
       * Format: email
       * @description Address that the reset link is sent to.
       * @example analyst@example.com
       */
      email: string;
    };
    PersonDataDto: {
      /**
       * Format: date-time
       * @description When the export was made; nothing after it is included.
       */
      exportedAt: string;
      /** @description The account, with role and status. */
      profile: components['schemas']['ProfileDto'];
      /** @description Rows by part of the product, such as `sessions`, `tags` or `ideas`. */
      data: { [key: string]: unknown };
    };
    PluginChange: {
      /** @description Name of the plugin. */
      name?: string;
      /** @description Person or company that made it. */
      author?: string;
      /** @description Free text; null removes it. */
      description?: string | null;
      /**
       * @description Semantic version.
       * @example 1.2.0
       */
      version?: string;
      /**
       * Format: uri
       * @description Download page (https).
       */
      url?: string;
      /**
       * @description Result of the review; administrators only.
       * @enum {string}
       */
      status?: 'listed' | 'rejected' | 'submitted';
      /** @description True installs it for me, false uninstalls it. */
      installed?: boolean;
      /** @description My rating, 1 to 5; null removes it. */
      stars?: number | null;
    };
    PluginDto: {
      /** @description UUID of the plugin. */
      id: string;
      /** @description Name of the plugin. */
      name: string;
      /** @description Person or company that made it. */
      author: string;
      /** @description Free text; null when there is none. */
      description: string | null;
      /** @description Semantic version. */
      version: string;
      /** @description Download page (https). */
      url: string;
      /**
       * @description `submitted` awaits review, `listed` can be installed, `rejected` failed the review.
       * @enum {string}
       */
      status: 'listed' | 'rejected' | 'submitted';
      /** @description Number of installations. */
      downloads: number;
      /** @description Mean of all ratings, 1 to 5 with one decimal; null before the first. */
      rating: number | null;
      /** @description Number of people who rated it. */
      ratings: number;
      /** @description True when I installed it. */
      installed: boolean;
      /** @description My own rating, 1 to 5; null when I have not rated it. */
      stars: number | null;
      /** @description True for sample data, whose downloads and rating are made up. */
      sample: boolean;
      /** @description Profile id of the person who submitted it; null for sample data and deleted accounts. */
      submittedBy: string | null;
      /**
       * Format: date-time
       * @description When it was submitted (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
    };
    PluginInput: {
      /** @description Name of the plugin. */
      name: string;
      /** @description Person or company that made it; the submitter's name when absent. */
      author?: string | null;
      /** @description Free text; null or absent for none. */
      description?: string | null;
      /**
       * @description Semantic version.
       * @example 1.2.0
       */
      version: string;
      /**
       * Format: uri
       * @description Download page (https).
       */
      url: string;
    };
    PresenceDayDto: {
      /** @description UTC day, as `YYYY-MM-DD`. */
      day: string;
      /** @description Rank of the game, from 1; null when the chart did not list it. */
      rank: number | null;
    };
    PreviewedAlertDto: {
      /**
       * Format: date-time
       * @description Time of the newest capture or event behind it.
       */
      occurredAt: string;
      /**
       * @description `fired`: would have been sent. `suppressed`: held back by the cool-down, because the same game was alerted shortly before.
       * @enum {string}
       */
      state: 'fired' | 'suppressed';
      /** @description Headline of the alert. */
      title: string;
      /** @description What happened, in one or two sentences. */
      text: string;
      /** @description Bundle id of the game; null for charts and summaries. */
      bundleId: string | null;
      /** @description Title of the game; null for charts and summaries. */
      gameTitle: string | null;
      /** @description Two-letter country code of the chart or page; null when it has none. */
      country: string | null;
      /** @description Rank of the game in that chart, from 1; null when it has none. */
      rank: number | null;
      /** @description Number of findings in the alert; more than one makes it a summary. */
      hits: number;
    };
    PreviewedChartDto: {
      /**
       * @description Store of the chart.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Two-letter country code of the chart. */
      country: string;
      /** @description Category of the chart; `all` for all games. */
      category: string;
      /** @description Type of the chart. */
      rankingType: string;
      /** @description Days of the period on which the chart was captured. */
      capturedDays: number;
    };
    ProblemDto: {
      /** @description URI of the type of problem, for example `urn:gamekit:problem:not_found`. */
      type: string;
      /** @description Short name of the HTTP status. */
      title: string;
      /** @description HTTP status code of the response. */
      status: number;
      /** @description What happened and what to do, for people; use `code` in programs. */
      detail: string;
      /** @description Same as `detail`. */
      message: string;
      /**
       * @description Stable name of the problem.
       *
       *     - `analysis_not_found`: The analysis does not exist. List the analyses again.
       *     - `bad_json`: The body is not valid JSON. Correct it.
       *     - `bad_request`: The request is invalid. `detail` says what to change.
       *     - `busy`: Someone else is changing the same data. Retry in a moment.
       *     - `client_id_used`: This `clientId` belongs to another message. Send a new UUID.
       *     - `conflict`: The request conflicts with stored data. `detail` says how; read it again and decide.
       *     - `database_unavailable`: The database cannot be reached. Retry after `Retry-After`.
       *     - `disk_full`: The server's disk is full. An administrator has to free space; nothing was written.
       *     - `duplicate`: It already exists. Use it, or change the field that must be unique.
       *     - `error`: The request failed. `detail` says why.
       *     - `forbidden`: Your role does not allow this. Ask an administrator.
       *     - `game_not_found`: The game is neither in the catalog nor in the stores. Check the id and the platform.
       *     - `headers_too_large`: Address and headers are longer than 16 kB. Send less.
       *     - `idea_changed`: Someone changed the idea first. `current` is the newest one: merge, then send its `version`.
       *     - `idea_not_found`: The idea does not exist or is not shared with you.
       *     - `idempotency_answer_lost`: The first request with this key was executed, but its response was lost. Check the result before you send it again.
       *     - `idempotency_in_progress`: The first request with this key is still running. Retry after `Retry-After`.
       *     - `idempotency_key_reused`: This `Idempotency-Key` was used for another request. Send a new key.
       *     - `internal_error`: An internal error. Report it with the `requestId`.
       *     - `invalid_credentials`: E-mail or password is wrong.
       *     - `invalid_cursor`: The cursor belongs to another list or to a restored database. Start again without `after`.
       *     - `invalid_input`: Some input is invalid. `errors` says what to change in each field.
       *     - `invalid_token`: The token is expired, revoked or unknown. Sign in again or create a new token.
       *     - `item_not_found`: The idea or analysis no longer has this item. Read it again.
       *     - `job_ended`: The job has ended, so it cannot be cancelled.
       *     - `language_not_supported`: The text is in a language that the engine cannot read. Use another engine or text.
       *     - `last_admin`: This is the last administrator. Give someone else the role first.
       *     - `last_market`: This is the only market. Add another one first, or pause it.
       *     - `market_exists`: This country is already a market. Change that one.
       *     - `market_pinned`: An environment variable of the server sets the markets. Change it there.
       *     - `method_not_allowed`: This address does not support this method. `Allow` lists the supported ones.
       *     - `missing_scope`: The token lacks the scope named in `detail`. Use a token that has it.
       *     - `model_busy`: The external model is rate limited. Retry after `Retry-After`, or use the built-in engine.
       *     - `model_failed`: The external model failed. Retry, or use `engine: "built-in"`.
       *     - `model_invalid`: The external model answered in an unexpected format. Retry, or use `engine: "built-in"`.
       *     - `model_network`: The external model cannot be reached. Check its address, or use `engine: "built-in"`.
       *     - `model_off`: No external model is connected. An administrator connects one in Settings.
       *     - `model_quota`: You have used up your calls to the external model. Retry after `Retry-After`.
       *     - `model_refused`: The external model refuses the key or the request. An administrator has to check the connection.
       *     - `model_timeout`: The external model took too long. Retry, or use `engine: "built-in"`.
       *     - `model_too_large`: The answer of the external model is too large. Ask for less, or use `engine: "built-in"`.
       *     - `no_description`: The game has no description to read. Fetch its details or enter one.
       *     - `no_file`: The body contains no file. Send it as `application/octet-stream`.
       *     - `no_games`: The selection has no games. Choose another tag, chart or list of ids.
       *     - `no_session`: There is no session to continue. Sign in.
       *     - `not_acceptable`: No format in `Accept` is available. The document lists the formats of each operation.
       *     - `not_approved`: Your account is not approved, or no longer is. Ask an administrator.
       *     - `not_found`: Nothing exists at this address, or you may not see it.
       *     - `nothing_to_remove`: The charts of this import were already removed, or its rows were added to charts of other imports.
       *     - `overloaded`: The server is overloaded. Retry after `Retry-After`.
       *     - `own_access`: You cannot remove your own administrator access. Ask another administrator.
       *     - `password_required`: Your sign-in is too old for this. Send your password again.
       *     - `plugin_exists`: A plugin with this name or address already exists.
       *     - `plugin_not_listed`: Only listed plugins can be installed or rated. Wait for its review.
       *     - `precondition_failed`: It has changed since the ETag in `If-Match`. Read it again; nothing was written.
       *     - `profile_missing`: Your account has no profile yet. Ask an administrator.
       *     - `provider_blocked`: The store refuses requests for now. Retry after `Retry-After`; stored data is still served.
       *     - `provider_failed`: The store or its data provider sent an invalid response. Retry later.
       *     - `provider_timeout`: The store did not answer in time. Retry later.
       *     - `rate_limited`: You sent too many requests. Retry after `Retry-After`.
       *     - `reference_missing`: Something that the request refers to no longer exists. Read it again.
       *     - `request_timeout`: The body stopped arriving. Send the request again.
       *     - `reset_link_ended`: The link for a new password was already used or has expired. Request a new one.
       *     - `revenue_entry_exists`: An entry for this month, game and source already exists. Change that one.
       *     - `sign_up_link_ended`: The link was already used or has expired. Sign up again.
       *     - `stopping`: The server is stopping. Retry after `Retry-After`.
       *     - `tag_name_taken`: You have a tag with this name. Choose another name.
       *     - `tag_not_found`: The tag no longer exists. List the tags again.
       *     - `token_not_allowed`: API tokens cannot do this. Sign in as a person.
       *     - `token_read_only`: The token is read-only. Use one with the scope `write`.
       *     - `too_large`: The body is larger than this address accepts. Send less at once.
       *     - `too_many_digests`: You have reached the limit of digests per person. Delete one first.
       *     - `too_many_markets`: The limit of markets is reached. Remove one first.
       *     - `too_many_rules`: You have reached the limit of rules per person. Delete one first.
       *     - `too_many_tags`: The limit of tags is reached. Delete one first.
       *     - `too_many_tokens`: You have reached the limit of tokens per person. Revoke one first.
       *     - `too_many_webhooks`: The limit of webhooks is reached. Delete one first.
       *     - `too_slow`: The database took too long. Ask for less, or retry after `Retry-After`.
       *     - `totp_invalid`: The code is wrong or was already used. Send the next code from the app.
       *     - `totp_required`: The account uses two-factor authentication. Send `totp` as well.
       *     - `two_factor_not_pending`: Two-factor setup has not been started. Start it first.
       *     - `two_factor_on`: Two-factor authentication is already on.
       *     - `unauthenticated`: The request has no token. Send `Authorization: Bearer …`.
       *     - `unavailable`: A part of the product is not responding. Retry after `Retry-After`.
       *     - `unprocessable`: The request was understood, but cannot be carried out. `detail` says why.
       *     - `unsupported_media_type`: This address does not accept this content type. The document lists the accepted ones.
       *     - `upload_cut_off`: The upload was cut off. Send the file again.
       *     - `upload_stalled`: No data of the upload arrived for 30 seconds. Send the file again.
       *     - `uri_too_long`: The address is too long. Shorten it.
       *     - `version_not_found`: The idea has no such version. List its versions.
       *     - `watchlist_fills_itself`: This watchlist is filled automatically. Choose one with picked games.
       *     - `watchlist_full`: The watchlist is full. Remove some first.
       *     - `webhook_off`: The webhook is turned off. Turn it on first.
       *     - `webhook_target_private`: The address belongs to a private network. Use a public one, or set `WEBHOOK_PRIVATE_TARGETS=on`.
       *     - `wrong_password`: That is not your current password.
       * @enum {string}
       */
      code:
        | 'analysis_not_found'
        | 'bad_json'
        | 'bad_request'
        | 'busy'
        | 'client_id_used'
        | 'conflict'
        | 'database_unavailable'
        | 'disk_full'
        | 'duplicate'
        | 'error'
        | 'forbidden'
        | 'game_not_found'
        | 'headers_too_large'
        | 'idea_changed'
        | 'idea_not_found'
        | 'idempotency_answer_lost'
        | 'idempotency_in_progress'
        | 'idempotency_key_reused'
        | 'internal_error'
        | 'invalid_credentials'
        | 'invalid_cursor'
        | 'invalid_input'
        | 'invalid_token'
        | 'item_not_found'
        | 'job_ended'
        | 'language_not_supported'
        | 'last_admin'
        | 'last_market'
        | 'market_exists'
        | 'market_pinned'
        | 'method_not_allowed'
        | 'missing_scope'
        | 'model_busy'
        | 'model_failed'
        | 'model_invalid'
        | 'model_network'
        | 'model_off'
        | 'model_quota'
        | 'model_refused'
        | 'model_timeout'
        | 'model_too_large'
        | 'no_description'
        | 'no_file'
        | 'no_games'
        | 'no_session'
        | 'not_acceptable'
        | 'not_approved'
        | 'not_found'
        | 'nothing_to_remove'
        | 'overloaded'
        | 'own_access'
        | 'password_required'
        | 'plugin_exists'
        | 'plugin_not_listed'
        | 'precondition_failed'
        | 'profile_missing'
        | 'provider_blocked'
        | 'provider_failed'
        | 'provider_timeout'
        | 'rate_limited'
        | 'reference_missing'
        | 'request_timeout'
        | 'reset_link_ended'
        | 'revenue_entry_exists'
        | 'sign_up_link_ended'
        | 'stopping'
        | 'tag_name_taken'
        | 'tag_not_found'
        | 'token_not_allowed'
        | 'token_read_only'
        | 'too_large'
        | 'too_many_digests'
        | 'too_many_markets'
        | 'too_many_rules'
        | 'too_many_tags'
        | 'too_many_tokens'
        | 'too_many_webhooks'
        | 'too_slow'
        | 'totp_invalid'
        | 'totp_required'
        | 'two_factor_not_pending'
        | 'two_factor_on'
        | 'unauthenticated'
        | 'unavailable'
        | 'unprocessable'
        | 'unsupported_media_type'
        | 'upload_cut_off'
        | 'upload_stalled'
        | 'uri_too_long'
        | 'version_not_found'
        | 'watchlist_fills_itself'
        | 'watchlist_full'
        | 'webhook_off'
        | 'webhook_target_private'
        | 'wrong_password';
      /** @description Path of the request. */
      instance: string;
      /** @description `x-request-id` of the request; the log of the server has it too. */
      requestId: string;
      /** @description What is wrong with the input, by field; absent when no field is at fault. */
      errors?: { [key: string]: string };
      /** @description For a 409 about a record that changed meanwhile: the record as it is now. */
      current?: { [key: string]: unknown };
    };
    ProfileDto: {
      /** @description UUID of the profile. */
      id: string;
      /** @description E-mail address used to sign in. */
      email: string;
      /** @description Name shown to others; null when none was chosen. */
      displayName: string | null;
      /**
       * @description Each role includes the rights of the previous one: `user`, `analyst`, `admin`.
       * @enum {string}
       */
      role: 'admin' | 'analyst' | 'user';
      /** @description True exactly when `status` is `approved`. */
      approved: boolean;
      /**
       * @description `pending` awaits approval; only `approved` accounts can use the product.
       * @enum {string}
       */
      status: 'approved' | 'disabled' | 'pending' | 'rejected';
      /**
       * Format: date-time
       * @description When the account was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Last sign-in or session renewal (UTC); null when there was none.
       */
      lastActiveAt: string | null;
      /** @description Number of distinct games the person has analyzed. */
      gamesAnalysed: number;
      /** @description True for the only approved administrator, who cannot be demoted, rejected, disabled or deleted. */
      isLastAdmin: boolean;
      /** @description True for a service account, which has API tokens and no password. */
      service: boolean;
    };
    ProfileInput: {
      /**
       * @description Each role includes the rights of the previous one: `user`, `analyst`, `admin`.
       * @enum {string}
       */
      role?: 'admin' | 'analyst' | 'user';
      /** @description True approves the account; false returns it to the pending requests. */
      approved?: boolean;
      /**
       * @description New status of the account.
       * @enum {string}
       */
      status?: 'approved' | 'disabled' | 'pending' | 'rejected';
    };
    PromptDto: {
      /** @description What the prompt is for. */
      name: string;
      /** @description Changes whenever the wording does; stored with each answer. */
      version: string;
      /** @description Messages in the order they are sent. */
      messages: components['schemas']['PromptMessageDto'][];
      /** @description JSON Schema that the answer must match; null when plain text is requested. */
      schema: string | null;
    };
    PromptMessageDto: {
      /**
       * @description Role of the message in the chat completion.
       * @enum {string}
       */
      role: 'assistant' | 'system' | 'user';
      /** @description Text as it is sent. */
      content: string;
    };
    ProposalDecisionInput: {
      /**
       * @description `open` undoes a decision.
       * @enum {string}
       */
      status: 'accepted' | 'open' | 'rejected';
    };
    ProposalEffectDto: {
      /** @description Texts that were analyzed for this. */
      texts: number;
      /** @description False when more texts are stored than were analyzed. */
      complete: boolean;
      /** @description Games that would get the entry. */
      gained: number;
      /** @description Games that would lose the entry. */
      lost: number;
      /** @description Games that would get another confidence. */
      changed: number;
      /** @description The first 20 of these games. */
      games: components['schemas']['EffectGameDto'][];
    };
    ProposedIdeaDto: {
      /** @description The idea in one sentence. */
      pitch?: string;
      /** @description Who the player gets to be. */
      fantasy?: string;
      /** @description Where and when the game takes place. */
      setting?: string;
      /** @description Who the game is for. */
      audience?: string;
      /** @description What players do within seconds, a session and weeks. */
      coreLoop?: components['schemas']['CoreLoopDto'];
      /** @description How the game earns money. */
      monetization?: string;
      /** @description How the game looks. */
      artDirection?: string;
      /** @description Games that it is compared with. */
      comparables?: components['schemas']['ComparableDto'][];
      /** @description The biggest risk. */
      risk?: string;
      /** @description What to test first, and what would prove it. */
      firstTest?: string;
      /** @description Name of the idea, one line. */
      name: string;
      /** @description Core mechanics, in the order people see them. Replaces the whole list. */
      coreMechanics: components['schemas']['IdeaItemDto'][];
      /** @description Meta elements, in the order people see them. Replaces the whole list. */
      metaElements: components['schemas']['IdeaItemDto'][];
      /** @description Version of the idea that the proposal is based on; the PUT answers 409 when the idea has changed since. */
      version: number;
    };
    PrototypeChange: {
      /** @description Name of the prototype. */
      name?: string;
      /** @description Free text; null or absent for none. */
      description?: string | null;
      /** @description Names of the people who work on it. */
      team?: string[];
      /** @description What is tested and what would prove it; null or absent for none. */
      hypothesis?: string | null;
      /**
       * @description Column of the board; `Planning` when absent in a new prototype.
       * @enum {string}
       */
      status?: 'In Progress' | 'Planning' | 'Testing';
      /** @description Percent, 0 to 100. */
      progress?: number;
      /** @description What it has shown so far; null removes it. */
      result?: string | null;
      /**
       * @description `go` or `kill`, which requires a result and also sets the status of the idea; null reopens it.
       * @enum {string|null}
       */
      decision?: 'go' | 'kill' | null;
      /**
       * Format: uuid
       * @description UUID of a prototype in the same column to place it before; null places it last.
       */
      before?: string | null;
    };
    PrototypeDto: {
      /** @description UUID of the prototype. */
      id: string;
      /** @description Name of the prototype. */
      name: string;
      /** @description Free text; null when there is none. */
      description: string | null;
      /**
       * @description Column of the board.
       * @enum {string}
       */
      status: 'In Progress' | 'Planning' | 'Testing';
      /** @description Percent, 0 to 100. */
      progress: number;
      /** @description Names of the people who work on it. */
      team: string[];
      /** @description UUID of the idea it was made from; null when there is none, or when I cannot open that idea. */
      ideaId: string | null;
      /** @description Name of that idea; null when there is none, or when I cannot open it. */
      ideaName: string | null;
      /** @description What is tested and what would prove it; null when not written down. */
      hypothesis: string | null;
      /** @description What it has shown so far; null when not written down. */
      result: string | null;
      /**
       * @description `go` or `kill`; null while it is undecided.
       * @enum {string|null}
       */
      decision: 'go' | 'kill' | null;
      /**
       * Format: date-time
       * @description When it was decided (UTC); null while it is undecided.
       */
      decidedAt: string | null;
      /** @description Position within its column of the board, lowest first. */
      place: number;
      /** @description True for rows of the sample data. */
      sample: boolean;
      /** @description Profile id of the person who created it; null for sample data and deleted accounts. */
      createdBy: string | null;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
    };
    PrototypeInput: {
      /** @description Name of the prototype. */
      name: string;
      /** @description Free text; null or absent for none. */
      description?: string | null;
      /** @description Names of the people who work on it. */
      team?: string[];
      /** @description What is tested and what would prove it; null or absent for none. */
      hypothesis?: string | null;
      /**
       * @description Column of the board; `Planning` when absent in a new prototype.
       * @enum {string}
       */
      status?: 'In Progress' | 'Planning' | 'Testing';
      /** @description Percent, 0 to 100. */
      progress?: number;
      /**
       * Format: uuid
       * @description UUID of the idea it is made from; I must be able to open it.
       */
      ideaId?: string | null;
    };
    ProviderOutcomeDto: {
      /** @description Name of the provider, for instance "Google Play". */
      provider: string;
      /**
       * @description `found`; `not-found`: not in this storefront; `blocked`: the provider refused the request; `layout-changed`:
       *     its response has an unknown format; `failed`: no usable response at all.
       * @enum {string}
       */
      outcome: 'blocked' | 'failed' | 'found' | 'layout-changed' | 'not-found';
      /** @description One plain sentence for display. */
      message: string;
    };
    RankHistoryDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description True when the history consists of sample data. */
      sample: boolean;
      /** @description One per kind of chart. */
      series: components['schemas']['RankSeriesDto'][];
    };
    RankPointDto: {
      /**
       * Format: date-time
       * @description Time of the capture (UTC).
       */
      capturedAt: string;
      /** @description Rank from 1; null in a capture that does not list the game. */
      rankPosition: number | null;
      /** @description Rows in that capture: a game without a rank is outside the top `total`. 0 when the chart was empty. */
      total: number;
    };
    RankSeriesDto: {
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /**
       * Format: date-time
       * @description First capture that lists the game, in the whole history regardless of `from` and `to`; null when none does.
       */
      firstSeen: string | null;
      /** @description Best rank in the whole history; null when the game was never listed. */
      peak: number | null;
      /** @description UTC days in the whole history with at least one capture that lists the game. */
      daysOnChart: number;
      /** @description One per capture between `from` and `to`, oldest first. */
      points: components['schemas']['RankPointDto'][];
    };
    RankedInDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /**
       * Format: date-time
       * @description Time of the capture (UTC).
       */
      capturedAt: string;
      /** @description True while the chart comes from the sample catalogue. */
      sample: boolean;
    };
    RankingCountryDto: {
      /**
       * @description For the one country that screens open with by default: the store they open with; null for all others.
       * @enum {string|null}
       */
      start: 'android' | 'ios' | null;
      /** @description The country code, same as `country`. */
      id: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description English name of the country. */
      name: string;
      /** @description Stores that have captures of this country. */
      platforms: ('android' | 'ios')[];
      /**
       * Format: date-time
       * @description Time of the newest capture (UTC).
       */
      capturedAt: string;
      /** @description True when the source states only the day, so the time of `capturedAt` carries no meaning. */
      dayOnly: boolean;
      /** @description True while all its charts come from the sample catalogue. */
      sample: boolean;
      /** @description For that country: the category that screens open with; null for all others. */
      startCategory: string | null;
    };
    RankingDto: {
      /** @description Stable id of the row, made of its chart, capture time and rank. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Rank in the chart, from 1. */
      rankPosition: number;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /**
       * Format: date-time
       * @description Time of the capture (UTC).
       */
      capturedAt: string;
      /** @description Title of the game in this storefront. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description True when the data comes from the sample catalogue instead of a store. */
      sample: boolean;
    };
    RankingRowDto: {
      /** @description Ranks in up to 14 captures, oldest first, ending with this one; null where the game was not listed. */
      trend: (number | null)[];
      /** @description Rank in the chart, from 1. */
      rankPosition: number;
      /** @description Rank in the previous capture, or in the one compared with; null when the game was not listed there. */
      previousPosition: number | null;
      /**
       * @description Change since the previous capture, or the one compared with: `new` was never listed before, `back` was listed
       *     earlier but not in that capture; null when there is none to compare with.
       * @enum {string|null}
       */
      change: 'back' | 'down' | 'new' | null | 'same' | 'up';
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title in this storefront. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
    };
    RatingDto: {
      /** @description Mean rating, 0 to 5; null when nobody has rated yet. */
      score: number | null;
      /** @description Number of ratings; null when unknown. */
      total: number | null;
      /** @description Ratings by number of stars, five stars first; empty when unknown. */
      distribution: components['schemas']['StarCountDto'][];
    };
    ReadAlertsInput: {
      /** @description Ids of the alerts to mark as read; every alert so far when omitted. */
      ids?: string[];
    };
    ReadInput: {
      /** @description Ids of the entries to mark as read; every entry so far when omitted. */
      ids?: string[];
    };
    ReadyDto: {
      /**
       * @description The product can serve requests.
       * @enum {string}
       */
      status: 'ok';
      /**
       * @description The database answers and its schema is current.
       * @enum {string}
       */
      database: 'ok';
    };
    ReauthenticateInput: {
      /** @description The current password; required only when the sign-in is older than ten minutes. */
      password?: string;
    };
    RecoveryCodesDto: {
      /** @description Each replaces one code at sign-in and works once; returned only this time. */
      recoveryCodes: string[];
    };
    RefreshInput: {
      /** @description Stores to fetch; both when absent. */
      platforms?: ('android' | 'ios')[];
      /** @description Categories to fetch, all when absent; a store that lacks one skips it. */
      categories?: string[];
      /** @description Two-letter codes; all markets that are not paused when absent. */
      countries?: string[];
    };
    RefreshStateDto: {
      /** @description The running refresh; null when there is none. */
      running: components['schemas']['JobDto'] | null;
      /** @description The refresh that ended last, with its failures and its result; null before the first. */
      last: components['schemas']['JobDto'] | null;
      /**
       * Format: date-time
       * @description Next scheduled refresh (UTC); null without a schedule.
       */
      nextRunAt: string | null;
      /** @description Two-letter codes of the markets that a refresh fetches when none is named. */
      countries: string[];
      /** @description The schedule as a cron expression in UTC (minute, hour, day, month, weekday); null when there is none. */
      cron: string | null;
    };
    RejectionInput: {
      /** @description Reason that is mailed to the person; none when null or omitted. */
      reason?: string | null;
    };
    RequestCountsDto: {
      /** @description Requests awaiting a decision. */
      pending: number;
      /** @description Requests approved. */
      approved: number;
      /** @description Requests rejected. */
      rejected: number;
    };
    RequestedDayDto: {
      /** @description The requested UTC day, `YYYY-MM-DD`; today when only `compareDate` was given. */
      date: string;
      /** @description The requested UTC day to compare with, `YYYY-MM-DD`; null when none was given. */
      compareDate: string | null;
      /** @description True when any of the lists was captured on that day; otherwise the latest earlier capture is shown. */
      captured: boolean;
      /** @description Nearest earlier UTC day with a capture; null when there is none. */
      previousDay: string | null;
      /** @description Nearest later UTC day with a capture; null when there is none. */
      nextDay: string | null;
    };
    RestoreInput: {
      /** @description Number of the earlier version to restore. */
      version: number;
    };
    RestoredDto: {
      /** @description Captures restored. */
      chartCount: number;
      /** @description Rows restored. */
      rowCount: number;
      /** @description Captures left out because the same chart and time was captured again in the meantime. */
      skipped: number;
    };
    RevenueEntryChange: {
      /**
       * @description Calendar month, `YYYY-MM`.
       * @example 2026-10
       */
      month?: string;
      /** @description Title of the game. */
      game?: string;
      /**
       * @description In-app purchases or advertisements.
       * @enum {string}
       */
      source?: 'advertisements' | 'in_app_purchases';
      /** @description US dollars, at most two decimals. */
      amount?: number;
    };
    RevenueEntryDto: {
      /** @description UUID of the entry. */
      id: string;
      /**
       * @description Calendar month.
       * @example 2026-10
       */
      month: string;
      /** @description Title of the game. */
      game: string;
      /**
       * @description In-app purchases or advertisements.
       * @enum {string}
       */
      source: 'advertisements' | 'in_app_purchases';
      /** @description US dollars. */
      amount: number;
      /** @description True for entries of the sample data. */
      sample: boolean;
      /** @description Profile id of the person who entered it; null for sample data and deleted accounts. */
      createdBy: string | null;
      /**
       * Format: date-time
       * @description When it was entered (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
    };
    RevenueEntryInput: {
      /**
       * @description Calendar month, `YYYY-MM`.
       * @example 2026-10
       */
      month: string;
      /** @description Title of the game. */
      game: string;
      /**
       * @description In-app purchases or advertisements.
       * @enum {string}
       */
      source: 'advertisements' | 'in_app_purchases';
      /** @description US dollars, at most two decimals. */
      amount: number;
    };
    RevenueImportDto: {
      /** @description Usable lines. Those that change something are written; the first 100 of them are in `rows`. */
      valid: number;
      /** @description Usable lines whose amount is already stored. */
      unchanged: number;
      /** @description First 100 lines that change something, in the order of the file. */
      rows: components['schemas']['RevenueImportRowDto'][];
      /** @description Lines that cannot be used and are skipped, at most 500. */
      errors: components['schemas']['RevenueImportLineDto'][];
      /** @description Entries written; 0 for a preview. */
      written: number;
    };
    RevenueImportInput: {
      /** @description CSV text: a header with `month`, `game`, `source`, `amount` in any order, then one line per entry. */
      csv: string;
      /** @description True only checks the file and writes nothing; false when absent. */
      preview?: boolean;
    };
    RevenueImportLineDto: {
      /** @description Line of the file, from 1. */
      line: number;
      /** @description Why the line cannot be used. */
      reason: string;
    };
    RevenueImportRowDto: {
      /** @description Line of the file, from 1. */
      line: number;
      /**
       * @description Calendar month, `YYYY-MM`.
       * @example 2026-10
       */
      month: string;
      /** @description Title of the game. */
      game: string;
      /**
       * @description In-app purchases or advertisements.
       * @enum {string}
       */
      source: 'advertisements' | 'in_app_purchases';
      /** @description US dollars. */
      amount: number;
      /** @description Amount of the stored entry that it replaces, in US dollars; null when there is none. */
      replaces: number | null;
    };
    RevenueMonthDto: {
      /**
       * @description Calendar month, `YYYY-MM`.
       * @example 2026-10
       */
      month: string;
      /** @description Revenue from in-app purchases, in US dollars. */
      inAppPurchases: number;
      /** @description Revenue from advertisements, in US dollars. */
      advertisements: number;
      /** @description Revenue from all sources, in US dollars. */
      total: number;
    };
    RevenueOverviewDto: {
      /** @description Revenue over all months of the overview, in US dollars. */
      total: number;
      /** @description Change of the last month from the month before, in percent; null when there is nothing to compare with. */
      growth: number | null;
      /** @description Revenue from in-app purchases. */
      inAppPurchases: components['schemas']['RevenueSourceDto'];
      /** @description Revenue from advertisements. */
      advertisements: components['schemas']['RevenueSourceDto'];
      /** @description Oldest first, including months without entries. */
      months: components['schemas']['RevenueMonthDto'][];
      /** @description True while the figures are sample data. */
      sample: boolean;
    };
    RevenueSourceDto: {
      /** @description Revenue over all months of the overview, in US dollars. */
      total: number;
      /** @description Change of the last month from the month before, in percent; null when there is nothing to compare with. */
      growth: number | null;
    };
    RotationInput: {
      /** @description Hours that the current secret keeps working beside the new one; 24 when omitted, 0 ends it at once. */
      overlapHours?: number;
    };
    SavedViewChange: {
      /** @description Name of the view. */
      name?: string;
      /** @description True shows it to the whole team; only to me when absent. */
      shared?: boolean;
      /** @description Query string of the address: filters and sorting, at most 2,000 characters. */
      query?: string;
      /** @description Visible columns and their order, at most 8 kB. */
      columns?: { [key: string]: unknown };
      /** @description True opens the list with this view for me, instead of the previous default. */
      default?: boolean;
    };
    SavedViewDto: {
      /** @description UUID of the view. */
      id: string;
      /** @description List that it belongs to, by its address in the back office: `games`, `changes`, `trends`, … */
      list: string;
      /** @description Name of the view. */
      name: string;
      /** @description True when the whole team sees it. */
      shared: boolean;
      /** @description Query string of the address without the question mark: filters and sorting. */
      query: string;
      /** @description Visible columns, their order and the row height; null keeps each person's own. */
      columns: { [key: string]: unknown } | null;
      /** @description True when the list opens with this view for me. */
      default: boolean;
      /** @description Profile id of the owner. */
      createdBy: string;
      /** @description Display name or e-mail of the owner; null when unknown. */
      owner: string | null;
      /** @description True when I own it. */
      mine: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
    };
    SavedViewInput: {
      /** @description Name of the view. */
      name: string;
      /**
       * @description List that it belongs to, by its address in the back office.
       * @example games
       */
      list: string;
      /** @description True shows it to the whole team; only to me when absent. */
      shared?: boolean;
      /** @description Query string of the address: filters and sorting, at most 2,000 characters. */
      query?: string;
      /** @description Visible columns and their order, at most 8 kB. */
      columns?: { [key: string]: unknown };
      /** @description True opens the list with this view for me, instead of the previous default. */
      default?: boolean;
    };
    ScoreEngineInput: {
      /** @description For an external engine: a model of `/api/ai/models`; the configured model when null or omitted. */
      model?: string | null;
      /** @description Id of an engine of `/api/analyses/engines`. */
      engine: string;
    };
    ScoreGameDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Best rank in these charts, from 1; null when it is in none. */
      rank: number | null;
    };
    ScorePartDto: {
      /**
       * @description Which part it is.
       * @enum {string}
       */
      id: 'distinctness' | 'momentum' | 'newcomers' | 'presence';
      /** @description Name to show to people. */
      label: string;
      /** @description 1 to 10 with one decimal; null when there is not enough data. */
      score: number | null;
      /** @description The figures behind it in words, or what is missing. */
      explanation: string;
      /** @description The figures behind it, by name; they differ by part. */
      numbers: { [key: string]: number };
      /** @description Games it is based on, at most 3. */
      games: components['schemas']['ScoreGameDto'][];
    };
    SecondFactorCodeInput: {
      /**
       * @description The six digits that the app shows.
       * @example 492039
       */
      code: string;
    };
    SecondFactorDto: {
      /** @description Whether sign-in requires a code. */
      enabled: boolean;
    };
    SecondFactorSetupDto: {
      /** @description The secret in base 32, for typing it in. */
      secret: string;
      /** @description Content of the QR code. */
      otpauthUrl: string;
      /** @description The QR code as an SVG picture. */
      qrSvg: string;
    };
    ServiceAccountDto: {
      /** @description Id of the account; `serviceAccountId` when a token is created for it. */
      id: string;
      /** @description Name of the program. */
      name: string;
      /** @description Identifies the account in lists; it receives no mail. */
      email: string;
      /**
       * @description What the program may do; scopes of its tokens narrow it further.
       * @enum {string}
       */
      role: 'admin' | 'analyst' | 'user';
    };
    ServiceAccountInput: {
      /** @description Name of the program. */
      name: string;
      /**
       * @description What the program may do; `analyst` when omitted.
       * @enum {string}
       */
      role?: 'analyst' | 'user';
    };
    SessionDto: {
      /** @description Id of the session; `DELETE /api/auth/sessions/{id}` ends it. */
      id: string;
      /** @description Whether this request belongs to the session. */
      current: boolean;
      /** @description `User-Agent` of the browser or program at sign-in; null when it sent none. */
      userAgent: string | null;
      /** @description Network address at sign-in; null when unknown. */
      ip: string | null;
      /**
       * Format: date-time
       * @description When the person signed in.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the session was last refreshed.
       */
      lastUsedAt: string;
      /**
       * Format: date-time
       * @description When the session ends unless it is refreshed before.
       */
      expiresAt: string;
    };
    SessionUserDto: {
      /** @description Id of the account. */
      id: string;
      /** @description E-mail the person signs in with. */
      email: string;
      /** @description Name to show instead of the e-mail; null when none is set. */
      displayName: string | null;
      /**
       * @description What the person may do.
       * @enum {string}
       */
      role: 'admin' | 'analyst' | 'user';
      /** @description False while an administrator has not approved the account; it cannot use the product until then. */
      approved: boolean;
      /** @description Whether sign-in requires a second factor. */
      twoFactor: boolean;
    };
    SettingsDto: {
      /** @description Name shown to others; null when none was chosen. */
      displayName: string | null;
      /** @description True sends e-mail about what needs my attention, for instance new requests for access. */
      emailNotifications: boolean;
      /** @description True shows notifications in the browser. */
      pushNotifications: boolean;
      /** @description True sends news about the product. */
      productUpdates: boolean;
      /**
       * @description Color theme; `system` follows the device.
       * @enum {string}
       */
      theme: 'dark' | 'light' | 'system';
    };
    SettingsInput: {
      /** @description Name shown to others; null or an empty text removes it. */
      displayName?: string | null;
      /** @description True sends e-mail about what needs my attention, for instance new requests for access. */
      emailNotifications?: boolean;
      /** @description True shows notifications in the browser. */
      pushNotifications?: boolean;
      /** @description True sends news about the product. */
      productUpdates?: boolean;
      /**
       * @description Color theme; `system` follows the device.
       * @enum {string}
       */
      theme?: 'dark' | 'light' | 'system';
    };
    ShareBeforeDto: {
      /** @description Analyzed games that had it. */
      games: number;
      /** @description Analyzed games in that week. */
      n: number;
    };
    ShareDto: {
      /** @description The total as text; null when the source gives none. */
      total: string | null;
      /** @description Share of each country as the source gives them; empty when unknown. */
      countries: components['schemas']['CountryShareDto'][];
    };
    SharedItemDto: {
      /** @description Id in the taxonomy. */
      id: string;
      /** @description Name in the taxonomy. */
      name: string;
    };
    SignUpConfirmInput: {
      /** @description The part of the confirmation link after `#confirm=`. */
      token: string;
      /** @description The password chosen at sign-up. */
      password: string;
    };
    SignUpInput: {
      /**
       * Format: email
       * @description Address that the confirmation link is sent to.
       * @example analyst@example.com
       */
      email: string;
      /** @description 8 to 128 characters of any kind; common passwords and those derived from the e-mail are refused. */
      password: string;
    };
    SignalCrowdingDto: {
      /** @description Number of analyzed charting games. */
      n: number;
      /** @description Pairs of mechanics first, then mechanics with meta elements; at most 3. */
      pairs: components['schemas']['SignalPairDto'][];
    };
    SignalGameDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Best rank in these charts, from 1. */
      rank: number;
    };
    SignalNearestDto: {
      /** @description Number of analyzed charting games. */
      n: number;
      /** @description Most similar first, at most 5. */
      games: components['schemas']['NearGameDto'][];
    };
    SignalNewcomersDto: {
      /** @description Analyzed games that are new in the charts; null when there is nothing to compare. */
      n: number | null;
      /** @description How many of them share a mechanic with the idea; null when there is nothing to compare. */
      sharing: number | null;
      /**
       * Format: date-time
       * @description Time of the earliest compared capture; null when there is none.
       */
      since: string | null;
      /** @description A game is new when it entered within this many days. */
      days: number;
      /** @description Some of the games that share a mechanic, the best rank first. */
      examples: components['schemas']['SignalGameDto'][];
    };
    SignalPairDto: {
      /** @description The two taxonomy ids. */
      ids: string[];
      /** @description The two names, in the order of `ids`. */
      names: string[];
      /** @description Games that have both. */
      games: number;
      /** @description Some of these games, the best rank first. */
      examples: components['schemas']['SignalGameDto'][];
    };
    SignalShareDto: {
      /** @description Taxonomy id of the mechanic. */
      id: string;
      /** @description Name of the mechanic. */
      name: string;
      /** @description Analyzed charting games that have it. */
      games: number;
      /** @description `games` out of `n`, 0 to 1; null while too few games are analyzed. */
      share: number | null;
      /** @description The share in the earlier captures, 0 to 1; null when there is nothing to compare. */
      shareBefore: number | null;
      /** @description Change of the share in percentage points; null when there is nothing to compare. */
      change: number | null;
    };
    SignalSharesDto: {
      /** @description Number of analyzed charting games. */
      n: number;
      /** @description One per recognized mechanic, in the order of the idea. */
      items: components['schemas']['SignalShareDto'][];
    };
    SimilarAppDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title on the store page. */
      title: string;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
    };
    SimilarGameDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Stores that list the game: `android` is Google Play, `ios` the App Store. */
      platforms: ('android' | 'ios')[];
      /**
       * @description Similarity, 0 to 1: shared core mechanics count most, then the stores' own lists of similar games, then common
       *     charts.
       */
      nearness: number;
      /** @description Reasons, one sentence each. */
      why: string[];
      /** @description Shared mechanics and meta elements, core mechanics first. */
      shared: components['schemas']['SharedItemDto'][];
      /** @description False when the game has no analysis, so its mechanics could not be compared. */
      analyzed: boolean;
      /** @description Days on which both games were in the same chart; null when they never were. */
      chartedDays: number | null;
      /** @description Days on which that chart was captured; null when they never shared one. */
      capturedDays: number | null;
      /** @description True when any reason is based on sample data. */
      sample: boolean;
    };
    SoftLaunchDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer of the game; null when unknown. */
      developer: string | null;
      /** @description Address of the icon; null when the game has none. */
      iconUrl: string | null;
      /**
       * @description `candidate`: no other captured country has listed it. `launched`: the target country has since.
       * @enum {string}
       */
      state: 'candidate' | 'launched';
      /** @description Two-letter code of the test market where it appeared first. */
      country: string;
      /** @description UTC day of its first appearance there, as `YYYY-MM-DD`. */
      firstDay: string;
      /** @description Best rank in the test markets up to `date`, from 1. */
      bestRank: number;
      /** @description Days on which a test market listed it. */
      listedDays: number;
      /** @description How many of these days the target country was captured without it. */
      sharedDays: number;
      /** @description First UTC day on which the target country listed it, as `YYYY-MM-DD`; null when it has not. */
      launchedOn: string | null;
      /** @description Days from the test market to the target country; null when it has not launched or it is not proved. */
      lead: components['schemas']['LeadDto'] | null;
    };
    SoftLaunchesDto: {
      /** @description Two-letter codes of the test markets that were compared. */
      testMarkets: string[];
      /** @description Days with a capture of the target country, at most 120 days back. */
      targetDays: number;
      /** @description Why there is no answer; null when there is one. */
      notEnough: string | null;
      /** @description Captures needed before there is an answer; 0 when there are enough. */
      capturesMissing: number;
      /** @description Games that were left out, by reason. */
      leftOut: components['schemas']['LeftOutDto'];
      /** @description Newest first, at most 200. */
      games: components['schemas']['SoftLaunchDto'][];
      /**
       * @description Store of the charts.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the charts; `all` for all games. */
      category: string;
      /**
       * @description Type of the charts.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Last UTC day that counts, as `YYYY-MM-DD`. */
      date: string;
      /** @description Two-letter code of the country where a launch is expected; null when there is none. */
      target: string | null;
      /** @description Number of top ranks that first appearances are judged by: as many as all compared charts have. */
      depth: number;
      /** @description Whether this is based on sample charts; they are never mixed with real ones. */
      sample: boolean;
    };
    StarCountDto: {
      /** @description Number of stars, 1 to 5. */
      stars: number;
      /** @description Ratings with this many stars. */
      count: number;
      /** @description Percent of all ratings, 0 to 100. */
      percentage: number;
    };
    StatDto: {
      /** @description The figure, in `unit`; null when nothing was measured yet. */
      value: number | null;
      /** @description Change from the earlier figure in percent, 10 for 10 %; null when there is nothing to compare with. */
      change: number | null;
      /**
       * @description Unit of `value`: `percent` is 0 to 100, `usd` US dollars.
       * @enum {string}
       */
      unit: 'count' | 'percent' | 'usd';
      /** @description Whether the figure is based on sample data. */
      sample: boolean;
      /** @description What is counted and what it is compared with, in one sentence. */
      basis: string;
    };
    StoreChangesDto: {
      /** @description Change in installs since the previous measurement. */
      installs: components['schemas']['DailyChangeDto'];
      /** @description Change in the number of ratings since the previous measurement. */
      ratings: components['schemas']['DailyChangeDto'];
    };
    StoreFactsDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Package name on Google Play, track id on the App Store. */
      storeId: string;
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description First UTC day, `YYYY-MM-DD`. */
      from: string;
      /** @description Last UTC day, `YYYY-MM-DD`. */
      to: string;
      /** @description Oldest first; days without a snapshot are left out. */
      rows: components['schemas']['StoreFactsRowDto'][];
    };
    StoreFactsRowDto: {
      /**
       * @description UTC day.
       * @example 2026-11-22
       */
      date: string;
      /**
       * Format: date-time
       * @description When the day's last snapshot was taken (UTC).
       */
      takenAt: string;
      /** @description Installs since release as the store states them; null when unknown. */
      installs: number | null;
      /** @description Mean installs per day since the previous measurement; null unless measured. */
      installsPerDay: number | null;
      /**
       * @description Whether the change in installs is measured, not measured, or a correction by the store.
       * @enum {string}
       */
      state: 'corrected' | 'measured' | 'not_measured';
      /** @description Source of the installs, or of the ratings where there are no installs; null without either. */
      source: string | null;
      /** @description Mean rating, 0 to 5; null when unknown. */
      ratingScore: number | null;
      /** @description Number of ratings; null when unknown. */
      ratings: number | null;
      /** @description Ratings with one to five stars, in this order; null when unknown. */
      ratingCounts: number[] | null;
      /** @description Mean ratings per day since the previous measurement; null unless measured. */
      ratingsPerDay: number | null;
      /**
       * @description Whether the change in ratings is measured, not measured, or a correction by the store.
       * @enum {string}
       */
      ratingsState: 'corrected' | 'measured' | 'not_measured';
      /** @description Changes of installs and ratings since the previous measurement. */
      changes: components['schemas']['StoreChangesDto'];
      /** @description Version as the store states it; null when unknown. */
      version: string | null;
      /** @description The store's "What's new" text for this version; null when unknown. */
      releaseNotes: string | null;
      /**
       * Format: date-time
       * @description When the game was last updated in the store (UTC); null when unknown.
       */
      lastUpdate: string | null;
      /** @description Amount and currency, for instance "0.00 USD"; null when unknown. */
      price: string | null;
      /** @description True when the game sells in-app purchases; null when unknown. */
      inAppPurchases: boolean | null;
      /** @description Prices of in-app purchases in the store's words; null when unknown. */
      purchaseRange: string | null;
      /** @description True when the store says that the game shows ads; null when unknown. */
      containsAds: boolean | null;
      /** @description Age rating in the store's words; null when unknown. */
      contentRating: string | null;
      /**
       * @description Whether the game could be installed, pre-registered for, or was in early access; null when unknown.
       * @enum {string|null}
       */
      availability: 'available' | 'early-access' | null | 'pre-registration';
      /** @description Two-letter language codes in upper case; empty when unknown. */
      languages: string[];
      /** @description Download size in bytes; null when unknown. */
      sizeBytes: number | null;
      /** @description Estimated or stated downloads; null when not measured. */
      downloads: components['schemas']['ShareDto'] | null;
      /** @description Estimated revenue; null when not measured. */
      revenue: components['schemas']['ShareDto'] | null;
      /** @description Preferred source of each field, by field name. */
      sources: { [key: string]: string };
      /** @description Values that differ in other sources: source name → field name → value. */
      others: { [key: string]: { [key: string]: unknown } };
    };
    StorefrontAgeDto: {
      /**
       * @description Store of the charts.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Two-letter country code. */
      country: string;
      /**
       * Format: date-time
       * @description Time of the newest capture.
       */
      capturedAt: string;
      /** @description Whether it is sample data. */
      sample: boolean;
      /** @description Number of charts captured. */
      lists: number;
      /** @description True when no real chart was captured within the last two days. */
      stale: boolean;
    };
    StorefrontNameDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Title in this storefront. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
    };
    StudioDayDto: {
      /** @description Games with at least one tag. */
      taggedGames: number;
      /** @description Moves of tagged games in the charts of the country, the largest first. */
      moves: components['schemas']['TaggedMoveDto'][];
      /** @description Number of such moves; `moves` has only the largest. */
      moveCount: number;
      /** @description Storefronts with charts, the oldest first. */
      storefronts: components['schemas']['StorefrontAgeDto'][];
      /** @description My ideas. */
      ideas: number;
      /** @description My ideas that changed in the last 7 days. */
      recentIdeas: number;
      /** @description Games that I analyzed in the last 7 days. */
      recentAnalyses: number;
      /** @description Background jobs that succeeded in the last 24 hours. */
      completedJobs: number;
      /** @description Background jobs that failed in the last 24 hours. */
      failedJobs: number;
    };
    SurvivalStepDto: {
      /** @description Days since first seen. */
      day: number;
      /** @description Share of games still listed from this day on, 0 to 1. */
      share: number;
      /** @description Lower bound of the interval, 0 to 1; null where no game is left. */
      low: number | null;
      /** @description Upper bound of the interval, 0 to 1; null where no game is left. */
      high: number | null;
      /** @description Games followed up to this day. */
      atRisk: number;
      /** @description Games that left the chart on this day. */
      ended: number;
      /** @description Games still listed when last observed, this many days after their first. */
      censored: number;
    };
    SystemPartDto: {
      /**
       * @description `Backups` is present only when backups are scheduled.
       * @enum {string}
       */
      name: 'API Status' | 'Backups' | 'Database' | 'Test Runners';
      /**
       * @description State when this response was made.
       * @enum {string}
       */
      state: 'Degraded' | 'Down' | 'Operational';
      /** @description Reason for the state, in one sentence. */
      detail: string;
    };
    TagCarriersDto: {
      /** @description UUID of the tag. */
      tagId: string;
      /** @description Bundle ids of the requested games that carry it. */
      bundleIds: string[];
    };
    TagChange: {
      /** @description 1 to 60 characters; unique among the tags of one person, ignoring case and surrounding space. */
      name?: string;
      /** @description At most 500 characters; null or an empty text removes it. */
      description?: string | null;
    };
    TagDto: {
      /** @description UUID of the tag. */
      id: string;
      /** @description Unique among the tags of one person. */
      name: string;
      /** @description Free text; null when there is none. */
      description: string | null;
      /** @description Profile id of the person who created it; null when that account was deleted. */
      createdBy: string | null;
      /** @description Display name or e-mail of that person; null when the account was deleted. */
      createdByName: string | null;
      /** @description Number of games that carry it. */
      gameCount: number;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
    };
    TagGamesChangedDto: {
      /** @description Number of games that gained or lost the tag. */
      changed: number;
      /** @description The tag with its new number of games. */
      tag: components['schemas']['TagDto'];
    };
    TagGamesInput: {
      /** @description Bundle ids, at most 500. */
      bundleIds: string[];
      /** @description True adds the tag, false removes it. */
      attached: boolean;
    };
    TagInput: {
      /** @description 1 to 60 characters; unique among the tags of one person, ignoring case and surrounding space. */
      name: string;
      /** @description At most 500 characters; empty, null or absent for none. */
      description?: string | null;
    };
    TagNameDto: {
      /** @description UUID of the tag. */
      id: string;
      /** @description The tag's name. */
      name: string;
    };
    TaggedGameDto: {
      /** @description Same as `bundleId`. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /**
       * Format: date-time
       * @description When the tag was added (UTC).
       */
      taggedAt: string;
    };
    TaggedMoveDto: {
      /** @description Bundle id of the game. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer of the game; null when unknown. */
      developer: string | null;
      /** @description Address of the icon; null when the game has none. */
      iconUrl: string | null;
      /**
       * @description Store of the chart.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Two-letter country code of the chart. */
      country: string;
      /**
       * @description Type of the chart.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Whether the captures are sample data. */
      sample: boolean;
      /** @description Rank in the previous capture, from 1. */
      from: number;
      /** @description Rank in the newest capture, from 1. */
      to: number;
    };
    TaxonomyEntryDto: {
      /** @description Taxonomy id, which items of analyses refer to. */
      id: string;
      /**
       * @description Whether it is a mechanic or a meta element.
       * @enum {string}
       */
      kind: 'mechanics' | 'metaElements';
      /** @description Name of the entry. */
      name: string;
      /** @description Group of entries it belongs to, such as `Monetization`. */
      family: string;
      /** @description What players do or get, in one sentence. */
      definition: string;
      /** @description Other names of the entry. */
      aliases: string[];
      /** @description Similar entries. */
      related: components['schemas']['EntryNameDto'][];
      /** @description The more general entry; null when there is none. */
      within: components['schemas']['EntryNameDto'] | null;
      /** @description How it differs from similar entries; null for an entry that the team added. */
      boundary: string | null;
      /** @description Sentences of store pages that prove this entry. */
      examples: string[];
      /** @description A sentence that looks similar but belongs to `instead`; null when there is none. */
      counterexample: string | null;
      /** @description The entry that the counterexample belongs to; null when there is none. */
      instead: components['schemas']['EntryNameDto'] | null;
      /** @description Whether the team added the entry. */
      team: boolean;
      /** @description Games whose current analysis contains it, without those where it was rejected. */
      games: number;
      /** @description How often analysts confirmed or corrected it. */
      confirmed: number;
      /** @description How often analysts rejected it. */
      rejected: number;
    };
    TaxonomyProposalDto: {
      /** @description Id of the proposal. */
      id: string;
      /**
       * @description `entry` adds an entry, `cue` adds wordings to one, `mute` disables a cue.
       * @enum {string}
       */
      type: 'cue' | 'entry' | 'mute';
      /**
       * @description Only accepted proposals affect analyses.
       * @enum {string}
       */
      status: 'accepted' | 'open' | 'rejected';
      /** @description Taxonomy id of the entry it is about; for `entry`, the id the new entry gets. */
      entryId: string;
      /**
       * @description Whether the entry is a mechanic or a meta element.
       * @enum {string}
       */
      kind: 'mechanics' | 'metaElements';
      /** @description Name of the entry. */
      name: string;
      /** @description Definition of the new entry; null unless the type is `entry`. */
      definition: string | null;
      /** @description Wordings that prove the entry, one per line; for `mute`, the cue to disable. */
      cue: string;
      /** @description Sentence that the cue was taken from; null when none was given. */
      quote: string | null;
      /** @description Bundle id of the game with that sentence; null when there is none. */
      bundleId: string | null;
      /** @description Title of that game; null when there is none. */
      title: string | null;
      /** @description Id of the person who proposed it; null for the product itself or when the account is gone. */
      proposedBy: string | null;
      /** @description Display name or e-mail of that person; null when there is none. */
      proposedByName: string | null;
      /**
       * Format: date-time
       * @description When it was proposed.
       */
      proposedAt: string;
      /** @description Id of the person who accepted or rejected it; null while it is open or when the account is gone. */
      decidedBy: string | null;
      /** @description Display name or e-mail of that person; null when there is none. */
      decidedByName: string | null;
      /**
       * Format: date-time
       * @description When it was decided; null while it is open.
       */
      decidedAt: string | null;
    };
    TaxonomyProposalInput: {
      /** @description For `entry`: its name. */
      name?: string;
      /** @description For `entry`: what players do or get, in one sentence. */
      definition?: string;
      /** @description Wordings that prove the entry, one per line, each of 1 to 8 consecutive words. */
      cue: string;
      /** @description Sentence of a store page that contains one of them. */
      quote?: string | null;
      /** @description Bundle id of the game of that page. */
      bundleId?: string;
      /**
       * @description `entry` proposes a new entry, `cue` more wordings for an existing one.
       * @enum {string}
       */
      type: 'cue' | 'entry';
      /** @description For `cue`: taxonomy id of the entry. */
      entryId?: string;
      /**
       * @description For `entry`: whether it is a mechanic or a meta element.
       * @enum {string}
       */
      kind?: 'mechanics' | 'metaElements';
    };
    TestMessageDto: {
      /** @description UUID of the webhook. */
      webhookId: string;
      /** @description Name of the webhook. */
      name: string;
    };
    TextRangeDto: {
      /** @description First character of the range. */
      from: number;
      /** @description First character after the range. */
      to: number;
    };
    TokenDto: {
      /** @description Send it as `Authorization: Bearer …`. */
      accessToken: string;
      /** @description Seconds until the access token expires. */
      expiresIn: number;
      /** @description The signed-in person. */
      user: components['schemas']['SessionUserDto'];
    };
    TokensDto: {
      /** @description Tokens that were sent. */
      prompt: number;
      /** @description Tokens of the answer. */
      completion: number;
    };
    TopMoversDto: {
      /**
       * @description Store of the chart.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Two-letter country code of the chart. */
      country: string;
      /**
       * Format: date-time
       * @description Time of the earlier capture; null when there are not two to compare.
       */
      capturedFrom: string | null;
      /**
       * Format: date-time
       * @description Time of the later capture; null when there is none.
       */
      capturedTo: string | null;
      /** @description Whether the captures are sample data. */
      sample: boolean;
      /** @description Games that climbed, the biggest climb first. */
      climbers: components['schemas']['MoverDto'][];
      /** @description Games that are new in the chart, the best rank first. */
      entries: components['schemas']['MoverDto'][];
    };
    TrendGameDto: {
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Best current rank in these charts, from 1. */
      rank: number;
    };
    TrendItemDto: {
      /** @description Id in the taxonomy. */
      id: string;
      /** @description Name in the taxonomy. */
      name: string;
      /**
       * @description `mechanic` is a core mechanic, `meta` a meta element.
       * @enum {string}
       */
      kind: 'mechanic' | 'meta';
      /** @description Analyzed charting games that have it. */
      games: number;
      /** @description Share of analyzed charting games, 0 to 1; null below 10 analyzed games. */
      share: number | null;
      /** @description Share in the captures compared with, 0 to 1; null without them or below 10 analyzed games. */
      shareBefore: number | null;
      /**
       * @description Difference between the two shares in percentage points; null when it cannot be computed, or below 3 games with
       *     the item.
       */
      change: number | null;
      /** @description Analyzed games with it that entered the charts since; null without captures to compare with. */
      newcomers: number | null;
      /** @description Its highest-ranked games, at most three. */
      examples: components['schemas']['TrendGameDto'][];
    };
    TrendMechanicsDto: {
      /**
       * Format: date-time
       * @description Time of the earliest capture compared with (UTC); null while there is only one capture per chart.
       */
      comparedFrom: string | null;
      /** @description Days between the captures compared; null without them. */
      days: number | null;
      /** @description Most frequent first. */
      items: components['schemas']['TrendItemDto'][];
      /** @description For display, for instance "United States, Android and iOS, downloads and revenue". */
      scope: string;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /**
       * Format: date-time
       * @description Time of the newest capture (UTC); null when there is none.
       */
      capturedAt: string | null;
      /** @description Number of captures used, including those compared with. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the earliest of them (UTC); null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the latest of them (UTC); null when there is none.
       */
      to: string | null;
      /** @description Analyzed games that the figures are based on. */
      n: number;
      /** @description Charting games without an analysis. */
      notAnalyzed: number;
      /** @description Distinct games in the charts. */
      charting: number;
      /** @description Charting games with an analysis: the base of all shares. */
      analysed: number;
      /** @description When there is too little data for figures: what is missing, in one sentence; otherwise null. */
      notEnough: string | null;
    };
    TrendWeekDto: {
      /**
       * Format: date-time
       * @description Start of its Monday (UTC).
       */
      from: string;
      /**
       * Format: date-time
       * @description Its last capture, which represents the week (UTC); null when there is none.
       */
      capturedAt: string | null;
      /** @description Days with a capture, 0 to 7. */
      days: number;
      /** @description Distinct games within the requested ranks; null without a capture. */
      charting: number | null;
      /** @description How many of them are analyzed: the base of the shares; null without a capture. */
      n: number | null;
    };
    UnreadAlertsDto: {
      /** @description Unread alerts, counted up to 1,000. */
      count: number;
    };
    UnreadDto: {
      /** @description Unread entries, counted up to 1,000. */
      count: number;
    };
    UsedItemDto: {
      /** @description Value for the `mechanic` filter: a taxonomy id, or `~` and the name in lower case. */
      id: string;
      /** @description Name of the item. */
      name: string;
      /**
       * @description Whether it is a mechanic or a meta element.
       * @enum {string}
       */
      kind: 'mechanics' | 'metaElements';
      /** @description Games whose current analysis contains it, without those where it was rejected. */
      games: number;
    };
    UserRequestDto: {
      /** @description UUID of the applicant's profile. */
      id: string;
      /** @description E-mail address of the applicant. */
      email: string;
      /** @description Name shown to others; null when none was chosen. */
      displayName: string | null;
      /**
       * @description `pending` awaits a decision.
       * @enum {string}
       */
      status: 'approved' | 'disabled' | 'pending' | 'rejected';
      /** @description True exactly when `status` is `approved`. */
      approved: boolean;
      /**
       * @description Role that the applicant has once approved.
       * @enum {string}
       */
      role: 'admin' | 'analyst' | 'user';
      /**
       * Format: date-time
       * @description When access was last requested (UTC).
       */
      requestedAt: string;
      /** @description How many times access was requested. */
      requestCount: number;
      /**
       * Format: date-time
       * @description When it was decided (UTC); null while it is pending.
       */
      decidedAt: string | null;
      /** @description E-mail of the administrator who decided; null while it is pending, or when that account was deleted. */
      decidedBy: string | null;
      /** @description Reason given for a rejection; null when there is none. */
      reason: string | null;
    };
    UserRequestMessageDto: {
      /** @description UUID of the profile. */
      id: string;
      /** @description E-mail address of the applicant. */
      email: string;
      /**
       * @description `pending` awaits a decision.
       * @enum {string}
       */
      status: 'approved' | 'pending' | 'rejected';
    };
    VariantClashDto: {
      /** @description Text of the item. */
      one: string;
      /** @description Text of the other item, or the constraint. */
      other: string;
      /** @description Why they contradict each other, in one sentence. */
      reason: string;
    };
    VariantDto: {
      /** @description Id of the variant among these inputs, for `combine`. */
      id: string;
      /**
       * @description What the variant changes most; `combined` for one that joins parts of others.
       * @enum {string}
       */
      axis: 'audience' | 'business' | 'combined' | 'coreTwist' | 'progression' | 'setting';
      /** @description Proposed name of the idea. */
      name: string;
      /** @description Why it works, in one sentence. */
      why: string;
      /** @description Its four parts as texts. */
      parts: components['schemas']['VariantPartsDto'];
      /** @description Core mechanics, in the order people see them. */
      coreMechanics: components['schemas']['VariantItemDto'][];
      /** @description Meta elements, in the order people see them. */
      metaElements: components['schemas']['VariantItemDto'][];
      /** @description What it keeps of each input. */
      kept: components['schemas']['VariantKeptDto'][];
      /** @description The idea in one sentence. */
      pitch: string;
      /** @description Who the player gets to be. */
      fantasy: string;
      /** @description Where and when the game takes place. */
      setting: string;
      /** @description Who the game is for. */
      audience: string;
      /** @description What players do within seconds, a session and weeks. */
      coreLoop: components['schemas']['CoreLoopDto'];
      /** @description How the game earns money. */
      monetization: string;
      /** @description How the game looks. */
      artDirection: string;
      /** @description Games that it is compared with. */
      comparables: components['schemas']['ComparableDto'][];
      /** @description The biggest risk. */
      risk: string;
      /** @description What to test first, and what would prove it. */
      firstTest: string;
    };
    VariantItemDto: {
      /** @description Text of the item. */
      content: string;
      /**
       * @description `keep`: from a source. `complement`: added because it fits.
       * @enum {string}
       */
      rule: 'complement' | 'keep' | 'swap' | 'twist';
      /** @description Index of the input, from 0; null when the engine added the item. */
      source: number | null;
      /** @description Wording of the source; null when the engine added the item. */
      from: string | null;
      /** @description Taxonomy id; null for a wording of your own. */
      taxonomyId: string | null;
      /**
       * @description Confidence of the item in the analysis of the source; null for a wording of your own.
       * @enum {string|null}
       */
      confidence: 'high' | 'low' | 'medium' | null;
    };
    VariantKeptDto: {
      /** @description Index of the input, from 0. */
      source: number;
      /** @description Name of the input. */
      name: string;
      /** @description Items of the input that the variant has, in the wording of the input. */
      items: string[];
    };
    VariantLeftDto: {
      /** @description Name of the input. */
      source: string;
      /** @description Text of the item. */
      text: string;
      /** @description Why it was not used. */
      why: string;
    };
    VariantPartsDto: {
      /** @description Where the game takes place. */
      setting: string;
      /** @description What the player decides. */
      choice: string;
      /** @description What makes the decision hard. */
      pressure: string;
      /** @description What the player gets for it. */
      reward: string;
    };
    VariantPartsInput: {
      /** @description Variant whose setting is used. */
      setting: string;
      /** @description Variant whose player choice is used. */
      choice: string;
      /** @description Variant whose pressure is used. */
      pressure: string;
      /** @description Variant whose reward is used. */
      reward: string;
    };
    VariantTextsInput: {
      /** @description Where the game takes place. */
      setting: string;
      /** @description What the player decides. */
      choice: string;
      /** @description What makes the decision hard. */
      pressure: string;
      /** @description What the player gets for it. */
      reward: string;
    };
    VariantsDto: {
      /** @description Variants to choose from, one per axis. */
      variants: components['schemas']['VariantDto'][];
      /** @description Contradictions in what was chosen. */
      clashes: components['schemas']['VariantClashDto'][];
      /** @description Items that were not used, with the reason. */
      left: components['schemas']['VariantLeftDto'][];
      /** @description What is missing or could not be read, one sentence each. */
      notes: string[];
      /** @description Who made them: `built-in` or `openai`. */
      engine: string;
    };
    VariantsRequestDto: {
      /** @description Games, ideas or texts to combine; the order of the inputs is their index in the answer. */
      inputs: components['schemas']['BrainstormInputDto'][];
      /** @description Items of any input to use although their confidence is not high. */
      keep?: string[];
      /** @description Further requirement, such as "cozy", "one hand" or a place. */
      constraint?: string;
      /**
       * @description Two-letter code of the market whose charts are used; my default market, or `us`, when left out.
       * @example us
       */
      country?: string;
      /** @description Number of variants to return, of five; all five when left out. */
      count?: number;
      /** @description Which set of five, from 0; each number gives five other variants. */
      more?: number;
      /** @description Requests one variant that joins parts of variants with the same inputs and constraint. */
      combine?: components['schemas']['VariantPartsInput'];
      /** @description Requests one variant of the connected model from these texts; variants of a model cannot be combined by id. */
      compose?: components['schemas']['VariantTextsInput'];
      /**
       * @description Engine to use; a connected model when left out and there is one.
       * @enum {string}
       */
      engine?: 'built-in' | 'openai';
    };
    ViewStateDto: {
      /** @description Values by key, as the back office stores them. */
      entries: { [key: string]: unknown };
    };
    ViewStateInput: {
      /** @description At most 200 entries and 64 kB, including those already stored. */
      entries: { [key: string]: unknown };
    };
    WatchGamesChangedDto: {
      /** @description Number of games added or removed. */
      changed: number;
      /** @description The list with its new number of games. */
      watchlist: components['schemas']['WatchlistDto'];
    };
    WatchGamesInput: {
      /** @description Bundle ids, at most 500. */
      bundleIds: string[];
      /** @description True adds the games, false removes them. */
      watched: boolean;
    };
    WatchedCaptureDto: {
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /**
       * Format: date-time
       * @description Time of the newest capture of its chart (UTC).
       */
      capturedAt: string;
    };
    WatchedGameDto: {
      /**
       * @description Ranks in the first country's chart on the days it was captured, oldest first; null where the game was not
       *     listed.
       */
      trend: (number | null)[];
      /** @description Same as `bundleId`. */
      id: string;
      /** @description Bundle id: the id of the game in `/api/games/{id}`. */
      bundleId: string;
      /** @description Title of the game. */
      title: string;
      /** @description Developer as the store names it; null when unknown. */
      developer: string | null;
      /** @description Address of the icon on the store's server; null when unknown. */
      iconUrl: string | null;
      /** @description Stores that list the game: `android` is Google Play, `ios` the App Store. */
      platforms: ('android' | 'ios')[];
      /** @description True while everything known about the game comes from the sample catalogue. */
      sample: boolean;
      /** @description One per country, in the order of `countries`. */
      ranks: components['schemas']['WatchedRankDto'][];
      /** @description Mean over the last measured week; null with fewer than two measurements. */
      installsPerDay: number | null;
      /** @description Usual installs per day; null until four weeks were measured. */
      installRange: components['schemas']['InstallRangeDto'] | null;
      /** @description Most recent event other than daily rank moves; null when there is none. */
      lastEvent: components['schemas']['MarketEventDto'] | null;
    };
    WatchedGamesDto: {
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Countries that have this chart, as two-letter codes; `trend` is about the first. */
      countries: string[];
      /** @description One per country, in the order of `countries`. Ranks captured on different days are not comparable. */
      captures: components['schemas']['WatchedCaptureDto'][];
      /**
       * Format: date-time
       * @description Time of the newest capture of the first country's chart (UTC); null when there is none.
       */
      capturedAt: string | null;
      /** @description True when the charts come from the sample catalogue. */
      sample: boolean;
      /** @description Number of games on the list, also beyond the 200 returned. */
      total: number;
      /** @description The first 200 games of the list. */
      games: components['schemas']['WatchedGameDto'][];
    };
    WatchedRankDto: {
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Rank in the newest capture; null when the game is not listed. */
      rank: number | null;
      /** @description Rank in the previous capture; null when the game was not listed. */
      previousRank: number | null;
      /**
       * @description Change since the previous capture: `new` was never listed before, `back` was listed earlier but not in that
       *     capture; null when there is none.
       * @enum {string|null}
       */
      change: 'back' | 'down' | 'new' | null | 'same' | 'up';
    };
    WatchlistChange: {
      /** @description Name of the list. */
      name?: string;
      /** @description True shows it to the whole team; only the owner may change this. */
      shared?: boolean;
      /**
       * Format: uuid
       * @description For a list of `kind` `tag`: UUID of another tag.
       */
      tagId?: string;
      /** @description For a list of `kind` `filter`: another filter of `/api/games`. */
      filter?: { [key: string]: unknown };
    };
    WatchlistDto: {
      /** @description UUID of the watchlist. */
      id: string;
      /** @description Name of the list. */
      name: string;
      /** @description True when the whole team sees it. */
      shared: boolean;
      /**
       * @description How games get on the list: picked by hand (`games`), or all games of a tag, a developer or a filter.
       * @enum {string}
       */
      kind: 'developer' | 'filter' | 'games' | 'tag';
      /** @description UUID of the tag that fills it; null for other kinds. */
      tagId: string | null;
      /** @description Key of the developer whose games fill it; null for other kinds. */
      developer: string | null;
      /** @description Filter of `/api/games` that fills it; null for other kinds. */
      filter: { [key: string]: unknown } | null;
      /** @description Name of the tag or developer; null for other kinds. */
      sourceName: string | null;
      /** @description Why it no longer finds games, for instance because its tag was deleted; null when it works. */
      broken: string | null;
      /** @description Current number of games. */
      games: number;
      /** @description Profile id of the owner. */
      createdBy: string;
      /** @description Display name or e-mail of the owner; null when unknown. */
      owner: string | null;
      /** @description True when I own it. */
      mine: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
    };
    WatchlistInput: {
      /** @description Name of the list. */
      name: string;
      /** @description For `kind` `developer`: name of the developer, in any spelling. */
      developer?: string;
      /** @description For `kind` `games`: the first games, at most 500 bundle ids. */
      bundleIds?: string[];
      /** @description True shows it to the whole team; only to me when absent. */
      shared?: boolean;
      /**
       * @description How games get on the list; `games` (picked by hand) when absent.
       * @enum {string}
       */
      kind?: 'developer' | 'filter' | 'games' | 'tag';
      /**
       * Format: uuid
       * @description For `kind` `tag`: UUID of the tag.
       */
      tagId?: string;
      /** @description For `kind` `filter`: same form as `filter` of `/api/games`. */
      filter?: { [key: string]: unknown };
    };
    WebhookChange: {
      /** @description For display. */
      name?: string;
      /**
       * Format: uri
       * @description Address that messages are posted to: https, or http within your own network when `WEBHOOK_PRIVATE_TARGETS` is
       *     on.
       */
      url?: string;
      /** @description Types of messages to receive; all of them when empty. */
      types?: (
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'analysis.stored'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'job.cancelled'
        | 'job.completed'
        | 'job.failed'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released'
        | 'user_request.approved'
        | 'user_request.created'
        | 'user_request.rejected'
      )[];
      /** @description False stops all messages. True resumes with what happens from then on. */
      active?: boolean;
    };
    WebhookDeliveryDto: {
      /** @description UUID of the delivery. */
      id: string;
      /** @description UUID of the webhook. */
      webhookId: string;
      /** @description Sent as the header `webhook-id`; every attempt has the same one. */
      messageId: string;
      /**
       * @description Type of the message.
       * @enum {string}
       */
      type:
        | 'alert.created'
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'analysis.stored'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'job.cancelled'
        | 'job.completed'
        | 'job.failed'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released'
        | 'user_request.approved'
        | 'user_request.created'
        | 'user_request.rejected'
        | 'webhook.test';
      /** @description JSON body as sent. */
      body: string;
      /**
       * @description `queued` waits for an attempt, `delivered` was accepted, `failed` was given up and can be sent again.
       * @enum {string}
       */
      state: 'delivered' | 'failed' | 'queued';
      /** @description Attempts so far. */
      attempts: number;
      /**
       * Format: date-time
       * @description Next attempt of a queued message (UTC); null otherwise.
       */
      nextTryAt: string | null;
      /** @description HTTP status of the last response; null when there was none. */
      statusCode: number | null;
      /** @description Why the last attempt failed; null when it did not. */
      error: string | null;
      /** @description Duration of the last attempt in milliseconds; null before the first. */
      durationMs: number | null;
      /**
       * Format: date-time
       * @description When the message was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was delivered or given up (UTC); null while it is queued.
       */
      endedAt: string | null;
    };
    WebhookDto: {
      /** @description UUID of the webhook. */
      id: string;
      /** @description For display. */
      name: string;
      /** @description Address that messages are posted to. */
      url: string;
      /** @description Types of messages it receives; empty for all of them. */
      types: (
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'analysis.stored'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'job.cancelled'
        | 'job.completed'
        | 'job.failed'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released'
        | 'user_request.approved'
        | 'user_request.created'
        | 'user_request.rejected'
      )[];
      /** @description False stops all messages; what happens in the meantime is not sent later. */
      active: boolean;
      /** @description Why it was turned off automatically, for instance because the receiver answered 410; null otherwise. */
      disabledReason: string | null;
      /**
       * Format: date-time
       * @description Until then messages also carry a signature made with the previous secret (UTC); null when there is none.
       */
      oldSecretUntil: string | null;
      /** @description Messages waiting for their first or next attempt. */
      waiting: number;
      /** @description Messages given up in the last 24 hours. */
      failedLastDay: number;
      /**
       * Format: date-time
       * @description When a message was last delivered (UTC); null before the first.
       */
      lastDeliveredAt: string | null;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When its settings last changed (UTC).
       */
      updatedAt: string;
    };
    WebhookInput: {
      /** @description For display; the host of the address when absent. */
      name?: string;
      /**
       * Format: uri
       * @description Address that messages are posted to: https, or http within your own network when `WEBHOOK_PRIVATE_TARGETS` is
       *     on.
       * @example https://example.com/hooks/gamekit
       */
      url: string;
      /** @description Types of messages to receive; all of them when empty or absent. */
      types?: (
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'analysis.stored'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'job.cancelled'
        | 'job.completed'
        | 'job.failed'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released'
        | 'user_request.approved'
        | 'user_request.created'
        | 'user_request.rejected'
      )[];
      /** @description True when absent. */
      active?: boolean;
    };
    WebhookSecretDto: {
      /** @description UUID of the webhook. */
      id: string;
      /** @description For display. */
      name: string;
      /** @description Address that messages are posted to. */
      url: string;
      /** @description Types of messages it receives; empty for all of them. */
      types: (
        | 'analysis.mechanic_appeared'
        | 'analysis.mechanic_gone'
        | 'analysis.stored'
        | 'chart.entered'
        | 'chart.left'
        | 'chart.moved'
        | 'chart.number_one'
        | 'chart.peaked'
        | 'coverage.missing'
        | 'game.first_seen'
        | 'game.first_seen_in_country'
        | 'job.cancelled'
        | 'job.completed'
        | 'job.failed'
        | 'rating.shifted'
        | 'store.description_changed'
        | 'store.icon_changed'
        | 'store.price_changed'
        | 'store.removed'
        | 'store.returned'
        | 'store.screenshots_changed'
        | 'store.title_changed'
        | 'store.version_released'
        | 'user_request.approved'
        | 'user_request.created'
        | 'user_request.rejected'
      )[];
      /** @description False stops all messages; what happens in the meantime is not sent later. */
      active: boolean;
      /** @description Why it was turned off automatically, for instance because the receiver answered 410; null otherwise. */
      disabledReason: string | null;
      /**
       * Format: date-time
       * @description Until then messages also carry a signature made with the previous secret (UTC); null when there is none.
       */
      oldSecretUntil: string | null;
      /** @description Messages waiting for their first or next attempt. */
      waiting: number;
      /** @description Messages given up in the last 24 hours. */
      failedLastDay: number;
      /**
       * Format: date-time
       * @description When a message was last delivered (UTC); null before the first.
       */
      lastDeliveredAt: string | null;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When its settings last changed (UTC).
       */
      updatedAt: string;
      /** @description Signs each message; begins with `whsec_`. */
      secret: string;
    };
    WeeklyShareDto: {
      /** @description Share in each week, 0 to 1, oldest first; null where nothing was captured or analyzed. */
      weeks: (number | null)[];
      /** @description Id in the taxonomy. */
      id: string;
      /** @description Name in the taxonomy. */
      name: string;
      /**
       * @description `mechanic` is a core mechanic, `meta` a meta element.
       * @enum {string}
       */
      kind: 'mechanic' | 'meta';
      /** @description Analyzed games of the week shown that have it. */
      games: number;
      /** @description Share of analyzed games, 0 to 1. */
      share: number;
      /** @description Lower bound of the share's 95 % interval (Wilson), 0 to 1. */
      low: number;
      /** @description Upper bound of the share's 95 % interval (Wilson), 0 to 1. */
      high: number;
      /** @description Counts in the week compared with; null without one. */
      before: components['schemas']['ShareBeforeDto'] | null;
      /** @description Difference to that week with its 95 % interval (Newcombe), in percentage points; null without one. */
      change: components['schemas']['IntervalOfChangeDto'] | null;
      /**
       * @description `rising`, `falling` or `new` only where the interval excludes zero; otherwise `unclear`.
       * @enum {string}
       */
      trend: 'falling' | 'new' | 'rising' | 'unclear';
    };
    WeeklySharesDto: {
      /** @description Oldest first; the last one is the week shown. */
      weeks: components['schemas']['TrendWeekDto'][];
      /** @description Index in `weeks` of the week compared with; null when it was not captured. */
      compared: number | null;
      /** @description Bundle ids of games in the week shown that are not analyzed. */
      notAnalyzedIds: string[];
      /** @description One per mechanic and meta element found in the week shown or the one compared with. */
      items: components['schemas']['WeeklyShareDto'][];
      /**
       * @description Store: `android` is Google Play, `ios` the App Store.
       * @enum {string}
       */
      platform: 'android' | 'ios';
      /** @description Storefront, as a two-letter country code in lower case. */
      country: string;
      /** @description Category of the chart; `all` is the overall games chart. */
      category: string;
      /**
       * @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New.
       * @enum {string}
       */
      rankingType: 'downloads' | 'new' | 'revenue';
      /** @description Number of ranks included, from the first. */
      top: number;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /** @description Number of captures used, one per week. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the first of them (UTC); null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the last of them (UTC); null when there is none.
       */
      to: string | null;
      /** @description Analyzed games that the figures are based on. */
      n: number;
      /** @description Games without an analysis. */
      notAnalyzed: number;
    };
    WhiteSpaceDto: {
      /** @description Widest gap first, at most 20. */
      pairs: components['schemas']['WhiteSpacePairDto'][];
      /** @description For display, for instance "United States, Android and iOS, downloads and revenue". */
      scope: string;
      /** @description True when any of the captures is sample data. */
      sample: boolean;
      /**
       * Format: date-time
       * @description Time of the newest capture (UTC); null when there is none.
       */
      capturedAt: string | null;
      /** @description Number of captures used, including those compared with. */
      captures: number;
      /**
       * Format: date-time
       * @description Time of the earliest of them (UTC); null when there is none.
       */
      from: string | null;
      /**
       * Format: date-time
       * @description Time of the latest of them (UTC); null when there is none.
       */
      to: string | null;
      /** @description Analyzed games that the figures are based on. */
      n: number;
      /** @description Charting games without an analysis. */
      notAnalyzed: number;
      /** @description Distinct games in the charts. */
      charting: number;
      /** @description Charting games with an analysis: the base of all shares. */
      analysed: number;
      /** @description When there is too little data for figures: what is missing, in one sentence; otherwise null. */
      notEnough: string | null;
    };
    WhiteSpacePairDto: {
      /** @description Id of the mechanic in the taxonomy. */
      mechanicId: string;
      /** @description Name of the mechanic. */
      mechanic: string;
      /** @description Id of the meta element in the taxonomy. */
      metaId: string;
      /** @description Name of the meta element. */
      meta: string;
      /** @description Analyzed games with the mechanic. */
      withMechanic: number;
      /** @description Analyzed games with the meta element. */
      withMeta: number;
      /** @description Analyzed games with both. */
      together: number;
      /** @description Games with both if the two were independent. */
      expected: number;
      /** @description A way to combine the two, in one phrase. */
      suggestion: string;
    };
  };
  responses: {
    /** @description The input is invalid; `errors` names the fields. */
    BadRequest: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description Not signed in, or the token is no longer valid. */
    Unauthorized: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description Signed in, but not allowed. */
    Forbidden: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description Not found. */
    NotFound: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description The body stopped arriving. */
    RequestTimeout: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description Conflicts with stored data. */
    Conflict: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description It has changed since the ETag in `If-Match`. */
    PreconditionFailed: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description The body is too large. */
    TooLarge: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description The content type is not accepted. */
    UnsupportedMediaType: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description The request was understood but cannot be carried out; also an idempotency key used with another body. */
    Unprocessable: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description Too many requests; `Retry-After` says when to come back. */
    TooManyRequests: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description Something went wrong on our side. */
    InternalError: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description An external service sent an invalid response. */
    BadGateway: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description The database or a service is not reachable; `Retry-After` says when to come back. */
    Unavailable: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description An external service did not answer in time. */
    GatewayTimeout: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['ProblemDto'] };
    };
    /** @description Nothing changed since the ETag in `If-None-Match`. */
    NotModified: { headers: { [name: string]: unknown } };
  };
  parameters: {
    Id: string;
    /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
    IdempotencyKey: string;
    /** @description First and last row, counted from 0, at most 1,000 rows. */
    Range: number[];
    /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
    After: string;
    /** @description Rows of a page behind a cursor; given alone, the first such page. */
    Limit: number;
    /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
    WebhookId: string;
    /** @description When it was sent, in seconds since 1970. */
    WebhookTimestamp: string;
    /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
    WebhookSignature: string;
    /** @description ETag of the answer that is there already; 304 when nothing changed. */
    IfNoneMatch: string;
    /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
    IfMatch: string;
    BundleId: string;
    /** @description Store: `android` is Google Play, `ios` the App Store. */
    Platform: 'android' | 'ios';
    /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
    Category: string;
    /** @description Two-letter country code; `us` when absent. */
    Country: string;
    /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
    Date: string;
    /**
     * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
     *     absent, to the previous capture.
     */
    CompareDate: string;
    /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
    RankingType: 'downloads' | 'new' | 'revenue';
    /** @description How many ranks to include, from the first: 200 when absent, never more than the chart usually has. */
    Top: number;
    /** @description Games first seen in this many weeks up to the newest capture; 13 when absent. */
    Weeks: number;
    /**
     * @description Assigns games to weeks by `first_seen` (the default), the first capture that lists them, or by `release_date`
     *     as the store states it.
     */
    By: 'first_seen' | 'release_date';
    /** @description Field and direction; ties are decided by the id. */
    Sort: ['createdAt' | 'id' | 'name' | 'updatedAt', 'ASC' | 'DESC'];
    /** @description Two-letter code of the country where a launch is expected; the first compared country when omitted. */
    Target: string;
    /** @description A UTC day of the week to show, `YYYY-MM-DD`; the week of the newest capture when absent. */
    Week: string;
    /** @description Compares with the week this many weeks earlier; 4 when absent. */
    Compare: number;
    /** @description Rows that meet all of these. */
    Filter: { id?: components['schemas']['FilterIds'] };
    /** @description First UTC day; 29 days before the last when absent. */
    From: string;
    /** @description Last UTC day, at most a year after the first; today when absent. */
    To: string;
    /** @description True returns sample charts instead of real ones. */
    Sample: boolean;
    /** @description Name of the file, shown with the job. */
    Filename: string;
    /** @description True asks the providers again, no matter how recent the stored copy is. */
    Fresh: boolean;
    TagId: string;
    /** @description Up to 8 two-letter codes, separated by commas. When omitted: the countries captured last, or all for a single game. */
    Countries: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  Activity_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'kind', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          kind?: components['schemas']['FilterTexts'];
          subject?: components['schemas']['FilterTexts'];
          userId?: components['schemas']['FilterUuids'];
          /** @description Text to look for. */
          q?: string;
          unread?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ActivityDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Activity_markRead: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['ReadInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UnreadDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Activity_countUnread: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UnreadDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Activity_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ActivityDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AiConnection_getConnection: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AiConnectionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AiConnection_updateConnection: {
    requestBody: { content: { 'application/json': components['schemas']['AiConnectionInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AiConnectionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AiConnection_testConnection: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['AiConnectionInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AiConnectionTestDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AiConnection_listModels: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AiModelDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  IdeaPrompts_list: {
    parameters: {
      query?: {
        /** @description Id of an idea of mine, to show what would be sent about it; examples are shown when left out. */
        ideaId?: string;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PromptDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Ai_getUsage: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AiUsageDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AlertRules_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'kind' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          kind?:
            | (
                | 'chart_missing'
                | 'enters_top'
                | 'first_game'
                | 'installs_unusual'
                | 'leaves_top'
                | 'mechanic_appears'
                | 'moves'
                | 'new_country'
                | 'new_version'
                | 'page_changed'
              )
            | (
                | 'chart_missing'
                | 'enters_top'
                | 'first_game'
                | 'installs_unusual'
                | 'leaves_top'
                | 'mechanic_appears'
                | 'moves'
                | 'new_country'
                | 'new_version'
                | 'page_changed'
              )[];
          scope?:
            | ('all' | 'developer' | 'game' | 'tag' | 'watchlist')
            | ('all' | 'developer' | 'game' | 'tag' | 'watchlist')[];
          scopeId?: components['schemas']['FilterTexts'];
          shared?: boolean;
          active?: boolean;
          mine?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AlertRuleDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AlertRules_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['AlertRuleInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRuleDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AlertRules_preview: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['AlertRulePreviewInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRulePreviewDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AlertRules_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRuleDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AlertRules_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['AlertRuleChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRuleDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AlertRules_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRuleDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Alerts_unmute: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRuleDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Alerts_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'occurredAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          ruleId?: components['schemas']['FilterUuids'];
          scopeId?: components['schemas']['FilterTexts'];
          bundleId?: components['schemas']['FilterTexts'];
          unread?: boolean;
          delivery?: ('digest' | 'now') | ('digest' | 'now')[];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AlertDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Alerts_markRead: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['ReadAlertsInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UnreadAlertsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Alerts_countUnread: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UnreadAlertsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Alerts_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertDetailDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Alerts_mute: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['MuteAlertInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRuleDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Alerts_unmuteAlert: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AlertRuleDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['analyzedAt' | 'developer' | 'engine' | 'id' | 'title', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          mechanic?: components['schemas']['FilterTexts'];
          bundleId?: components['schemas']['FilterTexts'];
          engine?: components['schemas']['FilterTexts'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AnalysisDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_analyze: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['AnalyseInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnalysisDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  Analyses_startBatch: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['BatchInput'] } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobStartedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_previewBatch: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['BatchInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['BatchPreviewDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_listEngines: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['EngineDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_listItems: {
    parameters: {
      query?: {
        /** @description `true` counts only games that I analysed, by my newest analysis. */
        mine?: 'false' | 'true';
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UsedItemDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_get: {
    parameters: {
      header?: {
        Accept?: string;
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnalysisDto']; 'text/markdown': string };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_compare: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id']; otherId: string };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnalysisDiffDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_giveFeedback: {
    parameters: { path: { id: components['parameters']['Id'] } };
    requestBody: { content: { 'application/json': components['schemas']['FeedbackInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnalysisDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Analyses_addItem: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['AddedItemInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnalysisDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Dashboard_getAnalytics: {
    parameters: {
      query?: {
        /** @description Number of calendar months, including the current one; 6 when omitted. */
        months?: number;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnalyticsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Annotations_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'day' | 'id' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          bundleId?: components['schemas']['FilterTexts'];
          platform?: ('android' | 'ios') | ('android' | 'ios')[];
          country?: components['schemas']['FilterTexts'];
          category?: components['schemas']['FilterTexts'];
          from?: components['schemas']['FilterDate'];
          /** @description ISO date or time, inclusive. */
          to?: string;
          createdBy?: components['schemas']['FilterUuids'];
          mine?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AnnotationDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Annotations_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['AnnotationInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnnotationDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Annotations_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnnotationDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Annotations_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['AnnotationChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnnotationDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Annotations_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AnnotationDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Auth_login: {
    requestBody: { content: { 'application/json': components['schemas']['LoginInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TokenDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Auth_logout: {
    responses: {
      /** @description Done; there is nothing to answer. */
      204: { headers: { [name: string]: unknown } };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Accounts_changePassword: {
    requestBody: { content: { 'application/json': components['schemas']['PasswordInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MessageDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Accounts_askForReset: {
    requestBody: { content: { 'application/json': components['schemas']['PasswordResetInput'] } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PasswordResetDto'] };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Accounts_confirmReset: {
    requestBody: { content: { 'application/json': components['schemas']['PasswordResetConfirmInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MessageDto'] };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Auth_refresh: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TokenDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Auth_getSession: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SessionUserDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Sessions_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'lastUsedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: components['parameters']['Filter'];
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SessionDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Sessions_endOthers: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SessionDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Sessions_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SessionDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Sessions_endOne: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SessionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Accounts_signUp: {
    requestBody: { content: { 'application/json': components['schemas']['SignUpInput'] } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MessageDto'] };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Accounts_confirmSignUp: {
    requestBody: { content: { 'application/json': components['schemas']['SignUpConfirmInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MessageDto'] };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SecondFactor_enroll: {
    requestBody?: { content: { 'application/json': components['schemas']['ReauthenticateInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SecondFactorSetupDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SecondFactor_turnOff: {
    requestBody?: { content: { 'application/json': components['schemas']['ReauthenticateInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SecondFactorDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SecondFactor_confirm: {
    requestBody: { content: { 'application/json': components['schemas']['SecondFactorCodeInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RecoveryCodesDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  CaptureLog_listCaptures: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['capturedAt' | 'id' | 'rowCount' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          platform?: ('android' | 'ios') | ('android' | 'ios')[];
          country?: components['schemas']['FilterTexts'];
          category?: components['schemas']['FilterTexts'];
          rankingType?: ('downloads' | 'new' | 'revenue') | ('downloads' | 'new' | 'revenue')[];
          kind?: ('import' | 'refresh' | 'sample') | ('import' | 'refresh' | 'sample')[];
          importId?: components['schemas']['FilterUuids'];
          jobId?: components['schemas']['FilterUuids'];
          thin?: boolean;
          capturedFrom?: components['schemas']['FilterDate'];
          /** @description ISO date or time, inclusive. */
          capturedTo?: string;
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CaptureDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  CaptureLog_removeCapture: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ChartRemovalDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Changes_list: {
    parameters: {
      query?: {
        /** @description Event types, separated by commas; all of them when absent. */
        types?: (
          | 'analysis.mechanic_appeared'
          | 'analysis.mechanic_gone'
          | 'chart.entered'
          | 'chart.left'
          | 'chart.moved'
          | 'chart.number_one'
          | 'chart.peaked'
          | 'coverage.missing'
          | 'game.first_seen'
          | 'game.first_seen_in_country'
          | 'rating.shifted'
          | 'store.description_changed'
          | 'store.icon_changed'
          | 'store.price_changed'
          | 'store.removed'
          | 'store.returned'
          | 'store.screenshots_changed'
          | 'store.title_changed'
          | 'store.version_released'
        )[];
        /** @description Only events of this store; both stores when absent. */
        platform?: 'android' | 'ios';
        /** @description Two-letter code of the storefront, in lower case. */
        country?: string;
        /** @description Chart events of this category; store and analysis events of games in it. All categories when absent. */
        category?: string;
        /** @description Only games that carry this tag. */
        tagId?: string;
        /** @description Number of days up to `to`; 7 when absent. */
        days?: number;
        /** @description Last UTC day, for instance 2026-11-22; the newest day with a change when absent. */
        to?: string;
        /** @description Most games to return, counting a game once per day; 40 when absent. */
        limit?: number;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ChangesDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  CaptureLog_listImports: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'fileName' | 'id' | 'rowCount', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ChartImportDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  CaptureLog_removeImport: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ChartRemovalDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  CaptureLog_listRemovals: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['id' | 'purgeAt' | 'removedAt' | 'rowCount', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: { id?: components['schemas']['FilterIds']; importId?: components['schemas']['FilterUuids'] };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ChartRemovalDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  CaptureLog_restore: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RestoredDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Coverage_getCoverage: {
    parameters: {
      query?: {
        /** @description First UTC day; 29 days before the last when absent. */
        from?: components['parameters']['From'];
        /** @description Last UTC day, at most a year after the first; today when absent. */
        to?: components['parameters']['To'];
        /** @description Only charts of this store; both stores when absent. */
        platform?: 'android' | 'ios';
        /** @description Two-letter code: only charts of this storefront; all of them when absent. */
        country?: string;
        /** @description Only charts of this category; `all` is the overall games chart. */
        category?: string;
        /** @description Only this kind of chart; all three when absent. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description True returns sample charts instead of real ones. */
        sample?: components['parameters']['Sample'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CoverageDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Coverage_getStatus: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CoverageStatusDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Dashboard_getDashboard: {
    parameters: {
      query?: {
        /** @description Two-letter code of the country whose charts are shown; when omitted, one with the newest real charts. */
        country?: string;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DashboardDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Developers_search: {
    parameters: {
      query: {
        /** @description Part of the name. */
        q: string;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DeveloperSummaryDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Developers_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DeveloperDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Developers_listProofs: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id']; item: string };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DeveloperProofDto'][] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestSubscriptions_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          scope?: ('market' | 'watchlist') | ('market' | 'watchlist')[];
          watchlistId?: components['schemas']['FilterUuids'];
          active?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['DigestSubscriptionDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestSubscriptions_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['DigestSubscriptionInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestSubscriptionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestSubscriptions_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestSubscriptionDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestSubscriptions_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['DigestSubscriptionChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestSubscriptionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestSubscriptions_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestSubscriptionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Digests_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'name' | 'to', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          subscriptionId?: components['schemas']['FilterUuids'];
          scope?: ('market' | 'watchlist') | ('market' | 'watchlist')[];
          period?: ('daily' | 'weekly') | ('daily' | 'weekly')[];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['DigestDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestFeed_get: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestFeedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestFeed_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['NewDigestFeedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestFeed_revoke: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestFeedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  DigestFeed_read: {
    parameters: {
      query: {
        /** @description Token in the address of the feed. */
        token: string;
      };
    };
    responses: {
      /** @description The answer. */
      200: { headers: { [name: string]: unknown }; content: { 'application/atom+xml': string } };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Digests_preview: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['DigestPreviewInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestPreviewDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Digests_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DigestDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Digests_getHtml: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: { headers: { [name: string]: unknown }; content: { 'text/html': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Gold_getScores: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['EngineScoresDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Gold_startScore: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['ScoreEngineInput'] } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobStartedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Events_list: {
    parameters: {
      query?: {
        /** @description Only events of this game; either of its ids when it has one per store. */
        bundleId?: string;
        /** @description Id of the last event received: returns the events after it. Ids never expire. */
        after?: string;
        /** @description Most events to return; 100 when absent, unlimited for NDJSON. */
        limit?: number;
        /** @description Types, separated by commas; all of them when absent. */
        types?: (
          | 'analysis.mechanic_appeared'
          | 'analysis.mechanic_gone'
          | 'chart.entered'
          | 'chart.left'
          | 'chart.moved'
          | 'chart.number_one'
          | 'chart.peaked'
          | 'coverage.missing'
          | 'game.first_seen'
          | 'game.first_seen_in_country'
          | 'rating.shifted'
          | 'store.description_changed'
          | 'store.icon_changed'
          | 'store.price_changed'
          | 'store.removed'
          | 'store.returned'
          | 'store.screenshots_changed'
          | 'store.title_changed'
          | 'store.version_released'
        )[];
        /** @description Only events of this store; both stores when absent. */
        platform?: 'android' | 'ios';
        /** @description Two-letter code of the storefront. */
        country?: string;
        /** @description First UTC day on which the event happened, for instance 2026-11-22. */
        from?: string;
        /** @description Last UTC day on which the event happened, for instance 2026-11-22. */
        to?: string;
        /** @description `true`: only events of the sample data; `false`: only real ones. */
        sample?: 'false' | 'true';
      };
    };
    responses: {
      /** @description Events, oldest id first. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MarketEventDto'][];
          'application/x-ndjson': string;
          'text/event-stream': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameMatches_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['confidence' | 'createdAt' | 'id' | 'status' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          status?:
            ('linked' | 'proposed' | 'rejected' | 'split') | ('linked' | 'proposed' | 'rejected' | 'split')[];
          confidence?: ('high' | 'medium') | ('high' | 'medium')[];
          clue?:
            | (
                | 'description'
                | 'developer'
                | 'icon'
                | 'package_name'
                | 'site'
                | 'store_link'
                | 'title'
                | 'title_part'
              )
            | (
                | 'description'
                | 'developer'
                | 'icon'
                | 'package_name'
                | 'site'
                | 'store_link'
                | 'title'
                | 'title_part'
              )[];
          bundleId?: components['schemas']['FilterTexts'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['GameMatchDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameMatches_decide: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['MatchDecisionInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['GameMatchDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Games_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: [
          (
            | 'analyzedAt'
            | 'bundleId'
            | 'category'
            | 'developer'
            | 'id'
            | 'installs'
            | 'installsPerDay'
            | 'lastUpdate'
            | 'rank'
            | 'rankChange'
            | 'rating'
            | 'releaseDate'
            | 'relevance'
            | 'title'
            | 'updatedAt'
          ),
          'ASC' | 'DESC',
        ];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          bundleId?: components['schemas']['FilterTexts'];
          /** @description Text to look for. */
          q?: string;
          developer?: components['schemas']['FilterTexts'];
          /** @description Text to look for. */
          country?: string;
          platform?: ('android' | 'ios') | ('android' | 'ios')[];
          category?: components['schemas']['FilterTexts'];
          tagId?: components['schemas']['FilterUuids'];
          mechanic?: components['schemas']['FilterTexts'];
          /** @description Text to look for. */
          similarTo?: string;
          maxRank?: number;
          rankChange?:
            ('back' | 'down' | 'new' | 'same' | 'up') | ('back' | 'down' | 'new' | 'same' | 'up')[];
          minRating?: number;
          minInstalls?: number;
          minInstallsPerDay?: number;
          containsAds?: boolean;
          inAppPurchases?: boolean;
          contentRating?: components['schemas']['FilterTexts'];
          updatedWithin?: number;
          releasedWithin?: number;
          analyzed?: boolean;
          analyzedSince?: components['schemas']['FilterDate'];
          sample?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ListedGameDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  AddGames_add: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['AddGameInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['GameDetailDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  AddGames_enrich: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['EnrichInput'] } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobStartedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Games_import: {
    parameters: {
      query?: {
        /** @description Name of the file, shown with the job. */
        filename?: components['parameters']['Filename'];
      };
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/octet-stream': string } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobStartedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Games_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['GameDetailDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameAnalyses_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['analyzedAt' | 'engine' | 'id' | 'version', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          engine?: components['schemas']['FilterTexts'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AnalysisDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  MarketData_listChanges: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['changedAt' | 'field' | 'id' | 'platform', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          platform?: ('android' | 'ios') | ('android' | 'ios')[];
          country?: components['schemas']['FilterTexts'];
          field?:
            | (
                | 'categories'
                | 'description'
                | 'iconUrl'
                | 'listing'
                | 'price'
                | 'screenshots'
                | 'title'
                | 'version'
              )
            | (
                | 'categories'
                | 'description'
                | 'iconUrl'
                | 'listing'
                | 'price'
                | 'screenshots'
                | 'title'
                | 'version'
              )[];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['GameChangeDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameDescriptions_set: {
    parameters: { path: { bundleId: components['parameters']['BundleId'] } };
    requestBody: { content: { 'application/json': components['schemas']['GameDescriptionInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['EnteredDescriptionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameDescriptions_remove: {
    parameters: { path: { bundleId: components['parameters']['BundleId'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['EnteredDescriptionDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  MarketData_listFacts: {
    parameters: {
      query?: {
        /** @description Store; by default the one that knows the game, Google Play first. */
        platform?: 'android' | 'ios';
        /** @description Two-letter code of the storefront; by default the one that the stored texts come from, else `us`. */
        country?: string;
        /** @description First UTC day, at most ten years before the last; 90 days before it when absent. */
        from?: string;
        /** @description Last UTC day; today when absent. */
        to?: string;
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['StoreFactsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  MarketData_get: {
    parameters: {
      query?: {
        /** @description The store to ask; by default the one where the game is known, Google Play first. */
        platform?: 'android' | 'ios';
        /** @description Two-letter code of the storefront; by default the one that the game's texts came from, or us. */
        country?: string;
        /** @description True asks the providers again, no matter how recent the stored copy is. */
        fresh?: components['parameters']['Fresh'];
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MarketDataDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  GameNotes_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          createdBy?: components['schemas']['FilterUuids'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['GameNoteDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameNotes_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['GameNoteInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['GameNoteDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameNotes_update: {
    parameters: {
      path: { bundleId: components['parameters']['BundleId']; id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['GameNoteChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['GameNoteDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameNotes_remove: {
    parameters: {
      path: { bundleId: components['parameters']['BundleId']; id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['GameNoteDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SimilarGames_list: {
    parameters: {
      query?: {
        /** @description At most 200; 20 when absent. */
        limit?: number;
      };
      path: { bundleId: components['parameters']['BundleId'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SimilarGameDto'][] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameTags_list: {
    parameters: { path: { bundleId: components['parameters']['BundleId'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameTags_attach: {
    parameters: {
      path: { bundleId: components['parameters']['BundleId']; tagId: components['parameters']['TagId'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  GameTags_detach: {
    parameters: {
      path: { bundleId: components['parameters']['BundleId']; tagId: components['parameters']['TagId'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Health_checkLive: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['LiveDto'] };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Health_checkReady: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ReadyDto'] };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Ideas_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: [
          'alike' | 'change' | 'createdAt' | 'id' | 'name' | 'newcomers' | 'share' | 'updatedAt' | 'votes',
          'ASC' | 'DESC',
        ];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          updatedSince?: components['schemas']['FilterDate'];
          status?: ('draft' | 'go' | 'killed' | 'prototype') | ('draft' | 'go' | 'killed' | 'prototype')[];
          shared?: boolean;
          mine?: boolean;
          archived?: boolean;
          source?: components['schemas']['FilterTexts'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IdeaRowDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Ideas_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['IdeaInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaAssistance_brainstorm: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['BrainstormRequestDto'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  IdeaAssistance_listVariants: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['VariantsRequestDto'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['VariantsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  Ideas_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Ideas_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['IdeaChanges'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Ideas_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaAssistance_assist: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['AssistRequestDto'] } };
    responses: {
      /** @description The answer, or with `Accept: text/event-stream` the events that make it. */
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AssistAnswerDto'];
          'text/event-stream': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  IdeaInsights_getBrief: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The page. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaBriefDto']; 'text/markdown': string };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_listComments: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IdeaCommentDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_addComment: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['IdeaCommentInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaCommentDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_removeComment: {
    parameters: { path: { id: components['parameters']['Id']; commentId: string } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaCommentDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Chat_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          role?: ('ai' | 'user') | ('ai' | 'user')[];
          /** @description Text to look for. */
          q?: string;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ChatMessageDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Chat_send: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['ChatInput'] } };
    responses: {
      /** @description The answer, or with `Accept: text/event-stream` the events that make it. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ChatAnswerDto']; 'text/event-stream': string };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  IdeaInsights_listNearest: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['NearnessDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_pin: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaTeamDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_unpin: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaTeamDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Ideas_restore: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['RestoreInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaInsights_getScore: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaScoreDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaInsights_getSignal: {
    parameters: {
      query?: {
        /** @description Both platforms when absent. */
        platform?: 'android' | 'ios';
        /** @description Two-letter country code, `us` when absent. */
        country?: string;
        /** @description One kind of chart; downloads and revenue together when absent. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description UTC day, `YYYY-MM-DD`: the charts as they were at the end of it; the current ones when absent. */
        date?: string;
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaSignalDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_setState: {
    parameters: { path: { id: components['parameters']['Id'] } };
    requestBody: { content: { 'application/json': components['schemas']['IdeaStateInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_get: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaTeamDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Ideas_listVersions: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['id' | 'version', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: components['parameters']['Filter'];
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IdeaVersionDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_vote: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaTeamDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  IdeaTeam_takeVote: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['IdeaTeamDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Jobs_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'finishedAt' | 'id' | 'kind' | 'state', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          kind?: components['schemas']['FilterTexts'];
          state?:
            | ('cancelled' | 'completed' | 'failed' | 'queued' | 'running')
            | ('cancelled' | 'completed' | 'failed' | 'queued' | 'running')[];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['JobDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Jobs_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Jobs_cancel: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Jobs_streamEvents: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: { headers: { [name: string]: unknown }; content: { 'text/event-stream': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  MarketData_getByName: {
    parameters: {
      query: {
        /** @description Bundle id: the id of the game in `/api/games/{id}`. */
        bundleId: string;
        /** @description Slug of the title; derived from the stored title when absent. */
        nameSlug?: string;
        /** @description The store to ask; by default the one where the game is known, Google Play first. */
        platform?: 'android' | 'ios';
        /** @description Two-letter code of the storefront; by default the one that the game's texts came from, or us. */
        country?: string;
        /** @description True asks the providers again, no matter how recent the stored copy is. */
        fresh?: components['parameters']['Fresh'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MarketDataDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  Markets_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['id' | 'lastRunAt' | 'name' | 'nextRunAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: { id?: components['schemas']['FilterIds']; paused?: boolean; test?: boolean };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MarketDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['MarketInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MarketDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_getDefault: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DefaultMarketsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_setDefault: {
    requestBody: { content: { 'application/json': components['schemas']['DefaultMarketInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DefaultMarketsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_clearDefault: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DefaultMarketsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_setInstallationDefault: {
    requestBody: { content: { 'application/json': components['schemas']['DefaultMarketInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DefaultMarketsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_clearInstallationDefault: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['DefaultMarketsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MarketDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['MarketChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MarketDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Markets_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MarketDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Mail_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'state' | 'to', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          state?: ('failed' | 'kept' | 'queued' | 'sent') | ('failed' | 'kept' | 'queued' | 'sent')[];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OutboxMailDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Mail_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['OutboxMailDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Pictures_get: {
    parameters: {
      query: {
        /** @description The picture's https address on a server of Apple or Google, as `iconUrl` and `screenshots` hold it. */
        url: string;
      };
    };
    responses: {
      /** @description The answer. */
      200: { headers: { [name: string]: unknown }; content: { 'image/*': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['Unavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  Plugins_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: [
          'author' | 'createdAt' | 'downloads' | 'id' | 'name' | 'rating' | 'status' | 'updatedAt',
          'ASC' | 'DESC',
        ];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          status?: ('listed' | 'rejected' | 'submitted') | ('listed' | 'rejected' | 'submitted')[];
          installed?: boolean;
          sample?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PluginDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Plugins_submit: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['PluginInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PluginDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Plugins_clearSamples: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ClearedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Plugins_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PluginDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Plugins_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['PluginChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PluginDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Plugins_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PluginDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Profiles_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: [
          'createdAt' | 'displayName' | 'email' | 'id' | 'lastActiveAt' | 'role' | 'status',
          'ASC' | 'DESC',
        ];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          role?: ('admin' | 'analyst' | 'user') | ('admin' | 'analyst' | 'user')[];
          status?:
            | ('active' | 'all' | 'approved' | 'disabled' | 'inactive' | 'pending' | 'rejected')
            | ('active' | 'all' | 'approved' | 'disabled' | 'inactive' | 'pending' | 'rejected')[];
          service?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProfileDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Profiles_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ProfileDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Profiles_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['ProfileInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ProfileDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Profiles_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ProfileDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Profiles_exportData: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PersonDataDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Prototypes_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'name' | 'place' | 'progress' | 'status' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          status?: ('In Progress' | 'Planning' | 'Testing') | ('In Progress' | 'Planning' | 'Testing')[];
          ideaId?: components['schemas']['FilterUuids'];
          decision?: ('go' | 'kill') | ('go' | 'kill')[];
          sample?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PrototypeDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Prototypes_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['PrototypeInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PrototypeDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Prototypes_clearSamples: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ClearedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Prototypes_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PrototypeDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Prototypes_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['PrototypeChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PrototypeDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Prototypes_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PrototypeDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Rankings_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['capturedAt' | 'id' | 'rankPosition', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          rankingType?: ('downloads' | 'new' | 'revenue') | ('downloads' | 'new' | 'revenue')[];
          platform?: ('android' | 'ios') | ('android' | 'ios')[];
          category?: components['schemas']['FilterTexts'];
          country?: components['schemas']['FilterTexts'];
          capturedOn?: components['schemas']['FilterDate'];
          capturedFrom?: components['schemas']['FilterDate'];
          /** @description ISO date or time, inclusive. */
          capturedTo?: string;
          bundleId?: components['schemas']['FilterTexts'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RankingDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Rankings_listCountries: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RankingCountryDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Coverage_listDays: {
    parameters: {
      query?: {
        /** @description First UTC day; 29 days before the last when absent. */
        from?: components['parameters']['From'];
        /** @description Last UTC day, at most a year after the first; today when absent. */
        to?: components['parameters']['To'];
        /** @description Only charts of this store; both stores when absent. */
        platform?: 'android' | 'ios';
        /** @description Two-letter code: only charts of this storefront; all of them when absent. */
        country?: string;
        /** @description Only charts of this category; `all` is the overall games chart. */
        category?: string;
        /** @description Only this kind of chart; all three when absent. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description True returns sample charts instead of real ones. */
        sample?: components['parameters']['Sample'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CoverageDaysDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Rankings_getCurrent: {
    parameters: {
      query: {
        /** @description An earlier day: changes are against the newest captures that are not after it. */
        compareDate?: string;
        /** @description A day (UTC), not in the future: the newest captures that are not after it. */
        date?: string;
        country?: string;
        category?: string;
        platform: 'android' | 'ios';
      };
      header?: { 'If-None-Match'?: string };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CurrentRankingsDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Rankings_getHistory: {
    parameters: {
      query: {
        /** @description Bundle id: the id of the game in `/api/games/{id}`. */
        bundleId: string;
        /** @description First UTC day or time, inclusive. */
        from?: string;
        /** @description Last UTC day or time, inclusive. */
        to?: string;
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RankHistoryDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Rankings_import: {
    parameters: {
      query?: {
        /** @description Name of the file, shown with the job. */
        filename?: components['parameters']['Filename'];
        /** @description `day-first` reads 04/12/2026 as 4 December; without it such a date is reported. */
        dates?: 'day-first';
        /** @description Day or time of the chart, for a file that does not state it. */
        date?: string;
        /** @description Kind of chart, for a file that does not state it. */
        type?: 'downloads' | 'new' | 'revenue';
        /** @description Two-letter country code, for a file that does not state it. */
        country?: string;
      };
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/octet-stream': string } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobStartedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Movers_get: {
    parameters: {
      query: {
        /** @description One of the three charts; all of them when absent. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /**
         * @description Compares the newest capture (up to `date`, when given) with the one closest to this many days earlier, if it is
         *     off by at most half as many days. Cannot be combined with `from`, `to` or `compareDate`.
         */
        days?: number;
        /** @description ISO date or time: compares the first capture from then on. */
        from?: string;
        /** @description ISO date (the whole day) or time: compares with the last capture up to then; the newest when absent. */
        to?: string;
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MoversDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Rankings_listRanks: {
    parameters: {
      query: {
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RankingRowDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Refresh_getState: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RefreshStateDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Refresh_start: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['RefreshInput'] } };
    responses: {
      /** @description Accepted; the work goes on. */
      202: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['JobStartedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Rankings_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RankingDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['amount' | 'createdAt' | 'game' | 'id' | 'month' | 'source' | 'updatedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          month?: components['schemas']['FilterTexts'];
          game?: components['schemas']['FilterTexts'];
          source?: ('advertisements' | 'in_app_purchases') | ('advertisements' | 'in_app_purchases')[];
          sample?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RevenueEntryDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['RevenueEntryInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RevenueEntryDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_clearSamples: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ClearedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_import: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['RevenueImportInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RevenueImportDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_getOverview: {
    parameters: {
      query?: {
        /** @description Number of months, ending with the newest that has entries. */
        months?: number;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RevenueOverviewDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RevenueEntryDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['RevenueEntryChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RevenueEntryDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Revenue_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RevenueEntryDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SavedViews_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: components['parameters']['Sort'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          list?: components['schemas']['FilterTexts'];
          shared?: boolean;
          mine?: boolean;
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SavedViewDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SavedViews_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['SavedViewInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SavedViewDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SavedViews_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SavedViewDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SavedViews_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['SavedViewChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SavedViewDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  SavedViews_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SavedViewDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  ServiceAccounts_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['ServiceAccountInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ServiceAccountDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Settings_get: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SettingsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Settings_update: {
    requestBody: { content: { 'application/json': components['schemas']['SettingsInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SettingsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Settings_getViewState: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ViewStateDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Settings_updateViewState: {
    requestBody: { content: { 'application/json': components['schemas']['ViewStateInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ViewStateDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'gameCount' | 'id' | 'name', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          createdBy?: components['schemas']['FilterTexts'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['TagDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['TagInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_listCarried: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['GamesInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagCarriersDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['TagChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_listGames: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['bundleId' | 'developer' | 'id' | 'taggedAt' | 'title', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          bundleId?: components['schemas']['FilterTexts'];
          /** @description Text to look for. */
          q?: string;
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['TaggedGameDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Tags_setGames: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['TagGamesInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TagGamesChangedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Taxonomy_listEntries: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TaxonomyEntryDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Taxonomy_listProposals: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['decidedAt' | 'id' | 'name' | 'proposedAt', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          status?: ('accepted' | 'open' | 'rejected') | ('accepted' | 'open' | 'rejected')[];
          type?: ('cue' | 'entry' | 'mute') | ('cue' | 'entry' | 'mute')[];
          entryId?: components['schemas']['FilterTexts'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['TaxonomyProposalDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Taxonomy_propose: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['TaxonomyProposalInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TaxonomyProposalDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Taxonomy_decide: {
    parameters: { path: { id: components['parameters']['Id'] } };
    requestBody: { content: { 'application/json': components['schemas']['ProposalDecisionInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TaxonomyProposalDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Taxonomy_measureEffect: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ProposalEffectDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Taxonomy_listGames: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['EntryGameDto'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  ApiTokens_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'expiresAt' | 'id' | 'lastUsedAt' | 'name', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          scope?: ('read' | 'write') | ('read' | 'write')[];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ApiTokenDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  ApiTokens_create: {
    requestBody: { content: { 'application/json': components['schemas']['ApiTokenInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CreatedApiTokenDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  ApiTokens_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ApiTokenDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  ApiTokens_revoke: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ApiTokenDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  ApiTokens_rotate: {
    parameters: { path: { id: components['parameters']['Id'] } };
    requestBody: { content: { 'application/json': components['schemas']['RotationInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CreatedApiTokenDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Countries_compare: {
    parameters: {
      query: {
        /** @description Up to 8 two-letter codes, separated by commas. When omitted: the countries captured last, or all for a single game. */
        countries?: components['parameters']['Countries'];
        /** @description Number of top ranks to compare; 50 when omitted. */
        top?: number;
        /** @description Store whose charts are compared. */
        platform: 'android' | 'ios';
        /** @description Type of the charts; `downloads` when omitted. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description Category of the charts; `all` when omitted. */
        category?: string;
        /** @description UTC day as `YYYY-MM-DD`: only what was known on it counts. Today when omitted, with the latest captures. */
        date?: string;
        /** @description Two-letter code of the country where a launch is expected; the first compared country when omitted. */
        target?: components['parameters']['Target'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CountriesDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Countries_getPresence: {
    parameters: {
      query: {
        /** @description Up to 8 two-letter codes, separated by commas. When omitted: the countries captured last, or all for a single game. */
        countries?: components['parameters']['Countries'];
        /** @description Bundle id of the game. */
        bundleId: string;
        /** @description Number of days up to `date`; 90 when omitted. */
        days?: number;
        /** @description Store whose charts are compared. */
        platform: 'android' | 'ios';
        /** @description Type of the charts; `downloads` when omitted. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description Category of the charts; `all` when omitted. */
        category?: string;
        /** @description UTC day as `YYYY-MM-DD`: only what was known on it counts. Today when omitted, with the latest captures. */
        date?: string;
        /** @description Two-letter code of the country where a launch is expected; the first compared country when omitted. */
        target?: components['parameters']['Target'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CountryPresenceDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Trends_listGames: {
    parameters: {
      query: {
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
        /** @description How many ranks to include, from the first; 100 when absent. */
        top?: number;
        /** @description A UTC day of the week to show, `YYYY-MM-DD`; the week of the newest capture when absent. */
        week?: components['parameters']['Week'];
        /** @description Number of weeks up to the one shown; 12 when absent. */
        weeks?: number;
        /** @description Compares with the week this many weeks earlier; 4 when absent. */
        compare?: components['parameters']['Compare'];
        /** @description Taxonomy id of a mechanic or meta element. */
        item: string;
        /** @description A second item that the games must have too. */
        and?: string;
        /** @description `week` (the default) for the week shown, `all` for any of the requested weeks. */
        during?: 'all' | 'week';
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ItemGameDto'][] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Launches_list: {
    parameters: {
      query: {
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
        /** @description `week` when absent. */
        groupBy?: 'category' | 'country' | 'developer' | 'mechanic' | 'meta' | 'week';
        /** @description How many ranks to include, from the first: 200 when absent, never more than the chart usually has. */
        top?: components['parameters']['Top'];
        /** @description Games first seen in this many weeks up to the newest capture; 13 when absent. */
        weeks?: components['parameters']['Weeks'];
        /**
         * @description Assigns games to weeks by `first_seen` (the default), the first capture that lists them, or by `release_date`
         *     as the store states it.
         */
        by?: components['parameters']['By'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['LaunchesDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Launches_compare: {
    parameters: {
      query: {
        /** @description First group: `all` (the default), or for instance `mechanic:match3-swap` or `country:jp`. */
        a?: string;
        /** @description Group to compare it with; none when absent. */
        b?: string;
        /** @description How many ranks to include, from the first: 200 when absent, never more than the chart usually has. */
        top?: components['parameters']['Top'];
        /** @description Games first seen in this many weeks up to the newest capture; 13 when absent. */
        weeks?: components['parameters']['Weeks'];
        /**
         * @description Assigns games to weeks by `first_seen` (the default), the first capture that lists them, or by `release_date`
         *     as the store states it.
         */
        by?: components['parameters']['By'];
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['LaunchComparisonDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Launches_getCourse: {
    parameters: {
      query: {
        /** @description Bundle id: the id of the game in `/api/games/{id}`. */
        bundleId: string;
        /** @description How many ranks to include, from the first: 200 when absent, never more than the chart usually has. */
        top?: components['parameters']['Top'];
        /** @description Games first seen in this many weeks up to the newest capture; 13 when absent. */
        weeks?: components['parameters']['Weeks'];
        /**
         * @description Assigns games to weeks by `first_seen` (the default), the first capture that lists them, or by `release_date`
         *     as the store states it.
         */
        by?: components['parameters']['By'];
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['LaunchCourseDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Launches_listGames: {
    parameters: {
      query: {
        /** @description Only games of this group, for instance `mechanic:match3-swap`. */
        group?: string;
        /** @description Only games of this week, given as its Monday. */
        week?: string;
        /** @description With `week`: only games that are still listed in the last capture this many weeks later. */
        after?: number;
        /** @description Only games first seen in this many days up to the newest capture. */
        days?: number;
        /** @description How many ranks to include, from the first: 200 when absent, never more than the chart usually has. */
        top?: components['parameters']['Top'];
        /** @description Games first seen in this many weeks up to the newest capture; 13 when absent. */
        weeks?: components['parameters']['Weeks'];
        /**
         * @description Assigns games to weeks by `first_seen` (the default), the first capture that lists them, or by `release_date`
         *     as the store states it.
         */
        by?: components['parameters']['By'];
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['LaunchGameDto'][] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Trends_listItems: {
    parameters: {
      query?: {
        /** @description Both platforms when absent. */
        platform?: 'android' | 'ios';
        /** @description Two-letter country code, `us` when absent. */
        country?: string;
        /** @description One kind of chart; downloads and revenue together when absent. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description UTC day, `YYYY-MM-DD`: the charts as they were at the end of it; the current ones when absent. */
        date?: string;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TrendMechanicsDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Trends_listPairs: {
    parameters: {
      query: {
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
        /** @description How many ranks to include, from the first; 100 when absent. */
        top?: number;
        /** @description A UTC day of the week to show, `YYYY-MM-DD`; the week of the newest capture when absent. */
        week?: components['parameters']['Week'];
        /** @description Number of weeks up to the one shown; 12 when absent. */
        weeks?: number;
        /** @description Compares with the week this many weeks earlier; 4 when absent. */
        compare?: components['parameters']['Compare'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PairMapDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Countries_listSoftLaunches: {
    parameters: {
      query: {
        /** @description Store whose charts are compared. */
        platform: 'android' | 'ios';
        /** @description Type of the charts; `downloads` when omitted. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description Category of the charts; `all` when omitted. */
        category?: string;
        /** @description UTC day as `YYYY-MM-DD`: only what was known on it counts. Today when omitted, with the latest captures. */
        date?: string;
        /** @description Two-letter code of the country where a launch is expected; the first compared country when omitted. */
        target?: components['parameters']['Target'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SoftLaunchesDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Trends_listWeeks: {
    parameters: {
      query: {
        /** @description Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
        rankingType: components['parameters']['RankingType'];
        /** @description UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
        date?: components['parameters']['Date'];
        /**
         * @description Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
         *     absent, to the previous capture.
         */
        compareDate?: components['parameters']['CompareDate'];
        /** @description Store: `android` is Google Play, `ios` the App Store. */
        platform: components['parameters']['Platform'];
        /** @description Category in this API's spelling; `all` (the default) is the overall games chart. */
        category?: components['parameters']['Category'];
        /** @description Two-letter country code; `us` when absent. */
        country?: components['parameters']['Country'];
        /** @description How many ranks to include, from the first; 100 when absent. */
        top?: number;
        /** @description A UTC day of the week to show, `YYYY-MM-DD`; the week of the newest capture when absent. */
        week?: components['parameters']['Week'];
        /** @description Number of weeks up to the one shown; 12 when absent. */
        weeks?: number;
        /** @description Compares with the week this many weeks earlier; 4 when absent. */
        compare?: components['parameters']['Compare'];
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WeeklySharesDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Trends_listWhiteSpace: {
    parameters: {
      query?: {
        /** @description Both platforms when absent. */
        platform?: 'android' | 'ios';
        /** @description Two-letter country code, `us` when absent. */
        country?: string;
        /** @description One kind of chart; downloads and revenue together when absent. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description UTC day, `YYYY-MM-DD`: the charts as they were at the end of it; the current ones when absent. */
        date?: string;
      };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WhiteSpaceDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  UserRequests_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['decidedAt' | 'email' | 'id' | 'requestedAt' | 'status', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          status?:
            | ('approved' | 'disabled' | 'pending' | 'rejected')
            | ('approved' | 'disabled' | 'pending' | 'rejected')[];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['UserRequestDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  UserRequests_count: {
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['RequestCountsDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  UserRequests_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UserRequestDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  UserRequests_approve: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody?: { content: { 'application/json': components['schemas']['ApprovalInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UserRequestDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  UserRequests_reject: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody?: { content: { 'application/json': components['schemas']['RejectionInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['UserRequestDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Watchlists_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: components['parameters']['Sort'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          kind?: ('developer' | 'filter' | 'games' | 'tag') | ('developer' | 'filter' | 'games' | 'tag')[];
          shared?: boolean;
          mine?: boolean;
          bundleId?: components['schemas']['FilterTexts'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['WatchlistDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Watchlists_create: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
    };
    requestBody: { content: { 'application/json': components['schemas']['WatchlistInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WatchlistDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Watchlists_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WatchlistDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Watchlists_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['WatchlistChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WatchlistDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Watchlists_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WatchlistDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Watchlists_listGames: {
    parameters: {
      query?: {
        /** @description Store whose charts are shown; the one that lists most of the games when absent. */
        platform?: 'android' | 'ios';
        /** @description Chart to show; the one that lists most of the games when absent. */
        rankingType?: 'downloads' | 'new' | 'revenue';
        /** @description Category of the chart; `all` (the overall games chart) when absent. */
        category?: string;
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WatchedGamesDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Watchlists_setGames: {
    parameters: {
      header?: {
        /** @description Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['WatchGamesInput'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WatchGamesChangedDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  WebhookDeliveries_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: ['createdAt' | 'id' | 'state' | 'type', 'ASC' | 'DESC'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          webhookId?: components['schemas']['FilterUuids'];
          state?: ('delivered' | 'failed' | 'queued') | ('delivered' | 'failed' | 'queued')[];
          type?:
            | (
                | 'alert.created'
                | 'analysis.mechanic_appeared'
                | 'analysis.mechanic_gone'
                | 'analysis.stored'
                | 'chart.entered'
                | 'chart.left'
                | 'chart.moved'
                | 'chart.number_one'
                | 'chart.peaked'
                | 'coverage.missing'
                | 'game.first_seen'
                | 'game.first_seen_in_country'
                | 'job.cancelled'
                | 'job.completed'
                | 'job.failed'
                | 'rating.shifted'
                | 'store.description_changed'
                | 'store.icon_changed'
                | 'store.price_changed'
                | 'store.removed'
                | 'store.returned'
                | 'store.screenshots_changed'
                | 'store.title_changed'
                | 'store.version_released'
                | 'user_request.approved'
                | 'user_request.created'
                | 'user_request.rejected'
                | 'webhook.test'
              )
            | (
                | 'alert.created'
                | 'analysis.mechanic_appeared'
                | 'analysis.mechanic_gone'
                | 'analysis.stored'
                | 'chart.entered'
                | 'chart.left'
                | 'chart.moved'
                | 'chart.number_one'
                | 'chart.peaked'
                | 'coverage.missing'
                | 'game.first_seen'
                | 'game.first_seen_in_country'
                | 'job.cancelled'
                | 'job.completed'
                | 'job.failed'
                | 'rating.shifted'
                | 'store.description_changed'
                | 'store.icon_changed'
                | 'store.price_changed'
                | 'store.removed'
                | 'store.returned'
                | 'store.screenshots_changed'
                | 'store.title_changed'
                | 'store.version_released'
                | 'user_request.approved'
                | 'user_request.created'
                | 'user_request.rejected'
                | 'webhook.test'
              )[];
          messageId?: components['schemas']['FilterTexts'];
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['WebhookDeliveryDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  WebhookDeliveries_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookDeliveryDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_list: {
    parameters: {
      query?: {
        /** @description Field and direction; ties are decided by the id. */
        sort?: components['parameters']['Sort'];
        /** @description First and last row, counted from 0, at most 1,000 rows. */
        range?: components['parameters']['Range'];
        /** @description Rows that meet all of these. */
        filter?: {
          id?: components['schemas']['FilterIds'];
          /** @description Text to look for. */
          q?: string;
          active?: boolean;
          updatedSince?: components['schemas']['FilterDate'];
        };
        /** @description Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids. */
        after?: components['parameters']['After'];
        /** @description Rows of a page behind a cursor; given alone, the first such page. */
        limit?: components['parameters']['Limit'];
      };
    };
    responses: {
      /** @description The rows. With `Accept: text/csv`, `application/x-ndjson` or `application/vnd.apache.parquet` the whole filtered list is streamed. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['WebhookDto'][];
          'text/csv': string;
          'application/x-ndjson': string;
          'application/vnd.apache.parquet': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_create: {
    requestBody: { content: { 'application/json': components['schemas']['WebhookInput'] } };
    responses: {
      /** @description What was stored. */
      201: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookSecretDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_resend: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookDeliveryDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_get: {
    parameters: {
      header?: {
        /** @description ETag of the answer that is there already; 304 when nothing changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookDto'] };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_update: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    requestBody: { content: { 'application/json': components['schemas']['WebhookChange'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_remove: {
    parameters: {
      header?: {
        /** @description ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: { id: components['parameters']['Id'] };
    };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_rotateSecret: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookSecretDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  Webhooks_test: {
    parameters: { path: { id: components['parameters']['Id'] } };
    responses: {
      /** @description The answer. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['WebhookDeliveryDto'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  message_chart_entered: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'chart.entered';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_chart_left: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'chart.left';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_chart_moved: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'chart.moved';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_chart_peaked: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'chart.peaked';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_chart_number_one: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'chart.number_one';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_game_first_seen: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'game.first_seen';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_game_first_seen_in_country: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'game.first_seen_in_country';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_version_released: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.version_released';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_title_changed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.title_changed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_icon_changed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.icon_changed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_screenshots_changed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.screenshots_changed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_description_changed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.description_changed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_price_changed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.price_changed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_removed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.removed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_store_returned: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'store.returned';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_rating_shifted: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'rating.shifted';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_analysis_mechanic_appeared: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'analysis.mechanic_appeared';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_analysis_mechanic_gone: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'analysis.mechanic_gone';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_coverage_missing: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'coverage.missing';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['MarketEventDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_job_completed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'job.completed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['JobMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_job_failed: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'job.failed';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['JobMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_job_cancelled: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'job.cancelled';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['JobMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_analysis_stored: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'analysis.stored';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['AnalysisMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_user_request_created: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'user_request.created';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['UserRequestMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_user_request_approved: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'user_request.approved';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['UserRequestMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_user_request_rejected: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'user_request.rejected';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['UserRequestMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_webhook_test: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'webhook.test';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['TestMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
  message_alert_created: {
    parameters: {
      header: {
        /** @description Id of the message: the same however often it is sent, so that it can be taken once. */
        'webhook-id': components['parameters']['WebhookId'];
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp'];
        /** @description Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret. */
        'webhook-signature': components['parameters']['WebhookSignature'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'alert.created';
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          data: components['schemas']['AlertMessageDto'];
        };
      };
    };
    responses: {
      /** @description Taken. */
      204: { headers: { [name: string]: unknown } };
      /** @description No more messages are wanted. */
      410: { headers: { [name: string]: unknown } };
    };
  };
}
export type Activity = components['schemas']['ActivityDto'];
export type AddGameInput = components['schemas']['AddGameInput'];
export type AddedItemInput = components['schemas']['AddedItemInput'];
export type AiConnection = components['schemas']['AiConnectionDto'];
export type AiConnectionInput = components['schemas']['AiConnectionInput'];
export type AiConnectionTest = components['schemas']['AiConnectionTestDto'];
export type AiModel = components['schemas']['AiModelDto'];
export type AiUsage = components['schemas']['AiUsageDto'];
export type AlertDelivery = components['schemas']['AlertDeliveryDto'];
export type AlertDetail = components['schemas']['AlertDetailDto'];
export type Alert = components['schemas']['AlertDto'];
export type AlertEvent = components['schemas']['AlertEventDto'];
export type AlertFinding = components['schemas']['AlertFindingDto'];
export type AlertMessage = components['schemas']['AlertMessageDto'];
export type AlertRuleChange = components['schemas']['AlertRuleChange'];
export type AlertRule = components['schemas']['AlertRuleDto'];
export type AlertRuleInput = components['schemas']['AlertRuleInput'];
export type AlertRulePreview = components['schemas']['AlertRulePreviewDto'];
export type AlertRulePreviewInput = components['schemas']['AlertRulePreviewInput'];
export type AnalyseInput = components['schemas']['AnalyseInput'];
export type AnalysisDetail = components['schemas']['AnalysisDetailDto'];
export type AnalysisDiff = components['schemas']['AnalysisDiffDto'];
export type Analysis = components['schemas']['AnalysisDto'];
export type AnalysisItem = components['schemas']['AnalysisItemDto'];
export type AnalysisMessage = components['schemas']['AnalysisMessageDto'];
export type Analytics = components['schemas']['AnalyticsDto'];
export type AnalyticsMonth = components['schemas']['AnalyticsMonthDto'];
export type AnnotationChange = components['schemas']['AnnotationChange'];
export type Annotation = components['schemas']['AnnotationDto'];
export type AnnotationInput = components['schemas']['AnnotationInput'];
export type ApiToken = components['schemas']['ApiTokenDto'];
export type ApiTokenInput = components['schemas']['ApiTokenInput'];
export type ApprovalInput = components['schemas']['ApprovalInput'];
export type AssistAnswer = components['schemas']['AssistAnswerDto'];
export type AssistRequest = components['schemas']['AssistRequestDto'];
export type BatchInput = components['schemas']['BatchInput'];
export type BatchPreview = components['schemas']['BatchPreviewDto'];
export type BrainstormInput = components['schemas']['BrainstormInputDto'];
export type BrainstormRequest = components['schemas']['BrainstormRequestDto'];
export type BriefField = components['schemas']['BriefFieldDto'];
export type BriefItem = components['schemas']['BriefItemDto'];
export type BriefLoop = components['schemas']['BriefLoopDto'];
export type BriefReference = components['schemas']['BriefReferenceDto'];
export type BriefRisk = components['schemas']['BriefRiskDto'];
export type BriefScore = components['schemas']['BriefScoreDto'];
export type BriefScorePart = components['schemas']['BriefScorePartDto'];
export type CallShare = components['schemas']['CallShareDto'];
export type Capture = components['schemas']['CaptureDto'];
export type ChangeCount = components['schemas']['ChangeCountDto'];
export type ChangeTrend = components['schemas']['ChangeTrendDto'];
export type ChangedDay = components['schemas']['ChangedDayDto'];
export type ChangedGame = components['schemas']['ChangedGameDto'];
export type ChangedItem = components['schemas']['ChangedItemDto'];
export type Changes = components['schemas']['ChangesDto'];
export type ChartDay = components['schemas']['ChartDayDto'];
export type ChartImport = components['schemas']['ChartImportDto'];
export type ChartInput = components['schemas']['ChartInput'];
export type ChartRemoval = components['schemas']['ChartRemovalDto'];
export type ChatAnswer = components['schemas']['ChatAnswerDto'];
export type ChatInput = components['schemas']['ChatInput'];
export type ChatMessage = components['schemas']['ChatMessageDto'];
export type Cite = components['schemas']['CiteDto'];
export type Cleared = components['schemas']['ClearedDto'];
export type ClosestGame = components['schemas']['ClosestGameDto'];
export type CohortWeek = components['schemas']['CohortWeekDto'];
export type Comparable = components['schemas']['ComparableDto'];
export type ComparableInput = components['schemas']['ComparableInput'];
export type ComparedGroup = components['schemas']['ComparedGroupDto'];
export type ComparedList = components['schemas']['ComparedListDto'];
export type CoreLoop = components['schemas']['CoreLoopDto'];
export type CoreLoopInput = components['schemas']['CoreLoopInput'];
export type Countries = components['schemas']['CountriesDto'];
export type CountryChart = components['schemas']['CountryChartDto'];
export type CountryPresence = components['schemas']['CountryPresenceDto'];
export type CountryRank = components['schemas']['CountryRankDto'];
export type CountryShare = components['schemas']['CountryShareDto'];
export type CountryStrip = components['schemas']['CountryStripDto'];
export type CourseDay = components['schemas']['CourseDayDto'];
export type CoverageCounts = components['schemas']['CoverageCountsDto'];
export type CoverageDay = components['schemas']['CoverageDayDto'];
export type CoverageDays = components['schemas']['CoverageDaysDto'];
export type Coverage = components['schemas']['CoverageDto'];
export type CoverageStatus = components['schemas']['CoverageStatusDto'];
export type CoveredList = components['schemas']['CoveredListDto'];
export type CreatedApiToken = components['schemas']['CreatedApiTokenDto'];
export type CurrentRankings = components['schemas']['CurrentRankingsDto'];
export type DailyChange = components['schemas']['DailyChangeDto'];
export type Dashboard = components['schemas']['DashboardDto'];
export type DashboardStats = components['schemas']['DashboardStatsDto'];
export type DefaultMarket = components['schemas']['DefaultMarketDto'];
export type DefaultMarketInput = components['schemas']['DefaultMarketInput'];
export type DefaultMarkets = components['schemas']['DefaultMarketsDto'];
export type DeveloperChange = components['schemas']['DeveloperChangeDto'];
export type Developer = components['schemas']['DeveloperDto'];
export type DeveloperGame = components['schemas']['DeveloperGameDto'];
export type DeveloperItem = components['schemas']['DeveloperItemDto'];
export type DeveloperLaunch = components['schemas']['DeveloperLaunchDto'];
export type DeveloperName = components['schemas']['DeveloperNameDto'];
export type DeveloperProof = components['schemas']['DeveloperProofDto'];
export type DeveloperRank = components['schemas']['DeveloperRankDto'];
export type DeveloperSummary = components['schemas']['DeveloperSummaryDto'];
export type DigestCounts = components['schemas']['DigestCountsDto'];
export type Digest = components['schemas']['DigestDto'];
export type DigestFeed = components['schemas']['DigestFeedDto'];
export type DigestPreview = components['schemas']['DigestPreviewDto'];
export type DigestPreviewInput = components['schemas']['DigestPreviewInput'];
export type DigestSubscriptionChange = components['schemas']['DigestSubscriptionChange'];
export type DigestSubscription = components['schemas']['DigestSubscriptionDto'];
export type DigestSubscriptionInput = components['schemas']['DigestSubscriptionInput'];
export type EffectGame = components['schemas']['EffectGameDto'];
export type Engine = components['schemas']['EngineDto'];
export type EngineScore = components['schemas']['EngineScoreDto'];
export type EngineScores = components['schemas']['EngineScoresDto'];
export type EnrichInput = components['schemas']['EnrichInput'];
export type EnteredDescription = components['schemas']['EnteredDescriptionDto'];
export type EntryGame = components['schemas']['EntryGameDto'];
export type EntryName = components['schemas']['EntryNameDto'];
export type FeedbackInput = components['schemas']['FeedbackInput'];
export type FilterDate = components['schemas']['FilterDate'];
export type FilterIds = components['schemas']['FilterIds'];
export type FilterTexts = components['schemas']['FilterTexts'];
export type FilterUuids = components['schemas']['FilterUuids'];
export type GameAnalysis = components['schemas']['GameAnalysisDto'];
export type GameChange = components['schemas']['GameChangeDto'];
export type GameDescriptionInput = components['schemas']['GameDescriptionInput'];
export type GameDetail = components['schemas']['GameDetailDto'];
export type GameListing = components['schemas']['GameListingDto'];
export type GameMatch = components['schemas']['GameMatchDto'];
export type GameNoteChange = components['schemas']['GameNoteChange'];
export type GameNote = components['schemas']['GameNoteDto'];
export type GameNoteInput = components['schemas']['GameNoteInput'];
export type GameOfCountries = components['schemas']['GameOfCountriesDto'];
export type GamePosition = components['schemas']['GamePositionDto'];
export type GameTag = components['schemas']['GameTagDto'];
export type GamesInput = components['schemas']['GamesInput'];
export type GoldSet = components['schemas']['GoldSetDto'];
export type Growth = components['schemas']['GrowthDto'];
export type Growths = components['schemas']['GrowthsDto'];
export type IdeaBrief = components['schemas']['IdeaBriefDto'];
export type IdeaChanges = components['schemas']['IdeaChanges'];
export type IdeaChoice = components['schemas']['IdeaChoiceDto'];
export type IdeaComment = components['schemas']['IdeaCommentDto'];
export type IdeaCommentInput = components['schemas']['IdeaCommentInput'];
export type Idea = components['schemas']['IdeaDto'];
export type IdeaInput = components['schemas']['IdeaInput'];
export type IdeaItem = components['schemas']['IdeaItemDto'];
export type IdeaItemInput = components['schemas']['IdeaItemInput'];
export type IdeaOrigin = components['schemas']['IdeaOriginDto'];
export type IdeaRow = components['schemas']['IdeaRowDto'];
export type IdeaScore = components['schemas']['IdeaScoreDto'];
export type IdeaSignal = components['schemas']['IdeaSignalDto'];
export type IdeaSignalSummary = components['schemas']['IdeaSignalSummaryDto'];
export type IdeaSource = components['schemas']['IdeaSourceDto'];
export type IdeaSourceInput = components['schemas']['IdeaSourceInput'];
export type IdeaStateInput = components['schemas']['IdeaStateInput'];
export type IdeaTeam = components['schemas']['IdeaTeamDto'];
export type IdeaVersion = components['schemas']['IdeaVersionDto'];
export type InstallRange = components['schemas']['InstallRangeDto'];
export type IntervalOfChange = components['schemas']['IntervalOfChangeDto'];
export type ItemFeedback = components['schemas']['ItemFeedbackDto'];
export type ItemGame = components['schemas']['ItemGameDto'];
export type ItemProof = components['schemas']['ItemProofDto'];
export type ItemsDiff = components['schemas']['ItemsDiffDto'];
export type Job = components['schemas']['JobDto'];
export type JobFailure = components['schemas']['JobFailureDto'];
export type JobMessage = components['schemas']['JobMessageDto'];
export type JobProgress = components['schemas']['JobProgressDto'];
export type JobStarted = components['schemas']['JobStartedDto'];
export type LatestCapture = components['schemas']['LatestCaptureDto'];
export type LaunchCohort = components['schemas']['LaunchCohortDto'];
export type LaunchComparison = components['schemas']['LaunchComparisonDto'];
export type LaunchCourse = components['schemas']['LaunchCourseDto'];
export type LaunchGame = components['schemas']['LaunchGameDto'];
export type LaunchGap = components['schemas']['LaunchGapDto'];
export type LaunchGroup = components['schemas']['LaunchGroupDto'];
export type Launches = components['schemas']['LaunchesDto'];
export type Lead = components['schemas']['LeadDto'];
export type LeftOut = components['schemas']['LeftOutDto'];
export type ListState = components['schemas']['ListStateDto'];
export type ListStates = components['schemas']['ListStatesDto'];
export type ListedGame = components['schemas']['ListedGameDto'];
export type Live = components['schemas']['LiveDto'];
export type LogRank = components['schemas']['LogRankDto'];
export type LoginInput = components['schemas']['LoginInput'];
export type MarketChange = components['schemas']['MarketChange'];
export type MarketData = components['schemas']['MarketDataDto'];
export type Market = components['schemas']['MarketDto'];
export type MarketEvent = components['schemas']['MarketEventDto'];
export type MarketInput = components['schemas']['MarketInput'];
export type MatchDecisionInput = components['schemas']['MatchDecisionInput'];
export type MatchEvidence = components['schemas']['MatchEvidenceDto'];
export type MatchedGame = components['schemas']['MatchedGameDto'];
export type Message = components['schemas']['MessageDto'];
export type MissingChart = components['schemas']['MissingChartDto'];
export type Mover = components['schemas']['MoverDto'];
export type Movers = components['schemas']['MoversDto'];
export type MuteAlertInput = components['schemas']['MuteAlertInput'];
export type MyAnalysesInput = components['schemas']['MyAnalysesInput'];
export type NearGame = components['schemas']['NearGameDto'];
export type Nearness = components['schemas']['NearnessDto'];
export type NewDigestFeed = components['schemas']['NewDigestFeedDto'];
export type NewIdeaItemInput = components['schemas']['NewIdeaItemInput'];
export type NotComparedList = components['schemas']['NotComparedListDto'];
export type Origin = components['schemas']['OriginDto'];
export type OutboxMail = components['schemas']['OutboxMailDto'];
export type PairCell = components['schemas']['PairCellDto'];
export type PairEntry = components['schemas']['PairEntryDto'];
export type PairMap = components['schemas']['PairMapDto'];
export type PasswordInput = components['schemas']['PasswordInput'];
export type PasswordResetConfirmInput = components['schemas']['PasswordResetConfirmInput'];
export type PasswordReset = components['schemas']['PasswordResetDto'];
export type PasswordResetInput = components['schemas']['PasswordResetInput'];
export type PersonData = components['schemas']['PersonDataDto'];
export type PluginChange = components['schemas']['PluginChange'];
export type Plugin = components['schemas']['PluginDto'];
export type PluginInput = components['schemas']['PluginInput'];
export type PresenceDay = components['schemas']['PresenceDayDto'];
export type PreviewedAlert = components['schemas']['PreviewedAlertDto'];
export type PreviewedChart = components['schemas']['PreviewedChartDto'];
export type Problem = components['schemas']['ProblemDto'];
export type Profile = components['schemas']['ProfileDto'];
export type ProfileInput = components['schemas']['ProfileInput'];
export type Prompt = components['schemas']['PromptDto'];
export type PromptMessage = components['schemas']['PromptMessageDto'];
export type ProposalDecisionInput = components['schemas']['ProposalDecisionInput'];
export type ProposalEffect = components['schemas']['ProposalEffectDto'];
export type ProposedIdea = components['schemas']['ProposedIdeaDto'];
export type PrototypeChange = components['schemas']['PrototypeChange'];
export type Prototype = components['schemas']['PrototypeDto'];
export type PrototypeInput = components['schemas']['PrototypeInput'];
export type ProviderOutcome = components['schemas']['ProviderOutcomeDto'];
export type RankHistory = components['schemas']['RankHistoryDto'];
export type RankPoint = components['schemas']['RankPointDto'];
export type RankSeries = components['schemas']['RankSeriesDto'];
export type RankedIn = components['schemas']['RankedInDto'];
export type RankingCountry = components['schemas']['RankingCountryDto'];
export type Ranking = components['schemas']['RankingDto'];
export type RankingRow = components['schemas']['RankingRowDto'];
export type Rating = components['schemas']['RatingDto'];
export type ReadAlertsInput = components['schemas']['ReadAlertsInput'];
export type ReadInput = components['schemas']['ReadInput'];
export type Ready = components['schemas']['ReadyDto'];
export type ReauthenticateInput = components['schemas']['ReauthenticateInput'];
export type RecoveryCodes = components['schemas']['RecoveryCodesDto'];
export type RefreshInput = components['schemas']['RefreshInput'];
export type RefreshState = components['schemas']['RefreshStateDto'];
export type RejectionInput = components['schemas']['RejectionInput'];
export type RequestCounts = components['schemas']['RequestCountsDto'];
export type RequestedDay = components['schemas']['RequestedDayDto'];
export type RestoreInput = components['schemas']['RestoreInput'];
export type Restored = components['schemas']['RestoredDto'];
export type RevenueEntryChange = components['schemas']['RevenueEntryChange'];
export type RevenueEntry = components['schemas']['RevenueEntryDto'];
export type RevenueEntryInput = components['schemas']['RevenueEntryInput'];
export type RevenueImport = components['schemas']['RevenueImportDto'];
export type RevenueImportInput = components['schemas']['RevenueImportInput'];
export type RevenueImportLine = components['schemas']['RevenueImportLineDto'];
export type RevenueImportRow = components['schemas']['RevenueImportRowDto'];
export type RevenueMonth = components['schemas']['RevenueMonthDto'];
export type RevenueOverview = components['schemas']['RevenueOverviewDto'];
export type RevenueSource = components['schemas']['RevenueSourceDto'];
export type RotationInput = components['schemas']['RotationInput'];
export type SavedViewChange = components['schemas']['SavedViewChange'];
export type SavedView = components['schemas']['SavedViewDto'];
export type SavedViewInput = components['schemas']['SavedViewInput'];
export type ScoreEngineInput = components['schemas']['ScoreEngineInput'];
export type ScoreGame = components['schemas']['ScoreGameDto'];
export type ScorePart = components['schemas']['ScorePartDto'];
export type SecondFactorCodeInput = components['schemas']['SecondFactorCodeInput'];
export type SecondFactor = components['schemas']['SecondFactorDto'];
export type SecondFactorSetup = components['schemas']['SecondFactorSetupDto'];
export type ServiceAccount = components['schemas']['ServiceAccountDto'];
export type ServiceAccountInput = components['schemas']['ServiceAccountInput'];
export type Session = components['schemas']['SessionDto'];
export type SessionUser = components['schemas']['SessionUserDto'];
export type Settings = components['schemas']['SettingsDto'];
export type SettingsInput = components['schemas']['SettingsInput'];
export type ShareBefore = components['schemas']['ShareBeforeDto'];
export type Share = components['schemas']['ShareDto'];
export type SharedItem = components['schemas']['SharedItemDto'];
export type SignUpConfirmInput = components['schemas']['SignUpConfirmInput'];
export type SignUpInput = components['schemas']['SignUpInput'];
export type SignalCrowding = components['schemas']['SignalCrowdingDto'];
export type SignalGame = components['schemas']['SignalGameDto'];
export type SignalNearest = components['schemas']['SignalNearestDto'];
export type SignalNewcomers = components['schemas']['SignalNewcomersDto'];
export type SignalPair = components['schemas']['SignalPairDto'];
export type SignalShare = components['schemas']['SignalShareDto'];
export type SignalShares = components['schemas']['SignalSharesDto'];
export type SimilarApp = components['schemas']['SimilarAppDto'];
export type SimilarGame = components['schemas']['SimilarGameDto'];
export type SoftLaunch = components['schemas']['SoftLaunchDto'];
export type SoftLaunches = components['schemas']['SoftLaunchesDto'];
export type StarCount = components['schemas']['StarCountDto'];
export type Stat = components['schemas']['StatDto'];
export type StoreChanges = components['schemas']['StoreChangesDto'];
export type StoreFacts = components['schemas']['StoreFactsDto'];
export type StoreFactsRow = components['schemas']['StoreFactsRowDto'];
export type StorefrontAge = components['schemas']['StorefrontAgeDto'];
export type StorefrontName = components['schemas']['StorefrontNameDto'];
export type StudioDay = components['schemas']['StudioDayDto'];
export type SurvivalStep = components['schemas']['SurvivalStepDto'];
export type SystemPart = components['schemas']['SystemPartDto'];
export type TagCarriers = components['schemas']['TagCarriersDto'];
export type TagChange = components['schemas']['TagChange'];
export type Tag = components['schemas']['TagDto'];
export type TagGamesChanged = components['schemas']['TagGamesChangedDto'];
export type TagGamesInput = components['schemas']['TagGamesInput'];
export type TagInput = components['schemas']['TagInput'];
export type TagName = components['schemas']['TagNameDto'];
export type TaggedGame = components['schemas']['TaggedGameDto'];
export type TaggedMove = components['schemas']['TaggedMoveDto'];
export type TaxonomyEntry = components['schemas']['TaxonomyEntryDto'];
export type TaxonomyProposal = components['schemas']['TaxonomyProposalDto'];
export type TaxonomyProposalInput = components['schemas']['TaxonomyProposalInput'];
export type TestMessage = components['schemas']['TestMessageDto'];
export type TextRange = components['schemas']['TextRangeDto'];
export type Token = components['schemas']['TokenDto'];
export type Tokens = components['schemas']['TokensDto'];
export type TopMovers = components['schemas']['TopMoversDto'];
export type TrendGame = components['schemas']['TrendGameDto'];
export type TrendItem = components['schemas']['TrendItemDto'];
export type TrendMechanics = components['schemas']['TrendMechanicsDto'];
export type TrendWeek = components['schemas']['TrendWeekDto'];
export type UnreadAlerts = components['schemas']['UnreadAlertsDto'];
export type Unread = components['schemas']['UnreadDto'];
export type UsedItem = components['schemas']['UsedItemDto'];
export type UserRequest = components['schemas']['UserRequestDto'];
export type UserRequestMessage = components['schemas']['UserRequestMessageDto'];
export type VariantClash = components['schemas']['VariantClashDto'];
export type Variant = components['schemas']['VariantDto'];
export type VariantItem = components['schemas']['VariantItemDto'];
export type VariantKept = components['schemas']['VariantKeptDto'];
export type VariantLeft = components['schemas']['VariantLeftDto'];
export type VariantParts = components['schemas']['VariantPartsDto'];
export type VariantPartsInput = components['schemas']['VariantPartsInput'];
export type VariantTextsInput = components['schemas']['VariantTextsInput'];
export type Variants = components['schemas']['VariantsDto'];
export type VariantsRequest = components['schemas']['VariantsRequestDto'];
export type ViewState = components['schemas']['ViewStateDto'];
export type ViewStateInput = components['schemas']['ViewStateInput'];
export type WatchGamesChanged = components['schemas']['WatchGamesChangedDto'];
export type WatchGamesInput = components['schemas']['WatchGamesInput'];
export type WatchedCapture = components['schemas']['WatchedCaptureDto'];
export type WatchedGame = components['schemas']['WatchedGameDto'];
export type WatchedGames = components['schemas']['WatchedGamesDto'];
export type WatchedRank = components['schemas']['WatchedRankDto'];
export type WatchlistChange = components['schemas']['WatchlistChange'];
export type Watchlist = components['schemas']['WatchlistDto'];
export type WatchlistInput = components['schemas']['WatchlistInput'];
export type WebhookChange = components['schemas']['WebhookChange'];
export type WebhookDelivery = components['schemas']['WebhookDeliveryDto'];
export type Webhook = components['schemas']['WebhookDto'];
export type WebhookInput = components['schemas']['WebhookInput'];
export type WebhookSecret = components['schemas']['WebhookSecretDto'];
export type WeeklyShare = components['schemas']['WeeklyShareDto'];
export type WeeklyShares = components['schemas']['WeeklySharesDto'];
export type WhiteSpace = components['schemas']['WhiteSpaceDto'];
export type WhiteSpacePair = components['schemas']['WhiteSpacePairDto'];
