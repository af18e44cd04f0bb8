/** Built as a function of the window that it checks (`scripts/axe-in-frame.ts`), to which it adds `axe`. */
declare module 'axe-core/axe.min.js' {
  export default function axeIn(window: Window): void;
}
