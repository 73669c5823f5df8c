import { Copy } from 'lucide'
import { useViewMessages } from '../i18n/useViewUi.js'
import { useCopyAddress } from '../internal/useCopy.js'
import { CheckIcon, Icon } from './Icon.js'
import { IconButton } from './IconButton.js'

export function CopyAddress({ address }: { readonly address: string }) {
  const { account } = useViewMessages()
  const { isCopied, copy } = useCopyAddress(address)
  return (
    <IconButton label={account.copyAddress} onClick={copy}>
      {isCopied ? <CheckIcon /> : <Icon node={Copy} strokeWidth={1.75} />}
    </IconButton>
  )
}
