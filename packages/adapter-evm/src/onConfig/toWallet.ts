import { parseRdns, toImageUrl, type Wallet } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'

export function toWallet({ id, name, icon, rdns, type }: Connector): Wallet {
  const isInjected = type === 'injected'
  const announced = isInjected ? parseRdns(id) : undefined
  return {
    id,
    name: id === 'injected' ? 'Browser wallet' : name,
    type: announced ? 'ANNOUNCED' : isInjected ? 'INJECTED' : 'EXTERNAL',
    imageUrl: toImageUrl(icon),
    info: { rdns: announced ?? parseRdns(typeof rdns === 'string' ? rdns : rdns?.[0]) },
  }
}
