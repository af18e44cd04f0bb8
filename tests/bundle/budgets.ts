/** Limits of a screen before it can be used. */
interface Budget {
  /** Scripts that start it, beside the program. */
  starts: readonly string[];
  /** Brotli kB of scripts. */
  kilobytes: number;
  files: number;
  /** Packages, or folders of `src`, of which it loads nothing. */
  never: readonly string[];
}

const frame = 'src/routes/_layout.tsx';
const richText = ['@tiptap', 'prosemirror', 'dompurify'];
const heavy = [...richText, 'axe-core', 'diff', '@formkit', 'react-image-crop', 'valibot'];

/**
 * A screen of each class. The only place of these figures, with a kilobyte for words that change; a change that needs
 * more says why.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  'sign-in': {
    starts: ['src/routes/login.{-$platformKey}.tsx'],
    kilobytes: 128,
    files: 3,
    never: [
      ...heavy,
      'dayjs',
      '@radix-ui',
      'src/records/record/use-record',
      'src/records/kinds/',
      'src/records/fields/',
      'src/base/time/',
      'src/layout/menu',
    ],
  },
  'the frame of every screen': {
    starts: [frame],
    kilobytes: 151,
    files: 6,
    never: [
      ...heavy,
      '@radix-ui/react-dialog',
      'src/records/record/use-record',
      'src/machines/record',
      'src/blocks/content-editor/',
    ],
  },
  home: {
    starts: [frame, 'src/routes/_layout/index.tsx'],
    kilobytes: 171,
    files: 12,
    never: [...richText, 'axe-core', '@formkit', 'react-image-crop'],
  },
  list: {
    starts: [frame, 'src/routes/_layout/case/index.tsx'],
    kilobytes: 172,
    files: 13,
    never: [
      ...heavy,
      '@radix-ui/react-dialog',
      'src/blocks/content-editor/',
      'src/blocks/comments/',
      'src/records/presence/',
      'src/publishing/approval/',
    ],
  },
  'form with rich text': {
    starts: [frame, 'src/routes/_layout/case/edit.$id.tsx', 'src/blocks/rich-text/RichEditorView.tsx'],
    // Shares small files with the editor of a page, whose line says how far an approval is.
    kilobytes: 339,
    files: 23,
    never: ['src/blocks/content-editor/ContentEditor', 'react-image-crop'],
  },
  'content editor': {
    starts: [frame, 'src/routes/_layout/siteset/theme/edit.$caseId.$themeId.tsx'],
    kilobytes: 200,
    files: 15,
    never: [...richText, 'axe-core', 'react-image-crop'],
  },
  'publish flow': {
    starts: [frame, 'src/routes/_layout/web/home.$caseId.tsx'],
    kilobytes: 218,
    files: 21,
    never: [...richText, 'axe-core', '@formkit', 'react-image-crop'],
  },
};
