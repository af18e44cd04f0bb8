import { describe, expect, it } from 'vitest';
import { TemplateCode } from '../../../openapi/generated/enums';
import { stylesOf, withoutComments } from '../../../server/website/pages/styles';

describe('style sheets of public pages', () => {
  it.each(Object.values(TemplateCode))('of %s have rules and no comment', (theme) => {
    const css = stylesOf(theme, 'draft', 'review', 'pictures', 'notice', 'form', 'company');
    expect(css).not.toContain('/*');
    expect(css).toMatch(/\.hero\b[^{}]*\{/);
  });

  it('lose comments of any length, and keep comment marks in quoted texts', () => {
    expect(
      withoutComments(
        `/* it's "one" */a{b:c}/**/\n/* two\n * lines **/d{content:"/* \\" */" '/*';}/* end */'*/'`,
      ),
    ).toBe(`a{b:c}\nd{content:"/* \\" */" '/*';}'*/'`);
  });
});
