interface TopProgressProps {
  active: boolean;
  label: string;
}

/** A thin bar at the window's upper edge while a route loads; shown after 200 ms only. */
export function TopProgress({ active, label }: TopProgressProps) {
  if (!active) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden"
    >
      <div className="h-full origin-left animate-creep bg-primary motion-reduce:animate-late-still" />
    </div>
  );
}
