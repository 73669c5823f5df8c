import {
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
  isOffCurveAddress,
  address as toAddress,
} from '@solana/kit'
import { expect, it } from 'vitest'
import { deriveMetadataAddress, deriveTokenAccountAddress, isOnCurve } from './deriveAddresses.js'
import { ASSOCIATED_TOKEN_PROGRAM, METADATA_PROGRAM, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './programs.js'

const seed = (text: string) => getAddressEncoder().encode(toAddress(text))
const bytesOf = (round: number) =>
  Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + round * 101 + index * round) & 255)
const ROUNDS = Array.from({ length: 60 }, (_, round) => round)

it('isOnCurve agrees with kit', () => {
  const reported = ROUNDS.map((round) => isOnCurve(bytesOf(round)))
  expect(reported).toEqual(ROUNDS.map((round) => !isOffCurveAddress(getAddressDecoder().decode(bytesOf(round)))))
  // The samples include keys on and off the curve.
  expect(new Set(reported).size).toBe(2)
})

it('derived addresses agree with kit', async () => {
  for (const round of ROUNDS.slice(0, 8)) {
    const [owner, mint] = [getAddressDecoder().decode(bytesOf(round)), getAddressDecoder().decode(bytesOf(round + 1))]
    for (const program of [TOKEN_PROGRAM, TOKEN_2022_PROGRAM]) {
      const seeds = [seed(owner), seed(program), seed(mint)]
      const [requested] = await getProgramDerivedAddress({ programAddress: toAddress(ASSOCIATED_TOKEN_PROGRAM), seeds })
      expect(deriveTokenAccountAddress(owner, { mint, program })).toBe(requested)
    }
    const seeds = [new TextEncoder().encode('metadata'), seed(METADATA_PROGRAM), seed(mint)]
    const [requested] = await getProgramDerivedAddress({ programAddress: toAddress(METADATA_PROGRAM), seeds })
    expect(deriveMetadataAddress(mint)).toBe(requested)
  }
})
