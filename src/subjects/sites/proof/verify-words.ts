import type { ProofFault, ProofResult } from '../../../drawing/proof/proof-file';
import { dateText } from '../../../base/time/date-time';
import { proofText as text } from './text';

export interface Finding {
  title: string;
  help: string;
  isRight: boolean;
}

/** A line for each fault, then one for each part without faults. */
export function findingsOf({ faults, index, entries, keyCreatedOn }: ProofResult): Finding[] {
  if (!index) return [];
  const hasNo = (...kinds: ProofFault['kind'][]) => !faults.some(({ kind }) => kinds.includes(kind));
  const isEveryFile = hasNo('file', 'double', 'order', 'archive');
  const right = (title: string, help: string) => ({ title, help, isRight: true });
  return [
    ...faults.map((fault) => ({ ...wordsOf(fault), isRight: false })),
    right(isEveryFile ? text.allFiles(index.files.length) : text.otherFiles, text.eachByte),
    ...(hasNo('signature', 'otherKey') ? [right(text.signature, text.signedBy(dateText(keyCreatedOn)))] : []),
    ...(hasNo('chain') ? [right(text.chain, text.chainWhole(entries))] : []),
  ];
}

function wordsOf(fault: ProofFault): { title: string; help: string } {
  switch (fault.kind) {
    case 'file':
      return { title: fault.name, help: text.fault.hashes(fault.expected, fault.found) };
    case 'double':
      return { title: fault.name, help: text.fault.double };
    case 'order':
      return { title: text.fault.archive, help: text.fault.order };
    case 'archive':
      return { title: text.fault.archive, help: text.fault.archiveHelp };
    case 'signature':
      return { title: text.signature, help: text.fault.signature };
    case 'otherKey':
      return { title: text.signature, help: text.fault.otherKey };
    case 'chain':
      return { title: text.chain, help: text.fault.chain(fault.number) };
    case 'notProof':
      return { title: text.notProof, help: '' };
  }
}
