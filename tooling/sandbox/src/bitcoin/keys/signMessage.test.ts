import { Verifier } from 'bip322-js'
import { describe, expect, it } from 'vitest'
import roster from '../../roster.json'
import { MAINNET, TESTNET } from '../networks'
import { createKeys } from './createKeys'
import { signBip322, signEcdsa } from './signMessage'

const keys = createKeys(roster.mnemonic)

describe.each([MAINNET, TESTNET])('on %s', (network) => {
  const { payment, ordinals } = keys(0, network)
  const message = 'Willkommen im Hafen ⚓'

  it('signs a message in the old form', () => {
    const signature = signEcdsa(message, payment)
    expect(Verifier.verifySignature(payment.address, message, signature)).toBe(true)
    expect(Verifier.verifySignature(payment.address, 'Another', signature)).toBe(false)
  })

  it('signs a message by BIP-322, with segwit and with taproot', () => {
    for (const key of [payment, ordinals]) {
      const signature = signBip322(message, key)
      expect(Verifier.verifySignature(key.address, message, signature)).toBe(true)
      expect(Verifier.verifySignature(keys(1, network)[key.purpose].address, message, signature)).toBe(false)
    }
  })
})
