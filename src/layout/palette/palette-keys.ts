/** Names on keyboards. */
export const keys = { up: '↑', down: '↓', enter: 'Enter', escape: 'Esc' };

export const keyClass = 'font-sans rounded-tag border border-line bg-card px-1 text-caption text-ink-soft';
