import { SkeletonRows } from '../components/Skeleton.js'
import { useMessages } from '../internal/UiContext.js'

/**
 * Shows skeleton rows. `isAccount` reserves the account view's height, because its code may load while the modal opens.
 */
export function LoadingView({ isAccount }: { readonly isAccount?: boolean }) {
  const { common } = useMessages()
  return (
    <div className={`fy-body fy-body--list${isAccount ? ' fy-body--account' : ''}`}>
      {isAccount && (
        <div className="fy-walletcard">
          <SkeletonRows count={1} />
          <span className="fy-skel fy-skel--big" aria-hidden="true" />
        </div>
      )}
      <div className="fy-rows" aria-busy="true">
        <SkeletonRows count={4} />
      </div>
      <p className="fy-vh" role="status">
        {common.loading}
      </p>
    </div>
  )
}
