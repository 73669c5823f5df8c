import type { EmbeddedUser } from '@foyer/auth-frame/host'
import { createChain } from './createChain'
import type { Person } from './createSession'
import { findAccounts } from './findAccounts'
import type { FrameContext } from './handlers/types'
import { toChainId } from './networks'

/** What the page is told of somebody: never more than this. */
export async function describeUser(
  context: FrameContext,
  person: Person,
  signal: AbortSignal,
  // Another question may be about another network before this one is answered.
  current = context.network.get(),
): Promise<EmbeddedUser> {
  const { api } = context
  const { wallet, email, userName, token } = person
  const known = { ...(email && { email }), ...(userName && { userName }), chainId: toChainId(current) }
  if (current.namespace === 'solana') return { ...known, address: wallet.solana.address }
  const chain = createChain({ api, token, signal }, current)
  const { eoa, smart, active } = await findAccounts(context, person, current, chain)
  return {
    ...known,
    address: active,
    preferredAccountType: active === eoa ? 'eoa' : 'smartAccount',
    accounts: [
      { address: eoa, type: 'eoa' },
      ...(smart ? [{ address: smart.address, type: 'smartAccount' as const }] : []),
    ],
    ...(smart && { smartAccountDeployed: smart.isDeployed }),
  }
}
