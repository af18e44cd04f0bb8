import type { ReactNode } from 'react';

/** Box with the text of a request or an answer. */
export function CodeBox({ label, text: shown }: { label: ReactNode; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-ink-soft">{label}</p>
      <pre className="rounded-control border border-line bg-sunken p-3 text-caption break-all whitespace-pre-wrap">
        {shown}
      </pre>
    </div>
  );
}
