/** A ruler from 0 to 100 with a mark at the score. */
export const ScoreScale = ({ score, label }: { score: number; label: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 368 44" className="w-full text-ink" fill="none">
    {Array.from({ length: 51 }, (_, index) => {
      const value = index * 2;
      const height = value % 10 === 0 ? 9 : 5;
      return (
        <path
          key={value}
          d={`M${4 + value * 3.6} ${24}v${-height}`}
          stroke={value <= score ? 'currentColor' : 'var(--color-line-2)'}
        />
      );
    })}
    <path d={`M4 24.5h${score * 3.6}`} stroke="currentColor" strokeWidth="1.5" />
    <path d={`M${4 + score * 3.6} 10l-4 -7h8Z`} fill="var(--color-text)" />
    <g className="fill-text-3 font-mono" fontSize="10.5">
      <text x="2" y="40">
        0
      </text>
      <text x="184" y="40" textAnchor="middle">
        50
      </text>
      <text x="366" y="40" textAnchor="end">
        100
      </text>
    </g>
  </svg>
);
