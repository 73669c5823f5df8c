import { BITCOIN_MAINNET, type BitcoinKey } from '@foyer/sandbox/bitcoin'
import { base64 } from '@scure/base'
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'

export interface BuildPsbtParameters {
  readonly url: string
  readonly network: string
  readonly from: BitcoinKey
  readonly to: string
  readonly amount: bigint
}

const FEE = 500n

export async function buildPsbt({ url, network, from, to, amount }: BuildPsbtParameters): Promise<string> {
  const coins: { txid: string; vout: number; value: number }[] = await (
    await fetch(`${url}/address/${from.address}/utxo`)
  ).json()
  const [coin] = coins.sort((one, other) => other.value - one.value)
  if (!coin) throw new Error(`${from.address} has nothing.`)
  const form = network === BITCOIN_MAINNET ? NETWORK : TEST_NETWORK
  const value = BigInt(coin.value)
  const transaction = new Transaction()
  transaction.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo: { script: from.script, amount: value } })
  transaction.addOutputAddress(to, amount, form)
  transaction.addOutputAddress(from.address, value - amount - FEE, form)
  return base64.encode(transaction.toPSBT())
}
