import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteTheme, previewSiteTheme } from '../../../src/api/generated/operations';
import { loadPreview, loadTheme } from '../../../src/subjects/sites/site-loaders';

vi.mock('../../../src/api/generated/operations');

const answer = (data: unknown) => ({ ok: true, data, messages: [] });
const nothing = { error: { kind: 'status', status: 404 } };
const theme = vi.mocked(getSiteTheme as (path: { id: number }) => Promise<unknown>);
const preview = vi.mocked(previewSiteTheme as (path: { id: number }, query?: object) => Promise<unknown>);

beforeEach(() => {
  vi.clearAllMocks();
  theme.mockResolvedValue(answer({ themeId: 7, caseId: 3 }));
  preview.mockResolvedValue(answer({ themeId: 7, caseId: 3 }));
});

describe('A theme in the address of a case', () => {
  it('is edited and previewed only under its own case', async () => {
    const [own, other] = [
      { caseId: '3', themeId: '7' },
      { caseId: '99999', themeId: '7' },
    ];
    expect(await loadTheme(own)).toMatchObject({ themeId: 7 });
    expect(await loadPreview(own)).toMatchObject({ themeId: 7 });
    await expect(loadTheme(other)).rejects.toMatchObject(nothing);
    await expect(loadPreview(other)).rejects.toMatchObject(nothing);
  });

  it('is previewed only under its own case, also if the preview does not name it', async () => {
    preview.mockResolvedValue(answer({ themeId: 7 }));
    expect(await loadPreview({ caseId: '3', themeId: '7' })).toMatchObject({ themeId: 7 });
    await expect(loadPreview({ caseId: '4', themeId: '7' })).rejects.toMatchObject(nothing);
  });

  it('0/0 with a known code is a template; otherwise it is not found', async () => {
    await loadPreview({ caseId: '0', themeId: '0', code: 'liubai' });
    expect(preview.mock.calls).toEqual([[{ id: 0 }, { code: 'liubai' }]]);
    for (const place of [
      { caseId: '0', themeId: '0' },
      { caseId: '0', themeId: '0', code: 'nowhere' },
      { caseId: '3', themeId: '0', code: 'liubai' },
      { caseId: '0', themeId: '7' },
    ]) {
      await expect(loadPreview(place)).rejects.toMatchObject(nothing);
    }
    expect(preview).toHaveBeenCalledTimes(1);
  });
});
