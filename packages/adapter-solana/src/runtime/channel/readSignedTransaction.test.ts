import { getBase58Decoder } from '@solana/kit'
import { Transaction, VersionedTransaction } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { createHandedIn } from '../../testing/createHandedIn.js'
import { ADDRESSES } from '../../testing/createPage.js'
import { legacyTransfer, versionedTransfer } from '../../testing/transfers.js'
import { toWire } from '../wire/toWire.js'
import { readSignedTransaction } from './readSignedTransaction.js'

const [TO] = ADDRESSES

/** What a wallet answers that gives a signature and no transaction. */
async function sign<T extends Transaction | VersionedTransaction>(transaction: T, position = 0) {
  const { adapter, addresses, switchAccount } = await createHandedIn()
  if (position) switchAccount()
  const wire = toWire(transaction)
  const signed = await adapter.signTransaction(transaction)
  const signature = signed.signatures
    .map((each) => ('signature' in each ? each.signature : each))
    .at(position) as Uint8Array
  return { wire, signature: getBase58Decoder().decode(signature), pubkey: addresses[position]! }
}

it('puts a signature where it belongs, in a transaction of either kind', async () => {
  const { addresses } = await createHandedIn()
  const from = addresses[0]!
  const legacy = await sign(await legacyTransfer({ from, to: TO }))
  expect(Transaction.from(readSignedTransaction(legacy.wire, legacy)).verifySignatures()).toBe(true)
  const versioned = await sign(await versionedTransfer({ from, to: TO }))
  const bytes = readSignedTransaction(versioned.wire, versioned)
  expect(getBase58Decoder().decode(VersionedTransaction.deserialize(bytes).signatures[0]!)).toBe(versioned.signature)
})

it('finds the place of a second signer', async () => {
  const { addresses } = await createHandedIn()
  const [payer = '', second = ''] = addresses
  const transaction = await legacyTransfer({ from: payer, to: TO })
  transaction.add((await legacyTransfer({ from: second, to: TO })).instructions[0]!)
  const signed = await sign(transaction, 1)
  const { signatures } = Transaction.from(readSignedTransaction(signed.wire, signed))
  expect(signatures.map(({ publicKey, signature }) => [publicKey.toBase58(), signature !== null])).toEqual([
    [payer, false],
    [second, true],
  ])
})

it('refuses an answer without either, and one of somebody who does not sign', async () => {
  const { addresses } = await createHandedIn()
  const { wire, signature, pubkey } = await sign(await versionedTransfer({ from: addresses[0]!, to: TO }))
  for (const answer of [
    { pubkey },
    { pubkey, signature: 'short' },
    { pubkey: TO, signature },
    { pubkey: '', signature },
  ]) {
    expect(() => readSignedTransaction(wire, answer)).toThrow('The wallet gave no transaction')
  }
  expect(() => readSignedTransaction(wire, { pubkey, transaction: new Uint8Array() })).toThrow(
    'The wallet gave no transaction',
  )
})
