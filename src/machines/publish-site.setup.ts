import { assign, emit, setup } from 'xstate';
import type { ApiError } from '../api/result';
import { failureKind, mustBeProvided, rejection } from './failure';
import { canEnable, canPublish, closedBecause, codeIn, comparisonIn, isDone, isMatch, nameIn, themeToPublish } from './publish-site.rules';
import type {
  PublishContext,
  PublishEmitted,
  PublishEvent,
  PublishInput,
  PublishSite,
  PublishTag,
  SalesCase,
} from './publish-site.types';

/** Types, calls, guards and actions of the publish flow; a call that changes the site resolves to the site after it. */
export const publishSetup = setup({
  types: {
    input: {} as PublishInput,
    context: {} as PublishContext,
    events: {} as PublishEvent,
    emitted: {} as PublishEmitted,
    tags: {} as PublishTag,
  },
  actors: {
    loadSite: mustBeProvided<PublishSite, { caseId: string }>('loadSite'),
    compareCode: mustBeProvided<SalesCase, { code: string }>('compareCode'),
    saveCode: mustBeProvided<PublishSite, { site: PublishSite; code: string }>('saveCode'),
    saveName: mustBeProvided<PublishSite, { site: PublishSite; name: string }>('saveName'),
    publishTheme: mustBeProvided<PublishSite, { site: PublishSite; themeId: number }>('publishTheme'),
    enableSite: mustBeProvided<PublishSite, { site: PublishSite }>('enableSite'),
  },
  guards: {
    isLoaded: ({ context }) => context.site !== null,
    isAnotherCode: ({ context }, params: { code: string }) =>
      closedBecause(held(context), 'code') === null && params.code !== codeIn(context),
    isCodeOpen: ({ context }) => closedBecause(held(context), 'code') === null,
    isCodeReady: ({ context }) =>
      closedBecause(held(context), 'code') === null && context.isCodeValid(codeIn(context)),
    isMatch: ({ context }) => closedBecause(held(context), 'code') === null && isMatch(context),
    isCompared: ({ context }) => comparisonIn(context).length > 0,
    isNameOpen: ({ context }) => closedBecause(held(context), 'name') === null,
    isNameReady: ({ context }) =>
      closedBecause(held(context), 'name') === null && context.isNameValid(nameIn(context)),
    canPublish: ({ context }, params: { themeId?: number }) => canPublish(held(context), params.themeId ?? null),
    canEnable: ({ context }) => canEnable(held(context)),
    isEnabled: ({ context }) => held(context).status === 0,
    isLive: ({ context }) => isDone(held(context), 'publish'),
    isNotEnabled: ({ context }) => canEnable(held(context)) && !held(context).hasUnpublishedChanges,
    isStale: ({ context }) => context.error !== null && failureKind(context.error) === 'stale',
    /** The server knows the question and says no: no such code, name taken. */
    isRefused: ({ context }) => context.error !== null && isNo(context.error),
  },
  actions: {
    typeCode: assign((_, params: { code: string }) => ({ codeDraft: params.code, found: null, error: null })),
    typeName: assign((_, params: { name: string }) => ({ nameDraft: params.name, error: null })),
    setSite: assign((_, params: { site: PublishSite }) => ({ site: params.site, error: null })),
    setFound: assign(({ context }, params: { salesCase: SalesCase }) => ({
      found: { code: codeIn(context), salesCase: params.salesCase },
    })),
    chooseTheme: assign(({ context }, params: { themeId?: number }) => ({
      themeId: themeToPublish(held(context), params.themeId ?? null),
    })),
    dropCode: assign({ codeDraft: null, found: null }),
    dropName: assign({ nameDraft: null }),
    dropFound: assign({ found: null }),
    clearError: assign({ error: null }),
    fail: assign((_, params: { error: ApiError }) => ({ error: params.error })),
    reject: assign((_, params: { reason: unknown }) => ({ error: rejection(params.reason) })),
    sayCodeSaved: emit(({ context }) => ({ type: 'code.saved' as const, site: held(context) })),
    sayNameSaved: emit(({ context }) => ({ type: 'name.saved' as const, site: held(context) })),
    sayPublished: emit(({ context }) => ({ type: 'site.published' as const, site: held(context) })),
  },
});

/** The site in a state that can't be entered before it is loaded. */
export function held(context: PublishContext): PublishSite {
  if (context.site === null) throw new Error('The site is loaded first');
  return context.site;
}

function isNo(error: ApiError): boolean {
  return error.kind === 'refused' || (error.kind === 'status' && (error.status === 404 || error.status === 400));
}
