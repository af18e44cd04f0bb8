import { PartType } from '../../../openapi/generated/enums';
import { whenIdle } from '../../ui/when-idle';
import type { Block } from './block';
import type { Finding } from './finding';
import { type FindingKind, findingText } from './finding-text';
import { type Fault, MeasuredPage } from './measured-page';
import { previewId } from './preview-parts';

/** Rules that the author of a page can do something about. */
const kinds: Readonly<Record<string, FindingKind>> = {
  'color-contrast': 'contrast',
  'link-name': 'link',
  'empty-heading': 'emptyHeading',
};

/** A fault in a block of the page. */
interface DrawnFault {
  partId: number;
  kind: FindingKind;
  words: string;
}

/** Finds faults in a drawn page, section by section between other work; an unchanged section is checked once. */
export class DrawnFindings {
  #measured: MeasuredPage | null = null;
  #look = '';
  #known = new Map<string, DrawnFault[]>();

  /** Null if it was interrupted. */
  async of(page: Document, blocks: readonly Block[], signal: AbortSignal): Promise<Finding[] | null> {
    const main = page.querySelector('main');
    if (!main) return [];
    const measured = (this.#measured ??= await MeasuredPage.of(page));
    if (!measured || signal.aborted) return null;
    const faults = await this.#faultsOf(measured, page, [...main.children], signal);
    if (!faults) return null;
    const ids = new Map(blocks.map((block, index) => [previewId(block, index), block]));
    const found = new Map(
      faults.flatMap(({ partId, kind, words }) => {
        const block = ids.get(partId);
        if (!block) return [];
        const key = `${kind}-${block.key}`;
        // Once for a block: the same colour is that of all its lines.
        return [[key, { key, kind, block, field: fieldOf(block), words }] as const];
      }),
    );
    return [...found.values()];
  }

  end(): void {
    this.#measured?.end();
    this.#measured = null;
  }

  async #faultsOf(
    measured: MeasuredPage,
    page: Document,
    sections: readonly Element[],
    signal: AbortSignal,
  ): Promise<DrawnFault[] | null> {
    const look = `${page.body.className} ${page.documentElement.clientWidth}`;
    if (look !== this.#look) this.#known = new Map();
    this.#look = look;
    const checks = [
      ...sections.map((section, place) => ({
        html: section.outerHTML,
        find: async () => (await measured.faultsIn(section, place, Object.keys(kinds))).flatMap(drawnFault),
      })),
      headingsCheck(measured, sections),
    ];
    const open = checks.filter(({ html }) => !this.#known.has(html));
    if (open.length > 0) measured.take(page);
    const isDone = await this.#check(open, signal);
    if (!isDone) return null;
    const found = checks.map(({ html }) => [html, this.#known.get(html) ?? []] as const);
    this.#known = new Map(found);
    return found.flatMap(([, faults]) => faults);
  }

  /** Each check in a moment of its own, so that no key waits for more than one. */
  async #check(
    [next, ...others]: readonly { html: string; find: () => Promise<DrawnFault[]> }[],
    signal: AbortSignal,
  ): Promise<boolean> {
    if (!next) return true;
    await new Promise<void>((run) => whenIdle(run));
    if (signal.aborted) return false;
    this.#known.set(next.html, await next.find());
    return this.#check(others, signal);
  }
}

/** Headings of the page against each other. */
function headingsCheck(measured: MeasuredPage, sections: readonly Element[]) {
  const headings = sections.flatMap((section) => [...section.querySelectorAll('h1, h2, h3, h4, h5, h6')]);
  return {
    html: headings.map((heading) => `${heading.localName} ${partIdOf(heading)}`).join(),
    find: async () => {
      const places = await measured.faultyHeadings(headings);
      return places.flatMap((place) => {
        const partId = partIdOf(headings[place]);
        return partId === null ? [] : [{ partId, kind: 'heading' as const, words: findingText.headingOrder }];
      });
    },
  };
}

function drawnFault({ rule, element, contrast }: Fault): DrawnFault[] {
  const partId = partIdOf(element);
  const kind = kinds[rule];
  if (partId === null || !kind) return [];
  const words =
    kind === 'contrast'
      ? contrast
        ? findingText.contrast(contrast.has, contrast.needs)
        : findingText.contrastUnknown
      : kind === 'link'
        ? findingText.link
        : findingText.emptyHeading;
  return [{ partId, kind, words }];
}

function partIdOf(element: Element | undefined): number | null {
  const id = element?.closest('[data-part-id]')?.getAttribute('data-part-id');
  return id ? Number(id) : null;
}

const fieldOf = ({ type }: Block) => (type === PartType.title || type === PartType.text ? 'text' : null);
