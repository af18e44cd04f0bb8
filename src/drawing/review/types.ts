import type { reviewText } from './text';

export interface ReviewComment {
  id: number;
  author: string;
  isOwn: boolean;
  isDeleted: boolean;
  isEdited: boolean;
  text: string;
  createdOn: Date;
}

export interface ReviewThread {
  id: number;
  /** Block of the page; null if it was deleted. */
  partId: number | null;
  partType: number;
  isResolved: boolean;
  comments: readonly ReviewComment[];
}

/** Content next to the page: state, threads, and the person's present step. */
export interface Review {
  /** Address of the page, the target of each form. */
  href: string;
  name: string;
  expiresOn: Date;
  mayComment: boolean;
  mayApprove: boolean;
  state: 'waiting' | 'approved' | 'outdated' | 'changesAsked';
  decidedOn: Date | null;
  note: string;
  /** Hash of the rendered content. */
  hash: string;
  /** Short hash of the approved content. */
  number: string;
  isPublished: boolean;
  /** Blocks that changed after the approval. */
  changed: readonly number[];
  /** Blocks of the page, in order. */
  blocks: readonly { id: number; partType: number }[];
  threads: readonly ReviewThread[];
  /** Block with an open comment box. */
  selected: number | null;
  /** Own comment being edited. */
  editing: number | null;
  dialog: ApproveDialog | { kind: 'changes' } | null;
  /** Rejection of the last form, whose text is kept in its box. */
  problem: {
    words: string;
    text: string;
    in: 'comment' | 'answer' | 'correct' | 'dialog';
    threadId: number | null;
  } | null;
  done: keyof typeof reviewText.done | null;
}

export interface ApproveDialog {
  kind: 'approve';
  /** Masked. */
  email: string;
  /** Seconds until another code may be requested. */
  wait: number;
  /** Hash of the rendered page, sent back with the form. */
  seen: string;
  number: string;
}
