/** Draws the app's picture in colors of the accent, so that it follows the theme. */
export function HarborScene() {
  return (
    <svg className="scene" viewBox="0 0 720 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="scene-sky" width="720" height="220" />
      <circle className="scene-sun" cx="566" cy="102" r="36" />
      <path className="scene-hill" d="M0 132c80-34 150-40 232-14s140 22 214-8 176-30 274 6v104H0z" />
      <g className="scene-boat">
        <path d="M410 84v66h-44c22-16 36-38 44-66z" />
        <path d="M416 96c16 14 28 32 34 54h-34z" opacity=".7" />
        <path d="M356 156h104c-6 12-16 18-30 18h-44c-14 0-24-6-30-18z" />
      </g>
      <path
        className="scene-near"
        d="M0 172c40-10 80-10 120 0s80 10 120 0 80-10 120 0 80 10 120 0 80-10 120 0 80 10 120 0v48H0z"
      />
      <path
        className="scene-front"
        d="M0 196c40-9 80-9 120 0s80 9 120 0 80-9 120 0 80 9 120 0 80-9 120 0 80 9 120 0v24H0z"
      />
    </svg>
  )
}
