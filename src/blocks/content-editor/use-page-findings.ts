import { type RefObject, useMemo, useState } from 'react';
import { useStableMethods } from '../../ui/use-stable-callback';
import { type Finding, type FindingSource, placeOfFinding } from './finding';
import type { PreviewFindings } from './FindingPins';
import type { OpenFindings } from './findings-context';
import { useFindings } from './use-findings';
import type { BlocksDraft } from './use-record-blocks';
import type { EditorHands } from './writer';

interface Config {
  draft: BlocksDraft;
  sources: readonly FindingSource[];
  hands: RefObject<EditorHands | null>;
  /** Called before a finding's field takes the focus. */
  onOpen: () => void;
}

/** Findings of an edited page, for its form and for its preview. */
export function usePageFindings({ draft, sources, hands, onOpen }: Config): {
  open: OpenFindings;
  found: PreviewFindings;
} {
  const [drawn, onPage] = useState<Document | null>(null);
  const findings = useFindings(draft, drawn, sources);
  const methods = useStableMethods({
    onGo(finding: Finding) {
      onOpen();
      hands.current?.open(finding.block.key, placeOfFinding(finding));
    },
    onMend: ({ mend }: Finding) => mend && hands.current?.change(mend.make),
  });
  const open = useMemo(() => ({ findings, ...methods }), [findings, methods]);
  return { open, found: { ...open, onPage } };
}
