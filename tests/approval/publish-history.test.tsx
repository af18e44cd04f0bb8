// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { ThemeVersion } from '../../src/machines/publish-site.rules';
import { Versions } from '../../src/subjects/sites/publish/PublishHistory';
import { named } from '../machines/publish-site.world';

vi.mock('../../src/subjects/sites/figures/use-figures-of', () => ({ useFiguresOf: () => new Map() }));

test('發布紀錄 marks what was published in an emergency, with its reason, and nothing else', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const version = {
    versionId: 2,
    themeId: 1,
    partCount: 30,
    publishedOn: '2026-11-30T06:00:00Z',
    publishedBy: '林雅婷',
    isLive: true,
    note: '',
  };
  const versions: ThemeVersion[] = [
    { ...version, emergencyReason: '坪數標示錯誤，先行更正' },
    { ...version, versionId: 1, isLive: false, note: '首次發布' },
  ];
  await act(async () =>
    createRoot(place).render(
      <Versions versions={versions} site={named} send={() => undefined} onRestore={null} onPublish={null} />,
    ),
  );
  const [urgent, usual] = [...place.querySelectorAll('li')].map((row) => row.textContent);
  expect(urgent).toMatch(/目前版本緊急發布/);
  expect(urgent).toContain('緊急發布的原因：坪數標示錯誤，先行更正');
  expect(usual).not.toContain('緊急發布');
});
