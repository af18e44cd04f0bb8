import bars from '../../drawing/styles/bars.css?inline';
import company from '../../drawing/styles/company.css?inline';
import base from '../../drawing/styles/base.css?inline';
import foot from '../../drawing/styles/foot.css?inline';
import project from '../../drawing/styles/project.css?inline';
import rich from '../../drawing/styles/rich.css?inline';
import form from '../../drawing/styles/form.css?inline';
import formJiekuo from '../../drawing/styles/form-jiekuo.css?inline';
import formLiubai from '../../drawing/styles/form-liubai.css?inline';
import formNuanju from '../../drawing/styles/form-nuanju.css?inline';
import formYejing from '../../drawing/styles/form-yejing.css?inline';
import jiekuo from '../../drawing/styles/theme-jiekuo.css?inline';
import liubai from '../../drawing/styles/theme-liubai.css?inline';
import nuanju from '../../drawing/styles/theme-nuanju.css?inline';
import yejing from '../../drawing/styles/theme-yejing.css?inline';
import type { TemplateCode } from '../../drawing/types';
import { editorText } from './text';

const themes: Record<TemplateCode, string> = {
  liubai: liubai + form + formLiubai,
  yejing: yejing + form + formYejing,
  jiekuo: jiekuo + form + formJiekuo,
  nuanju: nuanju + form + formNuanju,
};

/** Style sheet of a theme, as on the public page. */
export function themeStyles(theme: TemplateCode, isRecord = false): string {
  return base + themes[theme] + rich + project + bars + foot + (isRecord ? company : '');
}

/**
 * Gives a frame's document its style sheet and class. A constructed sheet needs no exception from the strict style
 * policy.
 */
export function dressFrame(frame: HTMLIFrameElement, css: string, bodyClass: string): void {
  const view = frame.contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
  const page = frame.contentDocument;
  if (!page || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = 'zh-Hant-TW';
  page.body.className = bodyClass;
}

/** Outline of the selected block. */
export function selectionStyles(partId: number | null): string {
  return partId === null ? '' : `[data-part-id="${partId}"]{outline:3px solid #1f5b4e;outline-offset:6px}`;
}

/** The element in which a text is written, in place of the drawn one and of what the page splits off. */
export const writingStyles =
  '[data-written],[data-writing]~p.sub,dt:has(~[data-writing]){display:none!important}[data-part-id]:has([data-writing]){outline:none!important}' +
  '[data-writing]{white-space:pre-wrap;min-width:1em;min-height:1lh;outline:3px solid #1f5b4e;outline-offset:6px;cursor:text}dd[data-writing]{grid-column:1/-1}';

/** Dashed frames with a label around blocks that are still the template's. */
export function sampleStyles(partIds: readonly number[]): string {
  if (partIds.length === 0) return '';
  const frames = partIds.map((id) => `[data-part-id="${id}"]`);
  const words = frames.map((frame) => `${frame}::after`);
  return `${frames.join(',')}{outline:2px dashed #a9743a;outline-offset:6px}:where(${frames.join(',')}){position:relative}${words.join(',')}{content:"${editorText.samples.mark}";position:absolute;right:-8px;top:-8px;transform:translateY(-100%);padding:2px 10px;border-radius:4px;background:#f7efe4;color:#85571f;font:700 15px/22px sans-serif;letter-spacing:0;writing-mode:horizontal-tb;z-index:2}`;
}

/** A block by itself: without page margins, and with marks for changed text. */
export const blockStyles =
  'html,body{overflow:hidden}body{padding:0;min-height:0}main{padding:16px 20px}.sec{margin:0;padding:0;border:0;min-height:0}.sec::before,.sec::after{display:none}' +
  '::highlight(gone){background-color:#f9e4e1;color:#a32421;text-decoration:line-through}::highlight(new){background-color:#dfeee6;color:#1f5b4e;text-decoration:underline}';
