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
  /** Block of the page; null where it was deleted. */
  partId: number | null;
  partType: number;
  isResolved: boolean;
  comments: readonly ReviewComment[];
}

/** What the person sees beside the page: state, threads, and what they are doing. */
export interface Review {
  /** Address of the page, to which each form is sent. */
  href: string;
  name: string;
  expiresOn: Date;
  mayComment: boolean;
  mayApprove: boolean;
  state: 'waiting' | 'approved' | 'outdated' | 'changesAsked';
  decidedOn: Date | null;
  note: string;
  /** Hash of the content as it is drawn. */
  hash: string;
  /** Short hash of the approved content. */
  number: string;
  isPublished: boolean;
  /** Blocks that changed after the approval. */
  changed: readonly number[];
  /** Blocks of the page, in order. */
  blocks: readonly { id: number; partType: number }[];
  threads: readonly ReviewThread[];
  /** Block with the box for a comment. */
  selected: number | null;
  /** Own comment in the box for correcting. */
  editing: number | null;
  dialog: ApproveDialog | { kind: 'changes' } | null;
  /** Refusal of the last form, whose text stays in its box. */
  problem: {
    words: string;
    text: string;
    in: 'comment' | 'answer' | 'correct' | 'dialog';
    threadId: number;
  } | null;
  done: keyof typeof reviewText.done | null;
}

export interface ApproveDialog {
  kind: 'approve';
  /** Masked. */
  email: string;
  /** Seconds until another code may be asked for. */
  wait: number;
  /** Hash of the page that is drawn, which comes back with the form. */
  seen: string;
  number: string;
}
