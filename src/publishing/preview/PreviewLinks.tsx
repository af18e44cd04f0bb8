import { offered } from '../../api/offered';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import type { LinkedDraft } from './linked-draft';
import { kindUnits } from '../../../openapi/generated/kinds';
import { previewText } from './text';
import { usePreviewLinks } from './use-preview-links';

/** Toolbar button for a draft's links; hidden without permission. */
export const PreviewLinksButton = offered('previewLinks', function PreviewLinksButton(draft: LinkedDraft) {
  const { canEdit } = usePermission(kindUnits[draft.kind]);
  const { open, dialog } = usePreviewLinks(draft);
  if (!canEdit) return null;
  return (
    <>
      <Button size="sm" icon="link" onClick={open}>
        {previewText.links}
      </Button>
      {dialog}
    </>
  );
});

/** Card for a draft's links next to a form. */
export const PreviewLinksCard = offered('previewLinks', function PreviewLinksCard(draft: LinkedDraft) {
  const { canEdit } = usePermission(kindUnits[draft.kind]);
  const { open, dialog } = usePreviewLinks(draft);
  if (!canEdit) return null;
  return (
    <Card>
      <button
        type="button"
        className="flex min-h-touch w-full items-center gap-3 px-6 py-3 text-left hover:bg-hover"
        onClick={open}
      >
        <Icon name="link" />
        <span className="flex-1">{previewText.links}</span>
        <Icon name="chevron-right" size={16} />
      </button>
      {dialog}
    </Card>
  );
});
