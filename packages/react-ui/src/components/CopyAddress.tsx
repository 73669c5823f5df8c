import { Copy } from 'lucide'
import { useCopyAddress } from '../hooks/useCopyAddress.js'
import { useViewMessages } from '../useViewUi.js'
import { CheckIcon } from './CheckIcon.js'
import { Icon } from './Icon.js'
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
