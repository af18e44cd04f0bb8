interface TopProgressProps {
  active: boolean;
  label: string;
}

/** Progress bar at the window's top while a route loads, after 200 ms. */
export function TopProgress({ active, label }: TopProgressProps) {
  if (!active) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden"
    >
      <div className="h-full origin-left animate-creep bg-primary motion-reduce:animate-late" />
    </div>
  );
}
