import { Copy } from 'lucide'
import { useCopyAddress } from '../hooks/useCopyAddress.js'
import { useMessages } from '../UiContext.js'
import { CheckIcon } from './CheckIcon.js'
import { Icon } from './Icon.js'
import { IconButton } from './IconButton.js'

export function CopyAddress({ address }: { readonly address: string }) {
  const { account } = useMessages()
  const { isCopied, copy } = useCopyAddress(address)
  return (
    <IconButton label={account.copyAddress} onClick={copy}>
      {isCopied ? <CheckIcon /> : <Icon node={Copy} strokeWidth={1.75} />}
    </IconButton>
  )
}
