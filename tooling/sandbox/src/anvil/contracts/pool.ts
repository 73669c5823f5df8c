import type { Sandbox } from '../../types'
import { SNARE, TOKENS } from './tokens'

/**
 * A pool on every EVM chain of the sandbox. What it holds says what things are worth to it: Ether 2505 dollars, a Pilot half of
 * one.
 */
export const POOL: Sandbox['pool'] = {
  address: '0xc01A000000000000000000000000000000000010',
  coins: 1_000n * 10n ** 18n,
  reserves: [
    { token: TOKENS.dollar.address, amount: 2_505_000n * 10n ** 6n },
    { token: TOKENS.pilot.address, amount: 5_010_000n * 10n ** 18n },
    { token: TOKENS.toll.address, amount: 5_010_000n * 10n ** 18n },
    { token: SNARE.address, amount: 5_010_000n * 10n ** 6n },
  ],
}

/** Another one, which gives a little more for Ether. Who swaps by it says that the way there takes so much gas that it is not worth it. */
export const DETOUR: Sandbox['detour'] = {
  address: '0xC01a000000000000000000000000000000000011',
  coins: 1_000n * 10n ** 18n,
  reserves: [{ token: TOKENS.dollar.address, amount: 2_507_000n * 10n ** 6n }],
}
