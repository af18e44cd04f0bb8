import { useState } from 'react';
import { ScaledPreview } from '../../blocks/content-editor/ScaledPreview';
import { Button } from '../../ui/Button';
import { ReadDialog } from '../../records/record/ReadDialog';
import { Select } from '../../ui/Select';
import { siteText } from './text';
import type { Template } from './site-loaders';

const text = siteText.compareThemes;

interface ThemeComparisonProps {
  templates: readonly Template[];
  site: { title: string; district: string };
  /** Undefined without permission to create a draft. */
  onChoose: ((template: Template) => void) | undefined;
  onClose: () => void;
}

/** A site's content in two themes side by side, each to be chosen. */
export function ThemeComparison({ templates, site, onChoose, onClose }: ThemeComparisonProps) {
  const [codes, setCodes] = useState(() => templates.slice(0, 2).map(({ code }) => code));
  return (
    <ReadDialog onClose={onClose} width={1200} title={text.title} description={text.help}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {codes.map((code, place) => {
          const template = templates.find((each) => each.code === code);
          if (!template) return null;
          return (
            <section
              key={text.sides[place]}
              aria-label={text.sides[place]}
              className="h-[65dvh] overflow-hidden rounded-card border border-line"
            >
              <ScaledPreview
                site={site}
                parts={template.own ?? template.sample.parts}
                theme={code}
                actions={
                  <span className="flex items-center gap-2">
                    <Select
                      aria-label={text.theme(text.sides[place] ?? '')}
                      value={code}
                      onChange={({ target }) =>
                        setCodes(
                          codes.with(
                            place,
                            templates.find((each) => each.code === target.value)?.code ?? code,
                          ),
                        )
                      }
                    >
                      {templates.map((each) => (
                        <option key={each.code} value={each.code}>
                          {each.name}
                        </option>
                      ))}
                    </Select>
                    {onChoose && (
                      <Button
                        aria-label={`${siteText.use} ${template.name}`}
                        onClick={() => onChoose(template)}
                      >
                        {siteText.use}
                      </Button>
                    )}
                  </span>
                }
              />
            </section>
          );
        })}
      </div>
    </ReadDialog>
  );
}
