import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Vite plugin: each block of `server/` and `src/` that runs sets its entry of the global `ranBlocks`. */
export function instrument(): Plugin {
  let next = 0;
  return {
    name: 'instrument',
    enforce: 'post',
    transform(code, id) {
      const path = id.split('?')[0] ?? '';
      if (!/\/(server|src)\/.*\.tsx?$/.test(path) || /\/tests\//.test(path)) return null;
      const inserts: [at: number, text: string][] = [];
      const mark = () => `(globalThis.ranBlocks??=[])[${next++}]=1`;
      walk(this.parse(code) as unknown as Node, (node) => {
        for (const part of [node['consequent'], node['alternate'], node['body']]) {
          if (!isNode(part)) continue;
          if (part.type === 'BlockStatement') inserts.push([part.start + 1, `${mark()};`]);
          else if (node.type === 'ConditionalExpression' || node.type === 'ArrowFunctionExpression') {
            inserts.push([part.start, `(${mark()},`], [part.end, ')']);
          }
        }
        if (node.type === 'SwitchCase') {
          const [first] = node['consequent'] as Node[];
          if (first) inserts.push([first.start, `${mark()};`]);
        }
        if (node.type === 'LogicalExpression') {
          const right = node['right'] as Node;
          inserts.push([right.start, `(${mark()},`], [right.end, ')']);
        }
      });
      return { code: insert(code, inserts), map: null };
    },
  };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

function insert(code: string, inserts: [at: number, text: string][]): string {
  let result = '';
  let from = 0;
  // Texts for one place keep their order: outer brackets open first, and close last.
  const ordered = inserts
    .map(([at, text], index) => ({ at, text, index }))
    .sort((a, b) => a.at - b.at || (a.text === ')' ? 0 : 1) - (b.text === ')' ? 0 : 1) || a.index - b.index);
  for (const { at, text } of ordered) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}
