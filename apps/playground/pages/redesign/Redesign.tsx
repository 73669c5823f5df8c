import { comparedViews } from './comparedViews'
import { PictureComparer } from './PictureComparer'

/** Shows the modal's views before and after the redesign, each under a divider. */
export function Redesign() {
  return (
    <>
      <div className="lead">
        <h1>Before and after</h1>
        <p>
          The modal of 24 November 2026 on the left of each divider, today’s on the right. Drag a divider, or move it
          with the arrow keys.
        </p>
      </div>
      <ul className="views">
        {comparedViews.map((view) => (
          <li key={view.name}>
            <PictureComparer view={view} />
            <h2>{view.title}</h2>
            <p>{view.change}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
