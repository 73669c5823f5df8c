/** Beyond this a course is no picture any more. */
const MOST_POINTS = 300

/** The course of a day as a line. It is only drawn: what it says is said in words beside it. */
export function Spark({ course, isDown }: { readonly course: readonly number[]; readonly isDown: boolean }) {
  const points = course.filter(Number.isFinite).slice(0, MOST_POINTS)
  const [low, high] = [Math.min(...points), Math.max(...points)]
  if (points.length < 2 || high === low) return null
  const line = points
    .map((value, index) => {
      const x = (index / (points.length - 1)) * 44
      const y = 17 - ((value - low) / (high - low)) * 16
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('L')
  return (
    <svg className={`fy-spark ${isDown ? 'fy-down' : 'fy-up'}`} viewBox="0 0 44 18" aria-hidden="true">
      <path d={`M${line}`} />
    </svg>
  )
}
