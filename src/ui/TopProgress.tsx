interface TopProgressProps {
  active: boolean;
  label: string;
}

/** A thin bar at the window's upper edge while a route loads; the style sheet shows it after 200 ms only. */
export function TopProgress({ active, label }: TopProgressProps) {
  if (!active) return null;
  return (
    <div role="progressbar" aria-label={label} className="top-progress">
      <div />
    </div>
  );
}
