import { DispatchError, type Happened, type Ledger, type Refusal } from './createLedger'

export interface Call {
  section: string
  method: string
  args: readonly { toHex(): string; toString(): string }[]
}

export interface Outcome {
  events: readonly Happened[]
  refusal: Refusal | undefined
}

/**
 * Does what a call says. Of the calls that it does not know none does anything, and all succeed.
 *
 * @param parameters `isTrial`: nothing stays changed
 */
export function execute(
  ledger: Ledger,
  { signer, call, isTrial = false }: { signer: string; call: Call; isTrial?: boolean },
): Outcome {
  let events: readonly Happened[] = []
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

function apply(ledger: Ledger, signer: string, { section, method, args }: Call): readonly Happened[] {
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

/** Of a MultiAddress: one byte says that a public key follows. */
function toKey(address: Call['args'][number] | undefined) {
  const hex = address?.toHex() ?? ''
  if (!hex.startsWith('0x00') || hex.length !== 68) throw new DispatchError({ pallet: 'System', name: 'CallFiltered' })
  return `0x${hex.slice(4)}`
}

const toAmount = (value: Call['args'][number] | undefined) => BigInt(String(value))
