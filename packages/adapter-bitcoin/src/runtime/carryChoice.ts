import type { WalletState } from './link.js'

export interface CarryChoiceParameters {
  readonly chosen: string | undefined
  readonly before: WalletState
  readonly next: WalletState
}

/**
 * What becomes of the account that was chosen in the page. It stays, on another network as the address of the same place
 * in the wallet's order; a wallet whose own first account is another one has been told otherwise by its owner.
 */
export function carryChoice({ chosen, before, next }: CarryChoiceParameters): string | undefined {
  const [old, fresh] = [payments(before), payments(next)]
  if (before.caipNetworkId !== next.caipNetworkId) return chosen && fresh[old.indexOf(chosen)]
  return old[0] === fresh[0] ? chosen : undefined
}

function payments({ addresses }: WalletState): readonly string[] {
  return addresses.filter(({ purpose }) => purpose === 'payment').map(({ address }) => address)
}
