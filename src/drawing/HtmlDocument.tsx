import type { ReactNode } from 'react';
import type { TemplateCode } from './types';

/** Ground of each theme, which browsers continue around the page (`--paper`, `--bg` in its style sheet). */
export const themeGrounds: Readonly<Record<TemplateCode, { colour: string; scheme: 'light' | 'dark' }>> = {
  liubai: { colour: '#faf9f6', scheme: 'light' },
  yejing: { colour: '#0f1214', scheme: 'dark' },
  jiekuo: { colour: '#f5f4f0', scheme: 'light' },
  nuanju: { colour: '#f5ecde', scheme: 'light' },
};

function GroundTags({ theme }: { theme: TemplateCode }) {
  const { colour, scheme } = themeGrounds[theme];
  return (
    <>
      <meta name="theme-color" content={colour} />
      <meta name="color-scheme" content={scheme} />
    </>
  );
}

/** Frame of every public document: language, head and body. */
export function HtmlDocument({
  title,
  theme = 'liubai',
  robots,
  head,
  css,
  nonce,
  scripts,
  bodyClass,
  bodyId,
  children,
}: {
  title: string;
  theme?: TemplateCode | undefined;
  /** For pages excluded from search engines. */
  robots?: string | undefined;
  /** Between title and style. */
  head?: ReactNode;
  /** Style sheets and numbers of the app, without staff input. */
  css: string;
  nonce: string;
  /** After the style. */
  scripts?: ReactNode;
  bodyClass: string;
  bodyId?: string | undefined;
  children: ReactNode;
}) {
  return (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <GroundTags theme={theme} />
        {robots && <meta name="robots" content={robots} />}
        <title>{title}</title>
        {head}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
        {scripts}
      </head>
      <body className={bodyClass} id={bodyId}>
        {children}
      </body>
    </html>
  );
}

/** Scripts of the app only; the only staff input is ids with a strict pattern. */
export const PageScripts = ({ scripts }: { scripts: readonly string[] }) =>
  scripts.map((script, index) => <script key={index} dangerouslySetInnerHTML={{ __html: script }} />);
