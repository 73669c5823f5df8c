import { getBase58Decoder } from '@solana/kit'
import { Transaction, VersionedTransaction } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { ADDRESSES } from '../../testing/createTestApp.js'
import { createSigningAdapter } from '../../testing/createWalletAdapters.js'
import { createLegacyTransfer, createVersionedTransfer } from '../../testing/transfers.js'
import { toWireTransaction } from '../wire/toWireTransaction.js'
import { readSignedTransaction } from './readSignedTransaction.js'

const [TO] = ADDRESSES

async function sign<T extends Transaction | VersionedTransaction>(transaction: T, position = 0) {
  const { adapter, addresses, switchAccount } = await createSigningAdapter()
  if (position) switchAccount()
  const wire = toWireTransaction(transaction)
  const signed = await adapter.signTransaction(transaction)
  const signature = signed.signatures
    .map((each) => ('signature' in each ? each.signature : each))
    .at(position) as Uint8Array
  return { wire, signature: getBase58Decoder().decode(signature), pubkey: addresses[position]! }
}

it('readSignedTransaction inserts the signature into either kind', async () => {
  const { addresses } = await createSigningAdapter()
  const from = addresses[0]!
  const legacy = await sign(await createLegacyTransfer({ from, to: TO }))
  expect(Transaction.from(readSignedTransaction(legacy.wire, legacy)).verifySignatures()).toBe(true)
  const versioned = await sign(await createVersionedTransfer({ from, to: TO }))
  const bytes = readSignedTransaction(versioned.wire, versioned)
  expect(getBase58Decoder().decode(VersionedTransaction.deserialize(bytes).signatures[0]!)).toBe(versioned.signature)
})

it('readSignedTransaction finds a second signer’s position', async () => {
  const { addresses } = await createSigningAdapter()
  const [payer = '', second = ''] = addresses
  const transaction = await createLegacyTransfer({ from: payer, to: TO })
  transaction.add((await createLegacyTransfer({ from: second, to: TO })).instructions[0]!)
  const signed = await sign(transaction, 1)
  const { signatures } = Transaction.from(readSignedTransaction(signed.wire, signed))
  expect(signatures.map(({ publicKey, signature }) => [publicKey.toBase58(), signature !== null])).toEqual([
    [payer, false],
    [second, true],
  ])
})

it('readSignedTransaction rejects responses without a signature, or of a foreign signer', async () => {
  const { addresses } = await createSigningAdapter()
  const { wire, signature, pubkey } = await sign(await createVersionedTransfer({ from: addresses[0]!, to: TO }))
  for (const answer of [
    { pubkey },
    { pubkey, signature: 'short' },
    { pubkey: TO, signature },
    { pubkey: '', signature },
  ]) {
    expect(() => readSignedTransaction(wire, answer)).toThrow('The wallet returned no valid transaction')
  }
  expect(() => readSignedTransaction(wire, { pubkey, transaction: new Uint8Array() })).toThrow(
    'The wallet returned no valid transaction',
  )
})
