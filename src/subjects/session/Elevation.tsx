const floors = Array.from({ length: 11 }, (_, index) => index);
const bays = Array.from({ length: 5 }, (_, index) => index);

/** Drawing of an elevation in ink, with bronze only for dimensions; so the sign-in needs no photo. */
export function Elevation({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 420 560"
      className="w-full max-w-105 text-ink"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      <path d="M20 500h380M110 500V80h200v420M98 80h224M110 66h200v14" />
      {floors.map((floor) => (
        <g key={floor}>
          <path d={`M110 ${118 + floor * 34}h200`} opacity=".35" />
          {bays.map((bay) => (
            <path
              key={bay}
              d={`M${124 + bay * 36} ${90 + floor * 34}h26v20h-26zm13 0v20`}
              opacity={(floor + bay) % 4 === 0 ? 1 : 0.6}
            />
          ))}
        </g>
      ))}
      <path d="M190 500v-28h40v28M210 472v28" />
      {[52, 350, 382].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 500v-${40 + index * 6}`} />
          <circle cx={x} cy={446 - index * 8} r={22 - index * 3} />
        </g>
      ))}
      <g className="text-accent">
        <path d="M86 80v420M80 80h12M80 500h12M110 524h200M110 518v12M310 518v12" />
      </g>
    </svg>
  );
}
