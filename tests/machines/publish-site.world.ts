import { createActor } from 'xstate';
import type { ApiResult } from '../../src/api/result';
import { publishSiteMachine } from '../../src/machines/publish-site';
import type { PublishSite, SalesCase } from '../../src/machines/publish-site.types';
import { fakeCall, ok } from './fake-call';

export const input = {
  caseId: '12',
  isCodeValid: (code: string) => /^[A-Za-z0-9]{1,20}$/.test(code),
  isNameValid: (name: string) => /^[A-Za-z0-9-]{1,30}$/.test(name),
};

const design = [{ themeId: 3, name: '簡約', rowVersion: 1, partCount: 4, status: 0 as const }];

/** A site with nothing done. */
export const blank: PublishSite = {
  siteId: 5,
  caseId: '12',
  title: '松濤硯',
  district: '大安區',
  status: 1,
  caseCode: null,
  codeCheckedOn: null,
  siteName: null,
  publishedOn: null,
  activeThemeId: null,
  hasUnpublishedChanges: false,
  rowVersion: 1,
  themes: [{ themeId: 2, name: '空白', rowVersion: 1, partCount: 0, status: 0 }],
};
export const designed: PublishSite = { ...blank, rowVersion: 2, themes: [...blank.themes, ...design] };
export const coded: PublishSite = { ...designed, rowVersion: 3, caseCode: 'HY202503', codeCheckedOn: '2026-01-01T00:00:00Z' };
export const named: PublishSite = { ...coded, rowVersion: 4, siteName: 'songtao-yan' };
/** Online, but not enabled. */
export const online: PublishSite = {
  ...named,
  rowVersion: 5,
  publishedOn: '2026-01-02T00:00:00Z',
  activeThemeId: 3,
};
export const live: PublishSite = { ...online, rowVersion: 6, status: 0 };
export const changed: PublishSite = { ...live, rowVersion: 7, hasUnpublishedChanges: true };

export const sameCase: SalesCase = { code: 'HY202503', title: '松濤硯 ', district: '大安區' };
export const otherCase: SalesCase = { code: 'HY202503', title: '松濤苑', district: '大安區' };

/** The publish flow with calls that the test answers. */
export function publishWorld() {
  const loadSite = fakeCall<ApiResult<PublishSite>, { caseId: string }>();
  const compareCode = fakeCall<ApiResult<SalesCase>, { code: string }>();
  const saveCode = fakeCall<ApiResult<PublishSite>, { site: PublishSite; code: string }>();
  const saveName = fakeCall<ApiResult<PublishSite>, { site: PublishSite; name: string }>();
  const publishTheme = fakeCall<ApiResult<PublishSite>, { site: PublishSite; themeId: number }>();
  const enableSite = fakeCall<ApiResult<PublishSite>, { site: PublishSite }>();
  const machine = publishSiteMachine.provide({
    actors: {
      loadSite: loadSite.logic,
      compareCode: compareCode.logic,
      saveCode: saveCode.logic,
      saveName: saveName.logic,
      publishTheme: publishTheme.logic,
      enableSite: enableSite.logic,
    },
  });
  const actor = createActor(machine, { input });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    loadSite,
    compareCode,
    saveCode,
    saveName,
    publishTheme,
    enableSite,
    emitted,
    snapshot,
    state: () => JSON.stringify(snapshot().value).replace(/["{}]/g, '').replaceAll(':', '.'),
    context: () => snapshot().context,
    type: (code: string) => actor.send({ type: 'code.changed', code }),
  };
}

export async function opened(site: PublishSite) {
  const world = publishWorld();
  await world.loadSite.answer(ok(site));
  return world;
}

export async function compared(found: SalesCase, site = designed) {
  const world = await opened(site);
  world.type('HY202503');
  world.actor.send({ type: 'code.compare' });
  await world.compareCode.answer(ok(found));
  return world;
}
