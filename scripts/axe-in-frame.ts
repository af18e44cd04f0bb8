import type { Plugin } from 'vite';

const begin = /^[\s\S]*?!(?=function \w+\(window\)\{)/;
const end = /\("object"==typeof window\?window:this\);?\s*$/;

/**
 * Makes axe-core a function of the window that it checks. It knows only the window in which it was loaded, and the
 * preview's frame runs no scripts.
 */
export function axeInFrame(): Plugin {
  return {
    name: 'axe-in-frame',
    enforce: 'pre',
    // Bundled in advance, its source would be another.
    config: () => ({ optimizeDeps: { exclude: ['axe-core'] } }),
    transform: {
      filter: { id: /axe-core\/axe\.min\.js$/ },
      handler(code) {
        if (!begin.test(code) || !end.test(code)) {
          throw new Error('axe-core is no longer one function of a window');
        }
        return { code: code.replace(begin, 'export default ').replace(end, ''), map: null };
      },
    },
  };
}
