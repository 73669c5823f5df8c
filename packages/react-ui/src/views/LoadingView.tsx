import { SkeletonRows } from '../components/Skeleton.js'
import { useMessages } from '../UiContext.js'

/** While the first view is on its way. */
export function LoadingView() {
  const { common } = useMessages()
  return (
    <div className="fy-body fy-body--list">
      <div className="fy-rows" aria-busy="true">
        <SkeletonRows count={4} />
      </div>
      <p className="fy-vh" role="status">
        {common.loading}
      </p>
    </div>
  )
}
