import { DispatchError, type DispatchFailure, type PolkadotBalances, type RuntimeEvent } from './createPolkadotBalances'

export interface RuntimeCall {
  section: string
  method: string
  args: readonly { toHex(): string; toString(): string }[]
}

export interface CallOutcome {
  events: readonly RuntimeEvent[]
  refusal: DispatchFailure | undefined
}

/**
 * Executes a call. Unknown calls succeed without effect.
 *
 * @param parameters `isTrial`: rolls all changes back
 */
export function executeCall(
  ledger: PolkadotBalances,
  { signer, call, isTrial = false }: { signer: string; call: RuntimeCall; isTrial?: boolean },
): CallOutcome {
  let events: readonly RuntimeEvent[] = []
  const undo = new Error('undo')
  try {
    ledger.atomically(() => {
      events = apply(ledger, signer, call)
      if (isTrial) throw undo
    })
  } catch (error) {
    if (error instanceof DispatchError) return { events: [], refusal: error.refusal }
    if (error !== undo) throw error
  }
  return { events, refusal: undefined }
}

function apply(
  ledger: PolkadotBalances,
  signer: string,
  { section, method, args }: RuntimeCall,
): readonly RuntimeEvent[] {
  const keepAlive = method === 'transferKeepAlive'
  if (section === 'balances' && (keepAlive || method === 'transferAllowDeath')) {
    const [to, value] = args
    return ledger.transfer({ signer, to: toKey(to), value: toAmount(value), keepAlive })
  }
  if (section === 'assets' && (keepAlive || method === 'transfer')) {
    const [id, to, value] = args
    return ledger.transferAsset({ id: Number(id), signer, to: toKey(to), value: toAmount(value), keepAlive })
  }
  return []
}

// Reads a MultiAddress, whose first byte marks a public key.
function toKey(address: RuntimeCall['args'][number] | undefined) {
  const hex = address?.toHex() ?? ''
  if (!hex.startsWith('0x00') || hex.length !== 68) throw new DispatchError({ pallet: 'System', name: 'CallFiltered' })
  return `0x${hex.slice(4)}`
}

const toAmount = (value: RuntimeCall['args'][number] | undefined) => BigInt(String(value))
