import {
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
  isOffCurveAddress,
  address as toAddress,
} from '@solana/kit'
import { expect, it } from 'vitest'
import { associatedAddress, isOnCurve, metadataAddress } from './derive.js'
import { ASSOCIATED_TOKEN, METADATA, TOKEN, TOKEN_2022 } from './programs.js'

const seed = (text: string) => getAddressEncoder().encode(toAddress(text))
const bytesOf = (round: number) =>
  Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + round * 101 + index * round) & 255)
const ROUNDS = Array.from({ length: 60 }, (_, round) => round)

it('tells keys from what is none as kit does', () => {
  const told = ROUNDS.map((round) => isOnCurve(bytesOf(round)))
  expect(told).toEqual(ROUNDS.map((round) => !isOffCurveAddress(getAddressDecoder().decode(bytesOf(round)))))
  // Both kinds were among them.
  expect(new Set(told).size).toBe(2)
})

it('finds where tokens and their names are as kit does', async () => {
  for (const round of ROUNDS.slice(0, 8)) {
    const [owner, mint] = [getAddressDecoder().decode(bytesOf(round)), getAddressDecoder().decode(bytesOf(round + 1))]
    for (const program of [TOKEN, TOKEN_2022]) {
      const seeds = [seed(owner), seed(program), seed(mint)]
      const [wanted] = await getProgramDerivedAddress({ programAddress: toAddress(ASSOCIATED_TOKEN), seeds })
      expect(associatedAddress(owner, { mint, program })).toBe(wanted)
    }
    const seeds = [new TextEncoder().encode('metadata'), seed(METADATA), seed(mint)]
    const [wanted] = await getProgramDerivedAddress({ programAddress: toAddress(METADATA), seeds })
    expect(metadataAddress(mint)).toBe(wanted)
  }
})
