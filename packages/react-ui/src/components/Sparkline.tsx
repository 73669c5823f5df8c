const MAX_POINTS = 300
const WIDTH = 44
const HEIGHT = 18

export interface SparklineProps {
  readonly points: readonly number[]
  readonly className: string
}

/** Draws a line chart. Decorative: text beside it says what it means. */
export function Sparkline({ points, className }: SparklineProps) {
  const finite = points.filter(Number.isFinite).slice(0, MAX_POINTS)
  const [low, high] = [Math.min(...finite), Math.max(...finite)]
  if (finite.length < 2 || high === low) return null
  const line = finite
    .map((value, index) => {
      const x = (index / (finite.length - 1)) * WIDTH
      const y = HEIGHT - 1 - ((value - low) / (high - low)) * (HEIGHT - 2)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('L')
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${line}`} />
    </svg>
  )
}
