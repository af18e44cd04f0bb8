import { getRouteApi } from '@tanstack/react-router';
import { blockProblems, blocksFromParts, partsFromBlocks } from '../../shared/content-editor/blocks';
import { ContentEditor } from '../../shared/content-editor/ContentEditor';
import { CaseContentForm } from './CaseContentForm';

const route = getRouteApi('/_layout/case/content/$id');
const editor = { Editor: ContentEditor, fromParts: blocksFromParts, toParts: partsFromBlocks, problems: blockProblems };

/** Edits the blocks of a case's page. */
export function CaseContentPage() {
  const content = route.useLoaderData();
  return <CaseContentForm key={content.id} content={content} editor={editor} />;
}
