import { Copy } from 'lucide'
import { CheckIcon } from '../../components/CheckIcon.js'
import { Icon } from '../../components/Icon.js'
import { useCopy } from '../../hooks/useCopy.js'
import { useViewMessages } from '../../useViewUi.js'

/** The offer as a link, for a wallet on this or another device. */
export function CopyLink({ uri }: { readonly uri: string | undefined }) {
  const { remote } = useViewMessages()
  const { isCopied, copy } = useCopy(uri ?? '', { copied: remote.linkCopied, failed: remote.copyFailed })
  return (
    <button
      type="button"
      className={`fy-copy${isCopied ? ' is-ok' : ''}`}
      aria-disabled={!uri || undefined}
      onClick={uri ? copy : undefined}
    >
      {isCopied ? (
        <CheckIcon className="fy-i fy-i--sm" />
      ) : (
        <Icon node={Copy} className="fy-i fy-i--sm" strokeWidth={1.9} />
      )}
      {remote.copyLink}
    </button>
  )
}
