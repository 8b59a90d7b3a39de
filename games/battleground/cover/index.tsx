// The cover: a castle like a skull in the purple night, lightning, and a sword against a ram's staff.

import { Mood, Painting, Wreath } from '@tabularium/parts/cover';
import type { Cover, Ending, Outcome } from '@tabularium/parts/shape';
import { type ReactElement, type SVGProps, useId } from 'react';

const OUTLINE = '#0d0620';
/** The castle: two unequal towers, the skull between them, its jaw the gate. */
const Castle = ({ stone, glow }: { readonly stone: string; readonly glow: string }): ReactElement => (
  <g stroke={OUTLINE} strokeWidth="2" strokeLinejoin="round">
    <path d="M92 262 98 118 88 116V98H98V106H106V98H116V106H124V98H136V116L130 120 140 262Z" fill={`url(#${stone})`} />
    <path d="M262 262 268 92 256 88V66H266V76H276V66H288V76H298V66H312V88L302 94 316 262Z" fill={`url(#${stone})`} />
    <path d="M104 138H112V158H104ZM280 118H290V142H280ZM286 176H294V196H286Z" fill={OUTLINE} stroke="none" />
    <path
      d="M134 262 138 196C120 172 116 128 140 98 158 76 242 76 260 98 284 128 280 172 262 196L266 262Z"
      fill={`url(#${stone})`}
      strokeWidth="2.600"
    />
    <path d="M140 98 146 82 158 88 168 72 182 80 200 62 218 80 232 72 242 88 254 82 260 98Q200 70 140 98Z" fill="#2f5a3c" />
    <path d="M146 142C150 126 178 124 188 142 190 156 180 168 166 166 152 166 144 156 146 142Z" fill={OUTLINE} />
    <path d="M254 142C250 126 222 124 212 142 210 156 220 168 234 166 248 166 256 156 254 142Z" fill={OUTLINE} />
    <circle cx="168" cy="148" r="9" fill={`url(#${glow})`} stroke="none" />
    <circle cx="232" cy="148" r="9" fill={`url(#${glow})`} stroke="none" />
    <path d="M200 152 190 180 198 184 200 178 202 184 210 180Z" fill={OUTLINE} />
    <path d="M140 128Q164 108 190 128M260 128Q236 108 210 128" fill="none" strokeWidth="3.400" />
    <path d="M158 198H242L246 262H154Z" fill="#0a0416" />
    <path d="M176 262 180 214H220L224 262Z" fill={`url(#${glow})`} stroke="none" opacity="0.75" />
    <path
      d="M156 196H168L166 214 160 212ZM169 196H182L181 218 171 216ZM183 196H199V220L185 219ZM201 196H217L215 219 201 220ZM218 196H231L229 216 219 218ZM232 196H244L240 212 234 214Z"
      fill="#d6e8b4"
      strokeWidth="1.400"
    />
  </g>
);
/** The sword on the left, the staff with the ram's skull on the right. */
const Arms = ({ gold, outcome }: { readonly gold: string; readonly outcome: Outcome | undefined }): ReactElement => (
  <g stroke={OUTLINE} strokeWidth="1.600" strokeLinejoin="round">
    <g
      transform={
        outcome === 'won'
          ? 'translate(200 190) scale(1.5)'
          : outcome === 'lost'
            ? 'translate(96 268) rotate(100)'
            : 'translate(62 204) rotate(14)'
      }
    >
      <path d="M-7 28V-112L0-132 7-112V28Z" fill="#e6f2ff" />
      <path d="M0-132 7-112V28H0Z" fill="#9fb6d6" stroke="none" />
      <path d="M0 26V-100" stroke="#6d84ad" strokeWidth="1.200" />
      <path d="M-26 20-18 28H18L26 20 30 34 18 44H-18L-30 34Z" fill={`url(#${gold})`} />
      <path d="M-5 44H5V78H-5Z" fill="#7a2432" />
      <circle cy="84" r="8" fill={`url(#${gold})`} />
      <circle cy="35" r="5" fill="#9dff3c" />
    </g>
    <g
      transform={
        outcome === 'lost'
          ? 'translate(200 196) scale(1.45)'
          : outcome === 'won'
            ? 'translate(352 270) rotate(-97)'
            : 'translate(340 206) rotate(-14)'
      }
    >
      <path d="M-4-76H4V84H-4Z" fill="#5d3f86" />
      <path d="M0-126C-16-126-22-112-18-98L-10-76H10L18-98C22-112 16-126 0-126Z" fill="#f4ecd4" />
      <path d="M-14-116C-38-132-48-108-34-94-42-110-28-116-16-104ZM14-116C38-132 48-108 34-94 42-110 28-116 16-104Z" fill="#cbb98d" />
      <path d="M-12-106-3-102-6-94ZM12-106 3-102 6-94ZM-3-88 0-94 3-88Z" fill={OUTLINE} stroke="none" />
    </g>
  </g>
);
interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** How a match ended; unused on the cover. */
  readonly outcome?: Outcome;
}
function Drawing({ outcome, ...props }: DrawingProps): ReactElement {
  const id = useId();
  const [sky, stone, glow, gold, land] = [`${id}sky`, `${id}stone`, `${id}glow`, `${id}gold`, `${id}land`];
  return (
    <Painting {...props} gold={gold} dusk="#0d0620">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#150a38" />
          <stop offset="0.45" stopColor="#5b1d8f" />
          <stop offset="0.72" stopColor="#c2389a" />
          <stop offset="0.9" stopColor="#ff9a4d" />
        </linearGradient>
        <linearGradient id={stone} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#9fce7c" />
          <stop offset="0.5" stopColor="#4f8a57" />
          <stop offset="1" stopColor="#1d3b2b" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#fbffd6" />
          <stop offset="0.4" stopColor="#b6ff4a" />
          <stop offset="1" stopColor="#3fae12" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff3c2" />
          <stop offset="0.45" stopColor="#f0b429" />
          <stop offset="0.7" stopColor="#ffe08a" />
          <stop offset="1" stopColor="#a3610c" />
        </linearGradient>
        <linearGradient id={land} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b1d5e" />
          <stop offset="1" stopColor="#12071f" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill={`url(#${sky})`} />
      <circle cx="322" cy="52" r="26" fill="#ffe7f4" opacity="0.9" />
      <circle cx="330" cy="46" r="22" fill="#7b2aa0" opacity="0.55" />
      <circle cx="362" cy="96" r="10" fill="#ffd0e8" opacity="0.8" />
      <path
        d="M24 22h2M70 44h2M118 20h2M168 34h2M232 22h2M276 48h2M382 30h2M40 84h2M150 58h2"
        stroke="#fff6e0"
        strokeWidth="2"
        opacity="0.8"
      />
      <path d="M0 190 34 168 60 184 104 150 150 190 212 158 262 188 306 156 352 186 400 160V300H0Z" fill="#451a6b" opacity="0.8" />
      <path d="M0 246Q100 214 200 236T400 240V300H0Z" fill={`url(#${land})`} />
      <Castle stone={stone} glow={glow} />
      <path
        d="M200 62 188 40 202 38 192 14 216 36 204 38 214 56Z"
        fill="#fff7b0"
        stroke="#ffe45c"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path d="M88 98 62 66 74 64 48 30 96 66 84 70 104 96Z" fill="#d9ff8a" opacity="0.9" />
      <path d="M0 268Q90 244 200 262T400 258V300H0Z" fill="#12071f" />
      <g fill="none" stroke="#7f4dc2" strokeWidth="1.200" opacity="0.7">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
          <path
            key={n}
            d={`M${n * 48 - 4} 284 ${n * 48 + 4} 276H${n * 48 + 20}L${n * 48 + 28} 284 ${n * 48 + 20} 292H${n * 48 + 4}ZM${n * 48 + 28} 284H${n * 48 + 44}`}
          />
        ))}
      </g>
      <Mood outcome={outcome} x={200} y={60} />
      {outcome === 'won' && <Wreath gold={gold} transform="translate(200 214) scale(1.7)" />}
      <Arms gold={gold} outcome={outcome} />
    </Painting>
  );
}

/** The same place after the match. */
export const ending: Ending = { Picture: Drawing };

export const cover: Cover = {
  Cover: Drawing,
  players: '2',
  minutes: '60-90',
  weight: 4,
  colour: { light: '#5b3a9e', dark: '#bda6f7' },
  title: { en: 'Masters of the Universe: Battleground', it: 'Masters of the Universe: Battleground' },
  summary: {
    en: 'A skirmish on Eternia: lead the Masters or the Evil Warriors through four rounds of cards, dice and sudden interruptions.',
    it: 'Una schermaglia su Eternia: guida i Masters o gli Evil Warriors in quattro round di carte, dadi e interruzioni improvvise.',
  },
};
