import type { ListedWallet } from '@foyer/core'
import { useViewUi } from '../../useViewUi.js'
import { guideUrl } from '../../utils/guideUrl.js'

/** Where to get the wallet, for who has not got it. Nothing where nobody says. */
export function GetBar({ wallet }: { readonly wallet: ListedWallet }) {
  const { context, messages } = useViewUi()
  const { remote, common } = messages
  const href = guideUrl(context, wallet.id)
  if (!href) return null
  return (
    <div className="fy-cta">
      <div className="fy-getbar">
        <span>{remote.dontHave(wallet.name)}</span>
        <a className="fy-btn fy-btn--2 fy-btn--xs" href={href} target="_blank" rel="noopener noreferrer">
          {remote.getIt}
          <span className="fy-vh"> {common.opensInNewTab}</span>
        </a>
      </div>
    </div>
  )
}
