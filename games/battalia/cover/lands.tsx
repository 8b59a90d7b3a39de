// The four lands on the cover. Far ones behind, near ones in front; the roads run between them.

/** Numbers that look random but are always the same. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
}

// ---- mountains: grey and gold, far left

const PEAKS = [
  { x: 18, y: 96, w: 62, h: 62 },
  { x: 92, y: 108, w: 54, h: 46 },
  { x: 52, y: 82, w: 70, h: 80 },
  { x: 132, y: 128, w: 40, h: 28 },
  { x: -18, y: 112, w: 50, h: 46 },
];
export const Mountains = () => (
  <g>
    {PEAKS.map(({ x, y, w, h }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d={`M${-w / 2} ${h} L${-w / 6} ${h * 0.35} 0 0 ${w / 5} ${h * 0.42} ${w / 2} ${h}Z`} fill="#8f877c" />
        <path d={`M0 0 L${w / 5} ${h * 0.42} ${w / 2} ${h} ${w / 12} ${h} ${-w / 24} ${h * 0.55} ${w / 20} ${h * 0.3}Z`} fill="#5f584f" />
        <path
          d={`M0 0 L${-w / 9} ${h * 0.24} ${-w / 24} ${h * 0.2} 0 ${h * 0.3} ${w / 16} ${h * 0.19} ${w / 8} ${h * 0.27}Z`}
          fill="#f6ecd0"
        />
        <path d={`M${-w / 6} ${h * 0.35} L${-w / 4} ${h * 0.7} ${-w / 8} ${h * 0.6}Z`} fill="#d9b45c" opacity="0.75" />
      </g>
    ))}
    <path d="M-10 158 Q40 146 90 156 T190 160 L170 190 -10 200Z" fill="#a3977f" />
    <path d="M-10 172 Q50 158 110 170 T180 176" fill="none" stroke="#d9b45c" strokeWidth="1.5" opacity="0.7" />
  </g>
);

// ---- canyons: crimson, far right

const MESAS = [
  { x: 300, y: 118, w: 46, h: 44 },
  { x: 356, y: 98, w: 60, h: 66 },
  { x: 262, y: 136, w: 34, h: 24 },
  { x: 404, y: 122, w: 44, h: 44 },
];
export const Canyons = () => (
  <g>
    {MESAS.map(({ x, y, w, h }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path
          d={`M${-w * 0.42} 0 H${w * 0.42} L${w * 0.48} ${h * 0.4} ${w * 0.62} ${h} H${-w * 0.62} L${-w * 0.48} ${h * 0.4}Z`}
          fill="#b8432b"
        />
        <path
          d={`M${w * 0.06} 0 H${w * 0.42} L${w * 0.48} ${h * 0.4} ${w * 0.62} ${h} H${w * 0.12} L${w * 0.02} ${h * 0.5}Z`}
          fill="#7c2317"
        />
        <path
          d={`M${-w * 0.45} ${h * 0.2} H${w * 0.45} M${-w * 0.48} ${h * 0.42} H${w * 0.48} M${-w * 0.55} ${h * 0.7} H${w * 0.55}`}
          stroke="#e9895a"
          strokeWidth="1.2"
          opacity="0.6"
        />
      </g>
    ))}
    <path d="M215 160 Q280 148 330 158 T420 154 V202 H236Z" fill="#c4573a" />
    <path
      d="M232 172 Q290 162 340 172 T420 168 M244 186 Q300 178 350 186 T420 184"
      fill="none"
      stroke="#8b2c1c"
      strokeWidth="1.4"
      opacity="0.6"
    />
  </g>
);

// ---- forests: green, near left

const trees = (() => {
  const next = scatter(7);
  return Array.from({ length: 46 }, () => ({ x: next() * 190 - 8, y: 0, up: next() }))
    .map(({ x, up }) => ({ x, y: 214 + up * 92 + Math.max(0, x - 120) * 0.25, tint: up }))
    .filter(({ x, y }) => x < 172 - (y - 214) * 0.62 && x + (y - 232) * 1.05 < 210 - Math.max(0, 246 - y) * 0.4)
    .sort((a, b) => a.y - b.y);
})();
const GREENS = ['#2f6b3a', '#3d7f45', '#265a33', '#4c8f4c'];
export const Forests = () => (
  <g>
    <path d="M-10 196 Q60 184 130 196 L176 214 96 310 -10 310Z" fill="#3f7a41" />
    <path d="M-10 224 Q50 212 120 226 M-10 254 Q40 242 110 256" fill="none" stroke="#6ba557" strokeWidth="2" opacity="0.5" />
    {trees.map(({ x, y, tint }, i) => {
      const s = 0.7 + ((y - 214) / 92) * 0.75;
      return (
        <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(2)})`}>
          <ellipse cx="2" cy="1" rx="7" ry="2" fill="#1b3d22" opacity="0.45" />
          <path d="M-1.2 0 h2.4 v-5 h-2.4z" fill="#5a3a1c" />
          <path d="M0 -24 5 -14 H2.5 L7 -8 H3 L8 -3 H-8 L-3 -8 H-7 L-2.5 -14 H-5Z" fill={GREENS[Math.floor(tint * GREENS.length)]} />
          <path d="M0 -24 5 -14 H2.5 L7 -8 H3 L8 -3 H1Z" fill="#153a22" opacity="0.35" />
        </g>
      );
    })}
  </g>
);

// ---- lakes: emerald, near right

const RIPPLES = (() => {
  const next = scatter(23);
  return Array.from({ length: 34 }, () => {
    const y = 214 + next() * 88;
    const x = 250 + (y - 214) * 0.55 + next() * 150;
    const w = 5 + next() * 13 * (0.6 + (y - 214) / 100);
    return `M${x.toFixed(1)} ${y.toFixed(1)} q${(w / 2).toFixed(1)} -1.8 ${w.toFixed(1)} 0`;
  }).join('');
})();
export const Lakes = () => (
  <g>
    <path d="M224 214 Q300 188 410 194 V310 H306Z" fill="#2f8f77" />
    <path d="M262 214 Q330 198 410 204 V310 H330 Q286 268 262 214Z" fill="#1f7f86" />
    <path d="M284 220 Q340 206 410 212 V262 Q356 250 318 256 Q292 244 284 220Z" fill="#2ba3a0" opacity="0.75" />
    <path d={RIPPLES} fill="none" stroke="#c9f4e6" strokeWidth="1.1" strokeLinecap="round" opacity="0.75" />
    <path d="M318 232 q16 -10 34 -2 q10 5 -4 8 q-20 4 -30 -6z" fill="#5fae6b" />
    <path d="M332 228 v-12 M332 216 l-6 4 M332 216 l6 3" stroke="#2e5a33" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M352 284 q14 -8 28 -1 q6 4 -6 6 q-16 3 -22 -5z" fill="#4f9d63" />
    <g transform="translate(372 246)">
      <path d="M-11 0 H11 L7 6 H-7Z" fill="#6b3f1b" />
      <path d="M0 -2 V-20 L11 -4Z" fill="#fbeecb" />
      <path d="M-1 -2 V-16 L-9 -4Z" fill="#e2c483" />
    </g>
  </g>
);
