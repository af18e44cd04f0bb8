// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export interface paths {
    "/api/identity/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in or renews.
         * @description Source: specification 7, decisions/003-calls-beyond-the-specification.
         */
        post: operations["createToken"];
        /**
         * Revokes the refresh token at logout.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current account.
         * @description Source: specification 7.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My account.
         * @description Source: decisions/015-own-account.
         */
        get: operations["getProfile"];
        /**
         * Saves the own name, e-mail and picture.
         * @description Source: decisions/015-own-account.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remembers which groups of the menu the caller opened.
         * @description Source: decisions/018-undo-focus-and-home-page.
         */
        put: operations["keepOpenGroups"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the own password and ends other sessions; requires the old password.
         * @description Source: decisions/015-own-account.
         */
        put: operations["updateOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of the own account.
         * @description Source: decisions/015-own-account.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Ends all own sessions except this one.
         * @description Source: decisions/015-own-account.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the own sessions.
         * @description Source: decisions/015-own-account.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enables the second factor, or moves it to another app; requires a code of that app.
         * @description Source: decisions/015-own-account.
         */
        put: operations["confirmSecondFactor"];
        /**
         * Creates a secret for an authenticator app; inactive until confirmed.
         * @description Source: decisions/015-own-account.
         */
        post: operations["startSecondFactor"];
        /**
         * Disables the second factor, unless the role requires it.
         * @description Source: decisions/015-own-account.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates new recovery codes; the old ones become invalid.
         * @description Source: decisions/015-own-account.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link that resets a forgotten password; the same answer for every account.
         * @description Source: decisions/015-own-account.
         */
        post: operations["requestPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/password-link/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The account whose password a link sets; refused when used, withdrawn or expired.
         * @description Source: decisions/015-own-account.
         */
        post: operations["checkPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/passkey-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a sign-in by passkey; the same answer for everybody.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/company-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a sign-in by the company's own account; the browser goes to the answered address.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        post: operations["startCompanySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passkeys of the own account, oldest first.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Adds a passkey that the browser has made for a challenge of `startPasskey`.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a new passkey after a proof of identity.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a passkey.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Removes a passkey and ends all other sessions; requires a proof of identity.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/account/company-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlinks the company account; requires a proof of identity.
         * @description Source: decisions/058-passkeys-and-company-sign-in.
         */
        delete: operations["removeCompanyLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All roles.
         * @description Source: specification 7.
         */
        get: operations["listRoles"];
        /**
         * Saves a role.
         * @description Source: specification 7.
         */
        put: operations["updateRole"];
        /**
         * Adds a role.
         * @description Source: specification 7.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/role/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered roles as CSV.
         * @description Source: decisions/034-second-week.
         */
        get: operations["exportRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One role.
         * @description Source: specification 7.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Moves a role that no account has to the trash.
         * @description Source: specification 7.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts.
         * @description Source: specification 7.
         */
        get: operations["listAccounts"];
        /**
         * Saves an account.
         * @description Source: specification 7.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered accounts as CSV.
         * @description Source: decisions/034-second-week.
         */
        get: operations["exportAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account.
         * @description Source: specification 7.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/user/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a link that sets an account's password.
         * @description Source: decisions/015-own-account.
         */
        post: operations["createPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/user/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes an account's lost second factor and ends its sessions.
         * @description Source: decisions/015-own-account.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that wait to be accepted.
         * @description Source: decisions/015-own-account.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invites a colleague, by mail if the server sends mails.
         * @description Source: decisions/015-own-account.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws an invitation; its links become invalid.
         * @description Source: decisions/015-own-account.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/invitation/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new link of an invitation; its period restarts.
         * @description Source: decisions/015-own-account.
         */
        post: operations["createInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/invitation/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails an invitation again; its period restarts.
         * @description Source: decisions/015-own-account.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/index-popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home-page popup.
         * @description Source: specification 7.
         */
        get: operations["getIndexPopup"];
        put?: never;
        /**
         * Saves the popup.
         * @description Source: specification 7.
         */
        post: operations["saveIndexPopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/popups/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Further popups.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        get: operations["listOtherPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/popups/edit-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets online or offline.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        put: operations["updateOtherPopupStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/popups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One further popup.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        get: operations["getOtherPopup"];
        put?: never;
        post?: never;
        /**
         * Moves a popup to the trash.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        delete: operations["deleteOtherPopup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a popup.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        put: operations["updateOtherPopup"];
        /**
         * Adds a popup.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        post: operations["createOtherPopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Company data for its website.
         * @description Source: decisions/040-website.
         */
        get: operations["getCompany"];
        /**
         * Saves the company's data.
         * @description Source: decisions/040-website.
         */
        put: operations["saveCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/get-list-paged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enquiries, newest first by default; spam on request only.
         * @description Source: specification 7.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/get-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One enquiry.
         * @description Source: specification 7.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/edit-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves note and handling state.
         * @description Source: specification 7.
         */
        post: operations["updateContactNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/edit-own-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects a note that the caller wrote.
         * @description Source: decisions/020-enquiries.
         */
        put: operations["updateOwnNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that may handle enquiries.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["listContactAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enquiries before and after one in the filtered list.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["getContactNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of unhandled enquiries, and of enquiries newer than a given one under a filter.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["getWaitingContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enquiries of the last twelve weeks by type, with the median time to first handling.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["listContactWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/get-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recipients per contact type, and the rotation.
         * @description Source: specification 7.
         */
        get: operations["getContactEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/edit-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the recipients and the rotation.
         * @description Source: specification 7.
         */
        post: operations["updateContactEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/edit-spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks an enquiry as spam, or removes the mark; the first removal of a mark set on arrival sends its mails.
         * @description Source: decisions/020-enquiries.
         */
        put: operations["updateContactSpam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases of enquiries, by title.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["listContactCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/consent-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the consent text, newest first.
         * @description Source: decisions/037-enquiry-form.
         */
        get: operations["listConsentTexts"];
        put?: never;
        /**
         * Adds a version of the consent text, shown by public forms from now on.
         * @description Source: decisions/037-enquiry-form.
         */
        post: operations["createConsentText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Planned appointments from today on, earliest first; at most 50.
         * @description Source: decisions/038-appointments.
         */
        get: operations["listAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/appointment-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An appointment as a calendar file for staff.
         * @description Source: decisions/038-appointments.
         */
        get: operations["getAppointmentCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reply templates, filled in for one enquiry.
         * @description Source: decisions/063-replies-by-mail.
         */
        get: operations["getContactReply"];
        put?: never;
        /**
         * Mails a reply to a visitor and keeps its words in the history.
         * @description Source: decisions/063-replies-by-mail.
         */
        post: operations["replyToContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/send-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a planned appointment to its visitor, with a calendar file.
         * @description Source: decisions/038-appointments.
         */
        post: operations["sendAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Joins enquiries of one telephone number, or separates them.
         * @description Source: decisions/038-appointments.
         */
        put: operations["joinContacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/rotation-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that may join the rotation.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["listRotationCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/mail-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of outgoing mails.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["getMailState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a test mail into the outbox.
         * @description Source: decisions/020-enquiries.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/test-mail/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outcome of a test mail.
         * @description Source: decisions/020-enquiries.
         */
        get: operations["getTestMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An enquiry from a public page.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered list as CSV.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases of one tab.
         * @description Source: specification 7.
         */
        get: operations["listCaseInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered cases as CSV.
         * @description Source: decisions/034-second-week.
         */
        get: operations["exportCaseInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/edit-batch-sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the order of a tab.
         * @description Source: specification 7.
         */
        put: operations["sortCaseInfos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a copy of a case with its content, offline and without a site of its own.
         * @description Source: decisions/019-lists.
         */
        post: operations["duplicateCaseInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/edit-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets online or offline.
         * @description Source: decisions/019-lists.
         */
        put: operations["updateCaseStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/edit-highlight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets or removes the highlight.
         * @description Source: specification 7.
         */
        put: operations["updateCaseHighlight"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/recommendedCase/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases that can be recommended.
         * @description Source: specification 7.
         */
        get: operations["listRecommendedCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/isale/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The case of this code in the sales system.
         * @description Source: specification 7, decisions/004-entities.
         */
        get: operations["getSalesCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/isale/{id}/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales cases known to the server with similar codes, nearest first.
         * @description Source: decisions/017-unknown-case-codes.
         */
        get: operations["listNearSalesCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/isale-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales cases known to the server by name, district or code.
         * @description Source: decisions/017-unknown-case-codes.
         */
        get: operations["searchSalesCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/isale-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the sales department by mail to create a case in the sales system.
         * @description Source: decisions/017-unknown-case-codes. Refused without recipients.
         */
        post: operations["requestSalesCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks of the content tab.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["getCaseContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the content tab.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        post: operations["saveCaseContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/facts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facts of a project with their sources.
         * @description Source: decisions/035-facts-of-projects-and-units.
         */
        get: operations["getProjectFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the facts of a project and updates its drafts.
         * @description Source: decisions/035-facts-of-projects-and-units.
         */
        put: operations["saveProjectFacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One case.
         * @description Source: specification 7.
         */
        get: operations["getCaseInfo"];
        put?: never;
        post?: never;
        /**
         * Moves a case and its site to the trash.
         * @description Source: specification 7, decisions/010-trash.
         */
        delete: operations["deleteCaseInfo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos/deletion/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Consequences of deleting a case.
         * @description Source: decisions/010-trash.
         */
        get: operations["getCaseDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/CaseInfos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a case.
         * @description Source: specification 7.
         */
        put: operations["updateCaseInfo"];
        /**
         * Adds a case.
         * @description Source: specification 7.
         */
        post: operations["createCaseInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/list/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates to start from.
         * @description Source: specification 7.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft of a theme; with id 0 and `code` a template.
         * @description Source: specification 7, decisions/004-entities.
         */
        get: operations["previewSiteTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/filling/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replacements from the case for one sample of a draft.
         * @description Source: decisions/005-publish-flow.
         */
        get: operations["listSampleFillings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Values of the case and the company that blocks of a draft can show.
         * @description Source: decisions/005-publish-flow.
         */
        get: operations["listCaseSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published blocks of a theme (front-side).
         * @description Source: specification 7, decisions/004-entities.
         */
        get: operations["getPublishedSiteTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a theme from a template, filled from the case.
         * @description Source: specification 7, decisions/004-entities.
         */
        post: operations["createSiteTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/edit-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes the draft, or takes the page off.
         * @description Source: specification 7, decisions/004-entities.
         */
        put: operations["updateSiteThemeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published versions of a theme, newest first.
         * @description Beyond the specification: history of published versions.
         */
        get: operations["listSiteThemeVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published page of one version.
         * @description Beyond the specification: history of published versions.
         */
        get: operations["getSiteThemeVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores a published version as the draft; publishes it on request.
         * @description Beyond the specification: history of published versions.
         */
        put: operations["restoreSiteThemeVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/ad-check/put-aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dismisses a finding of the advertising check with a reason, which the proof records.
         * @description Source: decisions/049-advertising-check.
         */
        put: operations["putAdFindingAside"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/ad-check/put-aside/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Restores a dismissed finding.
         * @description Source: decisions/049-advertising-check.
         */
        delete: operations["takeAdFindingBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/ad-check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Findings of the advertising check in a theme's draft.
         * @description Source: decisions/049-advertising-check.
         */
        get: operations["getAdCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/AdRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's rules of the advertising check.
         * @description Source: decisions/049-advertising-check.
         */
        get: operations["getAdRules"];
        /**
         * Saves the rules of the advertising check.
         * @description Source: decisions/049-advertising-check.
         */
        put: operations["saveAdRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/AdRules/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Findings of the saved rules in a text.
         * @description Source: decisions/049-advertising-check.
         */
        get: operations["tryAdRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One theme with its draft.
         * @description Source: specification 7.
         */
        get: operations["getSiteTheme"];
        put?: never;
        post?: never;
        /**
         * Moves a theme with its versions to the trash; refused for the public one.
         * @description Source: decisions/010-trash.
         */
        delete: operations["deleteSiteTheme"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the whole draft with pictures.
         * @description Source: specification 7.
         */
        put: operations["updateSiteTheme"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemeComments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Threads of comments on the blocks of a draft, and accounts that can be mentioned.
         * @description Source: decisions/048-comments-and-presence.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        /**
         * Deletes the text of an own comment.
         * @description Source: decisions/048-comments-and-presence.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemeComments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects an own comment.
         * @description Source: decisions/048-comments-and-presence.
         */
        put: operations["updateComment"];
        /**
         * Creates a thread on a block of a draft.
         * @description Source: decisions/048-comments-and-presence.
         */
        post: operations["createCommentThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemeComments/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a comment to a thread.
         * @description Source: decisions/048-comments-and-presence.
         */
        post: operations["replyToComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemeComments/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resolves or reopens a thread; for its author and accounts that may edit.
         * @description Source: decisions/048-comments-and-presence.
         */
        put: operations["resolveComments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/own-comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open threads that the caller takes part in, and those that mention the caller.
         * @description Source: decisions/048-comments-and-presence.
         */
        get: operations["listOwnComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports that the caller has opened or left a record; answers the other accounts that have it open.
         * @description Needs View of the unit. Source: decisions/048-comments-and-presence.
         */
        post: operations["tellPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approval rules: roles by kind and part.
         * @description Source: decisions/050-approval.
         */
        get: operations["getApprovalRules"];
        /**
         * Saves the approval rules; without rules, nothing needs approval.
         * @description Source: decisions/050-approval.
         */
        put: operations["saveApprovalRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests of one box; `mine` and `done` are empty for accounts that approve nothing.
         * @description Source: decisions/050-approval.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts and first requests for the home page and the menu.
         * @description Source: decisions/050-approval.
         */
        get: operations["getOwnApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/of/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approvals that a record needs before publishing, and its open request; for accounts that may view the record.
         * @description Source: decisions/050-approval.
         */
        get: operations["getApprovalOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks blocks as seen by the caller, or removes the marks.
         * @description Source: decisions/050-approval.
         */
        put: operations["markApprovalSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approves the blocks of the caller's role, or requests changes; 409 if a block changed since.
         * @description Source: decisions/050-approval.
         */
        put: operations["decideApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/decide-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approves several requests whose blocks for the caller's role are all seen; each is decided separately.
         * @description Source: decisions/050-approval.
         */
        put: operations["decideApprovals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/deputy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who decides in the caller's place, and in whose place the caller decides.
         * @description Source: decisions/050-approval.
         */
        get: operations["getApprovalDeputy"];
        /**
         * Names a colleague who decides in the caller's place between two days, or ends it; both are told by mail.
         * @description Source: decisions/050-approval.
         */
        put: operations["saveApprovalDeputy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests of one kind that wait for the caller, whole and by due date, to be read one after another.
         * @description At most 50. Source: decisions/050-approval.
         */
        get: operations["getApprovalBatch"];
        /**
         * Requests approval of several records of a kind with one mail; each is checked separately.
         * @description Records that need none, or already wait with their present content, are refused by name, so a repeated call sends nothing twice. Source: decisions/050-approval.
         */
        put: operations["requestApprovals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraws an open request; for accounts that may edit the record.
         * @description Source: decisions/050-approval.
         */
        put: operations["withdrawApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/emergency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes an article, news item or popup without its approvals; for accounts that may edit it.
         * @description Told to all who approve, with the reason. Source: decisions/050-approval.
         */
        put: operations["publishInEmergency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reminds approvers without a decision by mail, at most once an hour per role.
         * @description Source: decisions/050-approval.
         */
        put: operations["remindApprovers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests approval of a record, again after changes; for accounts that may edit it.
         * @description Source: decisions/050-approval.
         */
        post: operations["requestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request with its blocks before and after; for approvers and accounts that may view the record.
         * @description Source: decisions/050-approval.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sites.
         * @description Source: specification 7.
         */
        get: operations["listSiteSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered sites as CSV.
         * @description Source: decisions/034-second-week.
         */
        get: operations["exportSiteSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/edit-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the case code after another check with the sales system.
         * @description Source: specification 7, decisions/005-publish-flow.
         */
        put: operations["updateSiteCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/edit-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enables (0) or disables (1) a site.
         * @description Source: specification 7.
         */
        put: operations["updateSiteStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Schedules publishing a draft or taking the site off; replaces a waiting schedule of the same kind.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        put: operations["scheduleSite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels a waiting schedule or dismisses a failed one.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        delete: operations["cancelSiteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The site of a case; id is the case id.
         * @description Source: specification 7.
         */
        get: operations["getSiteSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves site name, SEO, analytics, share image.
         * @description Source: specification 7.
         */
        put: operations["updateSiteSet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/figures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of a case's site since its last publication, or of a number of days; id is the case id.
         * @description Source: decisions/043-figures.
         */
        get: operations["getSiteFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/proof/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of a site's public page with their times; id is the case id, 0 the company's website.
         * @description Source: decisions/047-proof.
         */
        get: operations["getSiteProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/proof/{id}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry of a site's proof, with its page; id is the case id.
         * @description Source: decisions/047-proof.
         */
        get: operations["getSiteProofEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteSets/proof/{id}/{number}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page, files, chain and signatures of an entry as one ZIP file; id is the case id.
         * @description Source: decisions/047-proof.
         */
        get: operations["downloadSiteProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemeParts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves one block of the draft.
         * @description Source: specification 7.
         */
        put: operations["updateSiteThemePart"];
        /**
         * Adds one block to the draft.
         * @description Source: specification 7.
         */
        post: operations["createSiteThemePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemeParts/edit-sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the order of the draft's blocks.
         * @description Source: specification 7.
         */
        put: operations["sortSiteThemeParts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SiteThemeParts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes one block of the draft.
         * @description Source: specification 7.
         */
        delete: operations["deleteSiteThemePart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered articles as CSV.
         * @description Source: decisions/034-second-week.
         */
        get: operations["exportArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/edit-batch-sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the order of a type.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        put: operations["sortArticles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks of an article.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["getArticleContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the blocks of an article.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        post: operations["saveArticleContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media/focus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Focus of a picture, by its address.
         * @description Source: decisions/022-picture-library.
         */
        get: operations["getMediaFocus"];
        /**
         * Sets the focus of a picture, everywhere at once.
         * @description Source: decisions/022-picture-library.
         */
        put: operations["updateMediaFocus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/outside-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a preview link for a person without an account, who may comment or approve.
         * @description Source: decisions/051-outside-review.
         */
        post: operations["createOutsideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/outside-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviewers of a draft without an account, with their decisions.
         * @description Source: decisions/051-outside-review.
         */
        get: operations["listOutsideReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Backend guide documents.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["listDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted records of the units that the caller may view, last deleted first.
         * @description Source: decisions/010-trash.
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches records of viewable units by title, code or name, in all tabs, without trash.
         * @description Source: decisions/021-search.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedules/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coming schedules of viewable units, next first, after failed ones.
         * @description Source: decisions/011-visibility-and-schedules.
         */
        get: operations["listSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pictures of the library, newest first, with counts by state.
         * @description Source: decisions/022-picture-library.
         */
        get: operations["listMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds tags to pictures and removes others, whatever else they have.
         * @description Answers the number of changed pictures. Source: decisions/064-picture-tags.
         */
        put: operations["updateMediaTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media/tags/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a tag on all pictures, joins it with another one, or removes it from all.
         * @description Answers the number of changed pictures. Source: decisions/064-picture-tags.
         */
        put: operations["renameMediaTag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media/tags/suggested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases that use these pictures, as far as the caller may view them, most used first.
         * @description Source: decisions/064-picture-tags.
         */
        get: operations["listSuggestedMediaTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One picture and where it is used.
         * @description Source: decisions/022-picture-library.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /**
         * Deletes a picture that no record uses, including the trash and old versions.
         * @description Source: decisions/022-picture-library.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces a picture wherever it is used; answers the new picture.
         * @description Source: decisions/022-picture-library.
         */
        put: operations["replaceMedia"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves name, alternative text, tags and focus of a picture; omitted tags and focus are unchanged.
         * @description Source: decisions/022-picture-library.
         */
        put: operations["updateMedia"];
        /**
         * Adds a picture to the library; answers an existing one unchanged.
         * @description Source: decisions/022-picture-library.
         */
        post: operations["createMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/AuditTrails/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail, newest first.
         * @description Source: decisions/013-audit-trail.
         */
        get: operations["listAuditTrails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/AuditTrails/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered list as CSV.
         * @description Source: decisions/013-audit-trail.
         */
        get: operations["exportAuditTrails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Build and start of this server, with news.
         * @description Source: decisions/039-operation.
         */
        get: operations["getAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/about/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that the caller has read the news.
         * @description Source: decisions/039-operation.
         */
        put: operations["markNewsSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/about/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that the caller does not want the first steps.
         * @description Source: decisions/039-operation.
         */
        put: operations["refuseFirstSteps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/about/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest mails of a demo without a mail server; 404 elsewhere.
         * @description Source: decisions/039-operation.
         */
        get: operations["listDemoMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/about/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks of this server and its surroundings, with instructions; for administrators.
         * @description Source: decisions/039-operation.
         */
        get: operations["getSystemChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Masking of lists, and number of enquiries that the caller saw unmasked this hour.
         * @description Source: decisions/045-personal-data.
         */
        get: operations["getShownCount"];
        put?: never;
        /**
         * One enquiry, unmasked; adds an audit entry first.
         * @description Source: decisions/045-personal-data.
         */
        post: operations["showContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of enquiries to be anonymised within a week, by the present or given periods.
         * @description Source: decisions/045-personal-data.
         */
        get: operations["rehearseRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/postponed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps enquiries longer than their period.
         * @description Source: decisions/045-personal-data.
         */
        put: operations["postponeRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Masking, limits and retention periods of personal data.
         * @description Source: decisions/045-personal-data.
         */
        get: operations["getPrivacySettings"];
        /**
         * Saves masking, limits and retention periods of personal data.
         * @description Source: decisions/045-personal-data.
         */
        put: operations["savePrivacySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests of persons about their data, newest first.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["listPersonRequests"];
        /**
         * Saves a request.
         * @description Source: decisions/046-requests-and-incidents.
         */
        put: operations["updatePersonRequest"];
        /**
         * Adds a request; the due dates follow from the table of periods.
         * @description Source: decisions/046-requests-and-incidents.
         */
        post: operations["createPersonRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request with its outcome.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["getPersonRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/requests/{id}/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places that store data of the person of a request; adds an audit entry.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["getHeldData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/requests/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data of the person of a request; adds an audit entry.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["getPersonCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/requests/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Permanently erases the data of the person of a request; requires its number as a confirmation.
         * @description Source: decisions/046-requests-and-incidents.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/requests/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects name, telephone or address in an enquiry of the person of a request, which keeps the proof.
         * @description Source: decisions/046-requests-and-incidents.
         */
        post: operations["correctContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's periods, phrases and forms required by law.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["getPrivacyTerms"];
        /**
         * Saves the periods, phrases and forms required by law.
         * @description Source: decisions/046-requests-and-incidents.
         */
        put: operations["savePrivacyTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Incidents, newest first.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["listIncidents"];
        put?: never;
        /**
         * Adds an incident; the period for the report starts when the company learned of it.
         * @description Source: decisions/046-requests-and-incidents.
         */
        post: operations["createIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One incident.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["getIncident"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the persons whose data were shown or exported, and locks the list.
         * @description Source: decisions/046-requests-and-incidents.
         */
        post: operations["makeIncidentList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Persons of an incident, masked.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["listIncidentPersons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Letter to the persons of an incident, with its replacements and the progress of sending.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["getIncidentLetters"];
        /**
         * Saves the text of the letter; refused after the first was sent.
         * @description Source: decisions/046-requests-and-incidents.
         */
        put: operations["saveIncidentLetter"];
        /**
         * Sends the letter once to each person with an e-mail address; a repeated call continues.
         * @description Source: decisions/046-requests-and-incidents.
         */
        post: operations["sendIncidentLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}/letters/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the letter for a masked person to the caller.
         * @description Source: decisions/046-requests-and-incidents.
         */
        post: operations["sendSampleLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}/printed-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Printable letters to persons without an e-mail address; adds an audit entry for an export.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["listPrintedLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The form of the authority, filled in from the records.
         * @description Source: decisions/046-requests-and-incidents.
         */
        get: operations["getIncidentForm"];
        /**
         * Saves the answers that no record contains.
         * @description Source: decisions/046-requests-and-incidents.
         */
        put: operations["saveIncidentForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Privacy/incidents/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Records the report of an incident to the authority.
         * @description Source: decisions/046-requests-and-incidents.
         */
        put: operations["reportIncident"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens of the delivery API, newest first, with revoked and expired ones.
         * @description Source: decisions/041-delivery-and-change-feed.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Creates a token; answers its secret, only once. Requires a recent proof.
         * @description Source: decisions/041-delivery-and-change-feed.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a token immediately.
         * @description Source: decisions/041-delivery-and-change-feed.
         */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All webhooks with their states.
         * @description Source: decisions/042-webhooks.
         */
        get: operations["listWebhooks"];
        /**
         * Saves a webhook.
         * @description Source: decisions/042-webhooks.
         */
        put: operations["updateWebhook"];
        /**
         * Adds a webhook; another call answers its secret, only once.
         * @description Source: decisions/042-webhooks.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook.
         * @description Source: decisions/042-webhooks.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Permanently deletes a webhook with its deliveries.
         * @description Source: decisions/042-webhooks.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}/paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pauses or resumes a webhook; events of the pause are sent first.
         * @description Source: decisions/042-webhooks.
         */
        put: operations["pauseWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test event; answers the receiver's answer.
         * @description Source: decisions/042-webhooks.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new secret; the old one also signs for a day.
         * @description Source: decisions/042-webhooks.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}/secret/shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The newest secret, only once.
         * @description Source: decisions/042-webhooks.
         */
        post: operations["showWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}/old-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends the validity of the old secret.
         * @description Source: decisions/042-webhooks.
         */
        delete: operations["endOldWebhookSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of a webhook, newest first.
         * @description Source: decisions/042-webhooks.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhooks/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends deliveries again with the same ids.
         * @description Source: decisions/042-webhooks.
         */
        post: operations["replayWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Connections/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery with all its tries.
         * @description Source: decisions/042-webhooks.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open releases, and those that have run lately, newest first.
         * @description Source: decisions/054-releases.
         */
        get: operations["listReleases"];
        /**
         * Renames a release, sets or cancels its moment, and says what happens to items that may not go live.
         * @description A moment needs the claims of the direct call of each item. Source: decisions/054-releases.
         */
        put: operations["updateRelease"];
        /**
         * Adds a release, with its first item on request.
         * @description An item needs the claims of its direct call. Source: decisions/054-releases.
         */
        post: operations["createRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One release, each item with its present state.
         * @description Source: decisions/054-releases.
         */
        get: operations["getRelease"];
        put?: never;
        post?: never;
        /**
         * Deletes a release; its records stay as they are.
         * @description Source: decisions/054-releases.
         */
        delete: operations["deleteRelease"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a record into a release; refused while it stands in another open one.
         * @description Needs the claims of the direct call. Source: decisions/054-releases.
         */
        post: operations["addReleaseItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records that a release could take, last changed first, by a keyword.
         * @description What the caller may view and may bring on- or offline directly, and is not in the release yet. Source: decisions/054-releases.
         */
        get: operations["listReleaseCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/{id}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests of the release's records that wait for the caller, whole and in the order of its items.
         * @description Source: decisions/054-releases.
         */
        get: operations["getReleaseApprovals"];
        /**
         * Requests the missing approvals of all its records with one mail for each approver.
         * @description Each record is its own request and needs the claim of its unit; what waits unchanged is refused by name, so a repeated call sends nothing twice. Source: decisions/054-releases.
         */
        put: operations["requestReleaseApprovals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an item that has not gone live out of its release.
         * @description Source: decisions/054-releases.
         */
        delete: operations["removeReleaseItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a release live now, in one transaction.
         * @description An item stays behind without the claims of its direct call. Source: decisions/054-releases.
         */
        post: operations["runRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores what was public before a release; records changed since stay.
         * @description Source: decisions/054-releases.
         */
        post: operations["undoRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Releases/of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open release of a record, and the releases that it could join.
         * @description Source: decisions/054-releases.
         */
        get: operations["getReleaseOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Links/mend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives links of a record another target, or removes them, like a save of the record; can be undone like a replacement.
         * @description Needs the claims of the record's own save. A public page publishes the changed blocks only. Source: decisions/057-dead-links.
         */
        put: operations["mendLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Links/dead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links that lead nowhere, in records that the caller may view, public ones first; with the newest check.
         * @description Without kind and record: of all records. Source: decisions/057-dead-links.
         */
        get: operations["listDeadLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Links/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the check of links begin now; one check runs at a time, and at most one in ten minutes.
         * @description Source: decisions/057-dead-links.
         */
        post: operations["checkLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Links/hosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other websites that the check of links leaves alone.
         * @description Source: decisions/057-dead-links.
         */
        get: operations["listUncheckedHosts"];
        /**
         * Replaces the list of websites that are not checked; what was known of them is forgotten.
         * @description Throws 409 if somebody else changed it. Source: decisions/057-dead-links.
         */
        put: operations["saveUncheckedHosts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Links/dead/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reports an address no more until it has worked again, or reports it again.
         * @description Needs Edit of every record that links to it. Source: decisions/057-dead-links.
         */
        put: operations["editDeadLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects of addresses of units that the caller may view, newest first.
         * @description Source: decisions/055-links.
         */
        get: operations["listRedirects"];
        /**
         * Leads an address to another page once its own is gone, and replaces the redirect that it has.
         * @description Needs Edit of the unit of the page that is gone, or of the website for any other address. Source: decisions/055-links.
         */
        put: operations["saveRedirect"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a redirect; its address then answers that there is no such page.
         * @description Needs the claim of saving it. Source: decisions/055-links.
         */
        delete: operations["deleteRedirect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Redirects/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages that visitors see now, to which an address can lead.
         * @description Source: decisions/055-links.
         */
        get: operations["listRedirectTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Links/of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places that link to a record, show it or name it; those in units that the caller may not view are only counted.
         * @description Needs View of the record. Source: decisions/055-links.
         */
        get: operations["getLinksOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Replace/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hits in the next records of those that the caller may view.
         * @description A cursor goes through all records, so that a long search shows its progress and stops at any time. Source: decisions/056-replace.
         */
        get: operations["findReplaceHits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replacements of the last 30 days, newest first.
         * @description Source: decisions/056-replace.
         */
        get: operations["listReplacements"];
        put?: never;
        /**
         * Replaces the chosen hits in one transaction, each record at the version that was shown.
         * @description A record needs the claims of its own save; a public page those of its publication. Source: decisions/056-replace.
         */
        post: operations["createReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Replace/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A replacement with what happened to each record.
         * @description Source: decisions/056-replace.
         */
        get: operations["getReplacement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Replace/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores the texts before a replacement; records changed since stay.
         * @description A record needs the claims of its own save. Source: decisions/056-replace.
         */
        post: operations["undoReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SalesCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases of the sales system that are known here, by code.
         * @description Source: decisions/017-unknown-case-codes.
         */
        get: operations["listSalesCodes"];
        put?: never;
        /**
         * Adds a case of the sales system.
         * @description Codes are compared ignoring case; 400 at `code` for a known one. Source: decisions/017-unknown-case-codes.
         */
        post: operations["createSalesCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SalesCodes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes name and district of a case of the sales system.
         * @description Source: decisions/017-unknown-case-codes.
         */
        put: operations["updateSalesCode"];
        post?: never;
        /**
         * Removes a case of the sales system; pages named by its code stay.
         * @description Source: decisions/017-unknown-case-codes.
         */
        delete: operations["deleteSalesCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SalesCodes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds and changes the cases of a table, all or none.
         * @description Source: decisions/017-unknown-case-codes.
         */
        post: operations["importSalesCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scheduled changes and releases of a period, in units that the caller may view, in order of time.
         * @description Days of Taipei, at most 62. Source: decisions/062-calendar.
         */
        get: operations["listCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Calendar/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's address for calendar programs, without the address itself, which is shown once.
         * @description Source: decisions/062-calendar.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        /**
         * Gives the caller a new address for calendar programs; the former one ends.
         * @description Source: decisions/062-calendar.
         */
        post: operations["renewCalendarFeed"];
        /**
         * Ends the caller's address for calendar programs.
         * @description Source: decisions/062-calendar.
         */
        delete: operations["endCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ListViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views of all lists that the caller may see, by name, own ones first.
         * @description Source: decisions/061-saved-views.
         */
        get: operations["listListViews"];
        put?: never;
        /**
         * Names what a list shows now.
         * @description Needs what the list itself needs. Source: decisions/061-saved-views.
         */
        post: operations["createListView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ListViews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a view; a shared one of somebody else only by who may edit accounts.
         * @description Source: decisions/061-saved-views.
         */
        put: operations["updateListView"];
        post?: never;
        /**
         * Removes a view; a shared one of somebody else only by who may edit accounts.
         * @description Source: decisions/061-saved-views.
         */
        delete: operations["deleteListView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ListViews/first/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Opens the view first for the caller whenever its list is opened, or no longer.
         * @description Source: decisions/061-saved-views.
         */
        put: operations["chooseFirstListView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SharedBlocks/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shared blocks, each with the number of pages that use it.
         * @description Source: decisions/059-shared-blocks.
         */
        get: operations["listSharedBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SharedBlocks/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shared blocks with their present content, for the editor of a page.
         * @description Source: decisions/059-shared-blocks.
         */
        get: operations["listSharedBlockChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SharedBlocks/update-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the present content of a shared block into drafts, and publishes it where that is allowed.
         * @description A draft needs the claims of its own save, a public page those of its publication and its approvals. A draft that was saved since it was listed is left out. Source: decisions/059-shared-blocks.
         */
        post: operations["updateSharedBlockPages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SharedBlocks/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a shared block that drafts use, with another one in its place.
         * @description Refused as a whole if one draft cannot be changed. Public pages follow as for an update. Source: decisions/059-shared-blocks.
         */
        post: operations["replaceSharedBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SharedBlocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shared block with the pages that use it.
         * @description Source: decisions/059-shared-blocks.
         */
        get: operations["getSharedBlock"];
        put?: never;
        post?: never;
        /**
         * Moves a shared block that no draft uses to the trash.
         * @description Source: decisions/059-shared-blocks.
         */
        delete: operations["deleteSharedBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/SharedBlocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a shared block; pages keep what they show.
         * @description Source: decisions/059-shared-blocks.
         */
        put: operations["updateSharedBlock"];
        /**
         * Adds a shared block.
         * @description Source: decisions/059-shared-blocks.
         */
        post: operations["createSharedBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports of the units in which the caller may create records, newest first.
         * @description Source: decisions/044-moving-in-and-out.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the column of each field and answers the new effect of each row.
         * @description Source: decisions/044-moving-in-and-out.
         */
        put: operations["updateImportMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/row": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects cells of one row before the import and answers the new effect of all rows.
         * @description The file stays as it is. Source: decisions/044-moving-in-and-out.
         */
        put: operations["mendImportRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Imports the new and changed rows in the background.
         * @description Source: decisions/044-moving-in-and-out.
         */
        put: operations["runImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Undoes an import in the background; records edited since are kept.
         * @description Source: decisions/044-moving-in-and-out.
         */
        put: operations["undoImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stops a running import or undo; what is written stays and can be undone.
         * @description Source: decisions/044-moving-in-and-out.
         */
        put: operations["stopImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of an import's file in their order.
         * @description Source: decisions/044-moving-in-and-out.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refused rows of an import's file with their reasons as CSV; personal data as the screen shows them.
         * @description Source: decisions/044-moving-in-and-out.
         */
        get: operations["exportRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One import with its columns and figures.
         * @description Source: decisions/044-moving-in-and-out.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process is alive.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The database answers and lets calls in; `status` is ready, or read-only while writes are refused.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview links of a case, valid ones first.
         * @description Source: decisions/012-preview.
         */
        get: operations["listCasePreviewLinks"];
        put?: never;
        /**
         * Creates a preview link of a case.
         * @description Source: decisions/012-preview.
         */
        post: operations["createCasePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/case/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a preview link of a case.
         * @description Source: decisions/012-preview.
         */
        delete: operations["deleteCasePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/case/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores a case from the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        put: operations["restoreCaseInfo"];
        post?: never;
        /**
         * Permanently deletes a case in the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        delete: operations["purgeCaseInfo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/case/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the record, newest first.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["listCaseVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/case/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record in one version.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["getCaseVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores an earlier version as a new save.
         * @description Source: decisions/014-record-versions.
         */
        put: operations["restoreCaseVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a file of cases and answers the effect of each row; imports nothing yet.
         * @description Source: decisions/044-moving-in-and-out.
         */
        post: operations["createCaseImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview links of a theme, valid ones first.
         * @description Source: decisions/012-preview.
         */
        get: operations["listThemePreviewLinks"];
        put?: never;
        /**
         * Creates a preview link of a theme.
         * @description Source: decisions/012-preview.
         */
        post: operations["createThemePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/theme/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a preview link of a theme.
         * @description Source: decisions/012-preview.
         */
        delete: operations["deleteThemePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/theme/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores a theme from the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        put: operations["restoreSiteTheme"];
        post?: never;
        /**
         * Permanently deletes a theme in the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        delete: operations["purgeSiteTheme"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a copy of an article with its content, offline.
         * @description Source: decisions/019-lists.
         */
        post: operations["duplicateArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/edit-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets online or offline.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        put: operations["updateArticleStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an article.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        /**
         * Moves an article to the trash.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves an article.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        put: operations["updateArticle"];
        /**
         * Adds an article.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview links of an article, valid ones first.
         * @description Source: decisions/012-preview.
         */
        get: operations["listArticlePreviewLinks"];
        put?: never;
        /**
         * Creates a preview link of an article.
         * @description Source: decisions/012-preview.
         */
        post: operations["createArticlePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a preview link of an article.
         * @description Source: decisions/012-preview.
         */
        delete: operations["deleteArticlePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores an article from the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        put: operations["restoreArticle"];
        post?: never;
        /**
         * Permanently deletes an article in the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        delete: operations["purgeArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the record, newest first.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["listArticleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/article/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record in one version.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["getArticleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores an earlier version as a new save.
         * @description Source: decisions/014-record-versions.
         */
        put: operations["restoreArticleVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a file of articles and answers the effect of each row; imports nothing yet.
         * @description Source: decisions/044-moving-in-and-out.
         */
        post: operations["createArticleImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/News/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists news.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/News/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered news as CSV.
         * @description Source: decisions/034-second-week.
         */
        get: operations["exportNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/News/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a copy of a news item with its content, offline.
         * @description Source: decisions/019-lists.
         */
        post: operations["duplicateNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/News/edit-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets online or offline.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        put: operations["updateNewsStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/News/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a news item.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        /**
         * Moves a news item to the trash.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        delete: operations["deleteNews"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/News": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a news item.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        put: operations["updateNews"];
        /**
         * Adds a news item.
         * @description Source: decisions/003-calls-beyond-the-specification.
         */
        post: operations["createNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview links of a news item, valid ones first.
         * @description Source: decisions/012-preview.
         */
        get: operations["listNewsPreviewLinks"];
        put?: never;
        /**
         * Creates a preview link of a news item.
         * @description Source: decisions/012-preview.
         */
        post: operations["createNewsPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a preview link of a news item.
         * @description Source: decisions/012-preview.
         */
        delete: operations["deleteNewsPreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores a news item from the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        put: operations["restoreNews"];
        post?: never;
        /**
         * Permanently deletes a news item in the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        delete: operations["purgeNews"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the record, newest first.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["listNewsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/news/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record in one version.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["getNewsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores an earlier version as a new save.
         * @description Source: decisions/014-record-versions.
         */
        put: operations["restoreNewsVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a file of news and answers the effect of each row; imports nothing yet.
         * @description Source: decisions/044-moving-in-and-out.
         */
        post: operations["createNewsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/popup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the record, newest first.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["listPopupVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/popup/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record in one version.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["getPopupVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores an earlier version as a new save.
         * @description Source: decisions/014-record-versions.
         */
        put: operations["restorePopupVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/otherPopup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores a popup from the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        put: operations["restoreOtherPopup"];
        post?: never;
        /**
         * Permanently deletes a popup in the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        delete: operations["purgeOtherPopup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores a role from the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        put: operations["restoreRole"];
        post?: never;
        /**
         * Permanently deletes a role in the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        delete: operations["purgeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the record, newest first.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["listRoleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/role/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record in one version.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["getRoleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores an earlier version as a new save.
         * @description Source: decisions/014-record-versions.
         */
        put: operations["restoreRoleVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a file of enquiries and answers the effect of each row; imports nothing yet.
         * @description Source: decisions/044-moving-in-and-out.
         */
        post: operations["createContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview links of a release, valid ones first.
         * @description Source: decisions/012-preview.
         */
        get: operations["listReleasePreviewLinks"];
        put?: never;
        /**
         * Creates a preview link of a release.
         * @description Source: decisions/012-preview.
         */
        post: operations["createReleasePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/release/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a preview link of a release.
         * @description Source: decisions/012-preview.
         */
        delete: operations["deleteReleasePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/sharedBlock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores a shared block from the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        put: operations["restoreSharedBlock"];
        post?: never;
        /**
         * Permanently deletes a shared block in the trash, with what was deleted with it.
         * @description Source: decisions/010-trash.
         */
        delete: operations["purgeSharedBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/sharedBlock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the record, newest first.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["listSharedBlockVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/sharedBlock/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record in one version.
         * @description Source: decisions/014-record-versions.
         */
        get: operations["getSharedBlockVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/sharedBlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restores an earlier version as a new save.
         * @description Source: decisions/014-record-versions.
         */
        put: operations["restoreSharedBlockVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        About: {
            version: string;
            /** @description Omitted if unknown to the build. */
            commit?: string;
            /**
             * Format: date-time
             * @description Start of the answering process.
             */
            startedOn: string;
            /** @description News of the newest release for users; null without any. */
            news: components["schemas"]["ReleaseNews"] | null;
            /** @description The newest releases, the newest first. */
            releases: components["schemas"]["ReleaseTitles"][];
            /** @description For administrators of a new installation, until all are done or the caller refused them. */
            firstSteps?: components["schemas"]["FirstSteps"];
            /** @description True in a demo without a mail server, whose mails the app shows. */
            hasMailPage?: boolean;
        };
        Account: {
            id: components["schemas"]["Id"];
            account: string;
            name: string;
            email: string;
            department: string;
            roleId: number | null;
            roleName: string;
            gender: components["schemas"]["SaidGender"];
            status: boolean;
            /** Format: date-time */
            lastLoginTime: string | null;
            avatarUrl: string | null;
            hasSecondFactor?: boolean;
            /** @description Null for an account that is not the caller's own. */
            ownProof?: components["schemas"]["OwnProof"] | null;
            assignableRoles?: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        AccountCard: {
            id: components["schemas"]["Id"];
            account?: string;
            name: string;
            department: string;
            roleName: string;
            avatarUrl: string | null;
            status: boolean;
            /** Format: date-time */
            lastLoginTime: string | null;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        AccountUpdate: {
            /** 姓名 */
            name: string;
            /** E-mail */
            email: components["schemas"]["Email"];
            /** 部門 */
            department: string;
            /** 性別 */
            gender: components["schemas"]["SaidGender"];
            /** 角色 */
            roleId: number | null;
            /** 狀態 */
            status: boolean;
            /** 新密碼 */
            password?: components["schemas"]["NewPassword"];
            currentPassword?: components["schemas"]["ProvingPassword"];
            passcode?: components["schemas"]["ProvingPasscode"];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        AdCheck: {
            themeId: components["schemas"]["Id"];
            caseId: components["schemas"]["Id"];
            /** @description Of the case. */
            title: string;
            /** @description Number of checked blocks. */
            blocks: number;
            findings: components["schemas"]["AdFinding"][];
        };
        /**
         * @description Field that contains a sentence: of a block, then `page` for what a page lacks, then of the site, at last the name of the case.
         * @enum {string}
         */
        AdField: "text" | "alt" | "detail" | "navName" | "tel" | "siteAddress" | "receptionAddress" | "budgets" | "thanks" | "lineText" | "address" | "itemText" | "itemLabel" | "itemGroup" | "itemDetail" | "itemAlt" | "page" | "seoTitle" | "seoDescription" | "seoKeywords" | "title";
        AdFinding: {
            /** @description Unique within the page. */
            key: string;
            ruleId: string;
            kind: components["schemas"]["AdRuleKind"];
            severity: components["schemas"]["AdSeverity"];
            reason: string;
            source: string;
            isToConfirm: boolean;
            /** @description Null for the whole page. */
            partId: number | null;
            partType: number | null;
            /** @description Position of the block from 1; 0 for the whole page. */
            place: number;
            field: components["schemas"]["AdField"];
            itemId: number | null;
            sentence: string;
            marks: components["schemas"]["AdMark"][];
            /** @description Hash of the sentence, to which a dismissal is limited. */
            hash: string;
            /** @description False for texts that the block takes from its case. */
            isEditable: boolean;
            putAside: components["schemas"]["AdPutAside"] | null;
        };
        AdMark: {
            /** @description Position in the sentence. */
            start: number;
            end: number;
            /** @description Proposed replacement; null for none. */
            replacement: string | null;
        };
        AdPutAside: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AdReasonKind"];
            note: string;
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
        };
        AdPutAsideInput: {
            themeId: components["schemas"]["Id"];
            ruleId: string;
            hash: string;
            kind: components["schemas"]["AdReasonKind"];
            note: string;
        };
        /**
         * @description Reason for dismissing a finding.
         * @enum {string}
         */
        AdReasonKind: "approved" | "counsel" | "mistaken" | "other";
        AdRule: {
            id: string;
            kind: components["schemas"]["AdRuleKind"];
            /** @description Words to find. `#` stands for a number, `…` for up to eight characters; one of the words between `、` fits; `＆` joins words that must all be in the sentence; the replacement follows `→`. */
            phrases: string[];
            /** @description Surrounding words that make a phrase harmless. `○` stands for the words that were found. */
            exceptions: string[];
            /** @description Words that make it harmless, elsewhere in the sentence. Minutes and pictures: in the block. Rules of the page: on the page. */
            contexts: string[];
            reason: string;
            /** @description Rule or case. */
            source: string;
            /**
             * Format: date
             * @description Day of the company's last check.
             */
            checkedOn: string;
            /** @description True until counsel has confirmed it. */
            isToConfirm: boolean;
            severity: components["schemas"]["AdSeverity"];
            isOn: boolean;
        };
        /**
         * @description Subject of a rule of the advertising check. Kinds from `permit` on check the page, the others its texts.
         * @enum {string}
         */
        AdRuleKind: "superlative" | "value" | "minutes" | "promise" | "addition" | "facility" | "scarcity" | "price" | "use" | "distance" | "other" | "permit" | "planUse" | "pictureKind";
        AdRules: {
            rules: components["schemas"]["AdRule"][];
            /** @description Default rules of this release. */
            delivered: components["schemas"]["AdRule"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        AdRulesInput: {
            rowVersion: components["schemas"]["RowVersion"];
            rules: components["schemas"]["AdRule"][];
        };
        /**
         * @description Whether a finding blocks publishing.
         * @enum {string}
         */
        AdSeverity: "advice" | "required";
        /** @enum {integer} */
        Align: 1 | 2;
        ApiToken: {
            /** @description Scopes that do not work, because the creator lost the permission. */
            lostScopes: components["schemas"]["ApiTokenScope"][];
            /** @enum {string} */
            state: "valid" | "expired" | "revoked";
            /** Format: date-time */
            revokedOn: string | null;
            /**
             * Format: date-time
             * @description Last use, accurate to a minute.
             */
            lastUsedOn: string | null;
            /** @description Address of the last use; empty before the first. */
            lastUsedFrom: string;
            id: components["schemas"]["Id"];
            name: string;
            /** @description The first characters of the token. */
            prefix: string;
            scopes: components["schemas"]["ApiTokenScope"][];
            /** @description Addresses and networks that may use it; empty for any. */
            networks: string[];
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            expiresOn: string;
        };
        ApiTokenCreate: {
            /**
             * 用在哪個系統
             * @description Name of the system that uses it.
             */
            name: string;
            /** 可以讀取 */
            scopes: components["schemas"]["ApiTokenScope"][];
            /**
             * 有效期限
             * Format: date-time
             * @description At most two years from now.
             */
            expiresOn: string;
            /** 限制來源位址 */
            networks?: string[];
            currentPassword?: components["schemas"]["ProvingPassword"];
            passcode?: components["schemas"]["ProvingPasscode"];
        };
        ApiTokenFields: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The first characters of the token. */
            prefix: string;
            scopes: components["schemas"]["ApiTokenScope"][];
            /** @description Addresses and networks that may use it; empty for any. */
            networks: string[];
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            expiresOn: string;
        };
        ApiTokenList: {
            items: components["schemas"]["ApiToken"][];
            ownProof: components["schemas"]["OwnProof"];
        };
        ApiTokenMade: {
            /** @description The secret, answered only once. */
            token: string;
            id: components["schemas"]["Id"];
            name: string;
            /** @description The first characters of the token. */
            prefix: string;
            scopes: components["schemas"]["ApiTokenScope"][];
            /** @description Addresses and networks that may use it; empty for any. */
            networks: string[];
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            expiresOn: string;
        };
        /**
         * @description Content that a token can read.
         * @enum {string}
         */
        ApiTokenScope: "published" | "drafts" | "enquiries";
        Appointment: {
            /** Format: date-time */
            at: string;
            state: components["schemas"]["AppointmentState"];
        };
        AppointmentMail: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        AppointmentRow: {
            id: components["schemas"]["Id"];
            name: string;
            caseTitle: string;
            assignee: string;
            /** Format: date-time */
            at: string;
            state: components["schemas"]["AppointmentState"];
        };
        /** @enum {integer} */
        AppointmentState: 0 | 1 | 2 | 3;
        Approval: {
            /** @description Of the record; null if the record no longer exists. */
            rowVersion: components["schemas"]["RowVersion"] | null;
            /** @description Template of a site, which its blocks are rendered with; null for other records. */
            templateCode: string | null;
            note: string;
            /** @description Present blocks. A closed request has its last blocks, without before and after. */
            blocks: components["schemas"]["ApprovalBlock"][];
            details: components["schemas"]["ApprovalDepartment"][];
            emergencyReason: string | null;
            /** Format: date-time */
            closedOn: string | null;
            /** @description Findings of the advertising check in the whole page; null if the check did not end. */
            findings: components["schemas"]["AdFinding"][] | null;
            /** @description True if the caller's role has blocks to approve. */
            mayDecide: boolean;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApprovalRecordKind"];
            recordId: components["schemas"]["Id"];
            /** @description Of a site. */
            caseId: components["schemas"]["Id"] | null;
            /** @description Title of the record; for a site, of its case. */
            title: string;
            /** @description For a site, the name of its draft. */
            subtitle: string;
            cover: components["schemas"]["FileInfo"] | null;
            state: components["schemas"]["ApprovalState"];
            /** @description True before the first publishing. */
            isFirst: boolean;
            counts: components["schemas"]["ApprovalCounts"];
            requestedBy: string;
            /**
             * Format: date-time
             * @description Time at which its content was last sent.
             */
            requestedOn: string;
            /** Format: date-time */
            dueOn: string;
            /**
             * Format: date-time
             * @description Time of its waiting schedule.
             */
            goesPublicOn: string | null;
            /** @description Release with which its record goes live, for approvers and readers of releases. */
            release: components["schemas"]["ReleaseChoice"] | null;
            departments: components["schemas"]["ApprovalDepartmentLine"][];
            /** @description Newest request for changes that is not answered yet. */
            asked: components["schemas"]["ApprovalAsked"] | null;
            own: components["schemas"]["ApprovalProgress"];
        };
        /** @description Newest request for changes by a department. */
        ApprovalAsk: {
            by: string;
            /** Format: date-time */
            at: string;
            reasons: components["schemas"]["ApprovalReason"][];
            note: string;
            blocks: components["schemas"]["ApprovalBlockKey"][];
            /** @description Those of the attached that are fields of a record, with their labels. */
            fields: {
                key: components["schemas"]["ApprovalBlockKey"];
                label: string;
            }[];
            /** @description False after the content was sent again. */
            isOpen: boolean;
        };
        ApprovalAsked: {
            by: string;
            /** Format: date-time */
            at: string;
            note: string;
            /** @description First block of the page, or field of the record, that was attached; null without one. */
            block: components["schemas"]["ApprovalBlockKey"] | null;
        };
        ApprovalBatch: {
            items: {
                id: components["schemas"]["Id"];
                hash: components["schemas"]["ApprovalHash"];
            }[];
            note: components["schemas"]["ApprovalNote"];
        };
        ApprovalBatchDecided: {
            approvedIds: components["schemas"]["Id"][];
            refused: {
                id: components["schemas"]["Id"];
                message: string;
            }[];
        };
        ApprovalBatchSent: {
            sentIds: components["schemas"]["Id"][];
            refused: components["schemas"]["ApprovalRefused"][];
        };
        ApprovalBlock: {
            key: components["schemas"]["ApprovalBlockKey"];
            hash: components["schemas"]["ApprovalHash"];
            /** @description Block id in the draft, for comments; null for others. */
            partId: components["schemas"]["Id"] | null;
            /** @description Name of the settings or the field; empty for a block. */
            label: string;
            /** @description Position from 1 in the draft, or in the public page for a removed block; 0 for others. */
            place: number;
            change: components["schemas"]["ApprovalChange"];
            parts: components["schemas"]["ApprovalPart"][];
            before: components["schemas"]["PagePart"] | null;
            after: components["schemas"]["PagePart"] | null;
            /** @description Changed fields; empty for a block. */
            fields: components["schemas"]["ApprovalField"][];
            checks: components["schemas"]["ApprovalFigure"][];
            /** @description True if it has other words, which are compared with nothing. */
            isPartlyCompared: boolean;
            /** @description True if the caller's role approves it. */
            isMine: boolean;
            /** @description True if the caller requested or changed it and so cannot approve it. */
            isBarred: boolean;
            /** @description True if the caller marked the present content as seen. */
            isSeen: boolean;
            /** @description What the caller saw last, if the block changed since; for open requests. */
            lastSeen: {
                /** Format: date-time */
                seenOn: string;
                before: components["schemas"]["PagePart"] | null;
                /** @description Fields that changed since. */
                fields: components["schemas"]["ApprovalField"][];
            } | null;
            /** @description True if it changed after an approval by the caller's role, or by any role if the caller's has none. */
            isAgain: boolean;
            /** @description Roles with a valid approval of the block. */
            approvedBy: components["schemas"]["Id"][];
        };
        /** @description `part-` and the block id; `page` for the page settings; `content` for a record; `field-` and the name of a field of a record. */
        ApprovalBlockKey: string;
        ApprovalBlockSeen: {
            key: components["schemas"]["ApprovalBlockKey"];
            hash: components["schemas"]["ApprovalHash"];
        };
        /**
         * @description `mine`: waits for the caller. `sent`: open, sent by the caller. `done`: closed, or decided by the caller.
         * @enum {string}
         */
        ApprovalBox: "mine" | "sent" | "done";
        ApprovalCandidate: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of the account; empty for none. */
            department: string;
            /** @description True for the caller, and for an author of one of the blocks. */
            isBarred: boolean;
        };
        /**
         * @description Change since the public version.
         * @enum {string}
         */
        ApprovalChange: "added" | "changed" | "removed";
        /** @description Changes of a department or of the whole request. `blocks` counts each block once. */
        ApprovalCounts: {
            blocks: number;
            /** @description Text blocks without a picture. */
            texts: number;
            /** @description Text blocks with a picture. */
            pictures: number;
            /** @description Blocks with figures but without plans. */
            figures: number;
            /** @description Blocks with plans. */
            plans: number;
            terms: number;
        };
        /**
         * Format: date
         * @description Day in Taipei.
         */
        ApprovalDay: string;
        ApprovalDecided: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ApprovalState"];
            approvedBlocks: number;
        };
        ApprovalDecision: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            decision: "approve" | "askChanges";
            /** @description All blocks of the caller's role, as the caller saw them. */
            blocks: components["schemas"]["ApprovalBlockSeen"][];
            /** @description Required when requesting changes. */
            note: components["schemas"]["ApprovalNote"];
            /** @description Required when requesting changes. */
            reasons?: components["schemas"]["ApprovalReason"][];
            /** @description Blocks, or fields of a record, to be changed. */
            attached?: components["schemas"]["ApprovalBlockKey"][];
        };
        /** @description A role of the rules with the parts that it approves, under the name of its department. */
        ApprovalDepartment: {
            roleId: components["schemas"]["Id"];
            name: string;
            parts: components["schemas"]["ApprovalPart"][];
            counts: components["schemas"]["ApprovalCounts"];
            /** @description Number of blocks with a valid approval. */
            approved: number;
            /** @description Number of approved blocks that changed afterwards. */
            again: number;
            state: components["schemas"]["ApprovalDepartmentState"];
            /** @description Approver chosen by the requester; all accounts with the role may approve. */
            person: components["schemas"]["ApprovalPerson"] | null;
            decidedBy: string | null;
            /** @description Of the account that decided; empty if it has none or may no longer approve. */
            deciderDepartment: string;
            /** Format: date-time */
            decidedOn: string | null;
            /** @description Note of the approval. */
            note: string;
            /**
             * Format: date-time
             * @description Last time an account with the role marked a block as seen.
             */
            seenOn: string | null;
            /** @description True if the caller has this role. */
            isMine: boolean;
            ask: components["schemas"]["ApprovalAsk"] | null;
            candidates: components["schemas"]["ApprovalCandidate"][];
        };
        ApprovalDepartmentLine: {
            roleId: components["schemas"]["Id"];
            name: string;
            parts: components["schemas"]["ApprovalPart"][];
            state: components["schemas"]["ApprovalDepartmentState"];
            isMine: boolean;
        };
        /** @enum {string} */
        ApprovalDepartmentState: "waiting" | "approved" | "changesAsked" | "needsAgain";
        ApprovalDeputy: {
            /** @description Null for none, and after the last day. */
            deputy: {
                id: components["schemas"]["Id"];
                name: string;
                startsOn: components["schemas"]["ApprovalDay"];
                endsOn: components["schemas"]["ApprovalDay"];
            } | null;
            /** @description Approvers in whose place the caller decides today. */
            inPlaceOf: string[];
            /** @description Other accounts that may approve. */
            candidates: components["schemas"]["ApprovalPerson"][];
        };
        ApprovalDeputyInput: {
            deputy: {
                id: components["schemas"]["Id"];
                startsOn: components["schemas"]["ApprovalDay"];
                /** @description Last day. */
                endsOn: components["schemas"]["ApprovalDay"];
            } | null;
        };
        ApprovalEmergency: {
            /** @enum {string} */
            kind: "article" | "news" | "popup" | "otherPopup";
            recordId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            emergencyReason: components["schemas"]["EmergencyReason"];
        };
        ApprovalField: {
            /** @description Key for requesting a change of this field of a record; null for settings of a page. */
            key: components["schemas"]["ApprovalBlockKey"] | null;
            label: string;
            before: string;
            after: string;
            beforePicture: components["schemas"]["FileInfo"] | null;
            afterPicture: components["schemas"]["FileInfo"] | null;
        };
        /** @description A request for approval with its progress. */
        ApprovalFields: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApprovalRecordKind"];
            recordId: components["schemas"]["Id"];
            /** @description Of a site. */
            caseId: components["schemas"]["Id"] | null;
            /** @description Title of the record; for a site, of its case. */
            title: string;
            /** @description For a site, the name of its draft. */
            subtitle: string;
            cover: components["schemas"]["FileInfo"] | null;
            state: components["schemas"]["ApprovalState"];
            /** @description True before the first publishing. */
            isFirst: boolean;
            counts: components["schemas"]["ApprovalCounts"];
            requestedBy: string;
            /**
             * Format: date-time
             * @description Time at which its content was last sent.
             */
            requestedOn: string;
            /** Format: date-time */
            dueOn: string;
            /**
             * Format: date-time
             * @description Time of its waiting schedule.
             */
            goesPublicOn: string | null;
            /** @description Release with which its record goes live, for approvers and readers of releases. */
            release: components["schemas"]["ReleaseChoice"] | null;
            departments: components["schemas"]["ApprovalDepartmentLine"][];
            /** @description Newest request for changes that is not answered yet. */
            asked: components["schemas"]["ApprovalAsked"] | null;
            own: components["schemas"]["ApprovalProgress"];
        };
        /** @description A changed figure, compared with the facts of the project. */
        ApprovalFigure: {
            label: string;
            before: string;
            after: string;
            blockKey: components["schemas"]["ApprovalBlockKey"];
            /** @description Null if compared with nothing. */
            isSame: boolean | null;
            /** @description Value of the fact; empty without one. */
            fact: string;
            /** @description Document of the fact, with its number and date; empty without one. */
            source: string;
        };
        /** @description SHA-256 of the approved content. */
        ApprovalHash: string;
        /**
         * @description Kind of record that may require approval; `popup` means all home popups.
         * @enum {string}
         */
        ApprovalKind: "site" | "article" | "news" | "popup";
        ApprovalNote: string;
        ApprovalOf: {
            kind: components["schemas"]["ApprovalRecordKind"];
            recordId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** @description False without a rule for the kind; clients then show nothing. */
            isRuled: boolean;
            /** @description True if a changed block requires approval. */
            isNeeded: boolean;
            /** @description True if no approval is missing. */
            isApproved: boolean;
            counts: components["schemas"]["ApprovalCounts"];
            figures: components["schemas"]["ApprovalFigure"][];
            departments: components["schemas"]["ApprovalDepartment"][];
            /** @description Open request; null for none. */
            request: components["schemas"]["ApprovalRow"] | null;
            /** @description Note of the open request. */
            note: string;
            /** Format: date-time */
            scheduledOn: string | null;
            mayRequest: boolean;
        };
        ApprovalPage: {
            items: components["schemas"]["ApprovalRow"][];
            boxCounts: {
                mine: number;
                sent: number;
            };
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        /**
         * @description Part of a page that a role approves.
         * @enum {string}
         */
        ApprovalPart: "words" | "figures" | "terms";
        ApprovalPerson: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of the account; empty for none. */
            department: string;
        };
        /** @description Number of blocks that wait for the caller's approval, and number of them that the caller has seen. */
        ApprovalProgress: {
            /** @description Approvers as whose deputy the caller would decide; empty for the own role. */
            inPlaceOf: string[];
            blocks: number;
            seen: number;
            /** @description Hash of these blocks, for deciding several requests in one call; null without blocks. */
            hash: components["schemas"]["ApprovalHash"] | null;
            /** @description All are seen. */
            mayApprove: boolean;
        };
        /**
         * @description Reason for a requested change.
         * @enum {string}
         */
        ApprovalReason: "documents" | "oldPlan" | "wording" | "labelMissing" | "other";
        /**
         * @description Kind of record in a request. `recordId` is the theme id for `site`, and 1 for the first popup.
         * @enum {string}
         */
        ApprovalRecordKind: "site" | "article" | "news" | "popup" | "otherPopup";
        ApprovalRefused: {
            id: components["schemas"]["Id"];
            message: string;
        };
        ApprovalReminder: {
            id: components["schemas"]["Id"];
            roleId: components["schemas"]["Id"];
        };
        ApprovalRequestBatch: {
            kind: components["schemas"]["ApprovalRecordKind"];
            recordIds: components["schemas"]["Id"][];
            note: components["schemas"]["ApprovalNote"];
            /** Format: date-time */
            dueOn: string;
        };
        ApprovalRequestInput: {
            kind: components["schemas"]["ApprovalRecordKind"];
            recordId: components["schemas"]["Id"];
            /** @description Of the record. */
            rowVersion: components["schemas"]["RowVersion"];
            note: components["schemas"]["ApprovalNote"];
            /** Format: date-time */
            dueOn: string;
            /** @description Approver chosen per role; omitted roles ask all their accounts. */
            people: {
                roleId: components["schemas"]["Id"];
                accountId: components["schemas"]["Id"];
            }[];
        };
        ApprovalRole: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Department for which the role approves; null until it was given one, and its own name then stands for it. */
            department: string | null;
            /** @description Departments of the accounts that can approve with this role, each once. */
            ownDepartments: string[];
            /** @description Number of active accounts that can approve with this role. */
            approvers: number;
        };
        ApprovalRoleDepartment: {
            roleId: components["schemas"]["Id"];
            /**
             * 部門
             * @description Shown wherever approval speaks of a department; permissions stay with the role.
             */
            name: string;
        };
        ApprovalRow: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApprovalRecordKind"];
            recordId: components["schemas"]["Id"];
            /** @description Of a site. */
            caseId: components["schemas"]["Id"] | null;
            /** @description Title of the record; for a site, of its case. */
            title: string;
            /** @description For a site, the name of its draft. */
            subtitle: string;
            cover: components["schemas"]["FileInfo"] | null;
            state: components["schemas"]["ApprovalState"];
            /** @description True before the first publishing. */
            isFirst: boolean;
            counts: components["schemas"]["ApprovalCounts"];
            requestedBy: string;
            /**
             * Format: date-time
             * @description Time at which its content was last sent.
             */
            requestedOn: string;
            /** Format: date-time */
            dueOn: string;
            /**
             * Format: date-time
             * @description Time of its waiting schedule.
             */
            goesPublicOn: string | null;
            /** @description Release with which its record goes live, for approvers and readers of releases. */
            release: components["schemas"]["ReleaseChoice"] | null;
            departments: components["schemas"]["ApprovalDepartmentLine"][];
            /** @description Newest request for changes that is not answered yet. */
            asked: components["schemas"]["ApprovalAsked"] | null;
            own: components["schemas"]["ApprovalProgress"];
        };
        ApprovalRule: {
            kind: components["schemas"]["ApprovalKind"];
            part: components["schemas"]["ApprovalPart"];
            /** @description Roles that must all approve. */
            roleIds: components["schemas"]["Id"][];
        };
        /** @description Rules without roles are omitted. */
        ApprovalRules: {
            rules: components["schemas"]["ApprovalRule"][];
            roles: components["schemas"]["ApprovalRole"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        ApprovalRulesInput: {
            rowVersion: components["schemas"]["RowVersion"];
            rules: components["schemas"]["ApprovalRule"][];
            /** @description Departments of roles in the rules, each of one role; roles that are left out keep theirs. */
            departments?: components["schemas"]["ApprovalRoleDepartment"][];
        };
        ApprovalSeenInput: {
            id: components["schemas"]["Id"];
            blocks: components["schemas"]["ApprovalBlockSeen"][];
            isSeen: boolean;
        };
        ApprovalSent: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ApprovalState"];
        };
        /** @enum {string} */
        ApprovalState: "requested" | "changesAsked" | "approved" | "published" | "withdrawn";
        ApprovalWithdrawal: {
            id: components["schemas"]["Id"];
        };
        Article: {
            type: components["schemas"]["ArticleType"];
            sort?: number;
            partCount?: number;
            summary: string;
            seoTitle: string;
            seoKeywords: string;
            seoDescription: string;
            shareImage: components["schemas"]["FileInfo"] | null;
            id: components["schemas"]["Id"];
            title: string;
            cover: components["schemas"]["FileInfo"] | null;
            coverAlt: string;
            /** Format: date */
            publishDate: string;
            status: components["schemas"]["ContentStatus"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        ArticleCreate: {
            /** 類型 */
            type: components["schemas"]["ArticleType"];
            /** 標題 */
            title: string;
            /** 摘要 */
            summary?: string;
            /**
             * 文章日期
             * Format: date
             */
            publishDate: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /** 內文 */
            text?: components["schemas"]["ArticleText"];
        };
        /** @description Fields of an article when it is added or saved. */
        ArticleFields: {
            /** 類型 */
            type: components["schemas"]["ArticleType"];
            /** 標題 */
            title: string;
            /** 摘要 */
            summary?: string;
            /**
             * 文章日期
             * Format: date
             */
            publishDate: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /** 內文 */
            text?: components["schemas"]["ArticleText"];
        };
        ArticlePage: {
            items: components["schemas"]["ArticleRow"][];
            /** @description Counts by type under the same filters. */
            typeCounts?: {
                2: number;
                3: number;
            };
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        ArticleRow: {
            type: components["schemas"]["ArticleType"];
            sort?: number;
            id: components["schemas"]["Id"];
            title: string;
            cover: components["schemas"]["FileInfo"] | null;
            coverAlt: string;
            /** Format: date */
            publishDate: string;
            status: components["schemas"]["ContentStatus"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        /** @description Text of an article's first block (decisions/034-second-week); replaces the text of that block. Omitted: the blocks are unchanged. */
        ArticleText: {
            textContent: string;
            html?: string;
        };
        /** @enum {integer} */
        ArticleType: 2 | 3;
        ArticleUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** 類型 */
            type: components["schemas"]["ArticleType"];
            /** 標題 */
            title: string;
            /** 摘要 */
            summary?: string;
            /**
             * 文章日期
             * Format: date
             */
            publishDate: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /** 內文 */
            text?: components["schemas"]["ArticleText"];
            versionNote?: components["schemas"]["VersionNote"];
        };
        /** @enum {string} */
        AuditAction: "create" | "update" | "delete" | "restore" | "restoreVersion" | "purge" | "online" | "offline" | "publish" | "unpublish" | "sort" | "createLink" | "revokeLink" | "export" | "signIn" | "signOut" | "signInFailed" | "refused" | "revoke" | "pause" | "resume" | "rotate" | "showSecret" | "show" | "anonymise" | "postpone" | "replay" | "test" | "import" | "undoImport" | "stopImport" | "open" | "erase" | "comment" | "resolveComment" | "reopenComment" | "outsideApprove" | "outsideAskChanges" | "outsideWithdraw" | "requestApproval" | "approve" | "askChanges" | "withdrawApproval" | "remindApprovers" | "emergencyPublish" | "undoRelease" | "replace" | "undoReplace";
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Null for the server itself and failed sign-ins. */
            accountId: components["schemas"]["Id"] | null;
            /** @description Name at that time. */
            account: string;
            accountName: string;
            /** @description Client address; empty for the server itself. */
            address: string;
            kind: components["schemas"]["AuditKind"];
            recordId: components["schemas"]["Id"] | null;
            /** @description Title at that time; empty for an enquiry, whose name is the visitor's. */
            title: string;
            action: components["schemas"]["AuditAction"];
            /** @description The operationId of the call, or the name of the job or command. */
            operation: string;
            requestId: string;
            userAgent: string;
            /** @description Changed fields before. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Changed fields after, or other details of the action. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description Count within the hour, for actions that are grouped. */
            count: number;
            /** @description Version kept with it; null if none exists. */
            versionId: components["schemas"]["Id"] | null;
        };
        /**
         * @description Kind of an audit entry's record; a site with its themes is `site`, under its case's id.
         * @enum {string}
         */
        AuditKind: "case" | "site" | "article" | "news" | "popup" | "otherPopup" | "template" | "account" | "role" | "company" | "contact" | "contactEmail" | "privacy" | "personRequest" | "incident" | "adRules" | "approvalRules" | "salesCode" | "media" | "audit" | "apiToken" | "webhook" | "deadLink" | "redirect" | "release" | "replacement" | "sharedBlock";
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            /** @description Accounts to filter by. */
            people: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        /**
         * @description Action of the bar; shown only with its data.
         * @enum {string}
         */
        BarAction: "call" | "line" | "directions" | "book";
        /** @description Settings of a page's section bar and action bar (decisions/036-blocks-of-a-project). Its position has no meaning. */
        BarsPart: {
            /** @constant */
            partType: 109;
            hasSections: boolean;
            actions: components["schemas"]["BarAction"][];
            highlighted: components["schemas"]["BarAction"];
            tel: string;
            lineId: string;
            lineText: string;
            address: string;
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        BarsPartInput: {
            /** @constant */
            partType: 109;
            /** @description True for a page with a section bar, which needs three sections. */
            hasSections: boolean;
            /** @description Actions in the order of the bar; omitted: no bar. */
            actions?: components["schemas"]["BarAction"][];
            highlighted?: components["schemas"]["BarAction"];
            /** @description Empty: the first telephone number of the page. */
            tel?: string;
            /** @description Id of a LINE official account; required for the action `line`. */
            lineId?: string;
            /** @description Text prefilled in LINE; empty: a sentence with the name of the project. */
            lineText?: string;
            /** @description Destination of directions; empty: an address of the page. */
            address?: string;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        BatchSort: {
            /** @description All ids of the list in their new order. */
            ids: components["schemas"]["Id"][];
            tab?: components["schemas"]["CaseTab"];
            type?: components["schemas"]["ArticleType"];
        };
        Beat: {
            /** @description Id of one page load in a browser. All tabs of an account count as one person. */
            tab: string;
            kind: components["schemas"]["PresenceKind"];
            /** @description 1 for a kind with one record. */
            recordId: number;
            /** @description Block that the caller edits; null for none. */
            partId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            state: "typing" | "reading" | "left";
            /** @description True for a background tab, whose timers browsers slow down; its entry expires later. */
            isHidden: boolean;
        };
        Calendar: {
            entries: components["schemas"]["CalendarEntry"][];
            /** @description True if there are more. */
            isCut: boolean;
        };
        CalendarAddress: {
            url: string;
        };
        /** @description A moment at which something goes live or offline. A release is one entry; its items have none of their own. id is the case's for a site, 1 for the first popup. */
        CalendarEntry: {
            kind: components["schemas"]["ScheduleKind"] | "release";
            id: components["schemas"]["Id"];
            title: string;
            /** @enum {string} */
            action: "online" | "offline" | "together";
            /** Format: date-time */
            at: string;
            /**
             * @description waiting; empty: it comes online without content; failed: somebody must act; done: a release that ran.
             * @enum {string}
             */
            state: "waiting" | "empty" | "failed" | "done";
            reason: string;
            /** @description Number of items of a release. */
            items?: number;
            /** @description True while approvals are missing; omitted without a rule. */
            lacksApproval?: boolean;
        };
        CalendarFeed: {
            /**
             * Format: date-time
             * @description Null without an address.
             */
            since: string | null;
            /**
             * Format: date-time
             * @description Last time that a program read it.
             */
            lastReadOn: string | null;
        };
        CalendarFile: {
            fileName: string;
            content: string;
        };
        /** @enum {string} */
        CallResult: "reached" | "unanswered" | "wrong";
        /** @description Waiting schedules of the site to cancel with it; all others stay. */
        CancelledSchedules: components["schemas"]["Id"][];
        CaseCard: {
            id: components["schemas"]["Id"];
            title: string;
            subtitle?: string;
            code?: string;
            county?: string;
            district: string;
            tab: components["schemas"]["CaseTab"];
            isHighlight: boolean;
            status?: components["schemas"]["ContentStatus"];
            sort?: number;
            cover?: components["schemas"]["FileInfo"] | null;
            coverAlt?: string;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        CaseCode: string;
        CaseDeletion: {
            /** @description Name of its public site, last part of the address; null without one. */
            siteName: string | null;
            themeCount: number;
            /** @description Number of blocks in its content tab. */
            partCount: number;
            /** @description Number of valid preview links of it and its themes. */
            linkCount: number;
            /** @description Number of its enquiries, which are kept. */
            contactCount: number;
        };
        CaseInfo: {
            id: components["schemas"]["Id"];
            code: string;
            title: string;
            subtitle: string;
            tab: components["schemas"]["CaseTab"];
            isHighlight: boolean;
            status: components["schemas"]["ContentStatus"];
            sort?: number;
            county: string;
            district: string;
            zip: string;
            address: string;
            cover: components["schemas"]["FileInfo"] | null;
            coverAlt: string;
            tel: string;
            receptionAddress: string;
            siteArea: string;
            floors: string;
            households: number | null;
            completion: string;
            architect: string;
            builder: string;
            /** @description Sanitised HTML. */
            introduction: string;
            housingUnits: {
                name: string;
                rooms: string;
                areaPing: number;
                areaPingMost?: number;
                count: number;
                priceBasis?: components["schemas"]["UnitPriceBasis"] | null;
                /** @description In 10,000 TWD. */
                price?: number | null;
                /** @description Largest price of a range, not below `price`. */
                priceMost?: number | null;
                /** @description Share of the common parts (公設比) in percent. */
                sharedRatio?: number | null;
                availability?: components["schemas"]["UnitAvailability"] | null;
                /** @description Path of its plan, a picture of the library. */
                plan?: string;
            }[];
            recommendedCaseIds: components["schemas"]["Id"][];
            seoTitle: string;
            seoKeywords: string;
            seoDescription: string;
            shareImage: components["schemas"]["FileInfo"] | null;
            /** @description Its public page if that shows other values; omitted otherwise. */
            outdatedPage?: components["schemas"]["OutdatedPage"];
            partCount?: number;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        CaseInfoCreate: {
            /** 建案名稱 */
            title: string;
            /** 副標題 */
            subtitle?: string;
            /** 建案代碼 */
            code: components["schemas"]["CaseCode"];
            /** 分類 */
            tab: components["schemas"]["CaseTab"];
            /** 縣市 */
            county: string;
            /** 鄉鎮市區 */
            district: string;
            /** 地址 */
            address?: string;
            /** 預約電話 */
            tel: components["schemas"]["Phone"];
            receptionAddress?: string;
            siteArea?: string;
            floors?: string;
            households?: number | null;
            completion?: string;
            architect?: string;
            builder?: string;
            /**
             * 房型
             * @default []
             */
            housingUnits: components["schemas"]["HousingUnit"][];
            /**
             * 建案介紹
             * @description HTML; at most 16000 characters of text.
             */
            introduction?: string;
            /**
             * 推薦建案
             * @default []
             */
            recommendedCaseIds: components["schemas"]["Id"][];
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /** 列表標示 */
            isHighlight?: boolean;
        };
        /** @description Fields of a case when it is added or saved. */
        CaseInfoFields: {
            /** 建案名稱 */
            title: string;
            /** 副標題 */
            subtitle?: string;
            /** 建案代碼 */
            code: components["schemas"]["CaseCode"];
            /** 分類 */
            tab: components["schemas"]["CaseTab"];
            /** 縣市 */
            county: string;
            /** 鄉鎮市區 */
            district: string;
            /** 地址 */
            address?: string;
            /** 預約電話 */
            tel: components["schemas"]["Phone"];
            receptionAddress?: string;
            siteArea?: string;
            floors?: string;
            households?: number | null;
            completion?: string;
            architect?: string;
            builder?: string;
            /**
             * 房型
             * @default []
             */
            housingUnits: components["schemas"]["HousingUnit"][];
            /**
             * 建案介紹
             * @description HTML; at most 16000 characters of text.
             */
            introduction?: string;
            /**
             * 推薦建案
             * @default []
             */
            recommendedCaseIds: components["schemas"]["Id"][];
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /** 列表標示 */
            isHighlight?: boolean;
        };
        /** @description Omitted fields keep their values; empty ones are cleared. An omitted list is empty, as multipart cannot express an empty list. */
        CaseInfoUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** 建案名稱 */
            title: string;
            /** 副標題 */
            subtitle?: string;
            /** 建案代碼 */
            code: components["schemas"]["CaseCode"];
            /** 分類 */
            tab: components["schemas"]["CaseTab"];
            /** 縣市 */
            county: string;
            /** 鄉鎮市區 */
            district: string;
            /** 地址 */
            address?: string;
            /** 預約電話 */
            tel: components["schemas"]["Phone"];
            receptionAddress?: string;
            siteArea?: string;
            floors?: string;
            households?: number | null;
            completion?: string;
            architect?: string;
            builder?: string;
            /**
             * 房型
             * @default []
             */
            housingUnits: components["schemas"]["HousingUnit"][];
            /**
             * 建案介紹
             * @description HTML; at most 16000 characters of text.
             */
            introduction?: string;
            /**
             * 推薦建案
             * @default []
             */
            recommendedCaseIds: components["schemas"]["Id"][];
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /** 列表標示 */
            isHighlight?: boolean;
            versionNote?: components["schemas"]["VersionNote"];
        };
        CasePage: {
            items: components["schemas"]["CaseCard"][];
            tabCounts?: {
                1: number;
                2: number;
                3: number;
            };
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        /** @description A value of the case or the company as one block or, for the introduction, several. Not stored; ids are positions. */
        CaseSource: {
            source: components["schemas"]["PartSource"];
            parts: components["schemas"]["PagePart"][];
        };
        /** @enum {integer} */
        CaseTab: 1 | 2 | 3;
        ChangeSiteStatus: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["SiteStatus"];
        };
        ChangeStatus: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ContentStatus"];
        };
        ClientData: string;
        Comment: {
            id: components["schemas"]["Id"];
            author: string;
            isOwn: boolean;
            /** @description True for a person without an account. */
            isOutside?: boolean;
            isDeleted: boolean;
            text: string;
            mentions: components["schemas"]["CommentMention"][];
            /** Format: date-time */
            createdOn: string;
            editedOn: string | null;
        };
        CommentMention: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Mentioned accounts, who may see sites. */
        CommentMentions: components["schemas"]["Id"][];
        CommentPlace: {
            caseId: components["schemas"]["Id"];
            themeId: components["schemas"]["Id"];
            title: string;
        };
        CommentReader: {
            id: components["schemas"]["Id"];
            name: string;
            department: string;
        };
        CommentReply: {
            themeId: components["schemas"]["Id"];
            threadId: components["schemas"]["Id"];
            text: components["schemas"]["CommentText"];
            mentions: components["schemas"]["CommentMentions"];
        };
        CommentSaved: {
            id: components["schemas"]["Id"];
            threadId: components["schemas"]["Id"];
        };
        CommentText: string;
        CommentThread: {
            threadId: components["schemas"]["Id"];
            /** @description Block of this draft; null if it was deleted. */
            partId: components["schemas"]["Id"] | null;
            /** @description Type of the block when the thread was created. */
            partType: number;
            /** @description First words of the block when the thread was created. */
            partText: string;
            isResolved: boolean;
            resolvedBy: string | null;
            mayResolve: boolean;
            comments: components["schemas"]["Comment"][];
        };
        CommentThreadCreate: {
            themeId: components["schemas"]["Id"];
            partId: components["schemas"]["Id"];
            text: components["schemas"]["CommentText"];
            mentions: components["schemas"]["CommentMentions"];
        };
        CommentThreadState: {
            threadId: components["schemas"]["Id"];
            isResolved: boolean;
        };
        CommentUpdate: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["CommentText"];
            mentions: components["schemas"]["CommentMentions"];
        };
        /** @description Company data for its website; fields may be empty. */
        Company: {
            id: components["schemas"]["Id"];
            name: string;
            legalName: string;
            taxId: string;
            tel: string;
            hours: string;
            address: string;
            headline: string;
            introduction: string;
            /** @description Path of its mark; empty without one. */
            mark?: string;
            settingsApprovers?: components["schemas"]["SettingsApprovers"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /** @description Parameters with which the company's sign-in sent the browser back. */
        CompanyAnswer: {
            code: string;
            state: string;
            iss?: string;
        };
        CompanyInput: {
            rowVersion: components["schemas"]["RowVersion"];
            /**
             * 公司名稱
             * @description Name for visitors, shown in the header and every title of the website.
             */
            name: string;
            /** 公司全名 */
            legalName?: string;
            /** 統一編號 */
            taxId?: string;
            /** 電話 */
            tel?: string;
            /** 服務時間 */
            hours?: string;
            /** 地址 */
            address?: string;
            /**
             * 首頁標語
             * @description Headline of the home page; empty: the name.
             */
            headline?: string;
            /**
             * 首頁引言
             * @description Introduction of the home page, also its description for search engines.
             */
            introduction?: string;
            /**
             * 公司標誌
             * @description Path of its mark, a picture of the library, drawn as the icon of all pages.
             */
            mark?: string;
            emergencyReason?: components["schemas"]["EmergencyReason"];
        };
        CompanySignInStart: {
            /** @description Address of the company's sign-in. */
            url: string;
            /** @description Kept by the browser for the end of the sign-in; valid once, for ten minutes. */
            key: string;
        };
        /** @description One immutable version of the consent text. */
        ConsentText: {
            version: components["schemas"]["Id"];
            text: components["schemas"]["ConsentWords"];
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            settingsApprovers?: components["schemas"]["SettingsApprovers"];
        };
        ConsentTextCreate: {
            text: components["schemas"]["ConsentWords"];
            emergencyReason?: components["schemas"]["EmergencyReason"];
            /** @description The newest version that was loaded, 0 for none; if there is a newer one: 409. */
            version: number;
        };
        /** @description Paragraphs required by law before collecting personal data. */
        ConsentWords: {
            /** @description Stands above the box. */
            summary: string;
            controller: string;
            purpose: string;
            categories: string;
            period: string;
            region: string;
            recipients: string;
            rights: string;
            refusal: string;
            /** @description Text of the marketing checkbox. */
            news: string;
        };
        Contact: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ContactType"];
            name: string;
            gender: components["schemas"]["SaidGender"];
            tel: string;
            email: string;
            caseTitle: string;
            content: string;
            /** @description The newest note. */
            note: string;
            handleStatus: components["schemas"]["HandleStatus"];
            assigneeId?: components["schemas"]["Id"] | null;
            assignee?: string;
            caseId?: components["schemas"]["Id"] | null;
            /** @description Null if nobody said it. */
            source?: components["schemas"]["ContactSource"] | null;
            /** @description True if name, telephone number and e-mail are masked. */
            isMasked?: boolean;
            isSpam?: boolean;
            spamReason?: components["schemas"]["SpamReason"] | null;
            origin?: components["schemas"]["ContactOrigin"] | null;
            consent?: components["schemas"]["ContactConsent"] | null;
            appointment?: components["schemas"]["Appointment"] | null;
            /**
             * Format: date-time
             * @description Time of the next call; null for none.
             */
            nextCallOn?: string | null;
            /**
             * Format: date-time
             * @description Time when the present appointment was last mailed to the visitor; null if it was not.
             */
            appointmentMailedOn?: string | null;
            /** @description Other enquiries of this telephone number without spam, newest first. */
            sameTel?: components["schemas"]["SameTelContact"][];
            /** @description Notes and changes, newest first. */
            notes?: components["schemas"]["ContactEvent"][];
            readings?: components["schemas"]["ContactReadings"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        ContactAssignee: {
            id: components["schemas"]["Id"];
            name: string;
            department: string;
            hasEmail: boolean;
        };
        /** @description Consent text that the visitor accepted. */
        ContactConsent: {
            version: components["schemas"]["Id"];
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            givenOn: string;
            wantsNews: boolean;
            text: components["schemas"]["ConsentWords"];
        };
        ContactCreate: {
            /** 類型 */
            type: components["schemas"]["ContactType"];
            /** 姓名 */
            name: string;
            /** 性別 */
            gender?: components["schemas"]["SaidGender"];
            /** 電話 */
            tel: components["schemas"]["Phone"];
            /** E-mail */
            email?: components["schemas"]["Email"];
            /** 建案 */
            caseTitle?: string;
            /** @description Id of its case; an unknown one is ignored, so that no enquiry is lost. */
            caseId?: number;
            /** @description Code of its case, for pages without the id. */
            caseCode?: string;
            /** 來源 */
            source?: components["schemas"]["ContactSource"];
            /** 內容 */
            content: string;
        };
        ContactEmail: {
            /** @description Recipients of requests for sales cases. */
            salesEmails?: string;
            /** @description Accounts that get new enquiries, in the order of rotation; may be empty. */
            rotation?: components["schemas"]["Id"][];
            /** @description Templates of replies to visitors. */
            replyTemplates?: components["schemas"]["ReplyTemplate"][];
            recipients: {
                type: components["schemas"]["ContactType"];
                emails: string;
            }[];
            rowVersion?: components["schemas"]["RowVersion"];
            updateRecord: components["schemas"]["UpdateRecord"];
        };
        ContactEmailInput: {
            rowVersion: components["schemas"]["RowVersion"];
            /** @description The four types of the specification, or all five. */
            recipients: components["schemas"]["ContactRecipient"][];
            /** @description Recipients of requests for sales cases, comma separated. Omitted: unchanged. */
            salesEmails?: string;
            /** @description Accounts that get new enquiries in rotation. Omitted: unchanged. */
            rotation?: components["schemas"]["Id"][];
            /** @description Templates of replies to visitors, with names of their own. Omitted: unchanged. */
            replyTemplates?: components["schemas"]["ReplyTemplate"][];
        };
        ContactEvent: {
            id: components["schemas"]["Id"];
            author: string;
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description Time of the author's last correction.
             */
            editedOn: string | null;
            /** @description True for a note of the caller, who may correct it. */
            isOwn: boolean;
            rowVersion: number;
            /** @description Text of the note; empty for a change of assignee or state. */
            text: string;
            /** @description New assignee; empty for nobody. */
            assignee: string | null;
            handleStatus: components["schemas"]["HandleStatus"] | null;
            callResult: components["schemas"]["CallResult"] | null;
            /** @description Reply that was mailed to the visitor; null for other entries. */
            mail?: components["schemas"]["ContactMail"] | null;
        };
        ContactJoin: {
            id: components["schemas"]["Id"];
            /** @description Enquiries of the same telephone number. */
            ids: components["schemas"]["Id"][];
            isJoined: boolean;
        };
        ContactMail: {
            subject: string;
            body: string;
            /** @description State of sending; null once the mail queue has forgotten it. */
            state: components["schemas"]["ContactMailState"] | null;
        };
        /**
         * @description `filed`: no mail server. `failed`: tried, and tried again. `givenUp`: not sent.
         * @enum {string}
         */
        ContactMailState: "waiting" | "sent" | "filed" | "failed" | "givenUp";
        ContactNeighbour: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ContactNeighbours: {
            /** @description Position from 1; null if the filter no longer matches it. */
            position: number | null;
            count: number;
            /** @description Limit of counting: counts and positions that reach it mean "at least". */
            countLimit?: number;
            previous: components["schemas"]["ContactNeighbour"] | null;
            next: components["schemas"]["ContactNeighbour"] | null;
        };
        ContactNote: {
            /** @description Added as a note, unless empty or equal to the newest note. */
            note?: string;
            /** @description Added as a note unless empty. */
            newNote?: string;
            /** 處理狀態 */
            handleStatus: components["schemas"]["HandleStatus"];
            /** 承辦人 */
            assigneeId?: components["schemas"]["Id"] | null;
            /**
             * 通話結果
             * @description Result of a call to the visitor, added to the history.
             * @enum {string}
             */
            callResult?: "reached" | "unanswered" | "wrong";
            /**
             * 下次聯絡
             * Format: date-time
             * @description Time of the next call; null for none.
             */
            nextCallOn?: string | null;
            /** @description Time of a visit; null for none. */
            appointment?: components["schemas"]["Appointment"] | null;
            /** @description Mails to one assignee within a minute become one. */
            isOneOfMany?: boolean;
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        ContactNoteUpdate: {
            text: string;
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Origin of an enquiry as sent by the browser; never trusted (decisions/037-enquiry-form). */
        ContactOrigin: {
            source?: string;
            medium?: string;
            campaign?: string;
            content?: string;
            term?: string;
            /** @enum {string} */
            clickId?: "gclid" | "fbclid";
            /** @description Host of the previous page. */
            referrer?: string;
            siteName?: string;
            /** @description Number of the publication, from 1. */
            publication?: number;
            /** @description Title of the form's section. */
            section?: string;
        };
        ContactReading: {
            id: number;
            /** Format: date-time */
            at: string;
            name: string;
            action: components["schemas"]["AuditAction"];
        };
        /** @description The latest 20 accounts that saw the enquiry unmasked, from the audit trail. */
        ContactReadings: {
            times: number;
            items: components["schemas"]["ContactReading"][];
        };
        ContactRecipient: {
            type: components["schemas"]["ContactType"];
            /** @description Several addresses separated by commas. */
            emails: string;
        };
        ContactReply: {
            /** 主旨 */
            subject: string;
            /**
             * 內文
             * @description May contain the placeholders of templates, which the server fills in.
             */
            body: string;
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Templates with the values of one enquiry; a placeholder without a value, or with a masked one, stays. */
        ContactReplyForm: {
            templates: components["schemas"]["ReplyTemplate"][];
            /** @description Placeholders that the templates still show. */
            open: components["schemas"]["ReplyPlaceholder"][];
        };
        ContactRow: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ContactType"];
            name: string;
            tel: string;
            email: string;
            caseTitle: string;
            content: string;
            handleStatus: components["schemas"]["HandleStatus"];
            /** @description Name of its assignee; empty for none. */
            assignee?: string;
            assigneeId?: components["schemas"]["Id"] | null;
            caseId?: components["schemas"]["Id"] | null;
            /** @description Null if nobody said it. */
            source?: components["schemas"]["ContactSource"] | null;
            /** @description True if name, telephone number and e-mail are masked. */
            isMasked?: boolean;
            isSpam?: boolean;
            spamReason?: components["schemas"]["SpamReason"] | null;
            /**
             * Format: date-time
             * @description Time of the next call; null for none.
             */
            nextCallOn?: string | null;
            /** @description Time of its deletion as spam; null if it is not spam. */
            spamUntil?: string | null;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /**
         * @description Default: `newest`; `state`, `assignee` and `case` sort each group oldest first.
         * @enum {string}
         */
        ContactSort: "newest" | "oldest" | "state" | "assignee" | "case";
        /**
         * @description Source of a visitor.
         * @enum {string}
         */
        ContactSource: "website" | "casePage" | "facebook" | "instagram" | "google" | "line" | "other";
        ContactSpam: {
            id: components["schemas"]["Id"];
            isSpam: boolean;
        };
        ContactToShow: {
            id: components["schemas"]["Id"];
        };
        /** @enum {integer} */
        ContactType: 1 | 2 | 3 | 4 | 5;
        ContactWeek: {
            /** @description Monday, in Taipei. */
            startDate: string;
            /** @description By type, from 1. */
            counts: number[];
            /** @description Hours from receipt to first handling; null without handled enquiries. */
            medianHours: number | null;
        };
        Content: {
            id?: components["schemas"]["Id"];
            rowVersion?: components["schemas"]["RowVersion"];
            title?: string;
            /** @description Block types that can be added to this page. */
            cmsItemList: components["schemas"]["PartType"][];
            webParts: components["schemas"]["PagePart"][];
            updateRecord: components["schemas"]["UpdateRecord"];
        };
        /** @description Fields of dated content when it is added or saved. */
        ContentFields: {
            /** 標題 */
            title: string;
            /** 摘要 */
            summary?: string;
            /** Format: date */
            publishDate: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
        };
        ContentInput: {
            versionNote?: components["schemas"]["VersionNote"];
            webParts: components["schemas"]["PagePartInput"][];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Fields of dated content, except those of its kind. */
        ContentRecordFields: {
            summary: string;
            seoTitle: string;
            seoKeywords: string;
            seoDescription: string;
            shareImage: components["schemas"]["FileInfo"] | null;
            id: components["schemas"]["Id"];
            title: string;
            cover: components["schemas"]["FileInfo"] | null;
            coverAlt: string;
            /** Format: date */
            publishDate: string;
            status: components["schemas"]["ContentStatus"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        /** @description Fields of dated content in lists, and of the record itself. */
        ContentRowFields: {
            id: components["schemas"]["Id"];
            title: string;
            cover: components["schemas"]["FileInfo"] | null;
            coverAlt: string;
            /** Format: date */
            publishDate: string;
            status: components["schemas"]["ContentStatus"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        /** @enum {integer} */
        ContentStatus: 0 | 1;
        /** @enum {string} */
        CorrectedField: "name" | "tel" | "email";
        CorrectedValue: {
            field: components["schemas"]["CorrectedField"];
            /** @description Empty after the erasure. */
            before: string;
            /** @description Empty after the erasure. */
            after: string;
        };
        /** @description Proof of a correction, with masked values. */
        Correction: {
            /** Format: date-time */
            on: string;
            by: string;
            contactId: components["schemas"]["Id"];
            changes: components["schemas"]["CorrectedValue"][];
        };
        /** @description A field that is missing stays as it is. */
        CorrectionInput: {
            contactId: components["schemas"]["Id"];
            /** @description Row version of the enquiry. */
            rowVersion: number;
            name?: string;
            tel?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
        };
        /** @description Cover picture of a save. */
        CoverFields: {
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
        };
        CredentialId: string;
        DeadLink: {
            id: components["schemas"]["Id"];
            /** @description As it stands in the record. */
            url: string;
            /** @description True for an address of our own. */
            isOwn: boolean;
            reason: components["schemas"]["DeadLinkReason"];
            /** @description HTTP status of the last answer. */
            status: number | null;
            /**
             * Format: date-time
             * @description First check of those that failed without a break.
             */
            since: string;
            isIgnored: boolean;
            /** @description True if the caller may edit the record. */
            mayEdit: boolean;
            kind: components["schemas"]["LinkingKind"];
            recordId: components["schemas"]["Id"];
            /** @description Draft of a site; null for other kinds. */
            themeId: number | null;
            title: string;
            field: components["schemas"]["LinkField"];
            /** @description Place of the block from 1; null outside blocks. */
            block: number | null;
            partId: number | null;
            /** @description First words of the place; empty without any. */
            words: string;
            state: components["schemas"]["LinkState"];
        };
        DeadLinkInput: {
            isIgnored: boolean;
        };
        /**
         * @description `gone`: there is no such page (404, 410); `noHost`: the name of the host does not exist; `noAnswer`: no connection or no answer in time; `certificate`: browsers warn of it; `broken`: an error of that server.
         * @enum {string}
         */
        DeadLinkReason: "gone" | "noHost" | "noAnswer" | "certificate" | "broken";
        DeadLinks: {
            items: components["schemas"]["DeadLink"][];
            /** @description Those in units that the caller may not view. */
            hidden: number;
            check: components["schemas"]["LinkCheck"];
        };
        DemoMail: {
            id: components["schemas"]["Id"];
            recipients: string;
            subject: string;
            body: string;
            /** @description Whether a calendar file is attached. */
            hasCalendar: boolean;
            /** @description Null while it waits. */
            sentOn: string | null;
        };
        DownloadItem: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            fileName: string;
            fileExtension: string;
            /** @description bytes */
            fileSize: number;
            filePath: string;
            /** Format: date-time */
            lastModifiedOn?: string;
        };
        /** @description A brochure to download. */
        DownloadPart: {
            /** @constant */
            partType: 107;
            /** @description Displayed name. */
            textContent: string;
            /** @description Number of pages, or edition. */
            detail: string;
            documentPath: string | null;
            documentName: string | null;
            documentSize: number | null;
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        /** @description Needs one of `document` and `documentPath`. */
        DownloadPartInput: {
            /** @constant */
            partType: 107;
            textContent: string;
            detail?: string;
            documentPath?: string;
            /** Format: binary */
            document?: File;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        /** @description Name of a theme; default: the template's. */
        DraftName: string;
        DuplicateRecord: {
            id: components["schemas"]["Id"];
        };
        EditHighlight: {
            caseInfoId: components["schemas"]["Id"];
            isHighlight: boolean;
        };
        Email: string;
        /** @description Reason for publishing without the missing approvals, which needs the claim named here besides that of the operation. Stored, and mailed to all approvers. */
        EmergencyReason: string;
        /** @description Envelope of every JSON answer; `data` follows `x-answer` or `x-page-of`, null when refused. */
        EnvelopeFields: {
            succeeded: boolean;
            messages: string[];
            data: unknown;
            code?: components["schemas"]["RefusalCode"];
        };
        /**
         * @description Effect of an erasure on a place.
         * @enum {string}
         */
        Erasing: "remove" | "anonymise" | "keepHash" | "onRestore" | "manual" | "keep";
        /** @description Erased data, for the proof. */
        Erasure: {
            /** Format: date-time */
            on: string;
            by: string;
            basis: string;
            places: components["schemas"]["HeldPlace"][];
        };
        ErasureInput: {
            /** @description Number of the request, repeated as a confirmation. */
            number: string;
            /** @description Enquiries of the person. Others that were found by the same number or address stay. */
            contactIds: components["schemas"]["Id"][];
            basis: string;
        };
        /** @description Id of the saved record and the version it was loaded with. */
        ExistingFields: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /**
         * @description Type of the document that states a fact.
         * @enum {string}
         */
        FactSource: "permit" | "usePermit" | "contract" | "register" | "company";
        /**
         * @description A feature beyond the specification; its operations, or fields where it has none, carry it as `x-feature`.
         * @enum {string}
         */
        Feature: "ownAccount" | "passkeys" | "companySignIn" | "accountRecovery" | "invitations" | "contactHandling" | "contactTeam" | "enquiryForm" | "appointments" | "appointmentMails" | "contactReplies" | "mailCheck" | "caseRequests" | "exports" | "duplicates" | "caseStatus" | "drafts" | "codeSuggestions" | "schedules" | "media" | "search" | "auditTrails" | "trash" | "previewLinks" | "history" | "unitFacts" | "about" | "projectFacts" | "website" | "apiTokens" | "webhooks" | "imports" | "projectBlocks" | "pageBlocks" | "pictureKinds" | "articleText" | "listExports" | "siteFigures" | "proof" | "versionNotes" | "popups" | "privacy" | "comments" | "adCheck" | "incidentLetters" | "outsideReviews" | "presence" | "approvals" | "releases" | "links" | "replace" | "salesCodes" | "sharedBlocks" | "listViews" | "calendar" | "linkSettings" | "releaseSets" | "menuMemory" | "mediaTags";
        FigureCampaign: {
            /** @description One of ContactSource; empty without a source in the address. */
            channel: string;
            campaign: string;
            views: components["schemas"]["FigureCount"];
            sent: components["schemas"]["FigureCount"];
        };
        /** @description Difference from the share before, with its 95 % interval. */
        FigureChange: {
            low: number;
            high: number;
            /** @description False if the interval contains 0. */
            isKnown: boolean;
        };
        /** @description Comparison of the newest publication with the one before; null if either has too few views. */
        FigureComparison: {
            measure: components["schemas"]["FigureMeasure"];
            change: components["schemas"]["FigureChange"];
            /** @description Day on which an unchanged difference becomes known; null if known already, or not within half a year. */
            judgedOn: string | null;
        };
        /** @description A count; null below five. */
        FigureCount: number | null;
        /**
         * @description Counted event of a public page (decisions/043-figures).
         * @enum {string}
         */
        FigureEvent: "view" | "section" | "call" | "line" | "map" | "brochure" | "begun" | "refused" | "sent";
        /**
         * @description Measure that is compared between publications.
         * @enum {string}
         */
        FigureMeasure: "sent" | "contact";
        /** @enum {string} */
        FigurePeriod: "publication" | "days28" | "days90";
        FigurePublication: {
            versionId: components["schemas"]["Id"];
            /** @description Number of the publication, from 1. */
            number: number;
            /** Format: date-time */
            publishedOn: string;
            views: components["schemas"]["FigureCount"];
            rates: components["schemas"]["FigureRates"];
        };
        /** @description Shares of the views; null with too few views. */
        FigureRates: {
            sent: components["schemas"]["FigureShare"] | null;
            contact: components["schemas"]["FigureShare"] | null;
        };
        FigureSection: {
            title: string;
            views: components["schemas"]["FigureCount"];
            share: components["schemas"]["FigureShare"] | null;
            before: components["schemas"]["FigureShare"] | null;
            change: components["schemas"]["FigureChange"] | null;
        };
        /** @description A share of the views with its 95 % interval; each from 0 to 1. */
        FigureShare: {
            share: number;
            low: number;
            high: number;
        };
        FigureTotals: {
            view: components["schemas"]["FigureCount"];
            call: components["schemas"]["FigureCount"];
            line: components["schemas"]["FigureCount"];
            map: components["schemas"]["FigureCount"];
            brochure: components["schemas"]["FigureCount"];
            begun: components["schemas"]["FigureCount"];
            refused: components["schemas"]["FigureCount"];
            sent: components["schemas"]["FigureCount"];
        };
        FileInfo: {
            /** @description /files/{sha256}.{ext}, immutable */
            filePath: string;
            fileName?: string;
            fileExtension: string;
            /** @description bytes */
            fileSize?: number;
            /** @description pixels */
            width?: number | null;
            /** @description pixels */
            height?: number | null;
            /** @description Focus of crops: percent from the left; 50 if omitted. */
            focusX?: components["schemas"]["Percent"];
            /** @description Focus of crops: percent from the top; 50 if omitted. */
            focusY?: components["schemas"]["Percent"];
            sources?: {
                filePath: string;
                width: number;
            }[];
        };
        FirstListView: {
            opensFirst: boolean;
        };
        FirstSteps: {
            /** @description Whether the company is still the demo's. */
            isDemo: boolean;
            /** @description Whether a company of one's own is stored. */
            company: boolean;
            /** @description Whether an account was added since the first start. */
            people: boolean;
            /** @description Whether a case was added since the first start. */
            case: boolean;
        };
        FocusFields: {
            /** @description Percent from the left. */
            focusX: components["schemas"]["Percent"];
            /** @description Percent from the top. */
            focusY: components["schemas"]["Percent"];
        };
        /** @description Texts next to the checkboxes of public forms; omitted before the first version. */
        FormConsent: {
            summary: string;
            news: string;
        };
        FormField: {
            name: components["schemas"]["FormFieldName"];
            isRequired: boolean;
        };
        /**
         * @description Optional field of a form beside name, mobile and consent; `residence` is county and district.
         * @enum {string}
         */
        FormFieldName: "email" | "residence" | "budget" | "rooms" | "time" | "note";
        /** @description An enquiry form; name, mobile and consent are always asked (decisions/037-enquiry-form). */
        FormPart: {
            /** @constant */
            partType: 108;
            fields: components["schemas"]["FormField"][];
            budgets: string;
            asksNews: boolean;
            thanks: string;
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        FormPartInput: {
            /** @constant */
            partType: 108;
            /** @description Omitted: the form asks only for name and mobile. */
            fields?: components["schemas"]["FormField"][];
            /** @description One choice per line. */
            budgets?: string;
            /** @description True for a form with marketing consent, which is never preselected. */
            asksNews: boolean;
            /** @description Text shown after an enquiry was sent. */
            thanks?: string;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        /** @description Pictures that open in full size, each with its kind. */
        GalleryPart: {
            /** @constant */
            partType: 101;
            items: {
                id?: components["schemas"]["Id"];
                /** @description The caption. */
                textContent: string;
                kind: components["schemas"]["PictureKind"];
                secSort: number;
                altText: string;
                /** @description Decorative, without alternative text. */
                isDecorative?: boolean;
                filePath: string | null;
                fileName?: string | null;
                fileExtension: string | null;
                fileSize?: number | null;
                width?: number | null;
                height?: number | null;
                /** @description Focus of crops: percent from the left; 50 if omitted. */
                focusX?: components["schemas"]["Percent"];
                /** @description Focus of crops: percent from the top; 50 if omitted. */
                focusY?: components["schemas"]["Percent"];
                sources?: {
                    filePath: string;
                    width: number;
                }[];
            }[];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        GalleryPartInput: {
            /** @constant */
            partType: 101;
            items: components["schemas"]["GalleryPictureInput"][];
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        /** @description Needs one of `fileData` and `filePath`. */
        GalleryPictureInput: {
            id?: components["schemas"]["Id"];
            textContent?: string;
            kind: components["schemas"]["PictureKind"];
            secSort: number;
            altText?: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            /** @description Extension of the file sent with the block, without the dot. */
            fileExtension?: string;
            filePath?: string;
            /** Format: binary */
            fileData?: File;
        };
        /** @enum {integer} */
        Gender: 0 | 1;
        /** @enum {integer} */
        HandleStatus: 0 | 1 | 2;
        Health: {
            status: string;
            /** @description Release of the process; only in `/healthz`. */
            version?: string;
            /** @description Commit of the build, if known. */
            commit?: string;
        };
        /** @description An enquiry of the person, masked and without its content. */
        HeldContact: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            name: string;
            /** @description Equal for enquiries with the same name, from 0; masked names may look alike. */
            nameGroup: number;
            tel: string;
            email: string;
            caseTitle: string;
            /** Format: date-time */
            createdOn: string;
        };
        HeldData: {
            /** @description Records of the place `content`, the first hundred. */
            records: components["schemas"]["HeldRecord"][];
            places: components["schemas"]["HeldPlace"][];
            contacts: components["schemas"]["HeldContact"][];
        };
        HeldPlace: {
            name: components["schemas"]["HeldPlaceName"];
            /** @description Number of rows; null if not countable, as in backups. */
            count: number | null;
            erasing: components["schemas"]["Erasing"];
        };
        /**
         * @description Place that stores visitors' data.
         * @enum {string}
         */
        HeldPlaceName: "contacts" | "notes" | "mentions" | "mails" | "imports" | "webhooks" | "audit" | "requests" | "reviews" | "words" | "versions" | "content" | "consent" | "proof" | "backups";
        /** @description A record of the company that mentions the person; people decide what becomes of it. */
        HeldRecord: {
            kind: components["schemas"]["AuditKind"];
            id: components["schemas"]["Id"];
            /** @description Empty where the kind has only one record. */
            title: string;
            isInTrash: boolean;
        };
        HousingUnit: {
            name: string;
            rooms?: string;
            areaPing: number;
            /** @description Largest size of a range, not below `areaPing`; omitted for one size. */
            areaPingMost?: number;
            count: number;
            priceBasis?: components["schemas"]["UnitPriceBasis"] | null;
            /** @description In 10,000 TWD. */
            price?: number | null;
            /** @description Largest price of a range, not below `price`. */
            priceMost?: number | null;
            /** @description Share of the common parts (公設比) in percent. */
            sharedRatio?: number | null;
            availability?: components["schemas"]["UnitAvailability"] | null;
            /** @description Path of its plan, a picture of the library. */
            plan?: string;
        };
        /** @description Facts of a housing unit for buyers (decisions/035-facts-of-projects-and-units). Omitted in a save: unchanged in the unit of the same name. Null, or an empty plan: cleared. */
        HousingUnitFacts: {
            priceBasis?: components["schemas"]["UnitPriceBasis"] | null;
            /** @description In 10,000 TWD. */
            price?: number | null;
            /** @description Largest price of a range, not below `price`. */
            priceMost?: number | null;
            /** @description Share of the common parts (公設比) in percent. */
            sharedRatio?: number | null;
            availability?: components["schemas"]["UnitAvailability"] | null;
            /** @description Path of its plan, a picture of the library. */
            plan?: string;
        };
        Id: number;
        ImagePart: {
            /** @constant */
            partType: 6;
            textContent: string;
            /** @description Omitted if it is not stated. */
            kind?: components["schemas"]["PictureKind"];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
            altText: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            filePath: string | null;
            fileName?: string | null;
            fileExtension: string | null;
            fileSize?: number | null;
            width?: number | null;
            height?: number | null;
            /** @description Focus of crops: percent from the left; 50 if omitted. */
            focusX?: components["schemas"]["Percent"];
            /** @description Focus of crops: percent from the top; 50 if omitted. */
            focusY?: components["schemas"]["Percent"];
            sources?: {
                filePath: string;
                width: number;
            }[];
        };
        /** @description Needs one of `fileData` and `filePath`. */
        ImagePartInput: {
            /** @constant */
            partType: 6;
            textContent?: string;
            /** @description Unchanged if omitted. */
            kind?: components["schemas"]["PictureKindInput"];
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
            altText?: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            /** @description Extension of the file sent with the block, without the dot. */
            fileExtension?: string;
            filePath?: string;
            /** Format: binary */
            fileData?: File;
        };
        Import: {
            /** @description Headers of the file. */
            columns: string[];
            fields: {
                name: string;
                label: string;
                isRequired: boolean;
            }[];
            mapping: components["schemas"]["ImportColumn"][];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            fileName: string;
            state: components["schemas"]["ImportState"];
            counts: components["schemas"]["ImportCounts"];
            /** @description Number of rows processed by the import or its undo. */
            doneRows: number;
            /** @description Number of records that the undo kept, because they were edited since. */
            keptRows: number;
            /** @description Pictures that the rows name by address. Fetched ones are in the library. */
            pictures?: {
                found: number;
                fetched: number;
                failed: number;
            };
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            finishedOn: string | null;
            /** Format: date-time */
            undoneOn: string | null;
            /** @description Why an import or its undo was stopped before its end. */
            stopReason?: string | null;
            canUndo: boolean;
        };
        ImportCell: {
            column: number;
            text: string;
        };
        /** @description Column of a field, from 0. */
        ImportColumn: {
            field: string;
            column: number;
        };
        ImportCounts: {
            new: number;
            changed: number;
            same: number;
            refused: number;
        };
        ImportFields: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            fileName: string;
            state: components["schemas"]["ImportState"];
            counts: components["schemas"]["ImportCounts"];
            /** @description Number of rows processed by the import or its undo. */
            doneRows: number;
            /** @description Number of records that the undo kept, because they were edited since. */
            keptRows: number;
            /** @description Pictures that the rows name by address. Fetched ones are in the library. */
            pictures?: {
                found: number;
                fetched: number;
                failed: number;
            };
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            finishedOn: string | null;
            /** Format: date-time */
            undoneOn: string | null;
            /** @description Why an import or its undo was stopped before its end. */
            stopReason?: string | null;
            canUndo: boolean;
        };
        ImportFile: {
            /**
             * Format: binary
             * @description xlsx, CSV in UTF-8 or Big5, or for articles and news a WordPress export.
             */
            file: File;
        };
        ImportId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description Kinds of records that files are imported into.
         * @enum {string}
         */
        ImportKind: "contact" | "case" | "article" | "news";
        ImportMappingInput: {
            id: components["schemas"]["Id"];
            mapping: components["schemas"]["ImportColumn"][];
        };
        ImportRow: {
            /** @description Record that the import wrote; null before that, and after an undo. */
            recordId?: number | null;
            id: components["schemas"]["Id"];
            /** @description Number of the row in the file; the headers are row 1. */
            place: number;
            verdict: components["schemas"]["ImportVerdict"];
            /** @description Reasons for a refusal, or changed fields. */
            reasons: string[];
            /** @description Notes on an imported row, such as a picture that could not be fetched. */
            notes?: string[];
            /** @description Texts of the row by column; long ones are shortened. */
            cells: string[];
            /** @description True if the undo kept it, because it was edited since. */
            isKept: boolean;
        };
        ImportRowMend: {
            id: components["schemas"]["Id"];
            /** @description Number of the row in the file. */
            place: number;
            /** @description Only the corrected ones. */
            cells: components["schemas"]["ImportCell"][];
        };
        /** @enum {string} */
        ImportState: "checked" | "queued" | "done" | "stopped" | "undoing" | "undone";
        ImportSummary: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            fileName: string;
            state: components["schemas"]["ImportState"];
            counts: components["schemas"]["ImportCounts"];
            /** @description Number of rows processed by the import or its undo. */
            doneRows: number;
            /** @description Number of records that the undo kept, because they were edited since. */
            keptRows: number;
            /** @description Pictures that the rows name by address. Fetched ones are in the library. */
            pictures?: {
                found: number;
                fetched: number;
                failed: number;
            };
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            finishedOn: string | null;
            /** Format: date-time */
            undoneOn: string | null;
            /** @description Why an import or its undo was stopped before its end. */
            stopReason?: string | null;
            canUndo: boolean;
        };
        /**
         * @description Effect of an import on a row.
         * @enum {string}
         */
        ImportVerdict: "new" | "changed" | "same" | "refused";
        Incident: {
            id: components["schemas"]["Id"];
            number: string;
            title: string;
            /** Format: date-time */
            knownOn: string;
            /**
             * Format: date-time
             * @description Latest time for the report.
             */
            dueOn: string;
            accountId: number | null;
            account: string;
            tokenId: number | null;
            /** @description Name of the token. */
            token: string;
            /** Format: date-time */
            fromOn: string;
            /** Format: date-time */
            toOn: string;
            address: string;
            /** Format: date-time */
            listedOn: string | null;
            persons: number;
            figures: components["schemas"]["IncidentListFigures"] | null;
            /** Format: date-time */
            reportedOn: string | null;
            receiptNumber: string;
            createdBy: string;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        IncidentAccount: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Answer in the form, with its source; `typed` if no record contains it. */
        IncidentAnswer: {
            name: string;
            label: string;
            from: components["schemas"]["IncidentFormFrom"];
            answer: string;
        };
        IncidentCard: {
            id: components["schemas"]["Id"];
            number: string;
            title: string;
            /** Format: date-time */
            knownOn: string;
            /** Format: date-time */
            dueOn: string;
            /** Format: date-time */
            listedOn: string | null;
            persons: number;
            /** Format: date-time */
            reportedOn: string | null;
        };
        IncidentForm: {
            number: string;
            authority: string;
            /** @description Provision that the report is based on. */
            source: string;
            /** Format: date */
            checkedOn: string;
            fields: components["schemas"]["IncidentAnswer"][];
            rowVersion: components["schemas"]["RowVersion"];
        };
        IncidentFormField: {
            name: string;
            label: string;
            from: components["schemas"]["IncidentFormFrom"];
        };
        /**
         * @description Source of an answer in the authority's form; `typed` answers are entered by staff.
         * @enum {string}
         */
        IncidentFormFrom: "company" | "reporter" | "knownOn" | "happenedOn" | "title" | "categories" | "persons" | "measures" | "notices" | "typed";
        IncidentFormInput: {
            rowVersion: components["schemas"]["RowVersion"];
            answers: components["schemas"]["IncidentTypedAnswer"][];
        };
        IncidentInput: {
            /** 事故 */
            title: string;
            /**
             * 知悉時間
             * Format: date-time
             */
            knownOn: string;
            /**
             * 帳號
             * @description Null for any account.
             */
            accountId: number | null;
            /**
             * API 權杖
             * @description API token that read the enquiries, instead of an account.
             */
            tokenId?: number | null;
            /**
             * 從
             * Format: date-time
             */
            fromOn: string;
            /**
             * 到
             * Format: date-time
             */
            toOn: string;
            /**
             * 來源位址
             * @description Client address of the calls; empty for any.
             */
            address: string;
        };
        /** @description Letter to a person, with the marks {姓名}, {建案}, {項目}, {編號}, {知悉日期}, {聯絡窗口}. */
        IncidentLetter: {
            subject: string;
            body: string;
        };
        IncidentLetterInput: {
            rowVersion: components["schemas"]["RowVersion"];
            letter: components["schemas"]["IncidentLetter"];
        };
        IncidentLetters: {
            letter: components["schemas"]["IncidentLetter"];
            marks: components["schemas"]["IncidentMark"][];
            /** @description Number of letters to persons with an e-mail address. */
            byMail: number;
            /** @description Number of letters to persons without one. */
            byPost: number;
            /** @description Number of enquiries erased or anonymised since. */
            gone: number;
            /** @description Number of letters sent per minute. */
            perMinute: number;
            /** Format: date-time */
            startedOn: string | null;
            /** @description Number of letters in the outbox. */
            queued: number;
            sent: number;
            /** @description Number of letters that the mail server refused permanently. */
            failed: number;
            rowVersion: components["schemas"]["RowVersion"];
        };
        IncidentList: {
            /** @description API tokens that an incident may be about, also revoked ones. */
            tokens: components["schemas"]["IncidentAccount"][];
            items: components["schemas"]["IncidentCard"][];
            /** @description Accounts that may have caused an incident. */
            accounts: components["schemas"]["IncidentAccount"][];
        };
        IncidentListFigures: {
            /** @description Number of examined entries of the audit trail. */
            entries: number;
            seconds: number;
            /** @description Persons. */
            shown: number;
            /** @description Persons. */
            exported: number;
        };
        /** @description Replacement of a mark in the letter, for a masked person. */
        IncidentMark: {
            mark: string;
            value: string;
        };
        /** @description A person, identified by an enquiry, masked. */
        IncidentPerson: {
            contactId: components["schemas"]["Id"];
            /** @description Empty after the enquiry was deleted. */
            name: string;
            tel: string;
            hasEmail: boolean;
            shown: number;
            exported: number;
            /** Format: date-time */
            lastOn: string;
        };
        IncidentReport: {
            rowVersion: components["schemas"]["RowVersion"];
            /**
             * 送出時間
             * Format: date-time
             */
            reportedOn: string;
            /**
             * 收文字號
             * @description May follow later.
             */
            receiptNumber: string;
        };
        IncidentTypedAnswer: {
            name: string;
            answer: string;
        };
        IndexPopup: {
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            id: components["schemas"]["Id"];
            status: components["schemas"]["ContentStatus"];
            title: string;
            image: components["schemas"]["FileInfo"] | null;
            altText: string;
            url: string;
            urlTarget: components["schemas"]["UrlTarget"];
            /** Format: date-time */
            startOn: string | null;
            /** Format: date-time */
            endOn: string | null;
            visibleState?: components["schemas"]["VisibleState"];
        };
        IndexPopupInput: {
            rowVersion: components["schemas"]["RowVersion"];
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /** 標題 */
            title: string;
            /**
             * 圖片
             * Format: binary
             */
            image?: File;
            imagePath?: components["schemas"]["MediaPath"];
            imageRemoved?: boolean;
            /** 替代文字 */
            altText?: string;
            /** 連結網址 */
            url?: string;
            /** 開啟方式 */
            urlTarget?: components["schemas"]["UrlTarget"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        Invitation: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            roleName: string;
            /** Format: date-time */
            expiresOn: string;
            isExpired: boolean;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        InvitationCreate: {
            name: string;
            /** @description Also the name of the account. */
            email: string;
            roleId: components["schemas"]["Id"];
        };
        InvitationList: {
            items: components["schemas"]["Invitation"][];
            /** @description Roles that the caller may assign. */
            assignableRoles: {
                id: components["schemas"]["Id"];
                name: string;
                claims: string[];
            }[];
            /** @description False if the server sends no mails. */
            isMailed: boolean;
        };
        LinkAddress: {
            /** @description Path without the prefix of the website. */
            path: string;
            isOfSite: boolean;
            /** @description Path to which it leads without its own page. */
            redirectsTo: string | null;
        };
        /** @description The newest check of links. */
        LinkCheck: {
            /**
             * Format: date-time
             * @description Null before the first check.
             */
            on: string | null;
            /** @description Addresses that were asked. */
            count: number;
            /** @description Addresses that failed */
            failedOnce: number;
            /** @description False where the operator turned checks of other websites off. */
            asksOutside: boolean;
            /** @description True if no other website could be reached; nothing was marked then. */
            isOffline: boolean;
            /** @description True while a check runs or is about to. */
            isRunning: boolean;
        };
        /**
         * @description `follows` shows the record and changes with it; `breaks` has its address, which leads nowhere without its page; `mentions` only has its name, which stays after a change.
         * @enum {string}
         */
        LinkEffect: "follows" | "breaks" | "mentions";
        /** @enum {string} */
        LinkField: "block" | "content" | "introduction" | "url" | "recommended" | "bound" | "item";
        LinkMend: {
            kind: components["schemas"]["ReplaceKind"];
            recordId: components["schemas"]["Id"];
            themeId?: components["schemas"]["Id"];
            /** @description Links as they stand in the record. */
            urls: string[];
            /**
             * 換成
             * @description New target; null removes the links, and a block that is nothing but the link.
             */
            to: string | null;
        };
        LinkMended: {
            /** @description Replacement by which it can be undone. */
            id: number;
            rowVersion: components["schemas"]["RowVersion"];
            /** @description True if the draft is changed */
            isWaiting: boolean;
            reason: string;
        };
        LinkPart: {
            /** @constant */
            partType: 8;
            textContent: string;
            url: string;
            urlTarget: components["schemas"]["UrlTarget"];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        LinkPartInput: {
            /** @constant */
            partType: 8;
            textContent: string;
            url: string;
            urlTarget?: components["schemas"]["UrlTarget"];
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        LinkPlace: {
            /** @description Links of the place that lead to the record. */
            urls: string[];
            /** @description True if the caller may edit the linking record. */
            mayEdit: boolean;
            kind: components["schemas"]["LinkingKind"];
            recordId: components["schemas"]["Id"];
            /** @description Draft of a site; null for other kinds. */
            themeId: number | null;
            title: string;
            field: components["schemas"]["LinkField"];
            /** @description Place of the block from 1; null outside blocks. */
            block: number | null;
            partId: number | null;
            /** @description First words of the place; empty without any. */
            words: string;
            effect: components["schemas"]["LinkEffect"];
            state: components["schemas"]["LinkState"];
            /** @description True for the address of the site of a case. */
            isOfSite: boolean;
            /** @description Times in this place. */
            count: number;
        };
        /**
         * @description `scheduled` becomes public at a moment that is arranged.
         * @enum {string}
         */
        LinkState: "live" | "scheduled" | "draft";
        /**
         * @description Kinds with a public page. The id of a site is that of its case.
         * @enum {string}
         */
        LinkedKind: "case" | "site" | "article" | "news";
        /** @description Permissions of the link's person. */
        LinkedReview: {
            id: components["schemas"]["Id"];
            email: string;
            mayComment: boolean;
            mayApprove: boolean;
        };
        /**
         * @description Kinds that link to others. The id of a site is that of its case, the id of the first popup 1.
         * @enum {string}
         */
        LinkingKind: "case" | "site" | "article" | "news" | "popup" | "otherPopup" | "release";
        LinksOf: {
            /** @description Public addresses of the record, and of the site of a case. */
            addresses: components["schemas"]["LinkAddress"][];
            places: components["schemas"]["LinkPlace"][];
            /** @description Places in units that the caller may not view. */
            hidden: number;
            /** @description Those of them that break. */
            hiddenBreaks: number;
        };
        /** @description Value of the list's address. */
        ListCondition: {
            key: string;
            /** @description As JSON. */
            value: string;
            /** @description Filter in words, so that one whose value is gone can be named; empty for tab and sorting. */
            label: string;
        };
        ListConditions: components["schemas"]["ListCondition"][];
        /**
         * @description A list with filters.
         * @enum {string}
         */
        ListName: "account" | "approval" | "article" | "audit" | "case" | "contact" | "delivery" | "download" | "media" | "news" | "role" | "salesCode" | "sharedBlock" | "site" | "trash";
        ListPart: {
            /** @constant */
            partType: 11;
            items: {
                id?: components["schemas"]["Id"];
                textContent: string;
                secSort: number;
            }[];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        ListPartInput: {
            /** @constant */
            partType: 11;
            items: components["schemas"]["PartItemInput"][];
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        ListView: {
            id: components["schemas"]["Id"];
            list: components["schemas"]["ListName"];
            name: string;
            conditions: components["schemas"]["ListConditions"];
            isShared: boolean;
            isOwn: boolean;
            /** @description Name of whoever saved it. */
            owner: string;
            mayChange: boolean;
            /** @description Opens for the caller whenever the list is opened. */
            opensFirst: boolean;
        };
        ListViewCreate: {
            list: components["schemas"]["ListName"];
            name: components["schemas"]["ListViewName"];
            conditions: components["schemas"]["ListConditions"];
            isShared: boolean;
        };
        /** 名稱 */
        ListViewName: string;
        ListViewUpdate: {
            name: components["schemas"]["ListViewName"];
            conditions: components["schemas"]["ListConditions"];
            /** @description Offered to all who may see the list. */
            isShared: boolean;
        };
        ListViews: {
            items: components["schemas"]["ListView"][];
        };
        /**
         * @description `align`: centred or right-aligned. `quote`: quotation. `strike`: struck through. `long`: formats of a paragraph or table too long for one block.
         * @enum {string}
         */
        LostFormat: "align" | "quote" | "strike" | "long";
        MadeBefore: {
            /** @constant */
            succeeded: false;
            data: {
                /** @description The record's id; for a theme and its blocks the theme's. */
                id: number;
            } | null;
            messages: string[];
            code?: components["schemas"]["RefusalCode"];
        };
        MadeImport: {
            id: components["schemas"]["Id"];
        };
        MailState: {
            /** @description False without a mail server; mails are then written to a folder. */
            hasServer: boolean;
            /** @description Sender of all mails. */
            from: string;
            /** @description Number of failed mails that are tried again. */
            waiting: number;
            /** @description Number of failed mails without further tries. */
            givenUp: number;
        };
        /**
         * @description Where names, telephone numbers and addresses are masked.
         * @enum {string}
         */
        MaskLevel: "off" | "lists" | "everywhere";
        Me: {
            id?: components["schemas"]["Id"];
            account?: string;
            name: string;
            department?: string;
            roleName: string;
            avatarUrl?: string | null;
            roleClaims: components["schemas"]["RoleClaim"][];
            /** @description The role requires a second factor that is missing; only its set-up is allowed. */
            isSecondFactorDue?: boolean;
            /** Format: date-time */
            tokenExpiresOn?: string;
            /** @description Origin of the public pages, such as https://www.example.com; null for the host of this call. */
            publicOrigin?: string | null;
            /** @description Base of the company's website, such as https://www.example.com, or /site on the host of this call; null if off. */
            website?: string | null;
            /** @description Name of the company in the titles of its website's pages. */
            websiteName?: string;
            /** @description Titles of the groups of the menu that the account left open; null if it never folded one. */
            openGroups?: string[] | null;
            /** @description Features of this server beyond the specification; omitted by a server without any. */
            features?: components["schemas"]["Feature"][];
        };
        Media: {
            uses: components["schemas"]["MediaUse"][];
            /** @description Number of uses in units that the caller may not view. */
            hiddenUseCount: number;
            /** @description Number of old versions that need it. */
            versionCount: number;
            /** @description Proposed alternative text from uses and name; empty for none or the same. */
            suggestedAlt: string;
            id: components["schemas"]["Id"];
            /** @description Name; empty for pictures older than the library. */
            name: string;
            altText: string;
            file: components["schemas"]["FileInfo"];
            /**
             * @description Original type before conversion.
             * @enum {string|null}
             */
            sourceType: "webp" | "heic" | null;
            /** Format: date-time */
            uploadedOn: string;
            /** @description Empty if unknown. */
            uploadedBy: string;
            /** @description Number of records that use it, trash included, old versions excluded. */
            useCount: number;
            /** @description Replaced, and used only by old versions. */
            isReplaced: boolean;
            tags?: components["schemas"]["MediaTags"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        MediaCreate: {
            /** Format: binary */
            file: File;
            altText?: string;
        };
        MediaFocus: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** @description Percent from the left. */
            focusX: components["schemas"]["Percent"];
            /** @description Percent from the top. */
            focusY: components["schemas"]["Percent"];
        };
        MediaFocusUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** @description Percent from the left. */
            focusX: components["schemas"]["Percent"];
            /** @description Percent from the top. */
            focusY: components["schemas"]["Percent"];
        };
        MediaPage: {
            items: components["schemas"]["MediaRow"][];
            /** @description Counts under the other filters. */
            counts: {
                all: number;
                used: number;
                unused: number;
                noAlt: number;
            };
            /** @description Uploads today and in each month, under all filters. */
            periods: {
                /** @description Today as YYYY-MM-DD, a month as YYYY-MM, both in Taipei. */
                period: string;
                count: number;
            }[];
            /** @description Uploaders, for the filter. */
            people: string[];
            /** @description All tags by name. */
            tags?: components["schemas"]["MediaTag"][];
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        /** @description Path of a library picture, instead of a file. */
        MediaPath: string;
        MediaPlace: {
            /** @enum {string} */
            kind: "cover" | "share" | "block" | "text" | "picture" | "portrait";
            /** @description Position of the block, from 1. */
            place?: number;
            /** @description For a theme: true for the public version, false for the draft. */
            isPublic?: boolean;
        };
        MediaReplacement: {
            /** Format: binary */
            file: File;
            /** @description True: clears caption and alternative text wherever the picture is used. Those of samples are always cleared. */
            clearsWords?: boolean;
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        MediaRow: {
            id: components["schemas"]["Id"];
            /** @description Name; empty for pictures older than the library. */
            name: string;
            altText: string;
            file: components["schemas"]["FileInfo"];
            /**
             * @description Original type before conversion.
             * @enum {string|null}
             */
            sourceType: "webp" | "heic" | null;
            /** Format: date-time */
            uploadedOn: string;
            /** @description Empty if unknown. */
            uploadedBy: string;
            /** @description Number of records that use it, trash included, old versions excluded. */
            useCount: number;
            /** @description Replaced, and used only by old versions. */
            isReplaced: boolean;
            tags?: components["schemas"]["MediaTags"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /**
         * @description `used`: by a record. `unused`: by none, or only by old versions. `noAlt`: without alternative text.
         * @enum {string}
         */
        MediaState: "used" | "unused" | "noAlt";
        MediaTag: {
            name: string;
            /** @description Pictures that have it. */
            count: number;
        };
        /** @description Spaces around it are removed. Upper and lower case are one tag. */
        MediaTagName: string;
        MediaTagRename: {
            name: components["schemas"]["MediaTagName"];
            /** @description Null removes the tag from all pictures. */
            newName: string | null;
        };
        /** 標籤 */
        MediaTags: components["schemas"]["MediaTagName"][];
        MediaTagsChanged: {
            changed: number;
        };
        MediaTagsUpdate: {
            /** @description Pictures. */
            ids: components["schemas"]["Id"][];
            add: components["schemas"]["MediaTags"];
            remove: components["schemas"]["MediaTags"];
        };
        /** @enum {string} */
        MediaUnit: "case" | "site" | "article" | "news" | "popup" | "otherPopup" | "template" | "account" | "company";
        MediaUpdate: {
            /** 名稱 */
            name: string;
            /** 替代文字 */
            altText: string;
            tags?: components["schemas"]["MediaTags"];
            focusX?: components["schemas"]["Percent"];
            focusY?: components["schemas"]["Percent"];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description One record; `id` of a site and its themes is the case's. */
        MediaUse: {
            unit: components["schemas"]["MediaUnit"];
            id: components["schemas"]["Id"];
            themeId?: components["schemas"]["Id"];
            title: string;
            places: components["schemas"]["MediaPlace"][];
            isInTrash: boolean;
        };
        NewPasskey: {
            name: components["schemas"]["PasskeyLabel"];
            id: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["ClientData"];
            /** @description May hold certificates of the device. */
            attestationObject: string;
            transports: string[];
        };
        NewPassword: string;
        /** @description A block of a newer type, kept unchanged and shown read-only. */
        NewerPart: {
            id?: components["schemas"]["Id"];
            partType: components["schemas"]["NewerPartType"];
            sort: number;
            textContent?: string;
        };
        /** @description Keeps a block of a newer type at a position. */
        NewerPartInput: {
            id: components["schemas"]["Id"];
            partType: components["schemas"]["NewerPartType"];
            sort: components["schemas"]["PartSort"];
        };
        /** @description A type that is not in PartType. */
        NewerPartType: number;
        News: {
            content: string;
            summary: string;
            seoTitle: string;
            seoKeywords: string;
            seoDescription: string;
            shareImage: components["schemas"]["FileInfo"] | null;
            id: components["schemas"]["Id"];
            title: string;
            cover: components["schemas"]["FileInfo"] | null;
            coverAlt: string;
            /** Format: date */
            publishDate: string;
            status: components["schemas"]["ContentStatus"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        NewsCreate: {
            /** 標題 */
            title: string;
            /** 摘要 */
            summary?: string;
            /**
             * 消息日期
             * Format: date
             */
            publishDate: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /** 內文 */
            content: string;
        };
        /** @description Fields of a news item when it is added or saved. */
        NewsFields: {
            /** 標題 */
            title: string;
            /** 摘要 */
            summary?: string;
            /**
             * 消息日期
             * Format: date
             */
            publishDate: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /** 內文 */
            content: string;
        };
        NewsRow: {
            id: components["schemas"]["Id"];
            title: string;
            cover: components["schemas"]["FileInfo"] | null;
            coverAlt: string;
            /** Format: date */
            publishDate: string;
            status: components["schemas"]["ContentStatus"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        NewsUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** 標題 */
            title: string;
            /** 摘要 */
            summary?: string;
            /**
             * 消息日期
             * Format: date
             */
            publishDate: string;
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
            /**
             * 封面圖片
             * Format: binary
             */
            cover?: File;
            coverPath?: components["schemas"]["MediaPath"];
            coverRemoved?: boolean;
            /** 替代文字 */
            coverAlt?: string;
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /** 內文 */
            content: string;
            versionNote?: components["schemas"]["VersionNote"];
        };
        OpenGroups: {
            /** @description Titles. */
            openGroups: string[];
        };
        OtherPopup: {
            /** @description True if visitors see this popup now. */
            isShown: boolean;
            shownTitle: components["schemas"]["ShownTitle"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            id: components["schemas"]["Id"];
            status: components["schemas"]["ContentStatus"];
            title: string;
            image: components["schemas"]["FileInfo"] | null;
            altText: string;
            url: string;
            urlTarget: components["schemas"]["UrlTarget"];
            /** Format: date-time */
            startOn: string | null;
            /** Format: date-time */
            endOn: string | null;
            visibleState?: components["schemas"]["VisibleState"];
        };
        OtherPopupCreate: {
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /** 標題 */
            title: string;
            /**
             * 圖片
             * Format: binary
             */
            image?: File;
            imagePath?: components["schemas"]["MediaPath"];
            imageRemoved?: boolean;
            /** 替代文字 */
            altText?: string;
            /** 連結網址 */
            url?: string;
            /** 開啟方式 */
            urlTarget?: components["schemas"]["UrlTarget"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        OtherPopupUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /** 標題 */
            title: string;
            /**
             * 圖片
             * Format: binary
             */
            image?: File;
            imagePath?: components["schemas"]["MediaPath"];
            imageRemoved?: boolean;
            /** 替代文字 */
            altText?: string;
            /** 連結網址 */
            url?: string;
            /** 開啟方式 */
            urlTarget?: components["schemas"]["UrlTarget"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        /** @description All further popups, latest start first. */
        OtherPopups: {
            items: components["schemas"]["OtherPopup"][];
            /** @description Maximum number of further popups, without the trash. */
            limit?: number;
            /** @description True if visitors see the popup of `/api/v1/index-popup` now. */
            isFirstShown: boolean;
            shownTitle: components["schemas"]["ShownTitle"];
        };
        /** @description The public page of a case that shows other values than the case has now. */
        OutdatedPage: {
            siteName: string;
            themeId: components["schemas"]["Id"];
            /** @description Differing sources. */
            sources: components["schemas"]["PartSource"][];
        };
        OutsideReview: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Masked. */
            email: string;
            mayComment: boolean;
            mayApprove: boolean;
            /** Format: date-time */
            expiresOn: string;
            /** @description Expired, revoked or replaced. */
            isEnded: boolean;
            state: components["schemas"]["OutsideReviewState"];
            decidedOn: string | null;
            note: string;
            comments: number;
            openThreads: number;
        };
        OutsideReviewCreate: {
            themeId: components["schemas"]["Id"];
            /** @description The person; also the reader of the link. */
            name: string;
            /** @description Address of the link and of each code. */
            email: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description End of the link, within 90 days.
             */
            expiresOn: string;
            mayComment: boolean;
            mayApprove: boolean;
            /** @description Link of the same draft that this one replaces. */
            replaces?: components["schemas"]["Id"];
        };
        /**
         * @description Decision of an outside reviewer; `outdated` if the draft changed after an approval.
         * @enum {string}
         */
        OutsideReviewState: "waiting" | "approved" | "outdated" | "changesAsked";
        OwnApprovals: {
            /** @description Kinds with a rule, whose changes need approval. */
            ruledKinds: components["schemas"]["ApprovalKind"][];
            mine: number;
            /** @description Due today or overdue. */
            mineDueToday: number;
            /** @description The first five by due date. */
            mineItems: components["schemas"]["ApprovalRow"][];
            sent: number;
            sentItems: components["schemas"]["ApprovalRow"][];
        };
        OwnCommentCount: {
            count: number;
            newest: components["schemas"]["CommentPlace"] | null;
        };
        OwnComments: {
            mentioned: components["schemas"]["OwnCommentCount"];
            open: components["schemas"]["OwnCommentCount"];
            /** @description The newest comments in open threads that mention the caller. */
            mentions: components["schemas"]["OwnMention"][];
        };
        OwnMention: {
            commentId: components["schemas"]["Id"];
            threadId: components["schemas"]["Id"];
            caseId: components["schemas"]["Id"];
            themeId: components["schemas"]["Id"];
            title: string;
            /** @description Type of the block when the thread was created. */
            partType: number;
            author: string;
            text: string;
            /** Format: date-time */
            createdOn: string;
        };
        OwnPasswordProof: {
            /** @description Empty for accounts that use only the portal. */
            password: string;
            passcode?: components["schemas"]["ProvingPasscode"];
        };
        OwnPasswordUpdate: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /**
         * @description Proof required to change a sign-in method: the password, else a passcode, else a recent sign-in.
         * @enum {string}
         */
        OwnProof: "password" | "passcode" | "signIn";
        /** @description Fields of every page of a list. */
        PageFields: {
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        /** @description A block of a known or newer type. */
        PagePart: components["schemas"]["WebPart"] | components["schemas"]["NewerPart"];
        /** @description A sent block of a known or newer type. */
        PagePartInput: components["schemas"]["WebPartInput"] | components["schemas"]["NewerPartInput"];
        /** @description Fields of every block; `sort` is its position. */
        PartFields: {
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        /** @description Fields of every sent block; without id it is new. */
        PartInputFields: {
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        /** @description Entry of a list block. */
        PartItemInput: {
            id?: components["schemas"]["Id"];
            textContent: string;
            secSort: number;
        };
        /** @description The picture of a block with its alternative text. */
        PartPictureFields: {
            altText: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            filePath: string | null;
            fileName?: string | null;
            fileExtension: string | null;
            fileSize?: number | null;
            width?: number | null;
            height?: number | null;
            /** @description Focus of crops: percent from the left; 50 if omitted. */
            focusX?: components["schemas"]["Percent"];
            /** @description Focus of crops: percent from the top; 50 if omitted. */
            focusY?: components["schemas"]["Percent"];
            sources?: {
                filePath: string;
                width: number;
            }[];
        };
        /** @description The picture of a block: a new file or the path of the present one. */
        PartPictureInputFields: {
            altText?: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            /** @description Extension of the file sent with the block, without the dot. */
            fileExtension?: string;
            filePath?: string;
            /** Format: binary */
            fileData?: File;
        };
        PartResult: {
            themeId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            parts: components["schemas"]["PagePart"][];
        };
        PartSort: number;
        /**
         * @description Source of a block in its case: title and subtitle (`head`, or each alone), cover, telephone, map, addresses of site and reception, facts, housing units, or the introduction, which may take several blocks. Shown facts and housing units with plans are sources of their own block types. `companyTel` is the telephone of the company.
         * @enum {string}
         */
        PartSource: "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        /**
         * @description Types of blocks, in the order of the palette.
         * @enum {integer}
         */
        PartType: 1 | 2 | 6 | 5 | 8 | 10 | 11 | 101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 109;
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date-time */
            createdOn: string;
            /**
             * Format: date-time
             * @description Null before its first sign-in.
             */
            lastUsedOn: string | null;
        };
        /** @description Assertion of a passkey; all values as base64url, within the size of a public body. */
        PasskeyAnswer: {
            id: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["ClientData"];
            authenticatorData: string;
            signature: string;
        };
        PasskeyChallenge: {
            /** @description Base64url; valid once, for five minutes. */
            challenge: string;
            /** @description Host that the passkeys belong to. */
            rpId: string;
        };
        PasskeyCreation: {
            /** @description Base64url; valid once, for ten minutes. */
            challenge: string;
            rpId: string;
            rpName: string;
            /** @description Base64url; the same for all passkeys of an account. */
            userId: string;
            account: string;
            name: string;
            /** @description Ids of the account's passkeys, of which a device need not make a second one. */
            known: string[];
        };
        PasskeyLabel: string;
        PasskeyName: {
            name: components["schemas"]["PasskeyLabel"];
        };
        PasswordLink: {
            /** @description Key in the fragment of the link's address. */
            passwordLink: string;
            /** Format: date-time */
            expiresOn: string;
        };
        PasswordLinkAnswer: {
            /** @description False if the server sends no mails; the same for every account. */
            isMailed: boolean;
        };
        PasswordLinkCheck: {
            passwordLink: string;
        };
        PasswordLinkOwner: {
            account: string;
            name: string;
            isInvitation: boolean;
            /** Format: date-time */
            expiresOn: string;
        };
        PasswordLinkRequest: {
            /** @description The account or its e-mail address. */
            account: string;
        };
        Percent: number;
        /** @description Copy of a person's data, by place. */
        PersonCopy: {
            number: string;
            /** Format: date-time */
            madeOn: string;
            contacts: components["schemas"]["PersonCopyContact"][];
            mails: {
                recipients: string;
                subject: string;
                body: string;
                /** Format: date-time */
                sentOn: string | null;
            }[];
            /** @description Actions of accounts on the data, without the data. */
            audit: {
                /** Format: date-time */
                at: string;
                action: components["schemas"]["AuditAction"];
                contactId: number | null;
            }[];
        };
        PersonCopyContact: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            createdOn: string;
            type: components["schemas"]["ContactType"];
            name: string;
            tel: string;
            email: string;
            caseTitle: string;
            content: string;
            consentVersion: number | null;
            /** Format: date-time */
            consentOn: string | null;
            /** Format: date-time */
            appointmentOn: string | null;
            notes: {
                /** Format: date-time */
                at: string;
                text: string;
            }[];
        };
        /** @description Days within which a kind of request is answered. */
        PersonPeriod: {
            kind: components["schemas"]["PersonRequestKind"];
            days: number;
            source: string;
            /**
             * Format: date
             * @description Day of the company's last check.
             */
            checkedOn: string;
        };
        PersonRequest: {
            id: components["schemas"]["Id"];
            number: string;
            kinds: components["schemas"]["PersonRequestKind"][];
            /** @description Empty after the erasure. */
            tel: string;
            /** @description Empty after the erasure. */
            email: string;
            /** Format: date */
            receivedOn: string;
            dueDates: components["schemas"]["PersonRequestDue"][];
            state: components["schemas"]["PersonRequestState"];
            /** @description Way in which the person proved their identity. */
            identity: string;
            note: string;
            handlerId: number | null;
            handler: string;
            /** Format: date-time */
            closedOn: string | null;
            erasure: components["schemas"]["Erasure"] | null;
            /** @description What was corrected, the oldest first. */
            corrections: components["schemas"]["Correction"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        PersonRequestCard: {
            id: components["schemas"]["Id"];
            number: string;
            kinds: components["schemas"]["PersonRequestKind"][];
            /** Format: date */
            receivedOn: string;
            /**
             * Format: date
             * @description First due date.
             */
            dueOn: string;
            state: components["schemas"]["PersonRequestState"];
            /** @description Name of the assignee; may be empty. */
            handler: string;
        };
        PersonRequestDue: {
            kind: components["schemas"]["PersonRequestKind"];
            /** Format: date */
            on: string;
            days: number;
        };
        PersonRequestFields: {
            /** 請求的事 */
            kinds: components["schemas"]["PersonRequestKind"][];
            /**
             * 電話
             * @description Telephone or e-mail address, or both.
             */
            tel: string;
            /** E-mail */
            email: components["schemas"]["Email"];
            /**
             * 收件日期
             * Format: date
             */
            receivedOn: string;
            /** 身分確認 */
            identity: string;
            /** 承辦人 */
            handlerId: number | null;
            /** 備註 */
            note: string;
        };
        PersonRequestInput: {
            /** 請求的事 */
            kinds: components["schemas"]["PersonRequestKind"][];
            /**
             * 電話
             * @description Telephone or e-mail address, or both.
             */
            tel: string;
            /** E-mail */
            email: components["schemas"]["Email"];
            /**
             * 收件日期
             * Format: date
             */
            receivedOn: string;
            /** 身分確認 */
            identity: string;
            /** 承辦人 */
            handlerId: number | null;
            /** 備註 */
            note: string;
        };
        /**
         * @description Kind of a person's request about their data.
         * @enum {string}
         */
        PersonRequestKind: "view" | "copy" | "correct" | "stop" | "erase";
        PersonRequestList: {
            items: components["schemas"]["PersonRequestCard"][];
        };
        /** @enum {string} */
        PersonRequestState: "open" | "closed";
        PersonRequestUpdate: {
            /** 狀態 */
            state: components["schemas"]["PersonRequestState"];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** 請求的事 */
            kinds: components["schemas"]["PersonRequestKind"][];
            /**
             * 電話
             * @description Telephone or e-mail address, or both.
             */
            tel: string;
            /** E-mail */
            email: components["schemas"]["Email"];
            /**
             * 收件日期
             * Format: date
             */
            receivedOn: string;
            /** 身分確認 */
            identity: string;
            /** 承辦人 */
            handlerId: number | null;
            /** 備註 */
            note: string;
        };
        Phone: string;
        PhonePart: {
            /** @constant */
            partType: 10;
            textContent: string;
            tel: string;
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        PhonePartInput: {
            /** @constant */
            partType: 10;
            textContent: string;
            tel: string;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        /**
         * @description Kind of a picture, shown with it on the page.
         * @enum {string}
         */
        PictureKind: "photo" | "drawing" | "rendering";
        /**
         * @description Kind of a picture; `none` if it is not stated.
         * @enum {string}
         */
        PictureKindInput: "none" | "photo" | "drawing" | "rendering";
        PlaceInput: {
            id?: components["schemas"]["Id"];
            label: string;
            /** @description Means of travel and distance; required with minutes. */
            textContent?: string;
            minutes?: number;
            secSort: number;
        };
        /** @description A map picture, addresses, and places with the minutes to reach them. `textContent` explains the measurement. */
        PlacesPart: {
            /** @constant */
            partType: 105;
            textContent: string;
            siteAddress: string;
            receptionAddress: string;
            items: {
                id?: components["schemas"]["Id"];
                /** @description Name of the place. */
                label: string;
                /** @description Means of travel and distance. */
                textContent: string;
                minutes?: number;
                secSort: number;
            }[];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
            altText: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            filePath: string | null;
            fileName?: string | null;
            fileExtension: string | null;
            fileSize?: number | null;
            width?: number | null;
            height?: number | null;
            /** @description Focus of crops: percent from the left; 50 if omitted. */
            focusX?: components["schemas"]["Percent"];
            /** @description Focus of crops: percent from the top; 50 if omitted. */
            focusY?: components["schemas"]["Percent"];
            sources?: {
                filePath: string;
                width: number;
            }[];
        };
        PlacesPartInput: {
            /** @constant */
            partType: 105;
            /** @description Explanation of the measurement; required if a place has minutes. */
            textContent?: string;
            siteAddress?: string;
            receptionAddress?: string;
            /** @description Omitted: none. */
            items?: components["schemas"]["PlaceInput"][];
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
            altText?: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            /** @description Extension of the file sent with the block, without the dot. */
            fileExtension?: string;
            filePath?: string;
            /** Format: binary */
            fileData?: File;
        };
        /** @description Housing units of the case with their plans; always has the case's values. */
        PlansPart: {
            /** @constant */
            partType: 103;
            items: {
                id?: components["schemas"]["Id"];
                /** @description The unit in one line. */
                textContent: string;
                secSort: number;
                altText: string;
                /** @description Decorative, without alternative text. */
                isDecorative?: boolean;
                filePath: string | null;
                fileName?: string | null;
                fileExtension: string | null;
                fileSize?: number | null;
                width?: number | null;
                height?: number | null;
                /** @description Focus of crops: percent from the left; 50 if omitted. */
                focusX?: components["schemas"]["Percent"];
                /** @description Focus of crops: percent from the top; 50 if omitted. */
                focusY?: components["schemas"]["Percent"];
                sources?: {
                    filePath: string;
                    width: number;
                }[];
            }[];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        /** @description Has no fields of its own; always has the case's values. */
        PlansPartInput: {
            /** @constant */
            partType: 103;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        PopupContent: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ContentStatus"];
            title: string;
            image: components["schemas"]["FileInfo"] | null;
            altText: string;
            url: string;
            urlTarget: components["schemas"]["UrlTarget"];
            /** Format: date-time */
            startOn: string | null;
            /** Format: date-time */
            endOn: string | null;
            visibleState?: components["schemas"]["VisibleState"];
        };
        PopupFields: {
            /** 狀態 */
            status: components["schemas"]["ContentStatus"];
            /** 標題 */
            title: string;
            /**
             * 圖片
             * Format: binary
             */
            image?: File;
            imagePath?: components["schemas"]["MediaPath"];
            imageRemoved?: boolean;
            /** 替代文字 */
            altText?: string;
            /** 連結網址 */
            url?: string;
            /** 開啟方式 */
            urlTarget?: components["schemas"]["UrlTarget"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        Presence: {
            /** @description Other accounts, those with unsaved changes first. */
            others: components["schemas"]["PresentPerson"][];
        };
        /**
         * @description Kinds of records that report who has them open.
         * @enum {string}
         */
        PresenceKind: "case" | "theme" | "article" | "news" | "popup" | "otherPopup" | "contact";
        PresentPerson: {
            accountId: components["schemas"]["Id"];
            name: string;
            partId: components["schemas"]["Id"] | null;
            state: components["schemas"]["PresentState"];
        };
        /** @enum {string} */
        PresentState: "typing" | "reading";
        PreviewLink: {
            id: components["schemas"]["Id"];
            purpose: string;
            days: components["schemas"]["PreviewLinkDays"];
            /** @description Address; a path of this host unless public pages have their own. */
            address: string;
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            expiresOn: string;
            /** @description Expired. */
            isExpired: boolean;
            /** @description True if invalid because its creator lost the permission. */
            isMakerGone?: boolean;
            /** @description Maximum number of valid links of the draft. Carried by each link, because the list is a plain array. */
            limit?: number;
            review?: components["schemas"]["LinkedReview"];
            openedCount: number;
            lastOpenedOn: string | null;
        };
        PreviewLinkCreate: {
            recordId: components["schemas"]["Id"];
            /** @description Reader of the link. */
            purpose: string;
            days: components["schemas"]["PreviewLinkDays"];
            /** @description Link of the same record that this one replaces. */
            replaces?: components["schemas"]["Id"];
        };
        /**
         * @description Validity of a preview link.
         * @enum {integer}
         */
        PreviewLinkDays: 1 | 7 | 30;
        /** @description A complete letter, with the person's known contact data. */
        PrintedLetter: {
            name: string;
            tel: string;
            subject: string;
            body: string;
        };
        PrivacyOfficer: {
            id: components["schemas"]["Id"];
            name: string;
            department: string;
        };
        PrivacySettings: {
            /** @description Accounts that may be warned. */
            officers: components["schemas"]["PrivacyOfficer"][];
            id: components["schemas"]["Id"];
            maskLevel: components["schemas"]["MaskLevel"];
            limits: components["schemas"]["ShowLimits"];
            periods: components["schemas"]["RetentionPeriods"];
            /** @description Start of the periods; until then the longer of old and new apply. */
            startsOn: string | null;
            /** @description Account that is warned; null for none. */
            officerId: number | null;
            /** @description Registered address, printed in letters. */
            email: string;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        PrivacySettingsInput: {
            rowVersion: components["schemas"]["RowVersion"];
            maskLevel: components["schemas"]["MaskLevel"];
            periods?: components["schemas"]["RetentionPeriods"];
            limits?: components["schemas"]["ShowLimits"];
            officerId: number | null;
            email: string;
        };
        PrivacyTerms: {
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
            periods: components["schemas"]["PersonPeriod"][];
            report: components["schemas"]["ReportPeriod"];
            /** @description Ways to prove one's identity. */
            identities: string[];
            /** @description Provisions that an erasure is based on. */
            bases: string[];
            letter: components["schemas"]["IncidentLetter"];
            formFields: components["schemas"]["IncidentFormField"][];
        };
        PrivacyTermsFields: {
            periods: components["schemas"]["PersonPeriod"][];
            report: components["schemas"]["ReportPeriod"];
            /** @description Ways to prove one's identity. */
            identities: string[];
            /** @description Provisions that an erasure is based on. */
            bases: string[];
            letter: components["schemas"]["IncidentLetter"];
            formFields: components["schemas"]["IncidentFormField"][];
        };
        PrivacyTermsInput: {
            rowVersion: components["schemas"]["RowVersion"];
            periods: components["schemas"]["PersonPeriod"][];
            report: components["schemas"]["ReportPeriod"];
            /** @description Ways to prove one's identity. */
            identities: string[];
            /** @description Provisions that an erasure is based on. */
            bases: string[];
            letter: components["schemas"]["IncidentLetter"];
            formFields: components["schemas"]["IncidentFormField"][];
        };
        Problem: {
            /** @constant */
            succeeded: false;
            data: null;
            /** @description Messages by field, only with HTTP 400. */
            errors?: {
                [key: string]: string[];
            };
            messages: string[];
            code?: components["schemas"]["RefusalCode"];
        };
        Profile: {
            id: components["schemas"]["Id"];
            account: string;
            name: string;
            email: string;
            department: string;
            roleName: string;
            avatar: components["schemas"]["FileInfo"] | null;
            /** @description False for accounts that use only the portal. */
            hasPassword: boolean;
            ownProof?: components["schemas"]["OwnProof"];
            /** @description The role requires a second factor, which this session lacks. */
            isSecondFactorDue?: boolean;
            /**
             * Format: date-time
             * @description When the company account was linked; null without one.
             */
            companySince?: string | null;
            /** Format: date-time */
            passwordChangedOn: string | null;
            secondFactor: {
                /** @description Required by the role. */
                isRequired: boolean;
                /**
                 * Format: date-time
                 * @description Null without one.
                 */
                since: string | null;
                /** @description Number of unused codes. */
                recoveryCodes: number;
            };
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        ProfileInput: {
            rowVersion: components["schemas"]["RowVersion"];
            name: string;
            email: components["schemas"]["Email"];
            /** Format: binary */
            avatar?: File;
            avatarPath?: components["schemas"]["MediaPath"];
            avatarRemoved?: boolean;
            currentPassword?: components["schemas"]["ProvingPassword"];
            passcode?: components["schemas"]["ProvingPasscode"];
        };
        ProgressMonthInput: {
            id?: components["schemas"]["Id"];
            label: string;
            textContent?: string;
            percent?: number;
            /** @description Omitted: none. */
            pictures?: components["schemas"]["ProgressPictureInput"][];
            secSort: number;
        };
        /** @description Construction progress by month, shown newest first. */
        ProgressPart: {
            /** @constant */
            partType: 104;
            items: {
                id?: components["schemas"]["Id"];
                /** @description Month, as 2026-11. */
                label: string;
                /** @description Work done in the month. */
                textContent: string;
                /** @description Progress of the whole building in percent. */
                percent?: number;
                pictures: {
                    kind: components["schemas"]["PictureKind"];
                    altText: string;
                    /** @description Decorative, without alternative text. */
                    isDecorative?: boolean;
                    filePath: string | null;
                    fileName?: string | null;
                    fileExtension: string | null;
                    fileSize?: number | null;
                    width?: number | null;
                    height?: number | null;
                    /** @description Focus of crops: percent from the left; 50 if omitted. */
                    focusX?: components["schemas"]["Percent"];
                    /** @description Focus of crops: percent from the top; 50 if omitted. */
                    focusY?: components["schemas"]["Percent"];
                    sources?: {
                        filePath: string;
                        width: number;
                    }[];
                }[];
                secSort: number;
            }[];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        ProgressPartInput: {
            /** @constant */
            partType: 104;
            items: components["schemas"]["ProgressMonthInput"][];
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        /** @description Needs one of `fileData` and `filePath`. */
        ProgressPictureInput: {
            kind: components["schemas"]["PictureKind"];
            altText?: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            /** @description Extension of the file sent with the block, without the dot. */
            fileExtension?: string;
            filePath?: string;
            /** Format: binary */
            fileData?: File;
        };
        ProjectFact: {
            name: components["schemas"]["ProjectFactName"];
            /** @description Of a fact that the case states, the value for which the document was given. */
            value: string;
            source?: components["schemas"]["FactSource"] | null;
            documentNumber?: string;
            /** Format: date */
            documentDate?: string | null;
            /** @description True: shown on pages; requires a value and a source. */
            isPrinted: boolean;
        };
        /**
         * @description Facts of a project in their fixed order.
         * @enum {string}
         */
        ProjectFactName: "constructionPermit" | "usePermit" | "permitHolder" | "developer" | "zoning" | "coverage" | "floorAreaRatio" | "architect" | "structuralDesigner" | "builder" | "structure" | "sales" | "broker" | "quakeMark" | "siteArea" | "floors" | "households" | "parking" | "unitSizes" | "sharedRatio" | "use" | "start" | "completion" | "fee" | "charging" | "disclaimer" | "updated";
        ProjectFacts: {
            id: components["schemas"]["Id"];
            title: string;
            partCount?: number;
            /** @description Facts with a value. */
            facts: components["schemas"]["ProjectFact"][];
            /** @description Facts that the case states, in its place of the file's own value. */
            caseValues?: components["schemas"]["StatedFact"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        ProjectFactsInput: {
            facts: components["schemas"]["ProjectFact"][];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description The shown facts of the case (decisions/036-blocks-of-a-project); always has the case's values. */
        ProjectFactsPart: {
            /** @constant */
            partType: 102;
            items: {
                id?: components["schemas"]["Id"];
                label: string;
                textContent: string;
                /** @description Heading of its group. */
                group?: string;
                /** @description Source and date. */
                detail?: string;
                secSort: number;
            }[];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        /** @description Has no fields of its own; always has the case's values. */
        ProjectFactsPartInput: {
            /** @constant */
            partType: 102;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        ProofAdFinding: {
            sentence: string;
            reason: string;
            source: string;
            kind: components["schemas"]["AdReasonKind"];
            note: string;
            by: string;
            /** Format: date-time */
            at: string;
        };
        /** @description Result of the advertising check at that time. */
        ProofAdvertising: {
            /** @description False if the check failed. */
            isChecked: boolean;
            /** @description Number of findings that were neither corrected nor dismissed. */
            open: number;
            putAside: components["schemas"]["ProofAdFinding"][];
        };
        ProofApproval: {
            role: string;
            /** @description For which the role approved; omitted before departments had names. */
            department?: string;
            parts: components["schemas"]["ApprovalPart"][];
            by: string;
            /** Format: date-time */
            at: string;
            /** @description Number of approved blocks. */
            blocks: number;
            note: string;
        };
        /** @description Approvals of the displayed publication. */
        ProofApprovals: {
            /** @description Empty without a request. */
            requestedBy: string;
            /** Format: date-time */
            requestedOn: string | null;
            emergencyReason: string | null;
            items: components["schemas"]["ProofApproval"][];
        };
        ProofFurtherPage: {
            /** @description Its address; for a record of the website, without the title. */
            path: string;
            /** @description Address of the stored page, valid for ten minutes. */
            pagePath: string;
        };
        ProofKey: {
            id: components["schemas"]["Id"];
            /** @description Ed25519 */
            publicKey: string;
            /** Format: date-time */
            createdOn: string;
        };
        ProofLine: {
            /** @description Number in the chain. */
            number: number;
            /** Format: date-time */
            at: string;
            /** @description False if the address answered 404. */
            isPublic: boolean;
            reason: components["schemas"]["ProofReason"];
            /** @description Number of the publication; 0 while not public. */
            publication: number;
            /** @description Account name; empty for the server. */
            by: string;
            note: string;
        };
        /**
         * @description Reason for an entry. `first`: the page was public when the proof began. `release`: a new release renders it differently.
         * @enum {string}
         */
        ProofReason: "first" | "published" | "opened" | "closed" | "changed" | "release";
        /** @description Passcode or recovery code of the caller, for an account with a second factor and no password (`ownProof`). */
        ProvingPasscode: string;
        /** @description The caller's password, needed when the save changes the caller's sign-in methods (`ownProof`). */
        ProvingPassword: string;
        /** @description Note of this publication, stored with its version. */
        PublishNote: string;
        QuestionInput: {
            id?: components["schemas"]["Id"];
            label: string;
            textContent?: string;
            secSort: number;
        };
        /** @description Questions with answers that visitors can expand. */
        QuestionsPart: {
            /** @constant */
            partType: 106;
            items: {
                id?: components["schemas"]["Id"];
                /** @description The question. */
                label: string;
                /** @description The answer; a question with an empty one is not shown. */
                textContent: string;
                secSort: number;
            }[];
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        QuestionsPartInput: {
            /** @constant */
            partType: 106;
            items: components["schemas"]["QuestionInput"][];
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        RecommendedCase: {
            id: components["schemas"]["Id"];
            title: string;
            district: string;
        };
        /** @description Fields of every record; the last change also as one value, never sent back. */
        RecordFields: {
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        RecordVersion: {
            versionId: components["schemas"]["Id"];
            recordId: components["schemas"]["Id"];
            title: string;
            /** Format: date-time */
            at: string;
            by: string;
            /** @description Fields by name, without pictures and blocks. */
            fields: {
                [key: string]: unknown;
            };
            /** @description Pictures by name, such as cover. */
            pictures: {
                [key: string]: components["schemas"]["FileInfo"] | null;
            };
            webParts: components["schemas"]["PagePart"][];
        };
        RecordVersionRestore: {
            id: components["schemas"]["Id"];
            /** @description Row version of the record now. */
            rowVersion: number;
            versionId: components["schemas"]["Id"];
        };
        RecordVersionRow: {
            versionId: components["schemas"]["Id"];
            /** @description Row version of the record when this was stored. */
            rowVersion: number;
            /** Format: date-time */
            at: string;
            by: string;
            /** @description Fields that differ from the previous version; empty for the first. */
            changed: string[];
            /** @description Number of changed blocks. */
            partsChanged: number;
            /** @description Note of the save; empty without one. */
            note?: string;
            /** @description Time of the version that this one restored. */
            restoredFrom: string | null;
        };
        RecoveryCodes: {
            /** @description Single-use replacements of the app's code; shown only once. */
            recoveryCodes: string[];
        };
        Redirect: {
            id: components["schemas"]["Id"];
            /** @description Path without the prefix of the website. */
            from: string;
            to: string;
            state: components["schemas"]["RedirectState"];
            createdBy: string;
            /** Format: date-time */
            createdOn: string;
            mayEdit: boolean;
        };
        RedirectInput: {
            /**
             * 舊網址
             * @description Address of our own, with or without host.
             */
            from: string;
            /**
             * 轉到
             * @description Address of a page that visitors see now.
             */
            to: string;
        };
        RedirectList: {
            count: number;
            /** @description Number of those that lead nowhere. */
            broken: number;
            /** @description Redirects that there may be. */
            limit: number;
            items: components["schemas"]["Redirect"][];
        };
        /**
         * @description `works`; `sleeps` while its own page is shown; `broken` while its target is not.
         * @enum {string}
         */
        RedirectState: "works" | "sleeps" | "broken";
        RedirectTarget: {
            path: string;
            /**
             * @description Null for a page of the website without a record.
             * @enum {string|null}
             */
            kind: "case" | "site" | "article" | "news" | null;
            title: string;
        };
        RedirectTargets: {
            items: components["schemas"]["RedirectTarget"][];
        };
        /**
         * @description Reason for a refusal with `succeeded` false and HTTP 200, for programs; `messages` has the text for users. Newer servers may send other values; servers with only the specification send none.
         * @enum {string}
         */
        RefusalCode: "accountAbove" | "accountTaken" | "adFindingsRequired" | "adFindingChanged" | "alreadyAccepted" | "approvalClosed" | "approvalMissing" | "approvalNotNeeded" | "approvalNotYours" | "approvalUnseen" | "remindedAlready" | "roleApproves" | "tokenRevoked" | "badOrder" | "badPasskey" | "badPasswordLink" | "badTicket" | "companyRefused" | "companyUnfinished" | "companyAway" | "codeFrozen" | "codeInTrash" | "codeIsName" | "codeMissing" | "codeTaken" | "designMissing" | "grantTooMuch" | "sharedBlockInUse" | "shownTooMany" | "lastAdministrator" | "liveSiteChanged" | "markedAsSpam" | "nameFrozen" | "nameInTrash" | "nameMissing" | "nameTaken" | "noPassword" | "noRole" | "noPlannedVisit" | "noSalesRecipients" | "noSecondFactor" | "noCompanyLink" | "noVisitorEmail" | "notLive" | "notMailed" | "notPublished" | "notStarted" | "notYourself" | "othersNote" | "othersComment" | "outsideRefused" | "commentsFull" | "resolveForbidden" | "ownUnderMyAccount" | "inOtherRelease" | "releaseFull" | "releaseHeld" | "releaseNotUndone" | "replaceNothing" | "replaceNotUndone" | "pictureInUse" | "pictureInVersions" | "pictureNotYours" | "popupNeedsImage" | "tooManyPopups" | "tooManyPasskeys" | "replacesShare" | "roleAbove" | "roleInUse" | "roleNameInTrash" | "roleNameTaken" | "salesCaseMismatch" | "salesCaseNotFound" | "salesUnavailable" | "samePicture" | "samplesLeft" | "scheduledThemeGone" | "searchTooLong" | "secondFactorElsewhere" | "secondFactorRequired" | "signInAgain" | "sourcesEmpty" | "themeNotPublished" | "themePublic" | "tooManyPreviewLinks" | "tooManyReplays" | "tooManyWebhooks" | "secretShown" | "unreadableSecret" | "versionWithoutParts" | "wrongOldPassword" | "wrongPasscode" | "wrongPassword";
        Release: {
            /** @description Items that a release may have. */
            limit: number;
            /**
             * Format: date-time
             * @description Null if nothing can be restored.
             */
            undoUntil: string | null;
            items: components["schemas"]["ReleaseItem"][];
            id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["ReleaseState"];
            /** Format: date-time */
            dueOn: string | null;
            waitsForAll: boolean;
            owner: string;
            isMine: boolean;
            /**
             * Format: date-time
             * @description Last time at which items went live.
             */
            ranOn: string | null;
            /** @description Whoever brought it live */
            ranBy: string;
            /** Format: date-time */
            undoneOn: string | null;
            /** @description Why nothing went live at the moment; empty without one. */
            reason: string;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /**
         * @description `change` stores texts of a public record that wait for the other items (decisions/056-replace).
         * @enum {string}
         */
        ReleaseAction: "online" | "offline" | "change";
        ReleaseApprovals: {
            name: string;
            /** Format: date-time */
            dueOn: string | null;
            items: components["schemas"]["Approval"][];
        };
        ReleaseBreak: {
            says: string;
            /** @description Addresses of the links in the item's record that the caller may change; none in the page that goes. */
            urls: string[];
        };
        ReleaseCandidate: {
            kind: components["schemas"]["ReleaseKind"];
            recordId: components["schemas"]["Id"];
            /** @description Draft of a site to publish. */
            themeId: number | null;
            /** @enum {string} */
            action: "online" | "offline";
            title: string;
            /** @description Another open release in which it stands. */
            release: components["schemas"]["ReleaseSaid"] | null;
        };
        ReleaseCandidates: {
            items: components["schemas"]["ReleaseCandidate"][];
            hasMore: boolean;
        };
        ReleaseCard: {
            rowVersion: components["schemas"]["RowVersion"];
            items: components["schemas"]["ReleaseSquare"][];
            /** @description Links of items to pages that go offline with the release, in words; without those between hidden records. */
            breaks: string[];
            id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["ReleaseState"];
            /** Format: date-time */
            dueOn: string | null;
            waitsForAll: boolean;
            owner: string;
            isMine: boolean;
            /**
             * Format: date-time
             * @description Last time at which items went live.
             */
            ranOn: string | null;
            /** @description Whoever brought it live */
            ranBy: string;
            /** Format: date-time */
            undoneOn: string | null;
            /** @description Why nothing went live at the moment; empty without one. */
            reason: string;
        };
        ReleaseChoice: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date-time */
            dueOn: string | null;
        };
        ReleaseCreate: {
            name: components["schemas"]["ReleaseName"];
            item?: components["schemas"]["ReleaseItemInput"];
        };
        ReleaseFields: {
            id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["ReleaseState"];
            /** Format: date-time */
            dueOn: string | null;
            waitsForAll: boolean;
            owner: string;
            isMine: boolean;
            /**
             * Format: date-time
             * @description Last time at which items went live.
             */
            ranOn: string | null;
            /** @description Whoever brought it live */
            ranBy: string;
            /** Format: date-time */
            undoneOn: string | null;
            /** @description Why nothing went live at the moment; empty without one. */
            reason: string;
        };
        ReleaseItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReleaseKind"];
            recordId: components["schemas"]["Id"];
            themeId: number | null;
            action: components["schemas"]["ReleaseAction"];
            /** @description Null for a record that the caller may not view. */
            title: string | null;
            state: components["schemas"]["ReleaseItemState"];
            /** @description True if the kind needs approval. */
            isRuled: boolean;
            /** @description True while an approval is missing. */
            lacksApproval: boolean;
            /** @description Why the item stays behind, or was not restored. */
            reasons: string[];
            /** @description True if the record was saved after it was put into the release. */
            isEdited: boolean;
            /** @description Name in the address of a public site; null for any other. */
            siteName: string | null;
            /** @description Links between the item and pages of the release that go offline with it. */
            breaks: components["schemas"]["ReleaseBreak"][];
            /** @description What the undo would do with an item that is live; null for any other. */
            undo: components["schemas"]["ReleaseUndoOfItem"] | null;
        };
        ReleaseItemInput: {
            kind: components["schemas"]["ReleaseKind"];
            recordId: components["schemas"]["Id"];
            /** @enum {string} */
            action: "online" | "offline";
            /** @description Draft of a site to publish; required for it. */
            themeId?: number;
        };
        /**
         * @description `ready` goes live; `approvalMissing`, `draft` (a check fails), `conflict` (another arrangement) and `dependent` (a link to the page of an item that stays) stay behind; `done` is live; `undone` was restored.
         * @enum {string}
         */
        ReleaseItemState: "ready" | "approvalMissing" | "draft" | "conflict" | "dependent" | "done" | "undone";
        /**
         * @description Kind of an item. The id of a site is that of its case, the id of the first popup 1.
         * @enum {string}
         */
        ReleaseKind: "case" | "siteSettings" | "site" | "article" | "news" | "popup" | "otherPopup" | "company";
        ReleaseList: {
            items: components["schemas"]["ReleaseCard"][];
        };
        /** 名稱 */
        ReleaseName: string;
        ReleaseNews: {
            key: string;
            items: components["schemas"]["ReleaseNewsItem"][];
            /** @description Also true for accounts that were made with this release or later. */
            isSeen: boolean;
        };
        ReleaseNewsItem: {
            title: string;
            text: string;
            /** @description Path of the app's page where it can be tried. */
            path?: string;
            pathName?: string;
        };
        ReleaseOf: {
            release: components["schemas"]["ReleaseChoice"] | null;
            open: components["schemas"]["ReleaseChoice"][];
        };
        ReleaseRan: {
            /** @description Items that went live or were restored. */
            done: number;
            /** @description Items that stayed as they were. */
            left: number;
            rowVersion: components["schemas"]["RowVersion"];
        };
        ReleaseRequest: {
            note: components["schemas"]["ApprovalNote"];
            /** Format: date-time */
            dueOn: string;
        };
        ReleaseRequested: {
            /** @description Items that were sent. */
            sentIds: components["schemas"]["Id"][];
            /** @description Items that were not sent. */
            refused: components["schemas"]["ApprovalRefused"][];
        };
        ReleaseRun: {
            rowVersion: components["schemas"]["RowVersion"];
        };
        ReleaseSaid: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Item of a release in a list. */
        ReleaseSquare: {
            kind: components["schemas"]["ReleaseKind"];
            state: components["schemas"]["ReleaseItemState"];
        };
        /**
         * @description `held` has a reason why nothing went live; `partly` has items that stayed behind.
         * @enum {string}
         */
        ReleaseState: "preparing" | "planned" | "held" | "partly" | "done" | "undone";
        ReleaseTitles: {
            /** @description Empty for unreleased changes. */
            version: string;
            titles: string[];
        };
        ReleaseUndo: {
            rowVersion: components["schemas"]["RowVersion"];
            /** @description Restores also what would need approvals again. */
            emergencyReason?: string;
        };
        /** @enum {string} */
        ReleaseUndoEffect: "takesOff" | "showsAgain" | "restores" | "stays";
        ReleaseUndoOfItem: {
            effect: components["schemas"]["ReleaseUndoEffect"];
            /** @description Why it stays */
            says: string;
        };
        /** @description Omitted fields stay. */
        ReleaseUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            name?: components["schemas"]["ReleaseName"];
            /**
             * 上線時間
             * Format: date-time
             * @description Null for no moment.
             */
            dueOn?: string | null;
            /**
             * 整組等
             * @description True if nothing goes live unless everything may.
             */
            waitsForAll?: boolean;
        };
        /**
         * @description Why a record cannot be replaced here: the caller may not edit it, it is public and each change needs approval while offline, or its changes are public at once and need approval.
         * @enum {string}
         */
        ReplaceBlock: "noClaim" | "ruled" | "atOnce";
        /**
         * @description When the telephone of the company says what a telephone block would say after the replacement: `now`, or `after` the same act has replaced it too.
         * @enum {string}
         */
        ReplaceCompanyTel: "now" | "after";
        ReplaceCount: {
            kind: components["schemas"]["ReplaceKind"];
            count: number;
        };
        /**
         * @description Why a hit starts without a tick.
         * @enum {string}
         */
        ReplaceDoubt: "quoted" | "dated";
        /** 找 */
        ReplaceFind: string;
        ReplaceHit: {
            /** @description Names the hit in `createReplacement`. */
            key: string;
            /** @description Field of the block, or column of the record; after a dot the text in it. */
            field: string;
            /** @description Name of the entry of a list that has the text. */
            entry: string | null;
            /** @description Number of the block. */
            place: number | null;
            partType: number | null;
            /** @description Number of the paragraph of a formatted text. */
            paragraph: number | null;
            /** @description True for the target of a link. */
            isLink: boolean;
            /** @description The sentence before the hit. */
            before: string;
            found: string;
            replacement: string;
            after: string;
            doubt: components["schemas"]["ReplaceDoubt"] | null;
            /** @description True for a value of the case or the company, or a copy of a shared block, which is replaced there. */
            follows: boolean;
            /** @description Record with which this hit changes in the same act; null for any other. */
            source: components["schemas"]["ReplaceSource"] | null;
            /** @description Null for a hit that cannot show the telephone of the company instead of a number of its own. */
            companyTel: components["schemas"]["ReplaceCompanyTel"] | null;
        };
        ReplaceHits: {
            textKind: components["schemas"]["ReplaceTextKind"];
            /** @description Further spellings that are found too. */
            spellings: string[];
            records: components["schemas"]["ReplaceRecord"][];
            /** @description Records of this answer by kind. */
            searched: components["schemas"]["ReplaceCount"][];
            /** @description Records of all answers. */
            total: number;
            /** @description Hits that this answer leaves out. */
            unlisted: number;
            /** @description Hits within addresses, names of files and e-mail addresses, which stay. */
            inAddresses: number;
            /** @description Records in the trash with hits. */
            trashed: number;
            /** @description Other telephone numbers that differ in one or two digits. */
            similar: components["schemas"]["ReplaceSimilar"][];
            /** @description Null after the last records. */
            next: string | null;
        };
        /**
         * @description Kind of a record. The id of a site and of its settings is that of its case, of the first popup, the company and settings 1.
         * @enum {string}
         */
        ReplaceKind: "case" | "siteSettings" | "site" | "article" | "news" | "popup" | "otherPopup" | "company" | "contactEmail" | "privacyTerms" | "media" | "sharedBlock";
        /**
         * @description `together` changes nothing public unless all public pages may change now; the others wait as one release. `apart` changes each as soon as it may.
         * @enum {string}
         */
        ReplaceMode: "together" | "apart";
        ReplaceRecord: {
            kind: components["schemas"]["ReplaceKind"];
            recordId: components["schemas"]["Id"];
            /** @description Draft of a site. */
            themeId: number | null;
            title: string;
            rowVersion: components["schemas"]["RowVersion"];
            /** @description True if visitors see the record. */
            isLive: boolean;
            blocked: components["schemas"]["ReplaceBlock"] | null;
            /** @description Roles that would have to approve the changed texts. */
            approvers: string[];
            /** @description True for a public page with other changes that are not public. */
            isEdited: boolean;
            /** @description True while its approval is asked. */
            isRequested: boolean;
            hits: components["schemas"]["ReplaceHit"][];
        };
        /** 換成 */
        ReplaceReplacement: string;
        ReplaceSimilar: {
            text: string;
            count: number;
        };
        ReplaceSource: {
            kind: components["schemas"]["ReplaceKind"];
            recordId: components["schemas"]["Id"];
        };
        ReplaceTarget: {
            kind: components["schemas"]["ReplaceKind"];
            recordId: components["schemas"]["Id"];
            themeId?: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            hits: string[];
            /** @description Those of the hits whose telephone block shows the telephone of the company from now on. A block gets the text where the company has another number. */
            companyTel?: string[];
        };
        /**
         * @description What the searched text is; `link` for a target that was changed from the list of links.
         * @enum {string}
         */
        ReplaceTextKind: "phone" | "address" | "name" | "word" | "link";
        Replacement: {
            rowVersion: components["schemas"]["RowVersion"];
            mode: components["schemas"]["ReplaceMode"];
            textKind: components["schemas"]["ReplaceTextKind"];
            release: components["schemas"]["ReplacementRelease"] | null;
            items: components["schemas"]["ReplacementItem"][];
            id: components["schemas"]["Id"];
            find: string;
            replacement: string;
            /** @description Replaced hits. */
            replaced: number;
            /** @description Chosen hits that were not replaced. */
            left: number;
            /** @description Changed records. */
            records: number;
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            undoneOn: string | null;
            /**
             * Format: date-time
             * @description Null if nothing can be restored.
             */
            undoUntil: string | null;
        };
        ReplacementCreate: {
            find: components["schemas"]["ReplaceFind"];
            replacement: components["schemas"]["ReplaceReplacement"];
            isExact: boolean;
            mode: components["schemas"]["ReplaceMode"];
            records: components["schemas"]["ReplaceTarget"][];
        };
        ReplacementFields: {
            id: components["schemas"]["Id"];
            find: string;
            replacement: string;
            /** @description Replaced hits. */
            replaced: number;
            /** @description Chosen hits that were not replaced. */
            left: number;
            /** @description Changed records. */
            records: number;
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            undoneOn: string | null;
            /**
             * Format: date-time
             * @description Null if nothing can be restored.
             */
            undoUntil: string | null;
        };
        ReplacementItem: {
            kind: components["schemas"]["ReplaceKind"];
            recordId: components["schemas"]["Id"];
            themeId: number | null;
            /** @description Null for a record that the caller may not view. */
            title: string | null;
            state: components["schemas"]["ReplacementState"];
            hits: number;
            /** @description Why it waits */
            reason: string;
        };
        ReplacementList: {
            items: components["schemas"]["ReplacementRow"][];
        };
        /** @description Release of the public pages that wait. */
        ReplacementRelease: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ReplacementRow: {
            id: components["schemas"]["Id"];
            find: string;
            replacement: string;
            /** @description Replaced hits. */
            replaced: number;
            /** @description Chosen hits that were not replaced. */
            left: number;
            /** @description Changed records. */
            records: number;
            /** Format: date-time */
            createdOn: string;
            createdBy: string;
            /** Format: date-time */
            undoneOn: string | null;
            /**
             * Format: date-time
             * @description Null if nothing can be restored.
             */
            undoUntil: string | null;
        };
        /**
         * @description `draft` changed what visitors do not see, `live` what they see; `waiting` changed the draft of a public page; `left` changed nothing; `undone` was restored; `kept` was not restored.
         * @enum {string}
         */
        ReplacementState: "live" | "waiting" | "draft" | "left" | "undone" | "kept";
        ReplacementUndo: {
            rowVersion: components["schemas"]["RowVersion"];
        };
        ReplacementUndone: {
            /** @description Records with their former texts. */
            restored: number;
            /** @description Records that stay as they are. */
            left: number;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /**
         * @description Stands in braces in a text: {姓名}.
         * @enum {string}
         */
        ReplyPlaceholder: "name" | "caseTitle" | "sender" | "tel";
        ReplyTemplate: {
            /** 範本名稱 */
            name: string;
            /** 主旨 */
            subject: string;
            /** 內文 */
            body: string;
        };
        /** @description Hours within which an incident is reported. */
        ReportPeriod: {
            hours: number;
            authority: string;
            source: string;
            /** Format: date */
            checkedOn: string;
        };
        RetentionItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ContactType"];
            name: string;
            caseTitle: string;
            /** Format: date-time */
            closedOn: string;
            /** Format: date-time */
            anonymiseOn: string;
        };
        RetentionPeriod: {
            type: components["schemas"]["ContactType"];
            /** @description Months after closing; 0: no deletion. */
            months: number;
        };
        RetentionPeriods: components["schemas"]["RetentionPeriod"][];
        RetentionPostponement: {
            ids: components["schemas"]["Id"][];
            months: number;
        };
        RetentionRehearsal: {
            count: number;
            counts: {
                type: components["schemas"]["ContactType"];
                count: number;
            }[];
            /** @description First 100, masked. */
            items: components["schemas"]["RetentionItem"][];
        };
        RevokeRequest: {
            refreshToken: string;
        };
        Role: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string;
            needsSecondFactor?: boolean;
            /** @description Accounts with the role; empty for a caller without View of Users. */
            accounts?: {
                id: number;
                name: string;
                department: string;
                status: boolean;
            }[];
            roleClaims: components["schemas"]["RoleClaim"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        RoleCard: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string;
            accountCount?: number;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        RoleClaim: {
            value: string;
            selected: boolean;
        };
        RoleCreate: {
            /** 角色名稱 */
            name: string;
            /** 說明 */
            description?: string;
            /**
             * 兩步驟驗證
             * @description Requires a second factor. Omitted: unchanged.
             */
            needsSecondFactor?: boolean;
            /** 權限 */
            roleClaims: components["schemas"]["RoleClaim"][];
        };
        /** @description Fields of a role when it is added or saved. */
        RoleFields: {
            /** 角色名稱 */
            name: string;
            /** 說明 */
            description?: string;
            /**
             * 兩步驟驗證
             * @description Requires a second factor. Omitted: unchanged.
             */
            needsSecondFactor?: boolean;
            /** 權限 */
            roleClaims: components["schemas"]["RoleClaim"][];
        };
        RoleUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** 角色名稱 */
            name: string;
            /** 說明 */
            description?: string;
            /**
             * 兩步驟驗證
             * @description Requires a second factor. Omitted: unchanged.
             */
            needsSecondFactor?: boolean;
            /** 權限 */
            roleClaims: components["schemas"]["RoleClaim"][];
        };
        /** @description Sent back with a save; if it is not the newest: 409. */
        RowVersion: number;
        /** @description Null if nobody said it. */
        SaidGender: components["schemas"]["Gender"] | null;
        SalesCase: {
            code: string;
            title: string;
            district: string;
        };
        SalesCaseRequest: {
            caseId: components["schemas"]["Id"];
            /** @description Code that was not found. */
            code: string;
            note?: string;
        };
        SalesCodeCreate: {
            /** 代碼 */
            code: string;
            title: components["schemas"]["SalesCodeTitle"];
            district: components["schemas"]["SalesCodeDistrict"];
        };
        /** 區域 */
        SalesCodeDistrict: string;
        SalesCodeList: {
            items: components["schemas"]["SalesCase"][];
            count: number;
            /** @description Codes that there may be. */
            limit: number;
            /** @description True where the sales system itself answers whether a code is right. */
            isAskedElsewhere: boolean;
        };
        SalesCodeTable: {
            /**
             * 代碼表
             * @description Rows of code, name and district, as copied from a spreadsheet or in a CSV file.
             */
            table: string;
        };
        /** 建案名稱 */
        SalesCodeTitle: string;
        SalesCodeUpdate: {
            title: components["schemas"]["SalesCodeTitle"];
            district: components["schemas"]["SalesCodeDistrict"];
        };
        SalesCodesImported: {
            added: number;
            changed: number;
            unchanged: number;
        };
        SameTelContact: {
            id: components["schemas"]["Id"];
            name: string;
            caseTitle: string;
            /** @description The first 100 characters. */
            content: string;
            /** Format: date-time */
            createdOn: string;
            handleStatus: components["schemas"]["HandleStatus"];
            /** @description True if it is handled together with this one. */
            isJoined: boolean;
            /** @description False if the names differ, also where both are masked. */
            isSameName: boolean;
        };
        /**
         * @description A part of a block that can be a sample by itself.
         * @enum {string}
         */
        SampleField: "text" | "picture" | "alt" | "url" | "tel" | "items" | "navName" | "siteAddress" | "receptionAddress" | "document" | "detail" | "budgets" | "lineId" | "lineText" | "address";
        /** @description Blocks that together replace a sample, likeliest first. Not stored; ids are positions. */
        SampleFilling: {
            parts: components["schemas"]["PagePart"][];
        };
        /** @description A sample in a draft; `sort` is its position. */
        SamplePart: {
            id: components["schemas"]["Id"];
            partType: components["schemas"]["PartType"];
            sort: number;
            /** @description One line that identifies the block for staff. */
            textContent: string;
            /** @description Remaining sample parts after an edit. */
            fields?: components["schemas"]["SampleField"][];
            /** @description True if the public page has it too; such a sample does not prevent publishing. */
            isPublic?: boolean;
        };
        Saved: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Visible period of an online record; null for no limit. endOn is after startOn. */
        ScheduleFields: {
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        /** @description One scheduled moment; id is the case's for a site, 1 for the first popup. */
        ScheduleItem: {
            kind: components["schemas"]["ScheduleKind"];
            id: components["schemas"]["Id"];
            title: string;
            /** @enum {string} */
            action: "online" | "offline";
            /** Format: date-time */
            dueOn: string;
            /**
             * @description waiting; empty: it will come online without blocks; failed.
             * @enum {string}
             */
            state: "waiting" | "empty" | "failed";
            reason?: string;
            /** @description True while approvals are missing; omitted without a rule. */
            lacksApproval?: boolean;
        };
        /** @enum {string} */
        ScheduleKind: "case" | "site" | "article" | "news" | "popup" | "otherPopup";
        /** @description Hits by kind in a fixed order; kinds without hits are omitted. */
        SearchAnswer: {
            groups: components["schemas"]["SearchGroup"][];
        };
        SearchGroup: {
            kind: components["schemas"]["SearchKind"];
            /** @description Number of hits; 1,000 means that many or more. */
            count: number;
            /** @description Best hits. Those whose title or code equals the keyword, or begins with it, come first. */
            items: components["schemas"]["SearchHit"][];
        };
        /** @description A found record with distinguishing fields; fields that its kind lacks are omitted. */
        SearchHit: {
            /** @description Id of the record; for a site, of its case. */
            id: number;
            /** @description For a site, the titles of case, template and draft; for an enquiry, its sender. */
            title: string;
            /** @description Second line, from a stored text; empty for none. */
            detail: string;
            /**
             * Format: date-time
             * @description Last change; for an enquiry, its receipt.
             */
            changedOn: string;
            cover?: components["schemas"]["FileInfo"] | null;
            caseTab?: components["schemas"]["CaseTab"];
            articleType?: components["schemas"]["ArticleType"];
            visibleState?: components["schemas"]["VisibleState"];
            /** @description True for an active account. */
            isActive?: boolean;
            /** @description Theme of a site; null without one. */
            themeId?: components["schemas"]["Id"] | null;
            /** @description True for the theme that visitors see. */
            isPublic?: boolean;
            /** @description Number of blocks of a theme. */
            partCount?: number;
            contactType?: components["schemas"]["ContactType"];
            handleStatus?: components["schemas"]["HandleStatus"];
            /** @description Title of an enquiry's case; empty for none. */
            caseTitle?: string;
        };
        /** @enum {string} */
        SearchKind: "case" | "site" | "article" | "news" | "account" | "role" | "contact" | "sharedBlock";
        SecondFactorConfirmation: {
            /** @description Six digits of the authenticator app. */
            code: string;
            /** @description Empty for accounts that use only the portal. */
            password: string;
            passcode?: components["schemas"]["ProvingPasscode"];
        };
        SecondFactorSecret: {
            /** @description Base32, for typing. */
            secret: string;
            /** @description otpauth, for the QR code. */
            uri: string;
        };
        /** @description Answered instead of tokens to an account with a second factor. The next call sends the challenge and a code. */
        SecondStep: {
            challenge: string;
            /** Format: date-time */
            expiresOn: string;
        };
        SeenNews: {
            key: string;
        };
        /** @description Search and social-sharing fields of a save. */
        SeoFields: {
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
        };
        SessionList: {
            id: string;
            /** @description The session of this call. */
            isCurrent: boolean;
            userAgent: string;
            address: string;
            /** Format: date-time */
            startedOn: string;
            /**
             * Format: date-time
             * @description Last use, accurate to 15 minutes.
             */
            lastRenewedOn: string;
        }[];
        /** @description Names of the roles that approve texts of project pages while one is public; saving words that these pages show at once then requires an emergencyReason. Empty if no approval is required. */
        SettingsApprovers: string[];
        SharedBlock: {
            id: components["schemas"]["Id"];
            title: string;
            part: components["schemas"]["PagePart"];
            /** @description Empty for a caller who may not view pages of projects. */
            uses: components["schemas"]["SharedBlockUse"][];
            /** @description Number of all uses. */
            pages: number;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        SharedBlockChoice: {
            id: components["schemas"]["Id"];
            title: string;
            part: components["schemas"]["PagePart"];
        };
        SharedBlockCreate: {
            title: components["schemas"]["SharedBlockTitle"];
            /** 內容 */
            part: components["schemas"]["SharedPartInput"];
        };
        /** @description What an act did to a draft and its page. */
        SharedBlockOutcome: {
            themeId: components["schemas"]["Id"];
            title: string;
            state: components["schemas"]["ReplacementState"];
            /** @description Why it waits or stays; may be empty. */
            reason: string;
        };
        /** @description A draft with the version that was shown. */
        SharedBlockPage: {
            themeId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        SharedBlockPagesUpdate: {
            pages: components["schemas"]["SharedBlockPage"][];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        SharedBlockReplace: {
            replacementId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        SharedBlockRow: {
            id: components["schemas"]["Id"];
            title: string;
            partType: components["schemas"]["SharedPartType"];
            /** @description Beginning of its content. */
            line: string;
            /** @description Drafts that use it. */
            pages: number;
            /** @description Those with other content than its present one */
            behind: number;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /** 名稱 */
        SharedBlockTitle: string;
        SharedBlockUpdate: {
            title: components["schemas"]["SharedBlockTitle"];
            /**
             * 內容
             * @description Omitted: unchanged. Its type stays.
             */
            part?: components["schemas"]["TextPartInput"] | components["schemas"]["ListPartInput"] | components["schemas"]["QuestionsPartInput"] | components["schemas"]["LinkPartInput"] | components["schemas"]["PhonePartInput"];
            versionNote?: components["schemas"]["VersionNote"];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description A draft with a shared block. */
        SharedBlockUse: {
            themeId: components["schemas"]["Id"];
            caseId: components["schemas"]["Id"];
            title: string;
            rowVersion: components["schemas"]["RowVersion"];
            /** @description True if visitors see the block on its page. */
            isLive: boolean;
            isDraftBehind: boolean;
            /** @description True if visitors see other content than the present one. */
            isPublicBehind: boolean;
        };
        /** @description The sent content of a shared block. */
        SharedPartInput: components["schemas"]["TextPartInput"] | components["schemas"]["ListPartInput"] | components["schemas"]["QuestionsPartInput"] | components["schemas"]["LinkPartInput"] | components["schemas"]["PhonePartInput"];
        /**
         * @description Types of blocks that can be shared. Pictures, forms and blocks of a case belong to their page.
         * @enum {integer}
         */
        SharedPartType: 2 | 11 | 106 | 8 | 10;
        /**
         * @description Reaction to too many unmasked enquiries in an hour.
         * @enum {string}
         */
        ShowAction: "warn" | "stop" | "deactivate";
        ShowLimits: {
            perHour: number;
            action: components["schemas"]["ShowAction"];
            severePerHour: number;
            severeAction: components["schemas"]["ShowAction"];
        };
        ShownContact: {
            id: components["schemas"]["Id"];
            name: string;
            tel: string;
            email: string;
            shown: components["schemas"]["ShownCount"];
        };
        ShownCount: {
            maskLevel: components["schemas"]["MaskLevel"];
            /** @description Number of different enquiries unmasked this hour. */
            shown: number;
            limit: number;
            /** @description True if no further enquiry is unmasked this hour. */
            isStopped: boolean;
        };
        /** @description Title of the popup that visitors see now; null without one. */
        ShownTitle: string | null;
        /**
         * @description publish: the draft goes live and the site is switched on; takeOff: the site is switched off.
         * @enum {string}
         */
        SiteAction: "publish" | "takeOff";
        /** @description The last change is the later one of site and active theme. */
        SiteCard: {
            siteId: components["schemas"]["Id"];
            caseId: string;
            title: string;
            status: components["schemas"]["SiteStatus"];
            district: string;
            /** @description The public address: /case/{code}. */
            code: string | null;
            /** @description First open publish step; 4 also when all are done. */
            step?: number;
            /** Format: date-time */
            publishedOn?: string | null;
            hasUnpublishedChanges?: boolean;
            activeThemeId?: number | null;
            themeCode?: components["schemas"]["TemplateCode"] | null;
            cover?: components["schemas"]["FileInfo"] | null;
            coverAlt?: string;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        SiteCode: {
            siteId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            caseCode: components["schemas"]["CaseCode"];
        };
        SiteFigures: {
            /** @description Of the case. */
            title: string;
            period: components["schemas"]["FigurePeriod"];
            /** Format: date */
            from: string;
            days: number;
            /** @description Number of the newest publication; 0 for none. */
            number: number;
            /** @description False below 100 views; shares are then null. */
            isEnough: boolean;
            /** @description False if public pages share the host of the back office; their script then counts nothing. */
            hasScript: boolean;
            totals: components["schemas"]["FigureTotals"];
            /** @description Daily views of the publication before; null if unknown. */
            dailyBefore: number | null;
            /** @description At most five, newest last. */
            publications: components["schemas"]["FigurePublication"][];
            comparisons: components["schemas"]["FigureComparison"][];
            sections: components["schemas"]["FigureSection"][];
            /** @description At most ten, most views first. */
            campaigns: components["schemas"]["FigureCampaign"][];
        };
        SitePreview: {
            themeId: number;
            /** @description Id of the theme's case; omitted for a template. */
            caseId?: string;
            templateCode: components["schemas"]["TemplateCode"];
            title: string;
            district: string;
            parts: components["schemas"]["PagePart"][];
            formConsent?: components["schemas"]["FormConsent"];
            /** @description Company that the page's footer names; left out without company data. */
            publisher?: string;
            /** @description For a template filled from a case: formats of the introduction that a page does not support. The text is kept. */
            lostFormats?: components["schemas"]["LostFormat"][];
        };
        SiteProof: {
            /** @description Of the case. */
            title: string;
            address: string | null;
            /** @description Oldest first. */
            entries: components["schemas"]["ProofLine"][];
            /** @description Number of the last entry before the first broken one; null for an unbroken chain. */
            brokenAfter: number | null;
            keys: components["schemas"]["ProofKey"][];
        };
        SiteProofEntry: {
            number: number;
            /** @description SHA-256 of the signed text. */
            hash: string;
            /** @description Hash of the previous entry. */
            previous: string | null;
            /** @description Page */
            isIntact: boolean;
            keyId: components["schemas"]["Id"];
            /** Format: date-time */
            keyCreatedOn: string;
            pictures: number;
            documents: number;
            facts: components["schemas"]["ProjectFact"][];
            presentFacts: components["schemas"]["ProjectFact"][];
            consentVersion: number | null;
            consentText: string | null;
            /** @description Null in entries older than the check. */
            advertising: components["schemas"]["ProofAdvertising"] | null;
            /** @description Null in entries older than approvals. */
            approvals?: components["schemas"]["ProofApprovals"] | null;
            /** @description Address of the stored page */
            pagePath: string | null;
            /** @description Pages of pictures, or of the company's website; omitted by servers that store none. */
            pages?: components["schemas"]["ProofFurtherPage"][];
        };
        /** @description A waiting or failed schedule. */
        SiteSchedule: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["SiteAction"];
            themeId?: number | null;
            themeName?: string;
            /** Format: date-time */
            dueOn: string;
            createdBy: string;
            /** Format: date-time */
            createdOn: string;
            /**
             * Format: date-time
             * @description Time of the failure; omitted while waiting.
             */
            failedOn?: string;
            reason?: string;
        };
        SiteScheduleInput: {
            siteId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            action: components["schemas"]["SiteAction"];
            /** Format: date-time */
            dueOn: string;
            /** @description Theme to publish; default: the active one. */
            themeId?: number;
        };
        SiteSet: {
            schedules?: components["schemas"]["SiteSchedule"][];
            siteId: components["schemas"]["Id"];
            caseId: string;
            title: string;
            county: string;
            district: string;
            code: string | null;
            status: components["schemas"]["SiteStatus"];
            /** @description Content blocks of the case. */
            caseParts?: number;
            /**
             * @description Visible state of the case itself; the site is public regardless.
             * @enum {string}
             */
            caseState?: "online" | "scheduled" | "empty" | "ended" | "offline";
            /** @description Facts of the project that its pages state. */
            facts?: components["schemas"]["StatedFact"][];
            /** @description Code of the case. */
            suggestedCode?: string;
            caseCode: string | null;
            /** Format: date-time */
            codeCheckedOn: string | null;
            siteName: string | null;
            /** Format: date-time */
            publishedOn: string | null;
            activeThemeId: number | null;
            hasUnpublishedChanges?: boolean;
            /** @description Name and place that the public page keeps until a publication; omitted: those of the case. */
            keptName?: {
                title: string;
                county: string;
                district: string;
            };
            seoTitle: string;
            seoKeywords: string;
            seoDescription: string;
            shareImage: components["schemas"]["FileInfo"] | null;
            /** @description Values of the case that replace empty ones of the site. */
            ofCase?: {
                seoTitle: string;
                seoKeywords: string;
                seoDescription: string;
                shareImage: components["schemas"]["FileInfo"] | null;
            };
            /** @description Names of the roles that approve texts while the site is public; saving search and sharing fields then requires an emergencyReason. Empty if no approval is required. */
            settingsApprovers?: string[];
            gaId: string;
            gtmId: string;
            cover?: components["schemas"]["FileInfo"] | null;
            coverAlt?: string;
            themes: {
                themeId: components["schemas"]["Id"];
                templateCode: components["schemas"]["TemplateCode"];
                templateName: string;
                name: string;
                partCount?: number;
                missingAltCount?: number;
                /**
                 * @description Fault of the consent text that the page's form prints; omitted without a form or a fault. Without a text the form is not shown.
                 * @enum {string}
                 */
                formConsent?: "missing" | "sample";
                /** @description Samples in the draft, which prevent publishing. */
                sampleParts?: components["schemas"]["SamplePart"][];
                status: components["schemas"]["ContentStatus"];
                /** Format: date-time */
                publishedOn: string | null;
                /** Format: date-time */
                lastModifiedOn?: string;
                rowVersion?: components["schemas"]["RowVersion"];
                /** @description Omitted without an approval rule for sites. */
                approval?: {
                    /** @description Open request; null for none. */
                    requestId: components["schemas"]["Id"] | null;
                    /** @description Null without a request. */
                    state: components["schemas"]["ApprovalState"] | null;
                    /** @description Number of roles that must approve; 0 if nothing needs approval. */
                    needed: number;
                    /** @description Number of these roles that approved. */
                    approved: number;
                    /** Format: date-time */
                    dueOn: string | null;
                };
            }[];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /** @description Omitted fields keep their values. */
        SiteSetUpdate: {
            siteId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            siteName?: string;
            activeThemeId?: components["schemas"]["Id"];
            emergencyReason?: components["schemas"]["EmergencyReason"];
            /** SEO 標題 */
            seoTitle?: string;
            /**
             * SEO 關鍵字
             * @description Groups of words, comma separated.
             */
            seoKeywords?: string;
            /** SEO 描述 */
            seoDescription?: string;
            /**
             * 社群分享圖片
             * Format: binary
             */
            shareImage?: File;
            shareImagePath?: components["schemas"]["MediaPath"];
            shareImageRemoved?: boolean;
            /** GA 評估 ID */
            gaId?: string;
            /** GTM 容器 ID */
            gtmId?: string;
        };
        /**
         * @description The opposite of ContentStatus: 0 is enabled.
         * @enum {integer}
         */
        SiteStatus: 0 | 1;
        SiteTheme: {
            themeId: number;
            caseId: number;
            templateCode: components["schemas"]["TemplateCode"];
            templateName: string;
            name: string;
            code: string;
            status: components["schemas"]["ContentStatus"];
            parts: components["schemas"]["PagePart"][];
            /** @description The live version; null before the first publishing. */
            publishedParts?: components["schemas"]["PagePart"][] | null;
            /** Format: date-time */
            publishedOn: string | null;
            hasUnpublishedChanges?: boolean;
            caseTitle: string;
            district: string;
            formConsent?: components["schemas"]["FormConsent"];
            /** @description Company that the page's footer names; left out without company data. */
            publisher?: string;
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        SiteThemeRestore: {
            themeId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            versionId: components["schemas"]["Id"];
            /** @description True publishes it at once. */
            publish?: boolean;
            note?: components["schemas"]["PublishNote"];
            cancelSchedules?: components["schemas"]["CancelledSchedules"];
            emergencyReason?: components["schemas"]["EmergencyReason"];
        };
        /** @description 1: publishes the draft. 0: takes the page off. */
        SiteThemeStatus: {
            themeId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            status: components["schemas"]["ContentStatus"];
            note?: components["schemas"]["PublishNote"];
            cancelSchedules?: components["schemas"]["CancelledSchedules"];
            emergencyReason?: components["schemas"]["EmergencyReason"];
        };
        /** @description Saves the whole draft. */
        SiteThemeUpdate: {
            themeId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            name?: components["schemas"]["DraftName"];
            webParts?: components["schemas"]["PagePartInput"][];
        };
        SiteThemeVersion: {
            versionId: components["schemas"]["Id"];
            themeId: components["schemas"]["Id"];
            partCount: number;
            /** Format: date-time */
            publishedOn: string;
            publishedBy: string;
            /** @description The theme that visitors see, or would see if the site were enabled. */
            isLive: boolean;
            note?: string;
            /** @description Reason for publishing without all approvals; omitted otherwise. */
            emergencyReason?: string;
        };
        /**
         * @description Reason for treating a new enquiry as spam.
         * @enum {string}
         */
        SpamReason: "trap" | "forged" | "fast" | "many" | "repeated" | "links";
        StatedFact: {
            name: components["schemas"]["ProjectFactName"];
            value: string;
            /** @description Value for which the file has a document, if another; the document is not printed until it is confirmed. */
            documentValue?: string;
        };
        StatusSaved: {
            visibleState?: components["schemas"]["VisibleState"];
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        SystemCheck: {
            name: components["schemas"]["SystemCheckName"];
            state: components["schemas"]["SystemCheckState"];
            /** @description Checked subject. */
            about: string;
            status: string;
            detail: string;
            /** @description Instruction; omitted if nothing has to be done. */
            remedy?: string;
        };
        /** @enum {string} */
        SystemCheckName: "settings" | "database" | "migrations" | "jobs" | "backups" | "disk" | "mail" | "store" | "caches" | "clock" | "nginx";
        /**
         * @description `good`: right. `attention`: needs attention soon. `bad`: needs a correction now. `off`: not used.
         * @enum {string}
         */
        SystemCheckState: "good" | "attention" | "bad" | "off";
        TemplateCard: {
            themeId: components["schemas"]["Id"];
            code: components["schemas"]["TemplateCode"];
            name: string;
            description?: string;
            partCount?: number;
            /** Format: date-time */
            createdOn: string;
        };
        /** @enum {string} */
        TemplateCode: "liubai" | "yejing" | "jiekuo" | "nuanju";
        TestMail: {
            /** @description Key for reading its outcome. */
            key: string;
        };
        TestMailAnswer: {
            /**
             * @description `filed`: no mail server. `failed`: tried, and tried again.
             * @enum {string}
             */
            state: "waiting" | "sent" | "filed" | "failed";
            /** @description Message of the mail server; empty without a failure. */
            error: string;
        };
        TestMailInput: {
            email: string;
        };
        TextPart: {
            /** @constant */
            partType: 2;
            align: components["schemas"]["Align"];
            textContent: string;
            /** @description The text with formatting (bold, lists, links, tables), sanitised; empty without formatting. */
            html?: string;
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        TextPartInput: {
            /** @constant */
            partType: 2;
            align?: components["schemas"]["Align"];
            textContent: string;
            /** @description The formatted text; `textContent` is derived from it if they differ. Empty: removes formatting. Omitted: unchanged if `textContent` is. */
            html?: string;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        /** @description Approval progress of a draft. */
        ThemeApproval: {
            /** @description Open request; null for none. */
            requestId: components["schemas"]["Id"] | null;
            /** @description Null without a request. */
            state: components["schemas"]["ApprovalState"] | null;
            /** @description Number of roles that must approve; 0 if nothing needs approval. */
            needed: number;
            /** @description Number of these roles that approved. */
            approved: number;
            /** Format: date-time */
            dueOn: string | null;
        };
        ThemeComments: {
            threads: components["schemas"]["CommentThread"][];
            readers: components["schemas"]["CommentReader"][];
        };
        ThemeFromTemplate: {
            caseId: components["schemas"]["Id"];
            code: components["schemas"]["TemplateCode"];
            name?: components["schemas"]["DraftName"];
            /** @description Theme of the same case to copy blocks from, instead of filling from the case. */
            sourceThemeId?: number;
            /** @description Includes the case's content blocks; default: true when filled from the case. */
            withContent?: boolean;
        };
        /** @description One block; `sort` is its position. */
        ThemePartInput: {
            themeId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            part: components["schemas"]["PagePartInput"];
        };
        ThemePartSort: {
            themeId: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            ids: components["schemas"]["Id"][];
        };
        TitlePart: {
            /** @constant */
            partType: 1;
            align: components["schemas"]["Align"];
            textContent: string;
            /** @description Name in the section bar, if different. */
            navName?: string;
            /** @description True for a section that the bar omits. */
            isUnlisted?: boolean;
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
        };
        TitlePartInput: {
            /** @constant */
            partType: 1;
            align?: components["schemas"]["Align"];
            textContent: string;
            /** @description Name in the section bar; empty: from the title. Omitted: unchanged. */
            navName?: string;
            /** @description Omitted: unchanged. */
            isUnlisted?: boolean;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
        };
        Token: {
            token: string;
            refreshToken: string;
            /** Format: date-time */
            tokenExpiresOn?: string;
        };
        TokenRequest: {
            account: string;
            password: string;
        } | {
            platformKey: string;
        } | {
            refreshToken: string;
        } | {
            challenge: string;
            /** @description Six digits of the authenticator app, or a recovery code. */
            code: string;
        } | {
            passwordLink: string;
            newPassword: components["schemas"]["NewPassword"];
        } | {
            passkey: components["schemas"]["PasskeyAnswer"];
        } | {
            companyKey: string;
            companyAnswer: components["schemas"]["CompanyAnswer"];
        };
        /** @description A deleted record with distinguishing fields and what was deleted with it; fields that its kind lacks are omitted. */
        TrashItem: {
            kind: components["schemas"]["TrashKind"];
            id: components["schemas"]["Id"];
            title: string;
            /** Format: date-time */
            deletedOn: string;
            deletedBy: string;
            /** @description Days until its permanent deletion, including today; 0 if due. */
            daysLeft: number;
            cover?: components["schemas"]["FileInfo"] | null;
            code?: string;
            district?: string;
            articleType?: components["schemas"]["ArticleType"];
            /** Format: date */
            publishDate?: string;
            siteName?: string | null;
            templateName?: string;
            themeCount?: number;
            partCount?: number;
            linkCount?: number;
            claimCount?: number;
        };
        /** @enum {string} */
        TrashKind: "case" | "theme" | "article" | "news" | "otherPopup" | "role" | "sharedBlock";
        TrashPage: {
            items: components["schemas"]["TrashItem"][];
            /** @description Numbers of records per kind that the caller may view. */
            kindCounts: {
                case: number;
                theme: number;
                article: number;
                news: number;
                otherPopup: number;
                role: number;
                sharedBlock: number;
            };
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        UncheckedHost: string;
        UncheckedHosts: {
            hosts: components["schemas"]["UncheckedHost"][];
        };
        UncheckedHostsInput: {
            /** 不檢查的網站 */
            hosts: components["schemas"]["UncheckedHost"][];
            /** @description The list as the caller saw it. */
            before: components["schemas"]["UncheckedHost"][];
        };
        /**
         * @description Sales state of a housing unit.
         * @enum {string}
         */
        UnitAvailability: "upcoming" | "onSale" | "few" | "soldOut";
        /**
         * @description Basis of a housing unit's price; without a price for `onRequest`.
         * @enum {string}
         */
        UnitPriceBasis: "total" | "perPing" | "onRequest";
        UpdateRecord: {
            lastModifiedBy: string;
            /** Format: date-time */
            lastModifiedOn: string;
        };
        /** @enum {string} */
        UrlTarget: "_self" | "_blank";
        /**
         * 這次修改的說明
         * @description Note of this save, stored with its version. With a note, an unchanged save keeps a version too.
         */
        VersionNote: string;
        /** @description A video with a picture as its cover, if it has one. */
        VideoPart: {
            /** @constant */
            partType: 5;
            textContent: string;
            url: string;
            autoPlay: boolean;
            id?: components["schemas"]["Id"];
            sort: number;
            /** @description True while the block is the template's sample; samples prevent publishing. */
            isSample?: boolean;
            /** @description Remaining sample parts after an edit. */
            sampleFields?: components["schemas"]["SampleField"][];
            /** @description Entries of a sample with parts left after an edit; omitted: all parts of all entries. */
            sampleItems?: {
                id: components["schemas"]["Id"];
                /** @description Remaining texts, numbers, and addresses of pictures. */
                facets: string[];
            }[];
            /** @description Shared block whose content this block has, at the time when the block got it. */
            sharedId?: number;
            /** @description Bound source of the block, whose fields have the present value of the case or the company; omitted if not bound. */
            source?: components["schemas"]["PartSource"];
            /** @description True when the source is empty now; the block keeps its last value, and its page is not published. */
            isSourceEmpty?: boolean;
            altText: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            filePath: string | null;
            fileName?: string | null;
            fileExtension: string | null;
            fileSize?: number | null;
            width?: number | null;
            height?: number | null;
            /** @description Focus of crops: percent from the left; 50 if omitted. */
            focusX?: components["schemas"]["Percent"];
            /** @description Focus of crops: percent from the top; 50 if omitted. */
            focusY?: components["schemas"]["Percent"];
            sources?: {
                filePath: string;
                width: number;
            }[];
        };
        VideoPartInput: {
            /** @constant */
            partType: 5;
            textContent?: string;
            url: string;
            autoPlay?: boolean;
            id?: components["schemas"]["Id"];
            sort: components["schemas"]["PartSort"];
            /** @description False: confirms the sample as own content. True: a new block copies a sample. Omitted: unchanged. An edit removes the mark from the edited part. */
            isSample?: boolean;
            /** @description Shared block whose content this block shows; 0 detaches it. Sent with other content than before, it gets the present content of the shared block. Omitted: unchanged, as long as nothing is edited. Content of other records has none. */
            sharedId?: number;
            /**
             * @description Source from now on, in the case or the company; `none` releases the block. Omitted: unchanged, as long as no field of the source is edited. Content of other records has no source.
             * @enum {string}
             */
            source?: "none" | "head" | "title" | "subtitle" | "cover" | "tel" | "map" | "facts" | "units" | "introduction" | "projectFacts" | "plans" | "places" | "companyTel";
            altText?: string;
            /** @description Decorative, without alternative text. */
            isDecorative?: boolean;
            /** @description Extension of the file sent with the block, without the dot. */
            fileExtension?: string;
            filePath?: string;
            /** Format: binary */
            fileData?: File;
        };
        /** @description Times of a record and its present state. */
        VisibilityFields: {
            visibleState?: components["schemas"]["VisibleState"];
            /**
             * 上架時間
             * Format: date-time
             */
            startOn?: string | null;
            /**
             * 下架時間
             * Format: date-time
             */
            endOn?: string | null;
        };
        /**
         * @description Present visibility, derived from switch, times and blocks. The first matching state applies, in this order: `offline`: switched off. `ended`: after endOn. `empty`: an article without a block, or a case without a block and an introduction. `scheduled`: before startOn. `online`: visible.
         * @enum {string}
         */
        VisibleState: "online" | "scheduled" | "empty" | "ended" | "offline";
        WaitingContacts: {
            /** @description Unhandled enquiries under any filter; 10,000 means 10,000 or more. */
            count: number;
            /** @description Id of the newest enquiry under any filter; 0 for none. */
            latestId: number;
            /** @description Number of matches newer than the given id, up to 10,000; all for 0, none if omitted. */
            arrived: number;
        };
        /** @description An answered block; each type has its own fields (specification 3, content block). */
        WebPart: components["schemas"]["TitlePart"] | components["schemas"]["TextPart"] | components["schemas"]["VideoPart"] | components["schemas"]["ImagePart"] | components["schemas"]["LinkPart"] | components["schemas"]["PhonePart"] | components["schemas"]["ListPart"] | components["schemas"]["ProjectFactsPart"] | components["schemas"]["PlansPart"] | components["schemas"]["QuestionsPart"] | components["schemas"]["FormPart"] | components["schemas"]["BarsPart"] | components["schemas"]["DownloadPart"] | components["schemas"]["GalleryPart"] | components["schemas"]["ProgressPart"] | components["schemas"]["PlacesPart"];
        /** @description A sent block; each type has its own fields and limits (specification 5). */
        WebPartInput: components["schemas"]["TitlePartInput"] | components["schemas"]["TextPartInput"] | components["schemas"]["VideoPartInput"] | components["schemas"]["ImagePartInput"] | components["schemas"]["LinkPartInput"] | components["schemas"]["PhonePartInput"] | components["schemas"]["ListPartInput"] | components["schemas"]["ProjectFactsPartInput"] | components["schemas"]["PlansPartInput"] | components["schemas"]["QuestionsPartInput"] | components["schemas"]["FormPartInput"] | components["schemas"]["BarsPartInput"] | components["schemas"]["DownloadPartInput"] | components["schemas"]["GalleryPartInput"] | components["schemas"]["ProgressPartInput"] | components["schemas"]["PlacesPartInput"];
        Webhook: {
            /** @description Tries of the last seven days. */
            week: {
                sent: number;
                failed: number;
            };
            /** @description Last characters of the secret; empty if no key decrypts it. */
            secretHint: string;
            /** Format: date-time */
            secretOn: string;
            isSecretShown: boolean;
            /** @description Last characters of the old secret while it is valid; empty without one. */
            oldSecretHint: string;
            /** Format: date-time */
            oldSecretUntil: string | null;
            id: components["schemas"]["Id"];
            name: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            state: components["schemas"]["WebhookState"];
            /** Format: date-time */
            pausedOn: string | null;
            /** @description False if three days of failures paused it. */
            isPausedByHand: boolean;
            /** @description Name of its creator, who is notified when it is paused; empty without one. */
            owner: string;
            lastTry: components["schemas"]["WebhookLastTry"] | null;
            /** @description Beginning of the last answer's body. */
            lastAnswer: string;
            /** @description Number of events that wait to be sent. */
            waiting: number;
            /** Format: date-time */
            nextTryOn: string | null;
            /** @description Tries of the last 24 hours, oldest first. */
            hours: components["schemas"]["WebhookCounts"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        WebhookCard: {
            id: components["schemas"]["Id"];
            name: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            state: components["schemas"]["WebhookState"];
            /** Format: date-time */
            pausedOn: string | null;
            /** @description False if three days of failures paused it. */
            isPausedByHand: boolean;
            /** @description Name of its creator, who is notified when it is paused; empty without one. */
            owner: string;
            lastTry: components["schemas"]["WebhookLastTry"] | null;
            /** @description Beginning of the last answer's body. */
            lastAnswer: string;
            /** @description Number of events that wait to be sent. */
            waiting: number;
            /** Format: date-time */
            nextTryOn: string | null;
            /** @description Tries of the last 24 hours, oldest first. */
            hours: components["schemas"]["WebhookCounts"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        WebhookCounts: {
            sent: number;
            failed: number;
        };
        WebhookCreate: {
            /** 名稱 */
            name: string;
            /**
             * 網址
             * @description https address, except for hosts that the operator allows; no private network.
             */
            url: string;
            /** 事件 */
            events: components["schemas"]["WebhookEvent"][];
        };
        WebhookDelivery: {
            /** @description Last tries, oldest first. */
            attempts: components["schemas"]["WebhookTry"][];
            id: components["schemas"]["Id"];
            /** @description `webhook-id` of each try and replay. */
            eventId: string;
            event: components["schemas"]["WebhookEvent"];
            recordId: number;
            isTest: boolean;
            /** @enum {string} */
            outcome: "delivered" | "failed" | "waiting";
            /** Format: date-time */
            madeOn: string;
            tries: number;
            lastTry: components["schemas"]["WebhookLastTry"] | null;
            /** Format: date-time */
            nextTryOn: string | null;
            /** Format: date-time */
            replayedOn: string | null;
        };
        WebhookDeliveryFields: {
            id: components["schemas"]["Id"];
            /** @description `webhook-id` of each try and replay. */
            eventId: string;
            event: components["schemas"]["WebhookEvent"];
            recordId: number;
            isTest: boolean;
            /** @enum {string} */
            outcome: "delivered" | "failed" | "waiting";
            /** Format: date-time */
            madeOn: string;
            tries: number;
            lastTry: components["schemas"]["WebhookLastTry"] | null;
            /** Format: date-time */
            nextTryOn: string | null;
            /** Format: date-time */
            replayedOn: string | null;
        };
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDeliveryRow"][];
            /** @description Name of the webhook. */
            name: string;
            /** @description Count of each tab, under the other filters. */
            counts: {
                all: number;
                failed: number;
                replayed: number;
            };
            totalCount: number;
            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
            countLimit?: number;
            pageNumber: number;
            pageSize: number;
        };
        WebhookDeliveryRow: {
            id: components["schemas"]["Id"];
            /** @description `webhook-id` of each try and replay. */
            eventId: string;
            event: components["schemas"]["WebhookEvent"];
            recordId: number;
            isTest: boolean;
            /** @enum {string} */
            outcome: "delivered" | "failed" | "waiting";
            /** Format: date-time */
            madeOn: string;
            tries: number;
            lastTry: components["schemas"]["WebhookLastTry"] | null;
            /** Format: date-time */
            nextTryOn: string | null;
            /** Format: date-time */
            replayedOn: string | null;
        };
        /**
         * @description Event sent to webhooks. Events of enquiries have no personal data.
         * @enum {string}
         */
        WebhookEvent: "content.online" | "content.updated" | "content.offline" | "site.published" | "site.offline" | "release.published" | "enquiry.created" | "enquiry.updated" | "enquiry.erased" | "case.updated" | "case.units" | "all.restored";
        /**
         * @description Reason for a try without an answer: timeout, private address, or network failure.
         * @enum {string}
         */
        WebhookFailure: "timeout" | "private" | "network";
        WebhookFields: {
            /** 名稱 */
            name: string;
            /**
             * 網址
             * @description https address, except for hosts that the operator allows; no private network.
             */
            url: string;
            /** 事件 */
            events: components["schemas"]["WebhookEvent"][];
        };
        WebhookLastTry: {
            /** Format: date-time */
            at: string;
            ms: number;
            /** @description HTTP status of the answer; null without one. */
            status: number | null;
            failure: components["schemas"]["WebhookFailure"] | null;
        };
        WebhookList: {
            items: components["schemas"]["WebhookCard"][];
            /** @description Maximum number of webhooks. */
            limit?: number;
        };
        /**
         * @description `failed`: tried without success so far. `replayed`: sent again by an account.
         * @enum {string}
         */
        WebhookOutcome: "delivered" | "failed" | "waiting" | "replayed";
        WebhookPause: {
            isPaused: boolean;
        };
        /** @description Either `ids`, or the events from `from` to `to`. */
        WebhookReplay: {
            ids?: components["schemas"]["Id"][];
            /** Format: date-time */
            from?: string;
            /** Format: date-time */
            to?: string;
            failedOnly?: boolean;
        };
        WebhookReplayed: {
            count: number;
        };
        WebhookSecret: {
            secret: string;
        };
        /** @description A webhook with its state. */
        WebhookStandFields: {
            id: components["schemas"]["Id"];
            name: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            state: components["schemas"]["WebhookState"];
            /** Format: date-time */
            pausedOn: string | null;
            /** @description False if three days of failures paused it. */
            isPausedByHand: boolean;
            /** @description Name of its creator, who is notified when it is paused; empty without one. */
            owner: string;
            lastTry: components["schemas"]["WebhookLastTry"] | null;
            /** @description Beginning of the last answer's body. */
            lastAnswer: string;
            /** @description Number of events that wait to be sent. */
            waiting: number;
            /** Format: date-time */
            nextTryOn: string | null;
            /** @description Tries of the last 24 hours, oldest first. */
            hours: components["schemas"]["WebhookCounts"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            lastModifiedOn: string;
            lastModifiedBy: string;
            updateRecord: components["schemas"]["UpdateRecord"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /**
         * @description `ended`: the receiver answered 410.
         * @enum {string}
         */
        WebhookState: "ok" | "retrying" | "paused" | "ended";
        WebhookTestEvent: {
            event: components["schemas"]["WebhookEvent"];
        };
        WebhookTry: {
            /** @description Sent path, headers and body. */
            request: string;
            /** @description Status, headers and the beginning of the body; empty without an answer. */
            answer: string;
            /** Format: date-time */
            at: string;
            ms: number;
            /** @description HTTP status of the answer; null without one. */
            status: number | null;
            failure: components["schemas"]["WebhookFailure"] | null;
        };
        WebhookTryFields: {
            /** Format: date-time */
            at: string;
            ms: number;
            /** @description HTTP status of the answer; null without one. */
            status: number | null;
            failure: components["schemas"]["WebhookFailure"] | null;
        };
        WebhookUpdate: {
            id: components["schemas"]["Id"];
            rowVersion: components["schemas"]["RowVersion"];
            /** 名稱 */
            name: string;
            /**
             * 網址
             * @description https address, except for hosts that the operator allows; no private network.
             */
            url: string;
            /** 事件 */
            events: components["schemas"]["WebhookEvent"][];
        };
    };
    responses: {
        /** @description Malformed (400, with errors), not signed in (401), not allowed (403), not found (404), stale (409), too large (413), wrong type (415), too often (429), failed (500), not now (503). */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key already created a record with another body: nothing was written, and `data` names the record, so that clients can continue by editing it. `data` is null if the save was only stale. */
        MadeBefore: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MadeBefore"];
            };
        };
    };
    parameters: {
        EndDate: string;
        Id: components["schemas"]["Id"];
        /** @description A repeated key creates one record; with another body 409 and that record's id. */
        IdempotencyKey: string;
        Keyword: string;
        /** @description Last changed first; omitted: the default order. */
        Order: "lastModifiedOn";
        PageNumber: number;
        PageSize: number;
        RecordId: components["schemas"]["Id"];
        StartDate: string;
        Status: components["schemas"]["ContentStatus"];
        VisibleState: components["schemas"]["VisibleState"];
        SessionId: string;
        PasskeyId: components["schemas"]["Id"];
        AssigneeId: components["schemas"]["Id"];
        /** @description True: only enquiries without an assignee. */
        IsUnassigned: boolean;
        /** @description True: only open enquiries; false: only closed ones. */
        IsOpen: boolean;
        /** @description True: only open enquiries whose next call is due by the end of today. */
        IsCallDue: boolean;
        /** @description Id of the enquiry's case. */
        CaseId: components["schemas"]["Id"];
        ContactSource: components["schemas"]["ContactSource"];
        /** @description True: only enquiries marked as spam; omitted: none of them. */
        IsSpam: boolean;
        ContactSort: components["schemas"]["ContactSort"];
        /** @description Case id; 0 for the company's website. */
        ProofChainId: number;
        ProofNumber: number;
        SalesCode: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Token"] | components["schemas"]["SecondStep"]) | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeRequest"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Me"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    keepOpenGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenGroups"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirmation"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorSecret"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordProof"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordProof"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkRequest"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordLinkAnswer"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkCheck"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordLinkOwner"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyChallenge"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySignInStart"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordProof"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyCreation"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordProof"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeCompanyLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordProof"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleCard"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    exportRoles: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
                status?: boolean;
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AccountCard"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportAccounts: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                status?: boolean;
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIndexPopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IndexPopup"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveIndexPopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["IndexPopupInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOtherPopups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OtherPopups"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateOtherPopupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatus"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatusSaved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOtherPopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OtherPopup"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteOtherPopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateOtherPopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OtherPopupUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOtherPopup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OtherPopupCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
                type?: components["schemas"]["ContactType"];
                handleStatus?: components["schemas"]["HandleStatus"];
                assigneeId?: components["parameters"]["AssigneeId"];
                /** @description True: only enquiries without an assignee. */
                isUnassigned?: components["parameters"]["IsUnassigned"];
                /** @description True: only open enquiries; false: only closed ones. */
                isOpen?: components["parameters"]["IsOpen"];
                /** @description True: only open enquiries whose next call is due by the end of today. */
                isCallDue?: components["parameters"]["IsCallDue"];
                /** @description Id of the enquiry's case. */
                caseId?: components["parameters"]["CaseId"];
                source?: components["parameters"]["ContactSource"];
                /** @description True: only enquiries marked as spam; omitted: none of them. */
                isSpam?: components["parameters"]["IsSpam"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
                sort?: components["parameters"]["ContactSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ContactRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContact: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactNote"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateOwnNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactNoteUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContactAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactAssignee"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContactNeighbours: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
                keyword?: components["parameters"]["Keyword"];
                type?: components["schemas"]["ContactType"];
                handleStatus?: components["schemas"]["HandleStatus"];
                assigneeId?: components["parameters"]["AssigneeId"];
                /** @description True: only enquiries without an assignee. */
                isUnassigned?: components["parameters"]["IsUnassigned"];
                /** @description True: only open enquiries; false: only closed ones. */
                isOpen?: components["parameters"]["IsOpen"];
                /** @description True: only open enquiries whose next call is due by the end of today. */
                isCallDue?: components["parameters"]["IsCallDue"];
                /** @description Id of the enquiry's case. */
                caseId?: components["parameters"]["CaseId"];
                source?: components["parameters"]["ContactSource"];
                /** @description True: only enquiries marked as spam; omitted: none of them. */
                isSpam?: components["parameters"]["IsSpam"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
                sort?: components["parameters"]["ContactSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactNeighbours"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWaitingContacts: {
        parameters: {
            query?: {
                after?: number;
                keyword?: components["parameters"]["Keyword"];
                type?: components["schemas"]["ContactType"];
                handleStatus?: components["schemas"]["HandleStatus"];
                assigneeId?: components["parameters"]["AssigneeId"];
                /** @description True: only enquiries without an assignee. */
                isUnassigned?: components["parameters"]["IsUnassigned"];
                /** @description True: only open enquiries; false: only closed ones. */
                isOpen?: components["parameters"]["IsOpen"];
                /** @description True: only open enquiries whose next call is due by the end of today. */
                isCallDue?: components["parameters"]["IsCallDue"];
                /** @description Id of the enquiry's case. */
                caseId?: components["parameters"]["CaseId"];
                source?: components["parameters"]["ContactSource"];
                /** @description True: only enquiries marked as spam; omitted: none of them. */
                isSpam?: components["parameters"]["IsSpam"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingContacts"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContactWeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactWeek"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContactEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactEmail"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateContactEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactEmailInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateContactSpam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSpam"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContactCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            title: string;
                        }[] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listConsentTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConsentText"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createConsentText: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentTextCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                /** @description True: appointments of the last 30 days in every state, latest first; at most 100. */
                isPast?: boolean;
                /** @description Planned appointments of this day only, also of a past one. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppointmentRow"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAppointmentCalendar: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarFile"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContactReply: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactReplyForm"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replyToContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactReply"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentMail"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    joinContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactJoin"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRotationCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactAssignee"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMailState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailState"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMailInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestMail"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestMailAnswer"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                type?: components["schemas"]["ContactType"];
                handleStatus?: components["schemas"]["HandleStatus"];
                assigneeId?: components["parameters"]["AssigneeId"];
                /** @description True: only enquiries without an assignee. */
                isUnassigned?: components["parameters"]["IsUnassigned"];
                /** @description True: only open enquiries; false: only closed ones. */
                isOpen?: components["parameters"]["IsOpen"];
                /** @description True: only open enquiries whose next call is due by the end of today. */
                isCallDue?: components["parameters"]["IsCallDue"];
                /** @description Id of the enquiry's case. */
                caseId?: components["parameters"]["CaseId"];
                source?: components["parameters"]["ContactSource"];
                /** @description True: only enquiries marked as spam; omitted: none of them. */
                isSpam?: components["parameters"]["IsSpam"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
                /** @description Only these enquiries, comma separated. */
                ids?: string;
                /** @description Purpose of the file, printed in each row; required where lists are masked. */
                purpose?: string;
                /** @description True: unmasked; requires Permissions.Privacy.View where lists are masked. */
                isComplete?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCaseInfos: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Last changed first; omitted: the default order. */
                order?: components["parameters"]["Order"];
                tab?: components["schemas"]["CaseTab"];
                keyword?: components["parameters"]["Keyword"];
                status?: components["parameters"]["Status"];
                visibleState?: components["parameters"]["VisibleState"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CasePage"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportCaseInfos: {
        parameters: {
            query?: {
                tab?: components["schemas"]["CaseTab"];
                keyword?: components["parameters"]["Keyword"];
                status?: components["parameters"]["Status"];
                visibleState?: components["parameters"]["VisibleState"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sortCaseInfos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchSort"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    duplicateCaseInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateRecord"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    updateCaseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatus"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatusSaved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCaseHighlight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditHighlight"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRecommendedCases: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                excludeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecommendedCase"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSalesCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesCase"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNearSalesCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesCase"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchSalesCases: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesCase"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestSalesCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesCaseRequest"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCaseContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Content"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCaseContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContentInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Content"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProjectFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectFacts"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveProjectFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectFactsInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCaseInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CaseInfo"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCaseInfo: {
        parameters: {
            query?: {
                /** @description Name of the live site as typed, empty for none; a mismatch is refused. Omitted: not compared. */
                siteName?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCaseDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CaseDeletion"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCaseInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaseInfoUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCaseInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaseInfoCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TemplateCard"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewSiteTheme: {
        parameters: {
            query?: {
                code?: components["schemas"]["TemplateCode"];
                /** @description With a template: the case to fill it from. */
                caseId?: components["schemas"]["Id"];
                /** @description The case's content blocks too; default: true for a template, false for a draft. */
                withContent?: boolean;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SitePreview"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSampleFillings: {
        parameters: {
            query: {
                partId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SampleFilling"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCaseSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CaseSource"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPublishedSiteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SitePreview"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSiteTheme: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ThemeFromTemplate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            themeId: components["schemas"]["Id"];
                            rowVersion: components["schemas"]["RowVersion"];
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    updateSiteThemeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteThemeStatus"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            themeId: components["schemas"]["Id"];
                            rowVersion: components["schemas"]["RowVersion"];
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSiteThemeVersions: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SiteThemeVersion"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteThemeVersion: {
        parameters: {
            query?: {
                /** @description True: as a restored draft, with present values of the case. */
                restored?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SitePreview"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreSiteThemeVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteThemeRestore"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteTheme"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    putAdFindingAside: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdPutAsideInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdCheck"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeAdFindingBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAdCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdCheck"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAdRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdRules"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveAdRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdRulesInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    tryAdRules: {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdFinding"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteTheme"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSiteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSiteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SiteThemeUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteTheme"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThemeComments"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommentSaved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCommentThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentThreadCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommentSaved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    replyToComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentReply"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommentSaved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    resolveComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentThreadState"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOwnComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnComments"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    tellPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Beat"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Presence"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApprovalRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalRules"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveApprovalRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRulesInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApprovals: {
        parameters: {
            query: {
                box: components["schemas"]["ApprovalBox"];
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalPage"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnApprovals"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApprovalOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["ApprovalRecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalOf"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markApprovalSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalSeenInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalProgress"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalDecided"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalBatch"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalBatchDecided"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApprovalDeputy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalDeputy"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveApprovalDeputy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDeputyInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalDeputy"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApprovalBatch: {
        parameters: {
            query: {
                kind: components["schemas"]["ApprovalRecordKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Approval"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRequestBatch"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalBatchSent"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalWithdrawal"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    publishInEmergency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalEmergency"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    remindApprovers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalReminder"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRequestInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalSent"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Approval"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSiteSets: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Last changed first; omitted: the default order. */
                order?: components["parameters"]["Order"];
                keyword?: components["parameters"]["Keyword"];
                status?: components["schemas"]["SiteStatus"];
                /** @description True: public sites with unpublished changes; false: all others. */
                hasUnpublishedChanges?: boolean;
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SiteCard"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportSiteSets: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                status?: components["schemas"]["SiteStatus"];
                /** @description True: public sites with unpublished changes; false: all others. */
                hasUnpublishedChanges?: boolean;
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSiteCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteCode"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteSet"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSiteStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSiteStatus"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    scheduleSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteScheduleInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteSet"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelSiteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteSet"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteSet"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSiteSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SiteSetUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteSet"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteFigures: {
        parameters: {
            query?: {
                period?: components["schemas"]["FigurePeriod"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteFigures"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Case id; 0 for the company's website. */
                id: components["parameters"]["ProofChainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteProof"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteProofEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Case id; 0 for the company's website. */
                id: components["parameters"]["ProofChainId"];
                number: components["parameters"]["ProofNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteProofEntry"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadSiteProof: {
        parameters: {
            query: {
                /** @description Requested time; part of the file name. */
                at: string;
            };
            header?: never;
            path: {
                /** @description Case id; 0 for the company's website. */
                id: components["parameters"]["ProofChainId"];
                number: components["parameters"]["ProofNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSiteThemePart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ThemePartInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartResult"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSiteThemePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ThemePartInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartResult"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    sortSiteThemeParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThemePartSort"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartResult"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSiteThemePart: {
        parameters: {
            query: {
                themeId: components["schemas"]["Id"];
                rowVersion: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartResult"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Last changed first; omitted: the default order. */
                order?: components["parameters"]["Order"];
                keyword?: components["parameters"]["Keyword"];
                type?: components["schemas"]["ArticleType"];
                status?: components["parameters"]["Status"];
                visibleState?: components["parameters"]["VisibleState"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArticlePage"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportArticles: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                type?: components["schemas"]["ArticleType"];
                status?: components["parameters"]["Status"];
                visibleState?: components["parameters"]["VisibleState"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sortArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchSort"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getArticleContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Content"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveArticleContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContentInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Content"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMediaFocus: {
        parameters: {
            query: {
                filePath: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MediaFocus"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateMediaFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaFocusUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOutsideReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutsideReviewCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listOutsideReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutsideReview"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDownloads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DownloadItem"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTrash: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
                kind?: components["schemas"]["TrashKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrashPage"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchAnswer"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ScheduleItem"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
                state?: components["schemas"]["MediaState"];
                /** @description Only pictures used in this unit, if the caller may view it. */
                unit?: components["schemas"]["MediaUnit"];
                /** @description Only pictures used by this case, its site and themes. */
                caseId?: components["schemas"]["Id"];
                uploadedBy?: string;
                tag?: components["schemas"]["MediaTagName"];
                /** @description By upload (default) or by last use. */
                order?: "uploaded" | "used";
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MediaPage"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateMediaTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaTagsUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MediaTagsChanged"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renameMediaTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaTagRename"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MediaTagsChanged"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSuggestedMediaTags: {
        parameters: {
            query: {
                /** @description Pictures, comma separated. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string[] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Media"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replaceMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaReplacement"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listAuditTrails: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
                accountId?: components["schemas"]["Id"];
                action?: components["schemas"]["AuditAction"];
                kind?: components["schemas"]["AuditKind"];
                recordId?: components["schemas"]["Id"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditPage"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportAuditTrails: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                accountId?: components["schemas"]["Id"];
                action?: components["schemas"]["AuditAction"];
                kind?: components["schemas"]["AuditKind"];
                recordId?: components["schemas"]["Id"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["About"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markNewsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenNews"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refuseFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDemoMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DemoMail"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSystemChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SystemCheck"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShownCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShownCount"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactToShow"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShownContact"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rehearseRetention: {
        parameters: {
            query?: {
                /** @description Periods of types 1 to 5 in months, comma separated; 0: no deletion. */
                months?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RetentionRehearsal"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    postponeRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionPostponement"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPrivacySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacySettings"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    savePrivacySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacySettingsInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPersonRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonRequestList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updatePersonRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequestUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPersonRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequestInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    getPersonRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonRequest"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getHeldData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeldData"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPersonCopy: {
        parameters: {
            query: {
                /** @description Enquiries of the person, comma separated; those of others must not be handed out. */
                contactIds: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonCopy"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeldData"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    correctContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPrivacyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacyTerms"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    savePrivacyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyTermsInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listIncidents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    getIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Incident"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeIncidentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentListFigures"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listIncidentPersons: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["IncidentPerson"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIncidentLetters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentLetters"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveIncidentLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentLetterInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendIncidentLetters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentLetterInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendSampleLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentLetter"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPrintedLetters: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PrintedLetter"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIncidentForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentForm"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveIncidentForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentFormInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentReport"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiTokenList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiTokenMade"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    pauseWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPause"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookTry"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookSecret"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOldWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
                outcome?: components["schemas"]["WebhookOutcome"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryPage"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replayWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookReplayed"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    getRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Release"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addReleaseItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseItemInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReleaseCandidates: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseCandidates"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReleaseApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseApprovals"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestReleaseApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseRequest"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseRequested"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeReleaseItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    runRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseRun"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseRan"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseUndo"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseRan"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReleaseOf: {
        parameters: {
            query: {
                kind: components["schemas"]["ReleaseKind"];
                recordId: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseOf"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mendLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkMend"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkMended"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeadLinks: {
        parameters: {
            query?: {
                kind?: components["schemas"]["LinkingKind"];
                recordId?: components["schemas"]["Id"];
                /** @description Draft of a site. */
                themeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeadLinks"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUncheckedHosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UncheckedHosts"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveUncheckedHosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UncheckedHostsInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    editDeadLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeadLinkInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRedirects: {
        parameters: {
            query?: {
                /** @description With true, only their numbers, and no redirects. */
                countOnly?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedirectList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRedirectTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedirectTargets"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLinksOf: {
        parameters: {
            query: {
                kind: components["schemas"]["LinkedKind"];
                recordId: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinksOf"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findReplaceHits: {
        parameters: {
            query: {
                find: components["schemas"]["ReplaceFind"];
                replacement?: components["schemas"]["ReplaceReplacement"];
                /** @description True for the very characters only. */
                isExact?: boolean;
                /** @description `next` of the answer before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReplaceHits"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReplacements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReplacementList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createReplacement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    getReplacement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Replacement"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoReplacement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementUndo"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReplacementUndone"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSalesCodes: {
        parameters: {
            query?: {
                /** @description With true, only their number, and no cases. */
                countOnly?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesCodeList"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSalesCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesCodeCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSalesCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["SalesCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesCodeUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSalesCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["SalesCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importSalesCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesCodeTable"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesCodesImported"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCalendar: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Calendar"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarFeed"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarAddress"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listListViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListViews"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createListView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListView"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListView"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    chooseFirstListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstListView"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSharedBlocks: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                keyword?: components["parameters"]["Keyword"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
                /** @description True for those alone of which a public page shows other content. */
                isPublicBehind?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SharedBlockRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSharedBlockChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedBlockChoice"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSharedBlockPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedBlockPagesUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedBlockOutcome"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replaceSharedBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedBlockReplace"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedBlockOutcome"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSharedBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedBlock"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSharedBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSharedBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedBlockUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSharedBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedBlockCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportSummary"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateImportMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMappingInput"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mendImportRow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowMend"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportId"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportId"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    stopImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportId"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listImportRows: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
                verdict?: components["schemas"]["ImportVerdict"];
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ImportRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Health"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Health"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCasePreviewLinks: {
        parameters: {
            query: {
                recordId: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCasePreviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLinkCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCasePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreCaseInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    purgeCaseInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCaseVersions: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecordVersionRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCaseVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreCaseVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionRestore"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCaseImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeImport"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listThemePreviewLinks: {
        parameters: {
            query: {
                recordId: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createThemePreviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLinkCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    deleteThemePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreSiteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    purgeSiteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    duplicateArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateRecord"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    updateArticleStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatus"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatusSaved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Article"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ArticleUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ArticleCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listArticlePreviewLinks: {
        parameters: {
            query: {
                recordId: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createArticlePreviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLinkCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    deleteArticlePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    purgeArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listArticleVersions: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecordVersionRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getArticleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreArticleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionRestore"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createArticleImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeImport"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Last changed first; omitted: the default order. */
                order?: components["parameters"]["Order"];
                keyword?: components["parameters"]["Keyword"];
                status?: components["parameters"]["Status"];
                visibleState?: components["parameters"]["VisibleState"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["NewsRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportNews: {
        parameters: {
            query?: {
                keyword?: components["parameters"]["Keyword"];
                status?: components["parameters"]["Status"];
                visibleState?: components["parameters"]["VisibleState"];
                startDate?: components["parameters"]["StartDate"];
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    duplicateNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateRecord"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    updateNewsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatus"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatusSaved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["News"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewsUpdate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewsCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listNewsPreviewLinks: {
        parameters: {
            query: {
                recordId: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createNewsPreviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLinkCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    deleteNewsPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    purgeNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNewsVersions: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecordVersionRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNewsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreNewsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionRestore"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createNewsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeImport"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listPopupVersions: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecordVersionRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPopupVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restorePopupVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionRestore"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreOtherPopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    purgeOtherPopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    purgeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRoleVersions: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecordVersionRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRoleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreRoleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionRestore"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeImport"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    listReleasePreviewLinks: {
        parameters: {
            query: {
                recordId: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"][] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createReleasePreviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key creates one record; with another body 409 and that record's id. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLinkCreate"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLink"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            409: components["responses"]["MadeBefore"];
            default: components["responses"]["Problem"];
        };
    };
    deleteReleasePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreSharedBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    purgeSharedBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSharedBlockVersions: {
        parameters: {
            query?: {
                pageNumber?: components["parameters"]["PageNumber"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecordVersionRow"][];
                            totalCount: number;
                            /** @description Limit of counting: counts that reach it mean "at least". Omitted: counts are exact. */
                            countLimit?: number;
                            pageNumber: number;
                            pageSize: number;
                        } | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSharedBlockVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreSharedBlockVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionRestore"];
            };
        };
        responses: {
            /** @description Done, or refused with succeeded false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Saved"] | null;
                        succeeded: boolean;
                        messages: string[];
                        code?: components["schemas"]["RefusalCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
