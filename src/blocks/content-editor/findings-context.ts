import { createContext } from 'react';
import type { Finding } from './finding';

export interface OpenFindings {
  findings: readonly Finding[];
  /** Opens the block and focuses the field. */
  onGo: (finding: Finding) => void;
  onMend: (finding: Finding) => void;
}

/** Findings of the edited page. */
export const FindingsContext = createContext<OpenFindings>({
  findings: [],
  onGo: () => {},
  onMend: () => {},
});
