import axeIn from 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { inertHtml } from '../../ui/inert-html';

/** A fault that axe found, at the element of the copy. */
export interface Fault {
  rule: string;
  element: Element;
  /** Figures of the contrast. */
  contrast: { has: string; needs: string } | null;
}

/**
 * A copy of a drawn page without the content of its sections, outside the window, in which one of them at a time is
 * checked. In the page itself axe would go through all of it each time, longer than a key may wait.
 */
export class MeasuredPage {
  readonly #frame: HTMLIFrameElement;
  readonly #page: Document;
  readonly #axe: typeof Axe;

  private constructor(frame: HTMLIFrameElement, page: Document, view: Window) {
    this.#frame = frame;
    this.#page = page;
    axeIn(view);
    this.#axe = (view as Window & { axe?: typeof Axe }).axe as typeof Axe;
  }

  /** Null if the browser draws no frame now. */
  static async of(page: Document): Promise<MeasuredPage | null> {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.style.cssText = `position:fixed;left:-9999px;top:0;border:0;width:${page.documentElement.clientWidth || 1200}px;height:800px`;
    const loaded = new Promise<void>((done) => frame.addEventListener('load', () => done(), { once: true }));
    frame.srcdoc = inertHtml('<!doctype html>');
    document.body.append(frame);
    await loaded;
    const { contentDocument: copy, contentWindow: view } = frame;
    if (!copy || !view) {
      frame.remove();
      return null;
    }
    return new MeasuredPage(frame, copy, view);
  }

  /** Gives it the styles of the page and its empty sections, which styles count. */
  take(page: Document): void {
    const { body } = this.#page;
    this.#page.documentElement.lang = page.documentElement.lang;
    body.className = page.body.className;
    body.replaceChildren(
      ...[...page.body.children].map((child) => {
        const copy = this.#page.importNode(child, false);
        if (child.localName === 'main') copy.append(...[...child.children].map((each) => this.#shell(each)));
        return copy;
      }),
    );
    const view = this.#page.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
    if (!view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(
      page.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(''),
    );
    this.#page.adoptedStyleSheets = [sheet];
  }

  /** Faults in a section of the page, at its place. */
  async faultsIn(section: Element, place: number, rules: readonly string[]): Promise<Fault[]> {
    const shell = this.#page.querySelector('main')?.children[place];
    if (!shell) return [];
    const copy = this.#page.importNode(section, true);
    shell.replaceWith(copy);
    const faults = await this.#run(copy, rules);
    copy.replaceWith(this.#shell(section));
    return faults;
  }

  /** Faults in the order of the page's headings, without what is between them; by their place. */
  async faultyHeadings(headings: readonly Element[]): Promise<number[]> {
    const main = this.#page.createElement('main');
    main.append(
      ...headings.map(({ localName, textContent }) => {
        const heading = this.#page.createElement(localName);
        heading.textContent = textContent;
        return heading;
      }),
    );
    this.#page.body.append(main);
    const faults = await this.#run(main, ['heading-order']);
    const places = faults.map(({ element }) => [...main.children].indexOf(element));
    main.remove();
    return places;
  }

  end(): void {
    this.#frame.remove();
  }

  #shell(element: Element): Element {
    return this.#page.importNode(element, false);
  }

  async #run(element: Element, rules: readonly string[]): Promise<Fault[]> {
    const { violations } = await this.#axe.run(element, {
      runOnly: { type: 'rule', values: [...rules] },
      resultTypes: ['violations'],
      elementRef: true,
      iframes: false,
      // It would ask for styles and films.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.flatMap(({ element: place, any }) =>
        place ? [{ rule: id, element: place, contrast: contrastOf(any) }] : [],
      ),
    );
  }
}

function contrastOf(checks: readonly Axe.CheckResult[]): Fault['contrast'] {
  const data = checks.find(({ id }) => id === 'color-contrast')?.data as
    { contrastRatio?: number; expectedContrastRatio?: string } | undefined;
  if (!data?.contrastRatio || !data.expectedContrastRatio) return null;
  return { has: String(data.contrastRatio), needs: data.expectedContrastRatio.replace(':1', '') };
}
