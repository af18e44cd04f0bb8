import type { Plugin } from 'vite';

const frame = / *<!-- Stands until[\s\S]*End of the frame\. -->\n/;

/** Writes `frameless.html` beside `index.html`: the same page without a first frame, for screens without the menu. */
export function frameless(): Plugin {
  return {
    name: 'frameless',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('index.html was not built');
      const source = String(index.source);
      if (!frame.test(source)) throw new Error('index.html has no frame');
      this.emitFile({ type: 'asset', fileName: 'frameless.html', source: source.replace(frame, '') });
    },
  };
}
