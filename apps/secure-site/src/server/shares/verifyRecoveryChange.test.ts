import { expect, it } from 'vitest'
import { computeProofKey, signRecoveryChange } from '../../frame/vault/walletProof'
import { verifyRecoveryChange } from './verifyRecoveryChange'

const [seed, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const change = { change: 'add', wayId: 'way', token: 'token' } as const
const sign = (from = seed, userId = 'mia') => signRecoveryChange(from, { ...change, userId })

it('accepts a change that the opened wallet has signed', async () => {
  const proofKey = await computeProofKey(seed, 'mia')
  expect(verifyRecoveryChange({ proofKey, signature: await sign() }, change)).toBe(true)
})

it.each([
  ['another change', { change: 'remove' }],
  ['another way of recovery', { wayId: 'other' }],
  ['another session', { token: 'other' }],
  ['no session', { token: undefined }],
] as const)('refuses the signature for %s', async (_, changed) => {
  const proofKey = await computeProofKey(seed, 'mia')
  expect(verifyRecoveryChange({ proofKey, signature: await sign() }, { ...change, ...changed })).toBe(false)
})

it('refuses the signature of another wallet, and of the same wallet for another user', async () => {
  const proofKey = await computeProofKey(seed, 'mia')
  expect(verifyRecoveryChange({ proofKey, signature: await sign(other) }, change)).toBe(false)
  expect(verifyRecoveryChange({ proofKey, signature: await sign(seed, 'ida') }, change)).toBe(false)
})

it.each(['', 'AAAA', '…'])('refuses the malformed key %j and signature', async (text) => {
  expect(verifyRecoveryChange({ proofKey: text, signature: await sign() }, change)).toBe(false)
  const proofKey = await computeProofKey(seed, 'mia')
  expect(verifyRecoveryChange({ proofKey, signature: text }, change)).toBe(false)
})
