import type { components } from '../../../../openapi/generated/types';
import { getAdCheck, getProjectFacts, getSiteTheme } from '../../../api/generated/operations';
import type { Block } from '../../../blocks/content-editor/block';
import { blocksFromParts } from '../../../blocks/content-editor/blocks';
import type { BlocksChange } from '../../../blocks/content-editor/ContentEditor';
import { factDifferences, valuesOfFile } from '../../../blocks/content-editor/fact-differences';
import { showToast } from '../../../base/messages/messages';
import { adopted, type Proposal } from './proposals';
import { adText as text } from './text';

const [findingMark, factMark] = ['adopt-', 'fact-'];

/** Change requested by the address, announced as a toast; null if there is none. */
export async function adoption(themeId: number, asked: string): Promise<BlocksChange | null> {
  const theme = await getSiteTheme({ id: themeId });
  const wanted = theme.ok && (await proposalsOf(asked, theme.data));
  if (!theme.ok || !wanted) {
    showToast({ kind: 'error', text: text.adoptFailed });
    return null;
  }
  const { changed } = adopted(blocksFromParts(theme.data.parts), wanted);
  const [selected] = changed;
  if (selected === undefined) {
    showToast({ kind: 'error', text: text.adoptedNone });
    return null;
  }
  const isFact = asked.startsWith(factMark);
  showToast({ kind: 'success', text: isFact ? text.adoptedFact : text.adopted(changed.length) });
  return { selected, make: (blocks: Block[]) => adopted(blocks, wanted).blocks };
}

/** Proposals of the check or of the facts; null if they cannot be loaded. */
async function proposalsOf(
  asked: string,
  { themeId, caseId, parts }: components['schemas']['SiteTheme'],
): Promise<Proposal[] | null> {
  if (asked.startsWith(factMark)) {
    const file = await getProjectFacts({ id: caseId });
    if (!file.ok) return null;
    const key = asked.slice(factMark.length);
    return factDifferences(valuesOfFile(file.data), blocksFromParts(parts))
      .filter((difference) => difference.key === key)
      .map((difference) => ({ ...difference, putAside: null }));
  }
  const check = await getAdCheck({ id: themeId });
  if (!check.ok || !check.data) return null;
  const key = asked.slice(findingMark.length);
  return check.data.findings.filter((finding) => key === 'all' || finding.key === key);
}
