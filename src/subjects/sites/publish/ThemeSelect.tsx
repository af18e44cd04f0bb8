import { draftName, liveThemeId, type ThemeSummary, type Site } from '../../../machines/publish-site.rules';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { siteText } from '../text';

interface ThemeSelectProps {
  site: Site;
  themes: readonly ThemeSummary[];
  theme: ThemeSummary;
  onChoose: (themeId: number) => void;
}

/** Choice of the page to publish; renders nothing for a single page. */
export function ThemeSelect({ site, themes, theme, onChoose }: ThemeSelectProps) {
  if (themes.length < 2) return null;
  return (
    <Field label={siteText.publishWhich}>
      <Select value={String(theme.themeId)} onChange={(event) => onChoose(Number(event.target.value))}>
        {themes.map((option) => (
          <option key={option.themeId} value={option.themeId}>
            {siteText.themeOption(draftName(option), option.themeId === liveThemeId(site))}
          </option>
        ))}
      </Select>
    </Field>
  );
}
