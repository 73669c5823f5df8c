import type { EmbeddedUser } from '@foyer/auth-frame/server'
import { createChainClient } from '../chain/createChainClient'
import { toChainId } from '../chain/networks'
import type { FrameContext } from '../handlers/types'
import type { SignedInUser } from './createFrameSession'
import { findEvmAccounts } from './findEvmAccounts'

/** Describes the user with only the data that the page may have. */
export async function describeUser(
  context: FrameContext,
  person: SignedInUser,
  signal: AbortSignal,
  // Read once, because a parallel request may switch networks meanwhile.
  current = context.network.get(),
): Promise<EmbeddedUser> {
  const { api } = context
  const { addresses, email, userName, token } = person
  const known = { ...(email && { email }), ...(userName && { userName }), chainId: toChainId(current) }
  if (current.namespace === 'solana') return { ...known, address: addresses.solana }
  const chain = createChainClient({ api, token, signal }, current)
  const { eoa, smart, active } = await findEvmAccounts(context, person, current, chain)
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
