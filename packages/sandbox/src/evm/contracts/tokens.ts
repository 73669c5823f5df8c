import type { EvmSandbox } from '../../types'

/** Imitates `dollar`; buyers cannot sell it. No token list has it. */
export const SCAM_TOKEN: EvmSandbox['scamToken'] = {
  address: '0xC01a000000000000000000000000000000000006',
  symbol: 'HUSD',
  name: 'Harbor Dollar',
  decimals: 6,
  amount: 0n,
}

/** Tokens at the same addresses on every EVM chain. Every account of the test mnemonic has `amount` of each. */
export const EVM_TOKENS: EvmSandbox['tokens'] = {
  dollar: {
    address: '0xc01A000000000000000000000000000000000001',
    symbol: 'HUSD',
    name: 'Harbor Dollar',
    decimals: 6,
    amount: 25_000_500_001n,
  },
  pilot: {
    address: '0xC01A000000000000000000000000000000000002',
    symbol: 'PILOT',
    name: 'Pilot',
    decimals: 18,
    amount: 1_234_567_890_123_456_789_012n,
  },
  rope: {
    address: '0xC01a000000000000000000000000000000000003',
    symbol: 'ROPE',
    name: 'Rope',
    decimals: 18,
    amount: 7_000_000_000_000_000_001n,
  },
  toll: {
    address: '0xC01a000000000000000000000000000000000004',
    symbol: 'TOLL',
    name: 'Toll',
    decimals: 18,
    amount: 500_000_000_000_000_000_000n,
  },
  wreck: {
    address: '0xc01a000000000000000000000000000000000005',
    symbol: 'WRECK',
    name: 'Wreck',
    decimals: 18,
    amount: 0n,
  },
}
