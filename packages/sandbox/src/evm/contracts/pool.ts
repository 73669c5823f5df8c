import type { EvmSandbox } from '../../types'
import { EVM_TOKENS, SCAM_TOKEN } from './tokens'

/** Prices follow from the reserves: 2505 dollars per Ether, half a dollar per Pilot. */
export const SWAP_POOL: EvmSandbox['pool'] = {
  address: '0xc01A000000000000000000000000000000000010',
  coins: 1_000n * 10n ** 18n,
  reserves: [
    { token: EVM_TOKENS.dollar.address, amount: 2_505_000n * 10n ** 6n },
    { token: EVM_TOKENS.pilot.address, amount: 5_010_000n * 10n ** 18n },
    { token: EVM_TOKENS.toll.address, amount: 5_010_000n * 10n ** 18n },
    { token: SCAM_TOKEN.address, amount: 5_010_000n * 10n ** 6n },
  ],
}

/**
 * Describes a pool that pays more for Ether than `SWAP_POOL`. Its swap provider reports gas costs that outweigh the
 * gain.
 */
export const BETTER_POOL: EvmSandbox['betterPool'] = {
  address: '0xC01a000000000000000000000000000000000011',
  coins: 1_000n * 10n ** 18n,
  reserves: [{ token: EVM_TOKENS.dollar.address, amount: 2_507_000n * 10n ** 6n }],
}
