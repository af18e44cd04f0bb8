import { altFindings } from './alt-findings';
import type { Block } from './block';
import { DrawnFindings } from './drawn-findings';
import type { Finding, FindingSource, FindIn } from './finding';

/** Checks of one draft. */
export class FindingSearch {
  readonly #sources: readonly FindingSource[];
  readonly #drawn = new DrawnFindings();
  #loaded: { version: number | undefined; finds: readonly FindIn[] } | null = null;

  constructor(sources: readonly FindingSource[]) {
    this.#sources = sources;
  }

  /** All findings of a draft in the order of its page; null if it was interrupted. */
  async of(
    {
      blocks,
      version,
      page,
    }: { blocks: readonly Block[]; version: number | undefined; page: Document | null },
    signal: AbortSignal,
  ): Promise<readonly Finding[] | null> {
    const finds = await this.#findsOf(version);
    if (signal.aborted) return null;
    const drawn = page ? await this.#drawn.of(page, blocks, signal).catch(withoutDrawn) : [];
    if (!drawn) return null;
    const places = new Map(blocks.map((block, place) => [block, place]));
    return [...altFindings(blocks), ...drawn, ...finds.flatMap((find) => find(blocks))].toSorted(
      (a, b) => (places.get(a.block) ?? 0) - (places.get(b.block) ?? 0),
    );
  }

  end(): void {
    this.#drawn.end();
  }

  async #findsOf(version: number | undefined): Promise<readonly FindIn[]> {
    if (this.#loaded?.version === version && this.#loaded) return this.#loaded.finds;
    const finds = (await Promise.all(this.#sources.map((load) => load()))).filter((find) => find !== null);
    this.#loaded = { version, finds };
    return finds;
  }
}

/** A failure within axe takes only its own findings. */
function withoutDrawn(error: unknown): Finding[] {
  reportError(error);
  return [];
}
