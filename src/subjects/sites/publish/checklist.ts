import { isDesigned, isStepDone, type ThemeSummary, type Site } from '../../../machines/publish-site.rules';
import { siteText } from '../text';

export interface ChecklistLine {
  key: 'design' | 'code' | 'name' | 'seoTitle' | 'shareImage' | 'altTexts' | 'consent';
  label: string;
  isDone: boolean;
  /** A required line blocks publishing until it is done. */
  isRequired: boolean;
  /** Text of missing parts; null if there are none. */
  hint: string | null;
}

/** Checklist of a theme before publishing: required lines, then advice. */
export function checklistOf(site: Site, theme: ThemeSummary | undefined): ChecklistLine[] {
  const checklist = siteText.checklist;
  const missing = theme?.missingAltCount ?? 0;
  const line = (
    key: ChecklistLine['key'],
    isDone: boolean,
    isRequired: boolean,
    hint: string,
  ): ChecklistLine => ({ key, label: checklist.labels[key], isDone, isRequired, hint: isDone ? null : hint });
  return [
    line('design', theme !== undefined && isDesigned(theme), true, checklist.design),
    line('code', isStepDone(site, 'code'), true, checklist.code),
    line('name', isStepDone(site, 'name'), true, checklist.name),
    line(
      'seoTitle',
      (site.seoTitle || (site.ofCase?.seoTitle ?? '')).trim() !== '',
      false,
      checklist.seoTitle,
    ),
    line(
      'shareImage',
      (site.shareImage ?? site.ofCase?.shareImage ?? null) !== null,
      false,
      checklist.shareImage,
    ),
    line('altTexts', missing === 0, false, checklist.altTexts(missing)),
    ...(theme?.formConsent ? [line('consent', false, false, checklist.consent[theme.formConsent])] : []),
  ];
}
