import type { Approvals } from '../../wallets/createApprovals'
import { createEsploraClient } from '../keys/esplora.mjs'
import { signPsbt as sign } from '../keys/signPsbt.mjs'
import type { CaipNetworkId } from '../types'
import type { Session } from './createSession'

interface Parts {
  readonly session: Session
  readonly approvals: Approvals
  unlock(method: string): Promise<void>
  urlOf(caipNetworkId: CaipNetworkId): Promise<string>
}

export interface PsbtRequest {
  readonly psbt: Uint8Array
  readonly inputs: readonly {
    readonly address: string
    readonly index: number
    readonly sighashTypes?: readonly number[] | undefined
  }[]
  /** Default: false, unless it is broadcast. */
  readonly finalize?: boolean | undefined
  readonly broadcast?: boolean | undefined
}

/** Signs a site's transaction, and sends it where that was asked. */
export async function signPsbt(
  { session, approvals, unlock, urlOf }: Parts,
  { psbt, inputs, broadcast = false, finalize = broadcast }: PsbtRequest,
  method: string,
): Promise<{ psbt: Uint8Array; txid?: string }> {
  const own = inputs.map(({ address, ...input }) => ({ ...input, ...session.keyOf(address) }))
  await unlock(method)
  const facts = own.map(({ index, key }) => [`Input ${index}`, key.address] as const)
  const title = broadcast ? 'Sign and send this transaction?' : 'Sign this transaction?'
  await approvals.ask({ kind: 'transaction', told: { title, facts } }, method)
  const transaction = sign(psbt, { inputs: own, finalize })
  const signed = transaction.toPSBT()
  if (!broadcast) return { psbt: signed }
  const { caipNetworkId = session.state().network } = own[0] ?? {}
  return { psbt: signed, txid: await createEsploraClient(await urlOf(caipNetworkId)).send(transaction.hex) }
}
