import { Copy } from 'lucide'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { useViewMessages } from '../../i18n/useViewUi.js'
import { useCopy } from '../../internal/useCopy.js'

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
