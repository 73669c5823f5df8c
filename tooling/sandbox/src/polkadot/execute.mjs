import { DispatchError } from './createLedger.mjs'

/**
 * @typedef {import('./createLedger.mjs').Happened} Happened
 * @typedef {{ section: string, method: string, args: readonly { toHex(): string, toString(): string }[] }} Call
 * @typedef {{ events: readonly Happened[], refusal: import('./createLedger.mjs').Refusal | undefined }} Outcome
 */

/**
 * Does what a call says. Of the calls that it does not know none does anything, and all succeed.
 *
 * @param {import('./createLedger.mjs').Ledger} ledger
 * @param {{ signer: string, call: Call, isTrial?: boolean }} parameters `isTrial`: nothing stays changed
 * @returns {Outcome}
 */
export function execute(ledger, { signer, call, isTrial = false }) {
  /** @type {readonly Happened[]} */
  let events = []
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

/** @type {(ledger: import('./createLedger.mjs').Ledger, signer: string, call: Call) => readonly Happened[]} */
function apply(ledger, signer, { section, method, args }) {
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

/** Of a MultiAddress: one byte says that a public key follows. @param {Call['args'][number] | undefined} address */
function toKey(address) {
  const hex = address?.toHex() ?? ''
  if (!hex.startsWith('0x00') || hex.length !== 68) throw new DispatchError({ pallet: 'System', name: 'CallFiltered' })
  return `0x${hex.slice(4)}`
}

/** @param {Call['args'][number] | undefined} value */
const toAmount = (value) => BigInt(String(value))
