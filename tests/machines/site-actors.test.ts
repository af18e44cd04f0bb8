import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  cancelSiteSchedule,
  createSiteTheme,
  deleteSiteTheme,
  getSiteSet,
  getSiteTheme,
  getSiteThemeVersion,
  restoreSiteTheme,
  restoreSiteThemeVersion,
  scheduleSite,
  updateSiteStatus,
  updateSiteTheme,
} from '../../src/api/generated/operations';
import { siteForms } from '../../src/subjects/sites/site-forms';
import type { SiteChange, Site } from '../../src/machines/publish-site.rules';
import { makeChange, publishSite } from '../../src/machines/site-actors';
import { failed, ok, refused, settled, status } from './fake-call';
import { changed, live, pages } from './publish-site.world';

vi.mock('../../src/api/generated/operations');

const theme = { ...changed.themes[1], rowVersion: 6 } as Site['themes'][number];
const site = { ...changed, themes: [theme] };
const rename = { kind: 'rename', themeId: 3, name: '新名' } as const;

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(getSiteSet).mockResolvedValue(ok(live));
});

function started(of: Site = site) {
  return createActor(publishSite, { input: { site: of, ...siteForms } }).start();
}

describe('a change of a site', () => {
  test.each([
    [rename, updateSiteTheme, [{ themeId: 3, rowVersion: 6, name: '新名' }]],
    [
      { kind: 'duplicate', themeId: 3, name: '簡約（複本）' },
      createSiteTheme,
      [
        { caseId: 12, code: 'liubai', name: '簡約（複本）', sourceThemeId: 3 },
        { idempotencyKey: expect.any(String) },
      ],
    ],
    [{ kind: 'delete', themeId: 3 }, deleteSiteTheme, [{ id: 3 }]],
    [{ kind: 'undelete', themeId: 3 }, restoreSiteTheme, [{ id: 3 }]],
    [
      { kind: 'schedule', action: 'publish', dueOn: '2026-02-01T01:00:00Z', themeId: 3 },
      scheduleSite,
      [{ siteId: 5, rowVersion: 7, action: 'publish', dueOn: '2026-02-01T01:00:00Z', themeId: 3 }],
    ],
    [{ kind: 'unschedule', scheduleId: 8 }, cancelSiteSchedule, [{ id: 8 }]],
    // 0 is enabled on the wire, 1 disabled.
    [{ kind: 'switch', isEnabled: true }, updateSiteStatus, [{ id: 5, status: 0 }, { withoutAppText: true }]],
    [
      { kind: 'switch', isEnabled: false },
      updateSiteStatus,
      [{ id: 5, status: 1 }, { withoutAppText: true }],
    ],
    [
      { kind: 'restoreVersion', themeId: 3, versionId: 70 },
      restoreSiteThemeVersion,
      [{ themeId: 3, versionId: 70, rowVersion: 6 }],
    ],
  ] as [SiteChange, (...sent: never[]) => unknown, unknown[]][])(
    '%o is one call, followed by a load of the site',
    async (change, operation, sent) => {
      vi.mocked(operation).mockResolvedValue(ok(null));
      const actor = started();
      expect(await makeChange(actor, change)).toEqual(ok(null));
      expect(vi.mocked(operation).mock.calls).toEqual([sent]);
      expect(actor.getSnapshot().context.site).toBe(live);
    },
  );

  test('that fails reports the reason', async () => {
    vi.mocked(updateSiteTheme).mockResolvedValue(failed(refused));
    expect(await makeChange(started(), rename)).toEqual(failed(refused));
    expect(getSiteSet).not.toHaveBeenCalled();
  });

  test('waits for the previous one, and is sent with its new version', async () => {
    const rowVersions: (number | undefined)[] = [];
    vi.mocked(updateSiteTheme).mockImplementation(async ({ rowVersion }) => {
      rowVersions.push(rowVersion);
      return ok(null) as never;
    });
    vi.mocked(getSiteSet).mockResolvedValue(ok({ ...site, themes: [{ ...theme, rowVersion: 7 }] }));
    const actor = started();
    await Promise.all([makeChange(actor, rename), makeChange(actor, { ...rename, name: '更新' })]);
    expect(rowVersions).toEqual([6, 7]);
  });

  test('is made also after the screen is closed, like an undo', async () => {
    vi.mocked(restoreSiteTheme).mockResolvedValue(ok(null) as never);
    const actor = started();
    actor.stop();
    expect(await makeChange(actor, { kind: 'undelete', themeId: 3 })).toEqual(ok(null));
    expect(restoreSiteTheme).toHaveBeenCalledTimes(1);
  });

  test('reports its end also if the screen is closed meanwhile', async () => {
    let answer = () => {};
    const call = new Promise((resolve) => {
      answer = () => resolve(ok(null));
    });
    vi.mocked(updateSiteTheme).mockReturnValue(call as never);
    const actor = started();
    const made = makeChange(actor, rename);
    await settled();
    actor.stop();
    answer();
    expect(await made).toEqual(ok(null));
  });

  test('is left to the server if another user saved first', async () => {
    vi.mocked(updateSiteTheme).mockResolvedValue(failed(status(409)));
    const actor = started();
    expect(await makeChange(actor, rename)).toEqual(failed(status(409)));
    expect(actor.getSnapshot().hasTag('stale')).toBe(true);
    expect(await makeChange(actor, rename)).toEqual(failed(status(409)));
    expect(updateSiteTheme).toHaveBeenCalledTimes(2);
  });
});

describe('a comparison', () => {
  const shown = async (versionId: number | null) => {
    const actor = started();
    actor.send({ type: 'comparison.open', themeId: 3, versionId });
    await settled();
    return actor.getSnapshot().context.comparison;
  };

  test('compares the draft with a version, or with the live page', async () => {
    const [older, public_] = [[{ ...pages.draft.parts[0], id: 1 }], [{ ...pages.draft.parts[0], id: 2 }]];
    vi.mocked(getSiteTheme).mockResolvedValue(ok({ ...pages.draft, publishedParts: public_ }) as never);
    vi.mocked(getSiteThemeVersion).mockResolvedValue(ok({ parts: older }) as never);
    expect((await shown(70)).pages).toEqual({ before: older, after: pages.draft.parts });
    expect(getSiteThemeVersion).toHaveBeenCalledTimes(1);
    expect((await shown(null)).pages).toEqual({ before: public_, after: pages.draft.parts });
    expect(getSiteThemeVersion).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the draft', getSiteTheme, getSiteThemeVersion],
    ['the version', getSiteThemeVersion, getSiteTheme],
  ])('reports why %s fails to load', async (_, lost, other) => {
    vi.mocked(lost as () => unknown).mockResolvedValue(failed(refused));
    vi.mocked(other as () => unknown).mockResolvedValue(ok(pages.draft));
    expect(await shown(70)).toMatchObject({ pages: null, error: refused });
  });
});
