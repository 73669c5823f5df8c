import { Verifier } from 'bip322-js'
import { describe, expect, it } from 'vitest'
import testAccounts from '../../testAccounts.json'
import { BITCOIN_MAINNET, BITCOIN_TESTNET } from '../networks'
import { createBitcoinDeriver } from './createBitcoinDeriver'
import { signBip322, signEcdsa } from './signMessage'

const keys = createBitcoinDeriver(testAccounts.mnemonic)

describe.each([BITCOIN_MAINNET, BITCOIN_TESTNET])('signMessage on %s', (network) => {
  const { payment, ordinals } = keys(0, network)
  const message = 'Willkommen im Hafen ⚓'

  it('signs a message in the legacy format', () => {
    const signature = signEcdsa(message, payment)
    expect(Verifier.verifySignature(payment.address, message, signature)).toBe(true)
    expect(Verifier.verifySignature(payment.address, 'Another', signature)).toBe(false)
  })

  it('signs a message by BIP-322 with segwit and with Taproot', () => {
    for (const key of [payment, ordinals]) {
      const signature = signBip322(message, key)
      expect(Verifier.verifySignature(key.address, message, signature)).toBe(true)
      expect(Verifier.verifySignature(keys(1, network)[key.purpose].address, message, signature)).toBe(false)
    }
  })
})
